/// A font: a text style, a size of the system's font, or a named one.
open class UIFont: CardproofAttributeValue, @unchecked Sendable {
  /// The font as the pipe writes it.
  public let cardproofToken: JSONValue
  public let pointSize: CGFloat

  private init(token: JSONValue, size: CGFloat) {
    cardproofToken = token
    pointSize = size
  }

  /// Reads a font of the pipe.
  public convenience init?(cardproofToken token: JSONValue?) {
    guard let token else { return nil }
    let style = token["style"]?.text.map { TextStyle(rawValue: $0) }
    self.init(token: token, size: token["size"]?.double ?? style?.size ?? 17)
  }

  /// A font of the system's, or one of the project's, whose names files do not tell.
  public convenience init?(name: String, size: CGFloat) {
    guard Session.world["hasFonts"]?.flag == true || SystemFonts.has(name) else { return nil }
    self.init(token: ["name": .string(name), "size": .number(size)], size: size)
  }
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var fields = descriptor.fields
    let size = size > 0 ? size : descriptor.pointSize
    if fields["style"] == nil || size != descriptor.pointSize {
      fields["size"] = .number(size)
      // The one style that is heavier than the others (documented).
      if fields["style"]?.text == TextStyle.headline.rawValue {
        fields["weight"] = fields["weight"] ?? "semibold"
      }
      fields["style"] = nil
    }
    self.init(token: .object(fields), size: size)
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      token: [
        "size": .number(size), "weight": .string(weight.cardproofName), "design": "default",
      ], size: size)
  }
  open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    if width != .standard {
      Session.noteMissing("UIFont.systemFont(ofSize:weight:width:)", changesLook: true)
    }
    return systemFont(ofSize: size, weight: weight)
  }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(
      token: [
        "size": .number(size), "weight": "regular", "design": "default", "italic": true,
      ], size: size)
  }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      token: [
        "size": .number(size), "weight": .string(weight.cardproofName), "design": "monospacedDigit",
      ], size: size)
  }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      token: [
        "size": .number(size), "weight": .string(weight.cardproofName), "design": "monospaced",
      ], size: size)
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(token: ["style": .string(style.rawValue)], size: style.size)
  }
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    if traits?.preferredContentSizeCategory ?? .large != .large {
      Session.noteMissing("UIFont.preferredFont(forTextStyle:compatibleWith:)", changesLook: true)
    }
    return preferredFont(forTextStyle: style)
  }

  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: size)
  }
  open var fontDescriptor: UIFontDescriptor {
    guard case .object(let fields) = cardproofToken else { return UIFontDescriptor() }
    return UIFontDescriptor(fields: fields, pointSize: pointSize)
  }
  open var fontName: String { cardproofToken["name"]?.text ?? ".SFUI-Regular" }
  open var familyName: String { cardproofToken["name"]?.text ?? ".AppleSystemUIFont" }
  /// The height of a line, with the proportions of San Francisco.
  open var lineHeight: CGFloat { pointSize * 1.193359375 }
  open var ascender: CGFloat { pointSize * 0.9521484375 }
  open var descender: CGFloat { -pointSize * 0.2412109375 }
  open var capHeight: CGFloat { pointSize * 0.70458984375 }
  open var xHeight: CGFloat { pointSize * 0.5263671875 }
  open var leading: CGFloat { 0 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.cardproofToken == cardproofToken
  }
  open override var hash: Int { cardproofToken.line.hashValue }
}

extension UIFont {
  /// The font in another weight.
  public func cardproofWeighted(_ weight: Weight) -> UIFont {
    guard case .object(var fields) = cardproofToken else { return self }
    fields["weight"] = .string(weight.cardproofName)
    return UIFont(cardproofToken: .object(fields)) ?? self
  }
}
