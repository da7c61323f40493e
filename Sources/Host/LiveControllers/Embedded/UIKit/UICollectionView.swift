/// A grid of cells, which asks its data source when the host wants the tree.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, PrototypeHolder,
  OutletHolder
{
  private static let limit = 60
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open override var cardproofKind: String { "collection" }
  open override var cardproofGround: UIColor? { .systemBackground }
  open weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
  open weak var delegate: UICollectionViewDelegate? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      forgetPlaces()
    }
  }
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView != nil else { return }
      Session.noteMissing("UICollectionView.backgroundView", changesLook: true)
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  private var prototypes: [(value: JSONValue, file: String)] = []
  private var cellClasses: [String: UICollectionReusableView.Type] = [:]
  private var supplementClasses: [String: UICollectionReusableView.Type] = [:]
  private var nibs: [String: UINib] = [:]
  final var storedSections: [CollectionSection]?
  /// Views that a layout of the project's puts, and their places.
  final var ownPlaces = CollectionPlaces()
  /// The mark of a time in which its sections are made, or the host is asked for the places of a layout of UIKit's.
  private var isBusy = false
  /// The mark of a time in which a layout puts the cells, and what the host has said in it.
  private var isPlacing = false
  private var knownPlaces: (frame: (UIView) -> CGRect?, content: CGSize)?
  final var cardproofSelection = ListSelection()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open override func cardproofRead(_ values: JSONValue) {
    super.cardproofRead(values)
    if values["hasEdges"]?.flag == true {
      Session.noteMissing("the headers and footers of a file's collection", changesLook: true)
    }
    if let name = values["layoutClass"]?.text {
      if let type = Registry.shared.classes[name] as? UICollectionViewLayout.Type,
        let own = type.init(coder: NSCoder())
      {
        collectionViewLayout = own
      } else {
        Session.noteMissing("the class of a collection's layout", changesLook: true)
      }
    }
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    flow.minimumLineSpacing = values["minimumLineSpacing"]?.double ?? flow.minimumLineSpacing
    flow.minimumInteritemSpacing =
      values["minimumInteritemSpacing"]?.double ?? flow.minimumInteritemSpacing
    if let size = values["itemSize"]?.numbers, size.count == 2 {
      flow.itemSize = CGSize(width: size[0], height: size[1])
    }
    if let inset = values["sectionInset"]?.numbers, inset.count == 4 {
      flow.sectionInset = UIEdgeInsets(
        top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    }
    if values["isHorizontal"]?.flag == true { flow.scrollDirection = .horizontal }
    if values["isAutomatic"]?.flag == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }

  func takePrototypes(_ prototypes: [JSONValue], from loader: InterfaceLoader) {
    self.prototypes = prototypes.map { ($0, loader.file) }
  }
  public func setOutlet(_ name: String, to value: Any) {
    if name == "dataSource" { dataSource = value as? UICollectionViewDataSource }
    if name == "delegate" { delegate = value as? UICollectionViewDelegate }
  }

  open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = type as? UICollectionReusableView.Type
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nibs[identifier] = nib
  }
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let type = cellClasses[identifier] {
      let frame = CGRect(origin: .zero, size: cellSize(at: indexPath))
      return Registry.shared.item(type, frame: frame)
    }
    if let nib = nibs[identifier],
      let cell = nib.instantiate(withOwner: nil).lazy.compactMap({ $0 as? UICollectionViewCell })
        .first
    {
      return cell
    }
    guard let (value, file) = prototypes.first(where: { $0.value["reuse"]?.text == identifier }),
      let cell = InterfaceLoader(file: file).collectionCell(of: value)
    else { fatalError("could not dequeue a view with identifier \(identifier)") }
    return cell
  }
  open func register(
    _ type: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { supplementClasses[kind + " " + identifier] = type as? UICollectionReusableView.Type }
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let type = supplementClasses[kind + " " + identifier] else {
      fatalError("could not dequeue a view of kind \(kind) with identifier \(identifier)")
    }
    let size = CollectionSection.supplementSize(kind, in: indexPath.section, of: self)
    return Registry.shared.supplement(type, frame: CGRect(origin: .zero, size: size))
  }
  open func reloadData() {
    cardproofSelection = ListSelection()
    forgetCells()
  }
  open func reloadItems(at indexPaths: [IndexPath]) { forgetCells() }
  open func reloadSections(_ sections: IndexSet) { forgetCells() }
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    forgetCells()
    completion?(true)
  }
  final func forgetCells() {
    storedSections = nil
    forgetPlaces()
  }
  final func forgetPlaces() { ownPlaces = CollectionPlaces() }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  private var sections: [CollectionSection] {
    if let storedSections { return storedSections }
    guard !isBusy else { return [] }
    isBusy = true
    defer { isBusy = false }
    ownPlaces.prepare(collectionViewLayout, for: bounds.size)
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let sections = (0..<max(0, min(count, Self.limit))).map {
      CollectionSection($0, of: self, limit: Self.limit)
    }
    storedSections = sections
    return sections
  }
  private var cells: [(path: IndexPath, cell: UICollectionViewCell)] { sections.flatMap(\.cells) }

  /// The size that the layout gives the cell of an item before it is made.
  private func cellSize(at path: IndexPath) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.estimate
      ?? CollectionSection.size(at: path, in: self)
      ?? collectionViewLayout.layoutAttributesForItem(at: path)?.size ?? .zero
  }
  open var visibleCells: [UICollectionViewCell] { cells.map(\.cell) }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.first { $0.path == indexPath }?.cell
  }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open func scrollToItem(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {}

  open override func cardproofAppeared() {
    for cell in storedSections?.flatMap(\.cells) ?? [] { UIViewController.appear(in: cell.cell) }
  }
  open override func cardproofPrepare() { layOutCells() }
  open override func cardproofLayoutInside() { layOutCells() }

  /// Gives the cells their sizes, and lets their classes lay them out.
  private func layOutCells() {
    guard bounds.width > 0, !isBusy else { return }
    for section in sections { section.layOut() }
    isPlacing = true
    defer { (isPlacing, knownPlaces) = (false, nil) }
    ownPlaces.prepare(collectionViewLayout, for: bounds.size)
    ownPlaces.place(sections, of: self)
  }

  /// Where a layout of UIKit's puts everything, and the size of it all; the host knows.
  final var hosted: (attributes: [UICollectionViewLayoutAttributes], content: CGSize) {
    let sections = sections
    guard bounds.width > 0, !isBusy else { return ([], .zero) }
    isBusy = true
    defer { isBusy = false }
    let answer = knownPlaces ?? HostLayout.places(in: self)
    if isPlacing { knownPlaces = answer }
    let attributes = sections.flatMap(\.elements).compactMap { element, attributes in
      answer.frame(element).map { frame in
        attributes.frame = frame
        return attributes
      }
    }
    return (attributes, answer.content)
  }

  open override func cardproofDescribe(_ fields: inout [String: JSONValue]) {
    let isOwn = collectionViewLayout.isOwn && !isBusy
    fields["cells"] = .array(isOwn ? ownPlaces.nodes : sections.flatMap(\.nodes))
    fields["flows"] = .array(sections.map(\.flow))
  }

  /// The size of all lines, as the layout has it.
  open override var contentSize: CGSize {
    get { collectionViewLayout.collectionViewContentSize }
    set {}
  }
}

/// A controller whose view is a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout
  public init(collectionViewLayout: UICollectionViewLayout) {
    layout = collectionViewLayout
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }
  open var collectionViewLayout: UICollectionViewLayout {
    (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? layout
  }
  open override func cardproofPlainView() -> UIView {
    let collection = UICollectionView(
      frame: CGRect(origin: .zero, size: Self.cardproofPlainSize), collectionViewLayout: layout)
    collection.cardproofForgetFrame()
    return collection
  }
  open override func loadView() {
    super.loadView()
    guard let collection = viewIfLoaded as? UICollectionView else { return }
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
