/// The style of a paragraph.
@dynamicMemberLookup
open class NSParagraphStyle: CardproofAttributeValue, @unchecked Sendable {
  /// The properties, by UIKit's names.
  public struct Values: Equatable {
    public var alignment = NSTextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var lineSpacing: CGFloat = 0
    public var lineHeightMultiple: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    public var maximumLineHeight: CGFloat = 0
    public var paragraphSpacing: CGFloat = 0
    public var paragraphSpacingBefore: CGFloat = 0
    public var firstLineHeadIndent: CGFloat = 0
    public var headIndent: CGFloat = 0
    public var tailIndent: CGFloat = 0
    public var tabStops: [NSTextTab] = []
    public var defaultTabInterval: CGFloat = 0
    public var hyphenationFactor: Float = 0
    public var allowsDefaultTighteningForTruncation = false
    public var baseWritingDirection = NSWritingDirection.natural
  }
  fileprivate var values = Values()

  public override init() { super.init() }
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  public subscript<Value>(dynamicMember path: KeyPath<Values, Value>) -> Value {
    values[keyPath: path]
  }
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  open override var hash: Int { values.lineSpacing.hashValue }
}

/// A style of a paragraph that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public subscript<Value>(dynamicMember path: WritableKeyPath<Values, Value>) -> Value {
    get { values[keyPath: path] }
    set { values[keyPath: path] = newValue }
  }
  open func setParagraphStyle(_ other: NSParagraphStyle) { values = other.values }
}

/// A place in a line up to which a tab goes.
open class NSTextTab: NSObject, @unchecked Sendable {
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public init(
    textAlignment: NSTextAlignment, location: CGFloat,
    options: [NSTextTab.OptionKey: Any] = [:]
  ) { (alignment, self.location) = (textAlignment, location) }
  /// A further property of a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension NSParagraphStyle {
  /// The heights of lines and the room between them, for the host.
  var cardproofHeights: JSONValue {
    [
      "spacing": .number(values.lineSpacing), "multiple": .number(values.lineHeightMultiple),
      "minimum": .number(values.minimumLineHeight), "maximum": .number(values.maximumLineHeight),
      "paragraphSpacing": .number(values.paragraphSpacing + values.paragraphSpacingBefore),
    ]
  }

  /// Whether its lines have other heights than their fonts.
  var hasOwnHeights: Bool {
    [
      values.lineHeightMultiple, values.minimumLineHeight, values.maximumLineHeight,
      values.paragraphSpacing, values.paragraphSpacingBefore,
    ].contains { $0 != 0 }
  }

  /// The lengths that move lines, and that the host does not take.
  var cardproofNotDrawn: [String] {
    let lengths: [(String, CGFloat)] = [
      ("firstLineHeadIndent", values.firstLineHeadIndent), ("headIndent", values.headIndent),
      ("tailIndent", values.tailIndent), ("hyphenationFactor", CGFloat(values.hyphenationFactor)),
    ]
    let others = [
      values.tabStops.isEmpty ? nil : "tabStops",
      values.baseWritingDirection == .natural ? nil : "baseWritingDirection",
    ]
    return lengths.filter { $0.1 != 0 }.map(\.0) + others.compactMap(\.self)
  }
}
