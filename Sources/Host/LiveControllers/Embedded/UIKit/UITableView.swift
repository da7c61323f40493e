/// A list of rows, which asks its data source when the host wants the tree.
@preconcurrency @MainActor open class UITableView: UIScrollView, PrototypeHolder, OutletHolder {
  public static let automaticDimension: CGFloat = -1

  open override var cardproofKind: String { "table" }
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: rowFrames.last?.maxY ?? 0) }
    set {}
  }
  public private(set) var style = Style.plain
  open weak var dataSource: UITableViewDataSource? { didSet { reloadData() } }
  private weak var storedDelegate: UITableViewDelegate?
  open weak var delegate: UITableViewDelegate? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      reloadData()
    }
  }
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var estimatedSectionHeaderHeight: CGFloat = -1
  open var estimatedSectionFooterHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = -1
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView != nil else { return }
      Session.noteMissing("UITableView.backgroundView", changesLook: true)
    }
  }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { cardproofNote("separatorStyle", separatorStyle == .none ? "none" : "singleLine") }
  }
  open var separatorColor: UIColor? {
    didSet { cardproofNote("separatorColor", separatorColor?.cardproofToken ?? .null) }
  }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { cardproofNote("separatorInset", separatorInset.cardproofValue) }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isEditing = false {
    didSet { if isEditing { Session.noteMissing("UITableView.isEditing", changesLook: true) } }
  }
  open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }
  open var cellLayoutMarginsFollowReadableWidth = false

  private var prototypes: [(value: JSONValue, file: String)] = []
  /// The sections of a file that has the cells themselves.
  final var fileSections: [FileSection] = []
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var nibs: [String: UINib] = [:]
  private var headerNibs: [String: UINib] = [:]
  final var storedRows: [TableRow]?
  final var isMakingRows = false
  final var cardproofSelection = ListSelection()
  /// The width for which the rows have their frames.
  final var laidOutWidth: CGFloat = 0

  open override func cardproofRead(_ values: JSONValue) {
    super.cardproofRead(values)
    if let style = [Style.grouped, .insetGrouped].first(where: {
      $0.cardproofName == values["style"]?.text
    }) {
      self.style = style
      cardproofNote("style", .string(style.cardproofName))
      noteStyle()
    }
    if let height = values["rowHeight"]?.double { rowHeight = height }
    // The heights that Xcode writes for those that fit the titles (observed).
    let usual: CGFloat = style == .plain ? 28 : 18
    if let height = values["sectionHeaderHeight"]?.double, height != usual {
      sectionHeaderHeight = height
    }
    if let height = values["sectionFooterHeight"]?.double, height != usual {
      sectionFooterHeight = height
    }
  }

  /// Tells the host what is only estimated, or not drawn, of the style.
  private func noteStyle() {
    switch style {
    case .plain: break
    case .grouped: Session.noteGuess("UITableView.Style.grouped")
    case .insetGrouped: Session.noteMissing("UITableView.Style.insetGrouped", changesLook: true)
    }
  }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    cardproofNote("style", .string(style.cardproofName))
    storedBackground = style == .plain ? .systemBackground : .systemGroupedBackground
    noteStyle()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  func takePrototypes(_ prototypes: [JSONValue], from loader: InterfaceLoader) {
    self.prototypes = prototypes.map { ($0, loader.file) }
  }
  func takeSections(_ sections: [JSONValue], from loader: InterfaceLoader) {
    fileSections = sections.map { FileSection($0, loader) }
  }
  public func setOutlet(_ name: String, to value: Any) {
    if name == "dataSource" { dataSource = value as? UITableViewDataSource }
    if name == "delegate" { delegate = value as? UITableViewDelegate }
  }
  open override func cardproofPrepare() { layOutRows() }
  open override func cardproofLayoutInside() { layOutRows() }
  open override func cardproofAppeared() {
    for row in storedRows ?? [] { UIViewController.appear(in: row.view) }
  }

  open override func cardproofDescribe(_ fields: inout [String: JSONValue]) {
    fields["rows"] = .array(
      rows.filter { !$0.isGone }.map { $0.node(width: bounds.width) })
  }

  open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = type as? UITableViewCell.Type
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nibs[identifier] = nib
  }
  open func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = type as? UITableViewHeaderFooterView.Type
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerNibs[identifier] = nib
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    if let type = headerClasses[identifier] {
      return Registry.shared.header(type, reuse: identifier)
    }
    return headerNibs[identifier]?.instantiate(withOwner: nil).lazy
      .compactMap { $0 as? UITableViewHeaderFooterView }.first
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let type = cellClasses[identifier] {
      return Registry.shared.cell(type, reuse: identifier)
    }
    if let nib = nibs[identifier] {
      return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
    }
    guard let (value, file) = prototypes.first(where: { $0.value["reuse"]?.text == identifier })
    else { return nil }
    return InterfaceLoader(file: file).cell(of: value)
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class"
          + " for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }
  open func reloadData() {
    cardproofSelection = ListSelection()
    forgetRows()
  }
  final func forgetRows() {
    storedRows = nil
    laidOutWidth = 0
  }
}
