import CardproofRuntime

extension NSLayoutConstraint {
  /// A side, a size or a line of an item.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

    /// The name of the old spelling.
    public static var baseline: Attribute { .lastBaseline }

    private static let names = [
      "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width",
      "height", "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin",
      "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
      "centerXWithinMargins", "centerYWithinMargins",
    ]
    var cardproofName: String { Self.names[rawValue] }
    init?(cardproofName name: String) {
      guard let index = Self.names.firstIndex(of: name) else { return nil }
      self.init(rawValue: index)
    }

    /// The attribute without margins, and whether it is within them.
    var plain: (name: String, isMargin: Bool) {
      let name = cardproofName
      if name.hasSuffix("WithinMargins") { return (String(name.dropLast(13)), true) }
      return name.hasSuffix("Margin") ? (String(name.dropLast(6)), true) : (name, false)
    }
  }

  /// Equal, at most or at least.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var cardproofName: String {
      switch self {
      case .lessThanOrEqual: "lessThanOrEqual"
      case .equal: "equal"
      case .greaterThanOrEqual: "greaterThanOrEqual"
      }
    }
    init?(cardproofName name: String) {
      let all: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
      guard let relation = all.first(where: { $0.cardproofName == name }) else { return nil }
      self = relation
    }
  }

  /// Horizontal or vertical.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// Options of the visual format.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    public static let alignAllRight = Self(rawValue: 1 << 2)
    public static let alignAllTop = Self(rawValue: 1 << 3)
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    public static let directionLeadingToTrailing: FormatOptions = []
  }

  /// The constraint as the pipe writes it.
  var cardproofValue: JSONValue {
    var fields: [String: JSONValue] = [
      "relation": .string(relation.cardproofName), "multiplier": .number(multiplier),
      "constant": .number(constant), "priority": .number(Double(priority.rawValue)),
      "first": Self.side(firstItem, firstAttribute),
    ]
    if secondAttribute != .notAnAttribute, secondItem != nil {
      fields["second"] = Self.side(secondItem, secondAttribute)
    }
    return .object(fields)
  }

  private static func side(_ item: AnyObject?, _ attribute: Attribute) -> JSONValue {
    let (name, isMargin) = attribute.plain
    var fields: [String: JSONValue] = ["attribute": .string(name)]
    if let guide = item as? UILayoutGuide {
      fields["item"] = JSONValue(guide.cardproofID)
      fields["guide"] = guide.cardproofName.map { .string($0) }
    } else if let view = view(of: item) {
      fields["item"] = JSONValue(view.cardproofRecord.id)
    }
    if isMargin { fields["guide"] = "margins" }
    return .object(fields)
  }
}

/// The priority of a constraint, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(floatLiteral value: Float) { rawValue = value }
  public init(integerLiteral value: Int) { rawValue = Float(value) }
  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let dragThatCanResizeScene = Self(510)
  public static let sceneSizeStayPut = Self(500)
  public static let dragThatCannotResizeScene = Self(490)
  public static let defaultLow = Self(250)
  public static let fittingSizeLevel = Self(50)
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  public static func + (priority: Self, change: Float) -> Self { Self(priority.rawValue + change) }
  public static func - (priority: Self, change: Float) -> Self { Self(priority.rawValue - change) }
}
