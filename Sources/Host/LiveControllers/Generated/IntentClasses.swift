internal import IntentDefinitions

/// Writes the Swift that Xcode generates for intents: classes of intents and responses, codes, enums and object
/// types.
///
/// Handlers are no part of a card, so their protocols are empty: what they declare is left out.
struct IntentClasses {
  private var lines: [String] = []
  /// The class names of intents, in the order in which they were written.
  private(set) var classNames: [String] = []
  /// The types that the project or this file declares.
  private var declared: Set<String>
  /// The types of SiriKit that the stand-ins have; a type of the project's own may have such a name.
  private let provided: Set<String>

  init(declared: Set<String>, provided: Set<String>) {
    self.declared = declared
    self.provided = provided
  }

  var source: String { lines.joined(separator: "\n") + "\n" }

  // MARK: Intents of definitions

  /// Adds all that a definition generates; names that are there already are not written again.
  mutating func add(_ definition: IntentDefinition) {
    let enums = Set(definition.enums.map(\.name))
    let classes = Dictionary(definition.objectTypes.map { ($0.name, $0.className) }) { $1 }
    for one in definition.enums where declare(one.name) {
      addEnum(one.name, cases: one.cases.map { ($0.name, $0.index) })
    }
    for type in definition.objectTypes where declare(type.className) {
      addClass(
        type.className, inherits: "INObject, GeneratedValues",
        properties: type.properties.filter { !$0.isDefault }.map { property in
          (
            property.name,
            SwiftType(
              property.type, isList: property.supportsMultipleValues, enums: enums,
              classNames: classes)
          )
        })
    }
    for intent in definition.intents where intent.kind == .custom && declare(intent.className) {
      let type = { (parameter: IntentParameter) in
        (
          parameter.name,
          SwiftType(
            parameter.type, isList: parameter.supportsMultipleValues, enums: enums,
            classNames: classes)
        )
      }
      addIntent(
        intent.className, parameters: intent.parameters.map(type),
        response: intent.response.parameters.map(type), codes: Self.codes(of: intent.response))
      for code in intent.response.codes { addFactory(code, of: intent, type) }
    }
  }

  /// The raw values of the codes that every response has are Xcode's; those of a definition follow from 100 on
  /// (observed in Microsoft's generator).
  private static func codes(of response: IntentResponse) -> [(String, Int)] {
    let builtIn = [
      ("unspecified", 0), ("ready", 1), ("continueInApp", 2), ("inProgress", 3), ("success", 4),
      ("failure", 5), ("failureRequiringAppLaunch", 6),
    ]
    let own = response.codes.map(\.name).filter { name in !builtIn.contains { $0.0 == name } }
    return builtIn + own.enumerated().map { ($1, 100 + $0) }
  }

  /// Adds the function that makes a response from the values of its dialogue: `.success(waitTime:)`.
  private mutating func addFactory(
    _ code: ResponseCode, of intent: Intent, _ type: (IntentParameter) -> (String, SwiftType)
  ) {
    let names = code.dialogPhrase.placeholders.map { String($0.prefix { $0 != "." }) }
    let used = intent.response.parameters.filter { names.contains($0.name) }
    guard !used.isEmpty else { return }
    let parameters = used.map { parameter in
      let type = type(parameter).1
      return
        "\(swiftIdentifier(parameter.name)): \(type.isList ? "[\(type.base)]" : type.base)"
    }
    let name = intent.responseClassName
    lines.append("extension \(name) {")
    lines.append(
      "  public static func \(swiftIdentifier(code.name))"
        + "(\(parameters.joined(separator: ", "))) -> \(name) {")
    lines.append(
      "    let made = \(name)(code: .\(swiftIdentifier(code.name)), userActivity: nil)")
    for parameter in used {
      let property = swiftIdentifier(parameter.name)
      lines.append("    made.\(property) = \(property)")
    }
    lines += ["    return made", "  }", "}"]
  }

  // MARK: SiriKit's own intents

  /// Adds one of SiriKit's intents with the types that it uses.
  mutating func add(_ intent: SystemIntent, of catalog: SystemIntentCatalog) {
    guard declareOfSystem(intent.className) else { return }
    var open = catalog.types(of: intent)
    while let type = open.popLast() {
      guard declareOfSystem(type.name) else { continue }
      add(type, of: catalog)
      open += type.properties.flatMap(\.typeNames).compactMap { catalog.type($0) }
    }
    let member = { (member: SystemMember) in
      (member.name, SwiftType(written: member.type) { catalog.type($0) })
    }
    addIntent(
      intent.className, parameters: intent.parameters.map(member),
      response: intent.responseProperties.map(member),
      codes: intent.codes.map { ($0.name, $0.rawValue) })
  }

  private mutating func add(_ type: SystemType, of catalog: SystemIntentCatalog) {
    let names = type.name.split(separator: ".").map { String($0) }
    let name = names.last ?? type.name
    // A type inside of another one, as `INCar.HeadUnit`.
    if names.count > 1 { lines.append("extension \(names[0]) {") }
    switch type.kind {
    case .enum: addEnum(name, cases: type.cases.map { ($0.name, $0.rawValue ?? 0) })
    case .options:
      addNames(
        name, conformsTo: "OptionSet, Sendable", rawValue: "Int",
        cases: type.cases.map { ($0.name, "\($0.rawValue ?? 0)") })
    case .constants:
      addNames(
        name, conformsTo: "RawRepresentable, Hashable, Sendable", rawValue: "String",
        cases: type.cases.map { ($0.name, swiftLiteral($0.name)) })
    case .class: addClass(name, of: type, catalog)
    }
    if names.count > 1 { lines.append("}") }
  }

