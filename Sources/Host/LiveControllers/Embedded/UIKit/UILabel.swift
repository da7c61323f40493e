/// A text.
@preconcurrency @MainActor open class UILabel: UIView {
  open override var cardproofKind: String { "label" }
  open override var cardproofSides: CardproofSides { .both }

  private var storedText: String?
  open var text: String? {
    get { storedText }
    set { take(newValue) }
  }
  /// Takes a text without asking a class that overrides `text`, as an attributed text does on a device.
  private func take(_ text: String?) {
    storedAttributed = nil
    cardproofRecord.set["attributed"] = nil
    if text != storedText { cardproofRecord.laidOutWidth = nil }
    storedText = text
    if text?.contains("\t") == true { Session.noteMissing("tabs in a text", changesLook: true) }
    cardproofNote("text", .string(text ?? ""))
  }
  private var storedAttributed: NSAttributedString?
  open var attributedText: NSAttributedString? {
    get { storedAttributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      take(newValue?.string)
      if let whole = newValue?.cardproofFilled(font, textColor) {
        // The style at its begin becomes the label's own (documented).
        font = whole.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        textColor = whole.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        storedAttributed = whole
      }
      cardproofNote("attributed", storedAttributed?.cardproofRuns() ?? .null)
      cardproofNote("lineHeights", newValue?.cardproofParagraph?.cardproofHeights ?? .null)
      // The style of a paragraph is above the label's own (observed).
      guard let style = newValue?.cardproofParagraph else { return }
      lineBreakMode = style.lineBreakMode
      textAlignment = style.alignment
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      font = font ?? .systemFont(ofSize: 17)
      applyToAll(.font, font)
      cardproofNote("font", font.cardproofToken)
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label {
    didSet {
      textColor = textColor ?? .label
      applyToAll(.foregroundColor, textColor)
      noteColor()
    }
  }
  /// Gives an attribute to all of an attributed text (documented).
  private func applyToAll(_ key: NSAttributedString.Key, _ value: Any) {
    guard let changed = storedAttributed?.cardproofWith(key, value) else { return }
    storedAttributed = changed
    cardproofNote("attributed", changed.cardproofRuns())
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { cardproofNote("textAlignment", textAlignment.cardproofDrawn) }
  }
  open var numberOfLines = 1 { didSet { cardproofNote("numberOfLines", JSONValue(numberOfLines)) } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { cardproofNote("lineBreakMode", .string(lineBreakMode.cardproofName)) }
  }
  open var adjustsFontSizeToFitWidth = false {
    didSet { cardproofNote("adjustsFontSizeToFitWidth", .bool(adjustsFontSizeToFitWidth)) }
  }
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { cardproofNote("minimumScaleFactor", .number(minimumScaleFactor)) }
  }
  open var allowsDefaultTighteningForTruncation = false
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  open var showsExpansionTextWhenTruncated = false
  open var adjustsFontForContentSizeCategory = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { cardproofNote("keepsBaseline", .bool(baselineAdjustment == .alignBaselines)) }
  }
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { cardproofNote("preferredWidth", .number(preferredMaxLayoutWidth)) }
  }
  open var isEnabled = true {
    didSet { if !isEnabled { Session.noteMissing("UILabel.isEnabled", changesLook: true) } }
  }
  open var isHighlighted = false { didSet { noteColor() } }
  open var highlightedTextColor: UIColor? { didSet { noteColor() } }
  private func noteColor() {
    let highlighted = isHighlighted ? highlightedTextColor : nil
    cardproofNote("textColor", (highlighted ?? textColor).cardproofToken)
    if highlighted != nil, storedAttributed != nil {
      Session.noteMissing("UILabel.highlightedTextColor", changesLook: true)
    }
  }
  open var shadowColor: UIColor? { didSet { noteShadow() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { noteShadow() } }
  private func noteShadow() {
    cardproofNoteShadow(
      (shadowColor ?? .clear).cgColor, shadowColor == nil ? 0 : 1, radius: 0, shadowOffset)
  }
  /// The text is drawn by the host, in the part of the label that a class says.
  open func drawText(in rectangle: CGRect) {
    // A label that is too low for its insets gets a rectangle of negative height.
    let (top, leading) = (rectangle.origin.y - bounds.minY, rectangle.origin.x - bounds.minX)
    let insets = [
      top, leading, bounds.height - top - rectangle.size.height,
      bounds.width - leading - rectangle.size.width,
    ]
    if insets.contains(where: { $0 < 0 }) {
      Session.noteMissing("UILabel.drawText(in:)", changesLook: true)
    } else if insets.contains(where: { $0 > 0 }) {
      cardproofNote("textInset", .array(insets.map { .number($0) }))
    } else {
      cardproofRecord.set["textInset"] = nil
    }
  }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: plainSize(in: bounds.size))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(in: size) }

  /// The room that the text needs, as a class of the project may say by `textRect(forBounds:limitedToNumberOfLines:)`.
  final func textSize(in size: CGSize) -> CGSize {
    guard type(of: self) != UILabel.self else { return plainSize(in: size) }
    let room = CGRect(
      x: 0, y: 0, width: size.width > 0 ? size.width : 10_000,
      height: size.height > 0 ? size.height : 10_000)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// The room that the text itself needs, whatever a class of the project adds.
  final func plainSize(in size: CGSize) -> CGSize {
    // Neither changes what the text itself needs.
    let preferred = cardproofRecord.set.removeValue(forKey: "preferredWidth")
    let inset = cardproofRecord.set.removeValue(forKey: "textInset")
    defer {
      cardproofRecord.set["preferredWidth"] = preferred
      cardproofRecord.set["textInset"] = inset
    }
    return IntrinsicSize.measuring {
      let whole = super.sizeThatFits(.zero)
      return size.width > 0 && size.width < whole.width ? super.sizeThatFits(size) : whole
    }
  }

  /// A class may add room around a text of several lines: half of it is on each side, unless `drawText(in:)` said where.
  open override func cardproofPrepare() {
    super.cardproofPrepare()
    if let shadowColor, shadowColor != .clear, ![nil, .clear].contains(backgroundColor) {
      // The host draws a shadow of all that a view shows.
      cardproofRecord.set["shadow"] = nil
      Session.noteMissing("UILabel.shadowColor on a background", changesLook: true)
    }
    guard type(of: self) != UILabel.self, numberOfLines != 1, text?.isEmpty == false,
      cardproofRecord.set["textInset"] == nil, !IntrinsicSize.isMeasuring
    else { return }
    let (text, plain) = IntrinsicSize.measuring { (textSize(in: .zero), plainSize(in: .zero)) }
    guard text.height > plain.height || text.width > plain.width else { return }
    let sides = [(text.height - plain.height) / 2, (text.width - plain.width) / 2]
    cardproofNote("textInset", .array((sides + sides).map { .number($0) }))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    UIView.cardproofReading { isUserInteractionEnabled = false }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func cardproofRead(_ values: JSONValue) {
    super.cardproofRead(values)
    text = values["text"]?.text
    if let font = UIFont(cardproofToken: values["font"]) { self.font = font }
    if let color = UIColor(cardproofToken: values["textColor"]) { textColor = color }
    if let lines = values["numberOfLines"]?.int { numberOfLines = lines }
    if let alignment = NSTextAlignment(cardproofToken: values["textAlignment"]) {
      textAlignment = alignment
    }
    // A text in another language has no parts.
    let runs = values["runs"]?.elements ?? []
    guard runs.compactMap({ $0["text"]?.text }).joined() == text, !runs.isEmpty else { return }
    let whole = NSMutableAttributedString()
    for run in runs {
      var looks: [NSAttributedString.Key: Any] = [:]
      looks[.font] = UIFont(cardproofToken: run["font"])
      looks[.foregroundColor] = UIColor(cardproofToken: run["color"])
      whole.append(NSAttributedString(string: run["text"]?.text ?? "", attributes: looks))
    }
    storedAttributed = whole
  }
}
