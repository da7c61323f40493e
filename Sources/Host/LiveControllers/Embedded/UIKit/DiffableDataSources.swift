/// The snapshot of a source of cells.
@preconcurrency @MainActor
open class CardproofSnapshots<Section: Hashable, Item: Hashable>: NSObject {
  final var current = NSDiffableDataSourceSnapshot<Section, Item>()
  private let reload: () -> Void

  init(reload: @escaping () -> Void) {
    self.reload = reload
    super.init()
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    reload()
    completion?()
  }
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  open func itemIdentifier(for path: IndexPath) -> Item? { current.item(at: path) }
  open func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  open func index(for section: Section) -> Int? {
    current.sectionIdentifiers.firstIndex(of: section)
  }
  open func indexPath(for item: Item) -> IndexPath? { current.path(of: item) }
}

/// A source of a collection's cells that is given snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  CardproofSnapshots<Section, Item>, UICollectionViewDataSource
{
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { collectionView?.reloadData() }
  }

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init { [weak collectionView] in collectionView?.reloadData() }
    collectionView.dataSource = self
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.numberOfItems(inSection: current.sectionIdentifiers[section]) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, path) ?? UICollectionReusableView(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: path), let cell = cellProvider(collectionView, path, item)
    else { fatalError("The cell provider returned nil for \(path)") }
    return cell
  }
}

/// A source of a table's cells that is given snapshots.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  CardproofSnapshots<Section, Item>, UITableViewDataSource
{
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?

  private let cellProvider: CellProvider
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init { [weak tableView] in tableView?.reloadData() }
    tableView.dataSource = self
  }

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  open func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    guard let item = current.item(at: path), let cell = cellProvider(tableView, path, item)
    else { fatalError("The cell provider returned nil for \(path)") }
    return cell
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
}

extension UICollectionView {
  /// A handler that fills the cells of a class.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let handler: (Cell, IndexPath, Item) -> Void
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) { self.handler = handler }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
  ) -> Cell {
    guard let cell = Registry.shared.item(Cell.self, frame: .zero) as? Cell else {
      fatalError("could not make a cell of \(Cell.self)")
    }
    if let item { registration.handler(cell, path, item) }
    return cell
  }

  /// A handler that fills the views of a class above or below the cells.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    let kind: String
    let handler: (Supplementary, String, IndexPath) -> Void
    public init(
      elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void
    ) { (kind, self.handler) = (elementKind, handler) }
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for path: IndexPath
  ) -> Supplementary {
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0)
    guard
      let view = Registry.shared.supplement(Supplementary.self, frame: frame) as? Supplementary
    else { fatalError("could not make a view of \(Supplementary.self)") }
    registration.handler(view, registration.kind, path)
    return view
  }
}
