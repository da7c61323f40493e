internal import IntentDefinitions

/// The Swift type of a property that Xcode generates, and how a value of the pipe becomes one.
struct SwiftType {
  /// The type without `?` and without brackets.
  let base: String
  let isList: Bool
  let isOptional: Bool
  let kind: Kind

  enum Kind {
    /// A type that a value of the pipe has a property for: `asString`.
    case direct(String)
    /// A number as Swift's own type: `asNumber?.intValue`.
    case number(String)
    /// An enum, or options, by the raw value.
    case rawValue
    /// A subclass of `INObject`.
    case object
    /// A class that is generated with the program.
    case generated
    case measurement
    /// Anything else: the property is there and stays empty.
    case opaque
  }

  /// The accessors of `JSONValue`, by type.
  private static let direct = [
    "String": "asString", "NSNumber": "asNumber", "DateComponents": "asDateComponents",
    "Date": "asDate", "URL": "asURL", "INPerson": "asPerson", "CLPlacemark": "asPlacemark",
    "INCurrencyAmount": "asCurrency", "INFile": "asFile", "INSpeakableString": "asSpeakable",
    "NSDecimalNumber": "asDecimalNumber",
  ]

  private static let numbers = [
    "Int": "intValue", "Double": "doubleValue", "Bool": "boolValue", "UInt": "uintValue",
    "Float": "floatValue", "TimeInterval": "doubleValue",
  ]

  /// The type of a parameter or property of a definition.
  ///
  /// Xcode's generated Swift has `NSNumber` for numbers, and enums that are never nil (observed).
  init(
    _ type: ValueType, isList: Bool, enums: Set<String>, classNames: [String: String]
  ) {
    self.isList = isList
    switch type {
    case .enumeration(let name) where enums.contains(name) && !isList:
      (base, kind, isOptional) = (name, .rawValue, false)
    case .enumeration: (base, kind, isOptional) = ("NSNumber", .direct("asNumber"), true)
    case .object(let name?) where classNames[name] != nil:
      (base, kind, isOptional) = (classNames[name] ?? name, .object, true)
    case .object: (base, kind, isOptional) = ("INObject", .object, true)
    case .named(let name):
      let own = Self.names[name] ?? "NSObject"
      base = own
      isOptional = true
      kind =
        own.hasPrefix("Measurement")
        ? .measurement : Self.direct[own].map { .direct($0) } ?? .opaque
    }
  }

  /// Xcode's names of types, and the Swift that it generates for them (observed; the measurements
  /// are inferred).
  private static let names = [
    "String": "String", "Integer": "NSNumber", "Decimal": "NSNumber", "Boolean": "NSNumber",
    "TimeInterval": "NSNumber", "DateComponents": "DateComponents", "Date": "DateComponents",
    "URL": "URL", "File": "INFile", "Placemark": "CLPlacemark", "Person": "INPerson",
    "SpeakableString": "INSpeakableString", "CurrencyAmount": "INCurrencyAmount",
    "PaymentMethod": "INPaymentMethod", "Mass": "Measurement<UnitMass>",
    "Distance": "Measurement<UnitLength>", "Temperature": "Measurement<UnitTemperature>",
    "Speed": "Measurement<UnitSpeed>", "Volume": "Measurement<UnitVolume>",
    "Energy": "Measurement<UnitEnergy>",
  ]

  /// The type of a member of SiriKit's own, as the catalog writes it: `[CLPlacemark]?`.
  init(written: String, known: (String) -> SystemType?) {
    var text = written[...]
    isOptional = text.hasSuffix("?")
    if isOptional || text.hasSuffix("!") { text = text.dropLast() }
    isList = text.hasPrefix("[") && text.hasSuffix("]") && !text.contains(":")
    if isList { text = text.dropFirst().dropLast() }
    base = String(text)
    if let property = Self.direct[base] {
      kind = .direct(property)
    } else if let property = Self.numbers[base] {
      kind = .number(property)
    } else if base.hasPrefix("Measurement<") {
      kind = .measurement
    } else if let type = known(base) {
      kind = type.kind == .class ? .generated : type.kind == .constants ? .opaque : .rawValue
    } else {
      kind = .opaque
    }
  }

  /// The type as a property has it; what cannot be made without a value is unwrapped when it is
  /// read.
  var property: String {
    let whole = isList ? "[\(base)]" : base
    if isOptional { return "\(whole)?" }
    if isList { return "\(whole) = []" }
    switch kind {
    case .rawValue: return "\(whole) = \(whole).cardproofFirst"
    case .number: return "\(whole) = \(whole == "Bool" ? "false" : "0")"
    case .direct("asString"): return "\(whole) = \"\""
    // Its dates may be missing, not it itself (documented).
    case _ where base == "INDateComponentsRange":
      return "\(whole) = \(whole)(start: nil, end: nil)"
    default: return "\(whole)!"
    }
  }

  /// The statement that sets a property from `value`.
  func assignment(to name: String) -> String {
    if isList {
      let item = conversion(of: "$0")
      return "self.\(name) = value.asArray?.compactMap { \(item) }\(isOptional ? "" : " ?? []")"
    }
    let value = conversion(of: "value")
    return isOptional
      ? "self.\(name) = \(value)" : "if let made = \(value) { self.\(name) = made }"
  }

  private func conversion(of value: String) -> String {
    switch kind {
    case .direct(let property): "\(value).\(property)"
    case .number(let property): "\(value).asNumber?.\(property)"
    case .rawValue: "\(value).asEnum.flatMap { \(base)(rawValue: $0.index) }"
    case .object: "\(value).asObject(\(base).self)"
    case .generated: "\(base).cardproofMake(\(value))"
    case .measurement:
      "\(value).asMeasurement(\(base.dropFirst("Measurement<".count).dropLast()).self)"
    case .opaque: "\(value) as? \(base)"
    }
  }
}

private let reserved: Set = [
  "default", "class", "struct", "enum", "protocol", "func", "var", "let", "in", "is", "as",
  "if", "else", "for", "while", "switch", "case", "return", "self", "Self", "init", "nil",
  "true", "false", "where", "public", "private", "internal", "static", "import", "operator",
  "repeat", "guard", "defer", "do", "break", "continue", "fallthrough", "throw", "throws", "try",
  "catch", "super", "extension", "typealias", "associatedtype", "subscript", "deinit", "inout",
  "rethrows", "fileprivate", "Any", "Type",
]

/// A name of a definition as an identifier: what Swift does not take becomes `_`.
func swiftIdentifier(_ name: String) -> String {
  let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  guard let first = plain.first else { return "_" }
  if reserved.contains(plain) { return "`\(plain)`" }
  return first.isNumber ? "_\(plain)" : plain
}

/// A text as a string literal.
func swiftLiteral(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\n": result += "\\n"
    case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
