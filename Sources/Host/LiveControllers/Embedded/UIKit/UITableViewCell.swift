/// A cell of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public private(set) final var contentView = UIView(frame: .zero)
  public private(set) var reuseIdentifier: String?
  private let style: CellStyle
  /// Whether the file has the labels of the style.
  private let hasLabelsOfFile: Bool
  open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
  open var accessoryView: UIView? { didSet { showAccessory() } }
  open var editingAccessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView? {
    didSet { contentView.cardproofShow(behind: backgroundView, insteadOf: oldValue) }
  }
  open var selectedBackgroundView: UIView? { didSet { showSelection() } }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      cardproofNote("separatorInset", separatorInset.cardproofValue)
      storedStandard?.leading = separatorInset.left
    }
  }
  /// The style of the table that it is in.
  private var tableStyle = UITableView.Style.plain
  /// Whether the table has an inset of its own for the lines below all cells.
  private var isInsetByTable = false
  open var indentationLevel = 0 {
    didSet {
      guard indentationLevel > 0 else { return }
      Session.noteMissing("UITableViewCell.indentationLevel", changesLook: true)
    }
  }
  open var indentationWidth: CGFloat = 10
  open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
  open var isHighlighted = false
  open var isEditing: Bool { false }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    hasLabelsOfFile = false
    super.init(frame: .zero)
    contentView.layoutMargins = Self.usualMargins
    // The size of a cell until its table gives it another (observed).
    storedFrame.size = CGSize(width: 320, height: 44)
    contentView.storedFrame.size = storedFrame.size
    UIView.cardproofReading { addSubview(contentView) }
  }
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }
  public required init?(coder: NSCoder) {
    let prototype = coder as? InterfaceCoder
    // As files write it: `IBUITableViewCellStyleSubtitle`; nothing for a cell of the app's own.
    let name = prototype?.value["style"]?.text
    style =
      [.value1, .value2, .subtitle].first {
        name?.lowercased().hasSuffix("style" + $0.cardproofName) ?? false
      } ?? .default
    hasLabelsOfFile = name != nil
    reuseIdentifier = prototype?.value["reuse"]?.text
    super.init(coder: NSCoder())
    guard let prototype else { return }
    contentView = prototype.loader.content(of: prototype.value)
    UIView.cardproofReading { addSubview(contentView) }
    read(prototype.value)
  }

  /// Sets what a file tells; in an initializer observers would be silent.
  private func read(_ values: JSONValue) {
    if let type = AccessoryType(cardproofToken: values["accessory"]) { accessoryType = type }
    if let sides = values["separatorInset"]?.numbers, sides.count == 2 {
      separatorInset = UIEdgeInsets(top: 0, left: sides[0], bottom: 0, right: sides[1])
    }
  }

  private var storedStandard: StandardCellContent?
  private var standard: StandardCellContent {
    let made =
      storedStandard
      ?? StandardCellContent(style: style, isFromFile: hasLabelsOfFile, in: contentView)
    made.leading = separatorInset.left
    storedStandard = made
    return made
  }
  open var imageView: UIImageView? { standard.image }
  open var textLabel: UILabel? { standard.text }
  open var detailTextLabel: UILabel? { standard.detail }
  open var contentConfiguration: UIContentConfiguration? {
    didSet {
      ConfiguredContent.install(
        contentConfiguration, in: contentView, keeping: [backgroundView, selectedBackgroundView])
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfiguration?.install(in: self) }
  }
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected)
  }
  private var needsConfiguration = true
  open func setNeedsUpdateConfiguration() { needsConfiguration = true }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Lets code configure the cell for its state, where that has changed.
  final func cardproofUpdateConfiguration() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 ? .valueCell() : style == .subtitle ? .subtitleCell() : .cell()
  }

  private var accessory: CellAccessory?
  /// The size of the content in a width, which a class that places its views by frames says itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(CGSize(width: size.width, height: 0), horizontal: .required)
  }
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    horizontal == .required
      ? sizeThatFits(target) : fittingSize(target, horizontal: horizontal, vertical: vertical)
  }

  /// The height that the class says of itself in a width; nil for that of its content.
  final func ownHeight(width: CGFloat) -> CGFloat? {
    guard width > 0, !isOfUIKit else { return nil }
    let size = CGSize(width: width, height: 0)
    let own = systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return own.height == fittingSize(size, horizontal: .required).height ? nil : own.height
  }

  public final override var cardproofRoot: UIView { accessory?.row ?? contentView }
  public final override func cardproofHolder(of view: UIView) -> UIView {
    view === contentView || view is CellRow ? self : contentView
  }

  /// Shows the own background of a selected cell; without one it is gray.
  private func showSelection() {
    setNeedsUpdateConfiguration()
    contentView.cardproofShow(
      selected: selectedBackgroundView, while: isSelected && selectionStyle != .none)
  }

  private func showAccessory() {
    accessory?.remove()
    accessory = CellAccessory(accessoryView, accessoryType, beside: contentView)
    let margins = [Self.usualMargins, Self.marginsBesideAccessory]
    guard margins.contains(contentView.layoutMargins) else { return }
    contentView.layoutMargins = margins[accessory == nil ? 0 : 1]
  }

  /// The margins of the content of a cell (observed in files of Xcode 12 and 13).
  private static let usualMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  private static let marginsBesideAccessory = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8)

  open func prepareForReuse() {}
  open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
  open func setHighlighted(_ isHighlighted: Bool, animated: Bool) {}

  /// Takes what the table says for all cells.
  final func cardproofEnter(_ table: UITableView) {
    tableStyle = table.style
    isInsetByTable = table.cardproofRecord.set["separatorInset"] != nil
    guard let storedStandard, cardproofRecord.set["separatorInset"] == nil,
      storedStandard.leading != table.separatorInset.left
    else { return }
    storedStandard.leading = table.separatorInset.left
  }

  /// Gives the cell its frame in a table, and lets its class lay it out.
  final func cardproofPlace(in frame: CGRect) {
    cardproofUpdateConfiguration()
    storedStandard?.settle()
    if !isOfUIKit { noteOwnFrame(frame) }
    storedFrame.origin = frame.origin
    storedFrame.size = frame.size
    accessory?.row.storedFrame.size = frame.size
    contentView.cardproofResize(
      to: CGSize(width: frame.width - (accessory?.room ?? 0), height: frame.height))
    cardproofLayOut(contentView)
    if storedStandard?.hasOwnFrames == true {
      Session.noteMissing("the frames of a standard cell's views", changesLook: true)
    }
  }

  /// Names a class that gives its cells another frame than the table does; the host draws each over its whole row.
  private func noteOwnFrame(_ place: CGRect) {
    let known = (cardproofRecord.set["frame"], cardproofRecord.room)
    frame = place
    (cardproofRecord.set["frame"], cardproofRecord.room) = known
    if storedFrame != place { Session.noteMissing("UITableViewCell.frame", changesLook: true) }
  }

  /// The distances of the line below a cell with an image, unless code says them: it begins where the text does
  /// (documented: UITableView.separatorInset).
  private var insetBesideImage: JSONValue? {
    let start =
      storedStandard?.textStart
      ?? (contentConfiguration as? UIListContentConfiguration)?.textStart
    return start.map { UIEdgeInsets(top: 0, left: $0, bottom: 0, right: 0).cardproofValue }
  }

  /// The cell as the host reads it.
  final func cardproofNode() -> JSONValue {
    if contentView.alpha < 1 {
      Session.noteMissing("UITableViewCell.contentView.alpha", changesLook: true)
    }
    if backgroundView ?? selectedBackgroundView?.superview != nil, accessory?.room ?? 0 > 0 {
      Session.noteMissing("UITableViewCell.backgroundView behind accessories", changesLook: true)
    }
    if backgroundColor != nil, contentView.storedBackground == nil, accessory != nil {
      // The file's color is that of the cell, which code has changed.
      contentView.backgroundColor = .clear
    }
    return TreeWriter.node(ofCell: self) { set in
      set["separatorInset"] =
        cardproofRecord.set["separatorInset"] ?? (isInsetByTable ? nil : insetBesideImage)
      if isSelected, selectionStyle != .none, selectedBackgroundView == nil {
        // The gray of iOS 13 and later (observed).
        set["backgroundColor"] = UIColor.systemGray4.cardproofToken
      }
      // A cell has a background of its own since iOS 13, whatever its table's is (observed).
      guard set["backgroundColor"] == nil, contentView.cardproofRecord.scene == nil else { return }
      let usual: UIColor =
        tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground
      set["backgroundColor"] = usual.cardproofToken
    }
  }
}

