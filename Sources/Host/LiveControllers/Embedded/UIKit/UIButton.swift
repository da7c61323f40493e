/// A button.
@preconcurrency @MainActor open class UIButton: UIControl {
  open override var cardproofKind: String { "button" }
  open override var cardproofSides: CardproofSides { .both }
  open private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  open private(set) lazy var titleLabel: UILabel? = ButtonLabel(button: self)
  open private(set) lazy var imageView: UIImageView? = ButtonImage(frame: .zero)
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { cardproofNote("contentInsets", contentEdgeInsets.cardproofValue) }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { Session.noteMissing("UIButton.titleEdgeInsets", changesLook: true) }
  }
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { Session.noteMissing("UIButton.imageEdgeInsets", changesLook: true) }
  }
  open var adjustsImageWhenHighlighted = true
  open var showsMenuAsPrimaryAction = false
  open var changesSelectionAsPrimaryAction = false
  open var isPointerInteractionEnabled = false
  open var role = Role.normal
  open var menu: UIMenu?
  open var configuration: Configuration? {
    didSet {
      guard let configuration else { return }
      let attributes = configuration.cardproofTitleAttributes
      if let font = attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] {
        titleLabel?.font = font
      } else if [.small, .mini].contains(configuration.buttonSize) {
        titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
      }
      if let title = configuration.attributedTitle {
        setAttributedTitle(NSAttributedString(title), for: .normal)
      } else if configuration.title != nil || configuration.cardproofSubtitle != nil
        || oldValue?.title != nil
      {
        setTitle(configuration.title, for: .normal)
      }
      if let symbol = configuration.preferredSymbolConfigurationForImage {
        setPreferredSymbolConfiguration(symbol, forImageIn: .normal)
      }
      if configuration.image != nil || oldValue?.image != nil {
        setImage(configuration.image, for: .normal)
      }
      if let mode = configuration.titleLineBreakMode { titleLabel?.lineBreakMode = mode }
      let titleColor = attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
      if let color = titleColor ?? configuration.baseForegroundColor {
        setTitleColor(color, for: .normal)
      }
      if let color = configuration.baseBackgroundColor {
        // A tinted button hides as much of the ground with any color (observed).
        backgroundColor = configuration.style == "tinted" ? color.withAlphaComponent(0.18) : color
      }
      if configuration.style == "plain", let oldValue, oldValue.style != "plain" {
        backgroundColor = .clear
      }
      let background = configuration.background
      if let color = background.backgroundColor { backgroundColor = color }
      if background.strokeWidth > 0 {
        layer.borderWidth = background.strokeWidth
        layer.borderColor = (background.strokeColor ?? tintColor).cgColor
      }
      if let radius = configuration.cardproofRadius { layer.cornerRadius = radius }
      cardproofNote("style", .string(configuration.style))
      cardproofNote("contentInsets", configuration.cardproofInsets.cardproofValue)
      cardproofNote("imagePadding", .number(configuration.imagePadding))
      cardproofNote("imageEdge", .string(configuration.imagePlacement.cardproofName))
      configuration.noteMissing()
      if !isEnabled { noteDisabled() }
    }
  }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = true
  open func setNeedsUpdateConfiguration() { needsConfiguration = true }
  open func updateConfiguration() {}
  open override func cardproofPrepare() {
    super.cardproofPrepare()
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    cardproofNote("style", type == .custom ? "custom" : "system")
    let symbols: [ButtonType: String] = [
      .close: "xmark.circle.fill", .contactAdd: "plus.circle", .infoLight: "info.circle",
      .infoDark: "info.circle", .detailDisclosure: "info.circle",
    ]
    guard let symbol = symbols[type] else { return }
    setImage(UIImage(systemName: symbol), for: .normal)
    if type == .close { tintColor = .systemGray }
  }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    setTitle(primaryAction?.title, for: .normal)
    if let image = primaryAction?.image { setImage(image, for: .normal) }
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    // The button has what its configuration does not say from the action (documented).
    var configuration = configuration
    configuration.title = configuration.title ?? primaryAction?.title
    configuration.image = configuration.image ?? primaryAction?.image
    configure(with: configuration)
  }
  private func configure(with configuration: Configuration) { self.configuration = configuration }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if isShown(state) { noteTitle() }
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    setTitle(title?.string, for: state)
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    if isShown(state) { noteColor() }
  }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if isShown(state) { noteImage() }
  }
  /// Whether the button may show now what it has for a state.
  private func isShown(_ state: State) -> Bool { state == .normal || state == self.state }
  private func noteTitle() {
    var title = title(for: state) ?? ""
    var attributed = attributedTitle(for: state)
    if let subtitle = configuration?.cardproofSubtitle {
      let both = NSMutableAttributedString(
        attributedString: attributed ?? NSAttributedString(string: title))
      if both.length > 0 { both.append(NSAttributedString(string: "\n")) }
      both.append(subtitle)
      (title, attributed) = (both.string, both)
      cardproofNote("numberOfLines", 0)
    }
    cardproofNote("title", .string(title))
    cardproofNote("attributed", attributed?.cardproofRuns() ?? .null)
  }
  private func noteColor() {
    cardproofNote("textColor", titleColor(for: state)?.cardproofToken ?? .null)
  }
  private func noteImage() {
    var image = image(for: state)
    // Such buttons show symbols at the large scale (observed in frames of storyboards).
    let usual = UIImage.SymbolConfiguration(scale: .large)
    let preferred = symbolConfigurations[state] ?? symbolConfigurations[.normal]
    if let plain = image, plain.isSymbolImage, plain.cardproofToken["isConfigured"] == nil {
      if configuration != nil || buttonType != .custom {
        image = plain.withConfiguration(preferred.map(usual.applying) ?? usual)
      } else if let preferred {
        image = plain.withConfiguration(preferred)
      }
    }
    cardproofNote("image", image?.cardproofToken ?? UIImage.cardproofNone)
  }
  final override var cardproofShowsDisabled: Bool { true }
  private var wasDisabled = false
  /// Shows a button of the system pale and gray where people cannot use it, or as before (inferred).
  private func noteDisabled() {
    noteColor()
    guard let configuration, configuration.style != "plain",
      configuration.background.backgroundColor == nil
    else { return }
    let ground = isEnabled ? backgroundColor : .tertiarySystemFill
    cardproofNote("backgroundColor", ground?.cardproofToken ?? .null)
  }
  final override func cardproofStateChanged() {
    setNeedsUpdateConfiguration()
    if !isEnabled || wasDisabled { noteDisabled() }
    wasDisabled = !isEnabled
    func differ<Value>(_ values: [State: Value]) -> Bool { values.keys.contains { $0 != .normal } }
    if differ(titles) { noteTitle() }
    if differ(colors) { noteColor() }
    if differ(images) { noteImage() }
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    if image != nil {
      Session.noteMissing("UIButton.setBackgroundImage(_:for:)", changesLook: true)
    }
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    if isShown(state) { noteImage() }
  }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: State) -> UIColor? {
    if state == .disabled, colors[.disabled] == nil, configuration != nil || buttonType != .custom {
      return .tertiaryLabel
    }
    return colors[state] ?? colors[.normal]
  }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  open var currentImage: UIImage? { image(for: state) }

  /// Whether its title keeps its color whatever the tint color is.
  private var hasOwnTitleColor = false
  final override var cardproofTint: JSONValue? { hasOwnTitleColor ? .null : super.cardproofTint }

  open override func cardproofRead(_ values: JSONValue) {
    super.cardproofRead(values)
    hasOwnTitleColor = values["ownTitleColor"]?.flag ?? false
    if let values = values["configuration"] { configuration = Configuration(scene: values) }
    if let title = values["title"]?.text { setTitle(title, for: .normal) }
    if let font = UIFont(cardproofToken: values["font"]) { titleLabel?.font = font }
    if let image = UIImage(cardproofToken: values["image"]) { setImage(image, for: .normal) }
  }

  private static func noteConstraint() {
    Session.noteMissing("constraints of a button's title and image", changesLook: true)
  }

  /// The label in a button, whose font is the button's.
  private final class ButtonLabel: UILabel {
    private weak var button: UIButton?
    init(button: UIButton) {
      self.button = button
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func cardproofTakeConstraint() { UIButton.noteConstraint() }
    override func cardproofNote(_ key: String, _ value: JSONValue) {
      let passed = [
        "font", "textColor", "numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth",
        "minimumScaleFactor",
      ]
      if passed.contains(key) { button?.cardproofNote(key, value) }
      if key == "text", let title = value.text { button?.setTitle(title, for: .normal) }
      if key == "frame" { Session.noteMissing("the frame of a button's title", changesLook: true) }
    }
  }

  /// The picture in a button.
  private final class ButtonImage: UIImageView {
    override func cardproofTakeConstraint() { UIButton.noteConstraint() }
    override func cardproofNote(_ key: String, _ value: JSONValue) {
      super.cardproofNote(key, value)
      if key == "frame" { Session.noteMissing("the frame of a button's image", changesLook: true) }
    }
  }
}