  /// The classes of SiriKit that are persons (documented).
  private static let persons: Set = ["INRideDriver", "INRestaurantGuest"]

  private mutating func addClass(
    _ name: String, of type: SystemType, _ catalog: SystemIntentCatalog
  ) {
    let isPerson = Self.persons.contains(name)
    let inherited = isPerson ? Set((catalog.type("INPerson")?.properties ?? []).map(\.name)) : []
    addClass(
      name,
      inherits: isPerson
        ? "INPerson, @unchecked Sendable, GeneratedValues" : "NSObject, GeneratedValues",
      properties: type.properties.filter { !inherited.contains($0.name) }
        .map { ($0.name, SwiftType(written: $0.type) { catalog.type($0) }) },
      isMade: true)
  }

  /// A struct with names for its raw values.
  private mutating func addNames(
    _ name: String, conformsTo protocols: String, rawValue: String, cases: [(String, String)]
  ) {
    lines += [
      "public struct \(name): \(protocols) {", "  public let rawValue: \(rawValue)",
      "  public init(rawValue: \(rawValue)) { self.rawValue = rawValue }",
    ]
    if rawValue == "Int" { lines.append("  static let cardproofFirst = \(name)([])") }
    for (one, value) in cases {
      lines.append(
        "  public static let \(swiftIdentifier(one)) = \(name)(rawValue: \(value))")
    }
    lines.append("}")
  }

  // MARK: Pieces

  private mutating func declare(_ name: String) -> Bool { declared.insert(name).inserted }

  private mutating func declareOfSystem(_ name: String) -> Bool {
    !provided.contains(name) && declare(name)
  }

  private mutating func addIntent(
    _ className: String, parameters: [(String, SwiftType)], response: [(String, SwiftType)],
    codes: [(String, Int)]
  ) {
    classNames.append(className)
    addClass(className, inherits: "INIntent, GeneratedValues", properties: parameters)
    let code = "\(className)ResponseCode"
    addEnum(code, cases: codes)
    lines.append("extension \(code) {")
    lines.append("  static func named(_ name: String?) -> \(code) {")
    lines.append("    switch name {")
    for (name, _) in codes {
      lines.append("    case \(swiftLiteral(name)): .\(swiftIdentifier(name))")
    }
    lines += ["    default: .cardproofFirst", "    }", "  }", "}"]
    addClass(
      "\(className)Response", inherits: "INIntentResponse, GeneratedValues", properties: response,
      extra: [
        "  public var code: \(code) = .cardproofFirst",
        "  public convenience init(code: \(code), userActivity: NSUserActivity?) {",
        "    self.init()",
        "    self.code = code",
        "    self.userActivity = userActivity",
        "  }",
      ])
    lines.append("public protocol \(className)Handling: NSObjectProtocol {}")
  }

  private mutating func addEnum(_ name: String, cases: [(String, Int)]) {
    guard !cases.isEmpty else { return }
    var taken: Set<Int> = []
    lines.append("public enum \(name): Int, Sendable {")
    for (one, value) in cases where taken.insert(value).inserted {
      lines.append("  case \(swiftIdentifier(one)) = \(value)")
    }
    let first = cases.first { $0.1 == 0 } ?? cases[0]
    lines.append("  static let cardproofFirst = \(name).\(swiftIdentifier(first.0))")
    lines.append("}")
  }

  private mutating func addClass(
    _ name: String, inherits: String, properties: [(String, SwiftType)], isMade: Bool = false,
    extra: [String] = []
  ) {
    lines.append("open class \(name): \(inherits) {")
    for (property, type) in properties {
      lines.append("  open var \(swiftIdentifier(property)): \(type.property)")
    }
    lines += extra
    // Foundation's own has an address, which is another one each time.
    lines.append("  open override var description: String { \"<\(name)>\" }")
    lines.append("  public func setCardproofValue(_ name: String, _ value: JSONValue) -> Bool {")
    lines.append("    switch name {")
    for (property, type) in properties {
      lines.append(
        "    case \(swiftLiteral(property)): "
          + type.assignment(to: swiftIdentifier(property)))
    }
    lines += ["    default: return false", "    }"]
    if !properties.isEmpty { lines.append("    return true") }
    lines.append("  }")
    if isMade { addMaking(of: name, properties: Set(properties.map(\.0))) }
    lines.append("}")
  }

  /// The properties that the display string of an object stands for, the first that a class has.
  private static let shown = ["title", "name", "nickname", "content"]

  /// A method that makes an instance of an object of the interaction, or of its display string.
  private mutating func addMaking(of name: String, properties: Set<String>) {
    let isPerson = Self.persons.contains(name)
    lines += [
      "  static func cardproofMake(_ value: JSONValue) -> \(name)? {",
      "    guard value.text != nil || value[\"object\"] != nil else { return nil }",
      "    let made = \(name)(\(isPerson ? "cardproofObject: value" : ""))",
    ]
    if let shown = Self.shown.first(where: properties.contains) {
      lines += [
        "    if let shown = value.cardproofDisplay {",
        "      _ = made.setCardproofValue(\(swiftLiteral(shown)), .string(shown))", "    }",
      ]
    }
    lines += [
      "    for (key, value) in value[\"object\"]?[\"values\"]?.members ?? [] {",
      "      _ = made.setCardproofValue(key, value)", "    }", "    return made", "  }",
    ]
  }
}
