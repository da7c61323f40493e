/// The coordination of a transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  func animate(
    alongsideTransition animation: ((Any) -> Void)?, completion: ((Any) -> Void)?
  ) -> Bool
}

/// A controller of a stack of controllers, of which the last shows.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open var isNavigationBarHidden = false
  open lazy var navigationBar = UINavigationBar(frame: .zero)

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The bar is above the view of the controller, which is lower by it.
    if !isNavigationBarHidden {
      Session.noteMissing("UINavigationController.navigationBar", changesLook: true)
    }
  }
  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? { children.last }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for child in children {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in controllers { pushViewController(controller, animated: animated) }
  }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    topViewController?.viewIfLoaded?.removeFromSuperview()
    addChild(controller)
    view.addSubview(controller.view)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.didMove(toParent: self)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    let top = topViewController
    setViewControllers(children.dropLast(), animated: animated)
    return top
  }
  open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    isNavigationBarHidden = isHidden
  }
}

/// The bar of a navigation controller, which hosts of snippets do not show.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
}

/// A button of a bar; a hosted view has no bars.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// The place of a title.
  public enum Style: Sendable { case plain, done }
  /// The buttons of the system.
  public enum SystemItem: Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, action, close, refresh, search
    case trash, compose, reply, camera, play, pause, stop
  }
  open var title: String?
  open var image: UIImage?
  open var tintColor: UIColor?
  open var isEnabled = true
  open var customView: UIView?
  public override init() {}
  public init(title: String?, style: Style, target: Any?, action: Selector?) { self.title = title }
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.image = image }
  public init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {}
  public init(customView: UIView) { self.customView = customView }
}

/// The content of the navigation bar for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  public init(title: String) { self.title = title }
}
