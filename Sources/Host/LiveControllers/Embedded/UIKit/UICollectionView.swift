import CardproofRuntime

/// A grid of cells, which asks its data source when the host wants the tree.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, PrototypeHolder,
  OutletHolder
{
  private static let limit = 60
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open override var cardproofKind: String { "collection" }
  open weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
  open weak var delegate: UICollectionViewDelegate? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      isLayoutOfFile = false
    }
  }
  /// Whether the layout is that of Interface Builder, which the host knows.
  private var isLayoutOfFile = false
  open var backgroundView: UIView?
  open var allowsSelection = true

  private var prototypes: [(value: JSONValue, file: String)] = []
  private var cellClasses: [String: UICollectionReusableView.Type] = [:]
  private var nibs: [String: UINib] = [:]
  private var storedCells: [(path: IndexPath, cell: UICollectionViewCell)]?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    isLayoutOfFile = true
  }

  func takePrototypes(_ prototypes: [JSONValue], from loader: InterfaceLoader) {
    self.prototypes = prototypes.map { ($0, loader.file) }
  }
  func setOutlet(_ name: String, to value: Any) {
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
      let made = Registry.shared.items[ObjectIdentifier(type)]?(.zero) as? UICollectionViewCell
      return made ?? UICollectionViewCell(frame: .zero)
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
  open func reloadData() { storedCells = nil }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  private var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
    if let storedCells { return storedCells }
    var cells: [(path: IndexPath, cell: UICollectionViewCell)] = []
    for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) {
      let count = dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
      for item in 0..<max(0, min(count, Self.limit)) {
        let path = IndexPath(item: item, section: section)
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { continue }
        cells.append((path, cell))
      }
    }
    storedCells = cells
    return cells
  }
  open var visibleCells: [UICollectionViewCell] { cells.map(\.cell) }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.first { $0.path == indexPath }?.cell
  }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open func scrollToItem(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {}
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}

  /// Where a scrolled item comes to lie.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1)
    public static let left = Self(rawValue: 8)
    public static let centeredHorizontally = Self(rawValue: 16)
  }

  open override func cardproofDescribe(_ fields: inout [String: JSONValue]) {
    fields["cells"] = .array(
      zip(cells, sizes).map { cell, size in
        [
          "view": cell.cell.cardproofNode(), "width": JSONValue(optional: size.map { $0.width }),
          "height": JSONValue(optional: size.map { $0.height }), "cell": true,
        ]
      })
    guard !isLayoutOfFile else { return }
    let composed = collectionViewLayout as? UICollectionViewCompositionalLayout
    fields["flow"] =
      (collectionViewLayout as? UICollectionViewFlowLayout)?.cardproofValue
      ?? composed?.section(0, in: bounds.size)?.cardproofValue
  }

  /// The sizes of the cells; nil where a file tells.
  private var sizes: [CGSize?] {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let delegate = delegate as? UICollectionViewDelegateFlowLayout
    let composed = collectionViewLayout as? UICollectionViewCompositionalLayout
    return cells.map { path, cell in
      if let section = composed?.section(path.section, in: bounds.size) {
        var (size, isEstimated) = section.cell(at: path.item, in: bounds.size)
        if isEstimated {
          size.height = HostLayout.size(of: cell.contentView, width: size.width).height
        }
        return size
      }
      return delegate?.collectionView(self, layout: collectionViewLayout, sizeForItemAt: path)
        ?? (isLayoutOfFile ? nil : flow?.itemSize ?? CGSize(width: 50, height: 50))
    }
  }

  /// The height of all lines, as the host puts them.
  open override var contentSize: CGSize {
    get {
      let flow = collectionViewLayout as? UICollectionViewFlowLayout
      let section = (collectionViewLayout as? UICollectionViewCompositionalLayout)?
        .section(0, in: bounds.size)
      guard let value = flow?.cardproofValue ?? section?.cardproofValue,
        value["direction"]?.text == "vertical", let inset = value["inset"]?.numbers,
        inset.count == 4
      else { return super.contentSize }
      let gap = value["item"]?.double ?? 0
      let width = bounds.width - inset[1] - inset[3]
      var (height, line, used): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      for size in sizes.compactMap({ $0 }) {
        if used > 0, used + gap + size.width > width + 0.01 {
          height += line + (value["line"]?.double ?? 0)
          (line, used) = (0, 0)
        }
        used += (used > 0 ? gap : 0) + size.width
        line = max(line, size.height)
      }
      return CGSize(width: bounds.width, height: height + line + inset[0] + inset[2])
    }
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
