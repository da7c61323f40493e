internal import TextTools

/// Why a catalog of system intents was not read; lines count from 1.
package enum SystemIntentCatalogError: Error, Hashable {
  case unknownEntry(line: Int)
  case badValue(line: Int)
  /// An indented entry stands where its kind of owner is not.
  case noOwner(line: Int)
}

extension SystemIntentCatalog {
  /// Reads the text form, which the head of the text describes.
  package init(parsing text: String) throws(SystemIntentCatalogError) {
    var reader = SystemIntentCatalogReader()
    for (index, line) in text.lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      guard let line = SystemIntentLine(line, number: index + 1) else {
        throw .unknownEntry(line: index + 1)
      }
      try reader.read(line)
    }
    reader.endEntry()
    self.init(intents: reader.intents, types: reader.types)
  }
}

/// Collects entries until the next one at the margin ends them.
private struct SystemIntentCatalogReader {
  private(set) var intents: [SystemIntent] = []
  private(set) var types: [SystemType] = []
  private var intent: SystemIntentLine?
  private var type: (line: SystemIntentLine, kind: SystemType.Kind)?
  private var parameters: [SystemMember] = []
  private var properties: [SystemMember] = []
  private var codes: [SystemIntent.Code] = []
  private var cases: [SystemType.Case] = []
  private var protocolName: String?
  private var resolveMethods: [HandlingProtocol.Method] = []
  private var confirm: HandlingProtocol.Method?
  private var handle: HandlingProtocol.Method?
  private var otherMethods: [HandlingProtocol.Method] = []

  mutating func read(_ line: SystemIntentLine) throws(SystemIntentCatalogError) {
    switch line.keyword {
    case "intent":
      guard line.fields.first != nil else { throw .badValue(line: line.number) }
      endEntry()
      intent = line
    case "class", "enum", "options", "constants":
      endEntry()
      type = SystemType.Kind(rawValue: line.keyword).map { (line, $0) }
    case "parameter": parameters.append(try member(line, hasOwner: intent != nil))
    case "property":
      properties.append(try member(line, hasOwner: intent != nil || type?.kind == .class))
    case "code":
      let (rawValue, name) = try numbered(line, hasOwner: intent != nil)
      guard let rawValue else { throw .badValue(line: line.number) }
      codes.append(.init(rawValue: rawValue, name: name, availability: line.availability))
    case "case":
      let (rawValue, name) = try numbered(line, hasOwner: type != nil && type?.kind != .class)
      cases.append(.init(name: name, rawValue: rawValue, availability: line.availability))
    default: try readProtocol(line)
    }
  }

  private mutating func readProtocol(
    _ line: SystemIntentLine
  ) throws(SystemIntentCatalogError) {
    guard intent != nil, protocolName != nil || line.keyword == "protocol" else {
      throw .noOwner(line: line.number)
    }
    switch line.keyword {
    case "protocol": protocolName = line.words
    case "resolve":
      let parts = line.words.pieces(by: UInt8(ascii: " "))
      guard parts.count == 2 else { throw .badValue(line: line.number) }
      resolveMethods.append(line.method(parts[1], resolving: parts[0]))
    case "confirm": confirm = line.method(line.words)
    case "handle": handle = line.method(line.words)
    case "other": otherMethods.append(line.method(line.words))
    default: throw .unknownEntry(line: line.number)
    }
  }

  private func member(
    _ line: SystemIntentLine, hasOwner: Bool
  ) throws(SystemIntentCatalogError) -> SystemMember {
    guard hasOwner else { throw .noOwner(line: line.number) }
    let words = line.words.utf8
    guard let colon = words.firstIndex(of: UInt8(ascii: ":")) else {
      throw .badValue(line: line.number)
    }
    let type = Substring(words[colon...].dropFirst(2))
    guard !type.isEmpty else { throw .badValue(line: line.number) }
    return SystemMember(
      name: String(line.words[..<colon]), type: String(type), availability: line.availability)
  }

  /// A raw value (nil for `-`) and a name.
  private func numbered(
    _ line: SystemIntentLine, hasOwner: Bool
  ) throws(SystemIntentCatalogError) -> (Int?, String) {
    guard hasOwner else { throw .noOwner(line: line.number) }
    let parts = line.words.pieces(by: UInt8(ascii: " "))
    guard parts.count == 2, parts[0] == "-" || Int(parts[0]) != nil else {
      throw .badValue(line: line.number)
    }
    return (Int(parts[0]), parts[1])
  }

  /// Makes a value of the lines since the last entry at the margin.
  mutating func endEntry() {
    if let intent {
      var system = SystemIntent(
        className: intent.words, domain: intent.fields.first ?? "",
        availability: intent.availability)
      system.unlock = intent.value("unlock")
      system.supportedBy = intent.values("supported")
      system.hostContexts = intent.value("contexts")?.split(separator: " ").map { String($0) }
      system.parameters = parameters
      system.responseProperties = properties
      system.codes = codes
      system.handling = protocolName.map { name in
        HandlingProtocol(
          name: name, resolveMethods: resolveMethods, confirm: confirm, handle: handle,
          otherMethods: otherMethods)
      }
      intents.append(system)
    } else if let type {
      types.append(
        SystemType(
          name: type.line.words, kind: type.kind, availability: type.line.availability,
          properties: properties, cases: cases))
    }
    let (intents, types) = (intents, types)
    self = SystemIntentCatalogReader()
    (self.intents, self.types) = (intents, types)
  }
}
