@preconcurrency @MainActor open class UITableViewController: UIViewController {}
@preconcurrency @MainActor open class UICollectionViewController: UIViewController {}
