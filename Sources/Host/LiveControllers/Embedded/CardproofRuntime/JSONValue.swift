/// A value of the lines between the host and the program.
public enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// The field of an object; nil for other values and absent or null fields.
  public subscript(_ key: String) -> JSONValue? {
    guard case .object(let fields) = self, let value = fields[key], value != .null else {
      return nil
    }
    return value
  }

  /// The fields of an object, by key; none for other values.
  public var members: [(key: String, value: JSONValue)] {
    guard case .object(let fields) = self else { return [] }
    return fields.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) }
  }

  /// The elements of an array; none for other values.
  public var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The text of a string.
  public var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number of a number.
  public var double: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The number as an integer, if it is in range.
  public var int: Int? {
    guard case .number(let number) = self, number.magnitude < 9e15 else { return nil }
    return Int(number)
  }

  /// The value of a Boolean.
  public var flag: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  /// The elements of an array of numbers.
  public var numbers: [Double] { elements.compactMap(\.double) }

  /// The elements of an array of strings.
  public var texts: [String] { elements.compactMap(\.text) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}

extension JSONValue {
  /// An integer.
  public init(_ value: Int) { self = .number(Double(value)) }

  /// A string, or null.
  public init(_ value: String?) { self = value.map { .string($0) } ?? .null }

  /// A number, or null.
  public init(optional value: Double?) { self = value.map { .number($0) } ?? .null }
}

/// A constant that the pipe calls by its name in code.
extension CaseIterable where Self: RawRepresentable {
  public var cardproofName: String { "\(self)" }

  /// The constant that a value names; nil for a name it has not, and for no value.
  public init?(cardproofToken token: JSONValue?) {
    guard let name = token?.text,
      let value = Self.allCases.first(where: { $0.cardproofName == name })
    else { return nil }
    self = value
  }
}
