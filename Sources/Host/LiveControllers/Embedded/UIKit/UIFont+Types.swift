extension UIFont {
  /// A style of text, whose size follows the setting of the person.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    private static let sizes: [String: CGFloat] = [
      "extraLargeTitle": 36, "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20,
      "headline": 17, "subheadline": 15, "body": 17, "callout": 16, "footnote": 13,
      "caption1": 12, "caption2": 11,
    ]

    private static let leadings: [String: CGFloat] = [
      "extraLargeTitle": 43, "largeTitle": 41, "title1": 34, "title2": 28, "title3": 25,
      "headline": 22, "subheadline": 20, "body": 22, "callout": 21, "footnote": 18,
      "caption1": 16, "caption2": 13,
    ]

    /// The size at the default setting, from Apple's Human Interface Guidelines.
    var size: CGFloat { Self.sizes[rawValue] ?? 17 }

    /// The distance of lines at the default setting, from the same.
    public var cardproofLeading: CGFloat? { Self.leadings[rawValue] }
  }

  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The name of the nearest weight.
    public var cardproofName: String {
      let names: [(Weight, String)] = [
        (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
        (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"),
        (.black, "black"),
      ]
      let nearest = names.min {
        abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
      }
      return nearest?.1 ?? "regular"
    }
  }
}

/// A font that is not made yet.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let fields: [String: JSONValue]
  public let pointSize: CGFloat

  init(fields: [String: JSONValue] = [:], pointSize: CGFloat = 17) {
    self.fields = fields
    self.pointSize = pointSize
  }
  public convenience init(name: String, size: CGFloat) {
    self.init(fields: ["name": .string(name), "size": .number(size)], pointSize: size)
  }
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = fields
    if traits.contains(.traitBold) { changed["weight"] = "bold" }
    if traits.contains(.traitItalic) { changed["italic"] = true }
    if traits.contains(.traitMonoSpace) { changed["design"] = "monospaced" }
    return UIFontDescriptor(fields: changed, pointSize: pointSize)
  }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      fields: fields.merging(["design": .string(design.rawValue)]) { $1 }, pointSize: pointSize)
  }
  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      fields: fields.merging(["size": .number(size)]) { $1 }, pointSize: size)
  }
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    let isHeadline = fields["style"]?.text == UIFont.TextStyle.headline.rawValue
    if isHeadline || ["bold", "heavy", "black", "semibold"].contains(fields["weight"]?.text) {
      traits.insert(.traitBold)
    }
    if fields["italic"]?.flag == true { traits.insert(.traitItalic) }
    return traits
  }
}

/// The scale of custom fonts; the setting is the default, so nothing is scaled.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle style: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
