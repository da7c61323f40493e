extension NSLayoutConstraint.Attribute {
  /// The name of the old spelling.
  public static var baseline: Self { .lastBaseline }

  /// The attribute without margins, and whether it is within them.
  var plain: (name: String, isMargin: Bool) {
    let name = cardproofName
    if name.hasSuffix("WithinMargins") { return (String(name.dropLast(13)), true) }
    return name.hasSuffix("Margin") ? (String(name.dropLast(6)), true) : (name, false)
  }
}

extension NSLayoutConstraint {
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
      fields["item"] = TreeWriter.number(guide.cardproofID)
      fields["guide"] = guide.cardproofName.map { .string($0) }
    } else if let view = view(of: item) {
      fields["item"] = TreeWriter.number(view.cardproofRoot.cardproofRecord.id)
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