/// A header or a footer of a table's section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public final let contentView = UIView(frame: .zero)
  public let reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel(frame: .zero)
    (label.font, label.numberOfLines) = (.systemFont(ofSize: 17, weight: .semibold), 0)
    place(label, top: 4, bottom: 4)
    return label
  }()
  open private(set) lazy var detailTextLabel: UILabel? = {
    Session.noteMissing("UITableViewHeaderFooterView.detailTextLabel", changesLook: true)
    return UILabel(frame: .zero)
  }()
  open var backgroundView: UIView? {
    didSet { contentView.cardproofShow(behind: backgroundView, insteadOf: oldValue) }
  }
  open var contentConfiguration: UIContentConfiguration? {
    didSet {
      ConfiguredContent.install(contentConfiguration, in: contentView, keeping: [backgroundView])
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfiguration?.install(in: self) }
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    UIView.cardproofReading { addSubview(contentView) }
    contentView.translatesAutoresizingMaskIntoConstraints = false
    contentView.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    // As high as UIKit has headers at least (observed).
    let height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 28)
    height.priority = UILayoutPriority(740)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor), height,
    ])
  }

  /// Makes a title of a section.
  convenience init(
    title: String, _ font: UIFont, _ color: UIColor, top: CGFloat, bottom: CGFloat
  ) {
    self.init(reuseIdentifier: nil)
    let label = UILabel(frame: .zero)
    (label.text, label.font, label.textColor, label.numberOfLines) = (title, font, color, 0)
    place(label, top: top, bottom: bottom)
    textLabel = label
  }

  private func place(_ label: UILabel, top: CGFloat, bottom: CGFloat) {
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let edges = [
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: top),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -bottom),
    ]
    // In a header that code makes low the text keeps its height (inferred).
    for edge in edges { edge.priority = UILayoutPriority(745) }
    NSLayoutConstraint.activate(
      edges + [
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
  }
  public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  open func prepareForReuse() {}
}
