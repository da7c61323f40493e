/// A text that scrolls.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  open override var cardproofKind: String { "textView" }
  open override var cardproofGround: UIColor? { .systemBackground }
  open override var cardproofSides: CardproofSides { isScrollEnabled ? .none : .both }
  open override var isScrollEnabled: Bool {
    didSet { cardproofNote("scrolls", .bool(isScrollEnabled)) }
  }
  /// The size of all its text in a width, whether it scrolls or not.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let scrolls = cardproofRecord.set["scrolls"]
    cardproofRecord.set["scrolls"] = false
    defer { cardproofRecord.set["scrolls"] = scrolls }
    let isGiven = size.width > 0 && size.width < 10000
    return HostLayout.size(of: self, width: isGiven ? size.width : nil, isContent: true)
  }
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height) }
    set {}
  }
  private var storedText = ""
  private var storedAttributed: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { storedText }
    set { take(newValue) }
  }
  /// Takes a text without asking a class that overrides `text`, as an attributed text does on a device.
  private func take(_ text: String?) {
    storedText = text ?? ""
    storedAttributed = nil
    cardproofRecord.set["attributed"] = nil
    cardproofNote("text", .string(storedText))
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { storedAttributed ?? NSAttributedString(string: storedText) }
    set {
      take(newValue?.string)
      // Other than a label it gives a text nothing of its own (observed).
      if let whole = newValue?.cardproofFilled(.systemFont(ofSize: 12), .black) {
        font = whole.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        textColor = whole.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        storedAttributed = whole
      }
      noteRuns()
      cardproofNote("lineHeights", newValue?.cardproofParagraph?.cardproofHeights ?? .null)
      if let style = newValue?.cardproofParagraph, style.alignment != .natural {
        textAlignment = style.alignment
      }
    }
  }
  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet {
      if let font { applyToAll(.font, font) }
      cardproofNote("font", font?.cardproofToken ?? .null)
    }
  }
  open var textColor: UIColor? {
    didSet {
      if let textColor { applyToAll(.foregroundColor, textColor) }
      cardproofNote("textColor", textColor?.cardproofToken ?? .null)
    }
  }
  /// Gives an attribute to all of an attributed text (documented).
  private func applyToAll(_ key: NSAttributedString.Key, _ value: Any) {
    guard let changed = storedAttributed?.cardproofWith(key, value) else { return }
    storedAttributed = changed
    noteRuns()
  }
  private func noteRuns() {
    let runs = storedAttributed?.cardproofRuns(linksAre: tintColor, isUnderlined: false)
    cardproofNote("attributed", runs ?? .null)
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { cardproofNote("textAlignment", textAlignment.cardproofDrawn) }
  }
  open var isEditable = true
  open var isSelectable = true
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { cardproofNote("textInset", textContainerInset.cardproofValue) }
  }
  open lazy var textContainer = NSTextContainer(view: self)
  open var linkTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { Session.noteMissing("UITextView.linkTextAttributes", changesLook: true) }
  }
  open var adjustsFontForContentSizeCategory = false
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default

  open override func cardproofRead(_ values: JSONValue) {
    super.cardproofRead(values)
    text = values["text"]?.text ?? ""
    if let font = UIFont(cardproofToken: values["font"]) { self.font = font }
    if let color = UIColor(cardproofToken: values["textColor"]) { textColor = color }
    if let alignment = NSTextAlignment(cardproofToken: values["textAlignment"]) {
      textAlignment = alignment
    }
  }
}

/// The room of a text in a text view.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  private weak var view: UITextView?
  init(view: UITextView) { self.view = view }
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { view?.cardproofNote("linePadding", .number(lineFragmentPadding)) }
  }
  open var maximumNumberOfLines = 0 {
    didSet { view?.cardproofNote("numberOfLines", JSONValue(maximumNumberOfLines)) }
  }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { view?.cardproofNote("lineBreakMode", .string(lineBreakMode.cardproofName)) }
  }
}

/// A field for one line.
@preconcurrency @MainActor open class UITextField: UIControl {
  open override var cardproofKind: String { "textField" }
  open override var cardproofSides: CardproofSides { .both }
  open var text: String? { didSet { noteText() } }
  private func noteText() {
    let text = text ?? ""
    cardproofNote(
      "text", .string(isSecureTextEntry ? String(repeating: "•", count: text.count) : text))
  }
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      if newValue != nil {
        Session.noteMissing("UITextField.attributedText", changesLook: true)
      }
    }
  }
  open var placeholder: String? {
    didSet { cardproofNote("placeholder", .string(placeholder ?? "")) }
  }
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      placeholder = attributedPlaceholder?.string
      guard let text = attributedPlaceholder, text.length > 0 else { return }
      if !text.attributes(at: 0, effectiveRange: nil).isEmpty {
        Session.noteMissing("UITextField.attributedPlaceholder", changesLook: true)
      }
    }
  }
  open var font: UIFont? { didSet { cardproofNote("font", font?.cardproofToken ?? .null) } }
  open var textColor: UIColor? {
    didSet { cardproofNote("textColor", textColor?.cardproofToken ?? .null) }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { cardproofNote("textAlignment", textAlignment.cardproofDrawn) }
  }
  open var borderStyle = BorderStyle.none {
    didSet {
      cardproofNote("style", .string(borderStyle.cardproofName))
      if [.line, .bezel].contains(borderStyle) {
        Session.noteMissing("UITextField.BorderStyle.\(borderStyle)", changesLook: true)
      }
    }
  }
  open weak var delegate: UITextFieldDelegate?
  open var isSecureTextEntry = false { didSet { noteText() } }
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var adjustsFontSizeToFitWidth = false
  /// When the views at the sides are seen.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  open var clearButtonMode = ViewMode.never {
    didSet {
      let isSeen = [.always, .unlessEditing].contains(clearButtonMode) && text?.isEmpty == false
      if isSeen { Session.noteMissing("UITextField.clearButtonMode", changesLook: true) }
    }
  }
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var leftView: UIView? {
    didSet { Session.noteMissing("UITextField.leftView", changesLook: true) }
  }
  open var rightView: UIView? {
    didSet { Session.noteMissing("UITextField.rightView", changesLook: true) }
  }
  open override func cardproofRead(_ values: JSONValue) {
    super.cardproofRead(values)
    text = values["text"]?.text
    placeholder = values["placeholder"]?.text
    if let font = UIFont(cardproofToken: values["font"]) { self.font = font }
    if let color = UIColor(cardproofToken: values["textColor"]) { textColor = color }
    if let alignment = NSTextAlignment(cardproofToken: values["textAlignment"]) {
      textAlignment = alignment
    }
  }
}

/// A delegate of a field.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {}
