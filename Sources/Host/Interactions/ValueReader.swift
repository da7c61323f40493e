internal import Diagnostics
internal import IntentDefinitions
package import SourceFormats
internal import TextTools

/// Reads the values that a project writes for parameters, by the types of the definition.
package struct ValueReader {
  let definition: IntentDefinition
  let findings: Findings

  func value(_ node: YAMLNode, for parameter: IntentParameter) -> IntentValue? {
    guard parameter.supportsMultipleValues else {
      guard node.items == nil else {
        findings.report(
          .wrongType, "'\(parameter.name)' must be one value, not a list", at: node.location,
          fix: "Write the value without brackets")
        return nil
      }
      let value = value(node, type: parameter.type, name: parameter.name)
      checkRange(of: value, for: parameter, at: node.location)
      return value
    }
    guard case .sequence(let items) = node.content else {
      findings.report(
        .wrongType, "'\(parameter.name)' must be a list of values", at: node.location,
        fix: "Write a list: [a, b]")
      return nil
    }
    return .list(
      items.compactMap {
        value($0, type: parameter.type, name: parameter.name)
      })
  }

  private func checkRange(
    of value: IntentValue?, for parameter: IntentParameter, at location: SourceLocation
  ) {
    let limits = parameter.limits
    guard let number = value?.number, !limits.allows(number) else { return }
    let range = [
      limits.minimum.map { "at least \($0.formattedShort)" },
      limits.maximum.map { "at most \($0.formattedShort)" },
    ].compactMap(\.self).joined(separator: " and ")
    findings.report(
      .outOfRange, "'\(parameter.name)' is \(range)", at: location,
      notes: SystemDefinition.note("The parameter is here", at: parameter.location),
      fix: "Write a value within the limits")
  }

  private func value(_ node: YAMLNode, type: ValueType, name: String) -> IntentValue? {
    let value: IntentValue?
    switch type {
    case .enumeration(let enumName):
      return enumCase(node, enumName: enumName)
    case .object(let typeName):
      let type = typeName.flatMap(definition.objectType)
      return object(node, type: type)
    case .named("CurrencyAmount") where node.number == nil:
      return currency(node)
    case .named("CurrencyAmount"):
      value = node.number.map { .currency(amount: $0, code: Self.usualCurrency) }
    case .named("Integer"): value = node.integer.map { .integer($0) }
    case .named("Decimal"): value = node.number.map { .number($0) }
    case .named("Boolean"): value = node.boolean.map { .boolean($0) }
    case .named("TimeInterval"): value = node.number.map { .duration($0) }
    case .named("DateComponents"), .named("Date"):
      return date(node, name: name)
    case .named("String"), .named("URL"), .named("SpeakableString"):
      value = node.string.map { .text($0) }
    case .named(let typeName):
      if let type = SystemValueType(named: typeName) {
        return SystemValueReader(type: type, name: typeName, findings: findings).read(node)
      }
      value = Self.untyped(node)
    }
    if value == nil {
      let what = Self.description(of: type)
      findings.report(
        .wrongType, "'\(name)' takes \(what)", at: node.location,
        fix: "Write \(Self.number(meantBy: node, as: type) ?? what)")
    }
    return value
  }

  /// The number that is meant by a text with a unit, a currency or a comma, where it fits the type.
  private static func number(meantBy node: YAMLNode, as type: ValueType) -> String? {
    guard let number = node.meantNumber else { return nil }
    return switch type {
    case .named("Integer"): Int(number).map { _ in number }
    case .named("Decimal"), .named("TimeInterval"): number
    default: nil
    }
  }

  /// A day, with or without a time; what is wrong with one stands at its place in the text.
  private func date(_ node: YAMLNode, name: String) -> IntentValue? {
    if let date = node.string.flatMap({ DateValue(iso: $0) }) { return .date(date) }
    let what = Self.description(of: .named("DateComponents"))
    var location = node.location
    var message = "'\(name)' takes \(what)"
    if case .scalar(let scalar) = node.content, let fault = DateFault(in: scalar.text) {
      location = SourceLocation(
        file: location.file, line: location.line,
        column: location.column + fault.offset + (scalar.isQuoted ? 1 : 0))
      message = fault.message
    }
    findings.append(Diagnostic(.wrongType, message, at: location, fix: "Write \(what)"))
    return nil
  }

  /// The default currency.
  private static let usualCurrency = "USD"

  private func enumCase(_ node: YAMLNode, enumName: String) -> IntentValue? {
    let names = definition.enumeration(named: enumName)?.cases.map(\.name) ?? []
    guard let name = node.string else {
      findings.report(
        .wrongType, "A case of '\(enumName)' must be a name", at: node.location,
        fix: "Write one of: \(names.joined(separator: ", "))")
      return nil
    }
    guard let enumeration = definition.enumeration(named: enumName) else { return .text(name) }
    let match =
      enumeration.cases.first { $0.name == name }
      ?? enumeration.cases.first { !$0.displayName.isEmpty && $0.displayName.text == name }
    if let match {
      return .enumCase(
        name: match.name,
        displayName: match.displayName.isEmpty ? match.name : match.displayName.text)
    }
    findings.report(
      .unknownValue, "'\(name)' is not a case of the enum '\(enumName)'", at: node.location,
      notes: [.init("The enum is here", at: enumeration.location)],
      fix: nearestSpelling(to: name, among: names).map { "Write '\($0)'" }
        ?? "Write one of: \(names.joined(separator: ", "))",
      corrections: .spelling(of: name, among: names, at: node.location))
    return nil
  }

  private func object(_ node: YAMLNode, type: ObjectType?) -> IntentValue? {
    if let display = node.string {
      let names = type?.systemNameProperty.map { [$0: IntentValue.text(display)] }
      return .object(ObjectValue(identifier: nil, display: display, properties: names ?? [:]))
    }
    guard let reader = MappingReader(node, "An object", reporting: findings) else { return nil }
    let identifier = reader.string("identifier")
    let display = reader.string("display")
    var properties: [String: IntentValue] = [:]
    for property in type?.properties ?? [] where !property.isDefault {
      guard let node = reader.take(property.name) else { continue }
      var parameter = IntentParameter(
        name: property.name, displayName: property.displayName, type: property.type,
        location: node.location)
      parameter.supportsMultipleValues = property.supportsMultipleValues
      properties[property.name] = value(node, for: parameter)
    }
    reader.finish()
    let shown = display ?? type?.systemName(in: properties) ?? identifier ?? ""
    if let name = type?.systemNameProperty, properties[name] == nil {
      properties[name] = .text(shown)
    }
    return .object(ObjectValue(identifier: identifier, display: shown, properties: properties))
  }

  /// An amount with its currency: `{amount: 4.5, currency: EUR}`.
  private func currency(_ node: YAMLNode) -> IntentValue? {
    guard let reader = MappingReader(node, "An amount", reporting: findings) else { return nil }
    let amount = reader.number("amount")
    let code =
      reader.string("currency")?.uppercased() ?? Self.usualCurrency
    if code.utf8.count != 3 || !code.allSatisfy({ $0.isASCII && $0.isLetter }) {
      findings.report(
        .unknownValue, "'\(code)' is not a currency code",
        at: node.entries?.first { $0.key == "currency" }?.value.location ?? node.location,
        fix: "Write three letters, such as EUR")
      return nil
    }
    reader.finish()
    return amount.map { .currency(amount: $0, code: code) }
  }

  /// The values of a mapping that no definition gives types; empty for anything else, which is reported.
  package static func untyped(_ key: String, _ reader: MappingReader) -> [String: IntentValue] {
    guard let node = reader.take(key), !node.isNull else { return [:] }
    guard let entries = node.entries else {
      reader.findings.report(
        .wrongType, "'\(key)' must be a mapping", at: node.location,
        fix: "Write names and values: {name: value}")
      return [:]
    }
    return Dictionary(
      entries.compactMap { entry in untyped(entry.value).map { (entry.key, $0) } }
    ) { first, _ in first }
  }

  /// A value that no definition gives a type, such as a user activity's.
  static func untyped(_ node: YAMLNode) -> IntentValue? {
    switch node.content {
    case .scalar(let scalar) where scalar.isQuoted: .text(scalar.text)
    case .scalar:
      if node.isNull {
        nil
      } else if let number = node.integer {
        .integer(number)
      } else if let number = node.number {
        .number(number)
      } else if let flag = node.boolean {
        .boolean(flag)
      } else {
        node.string.map { text in DateValue(iso: text).map { .date($0) } ?? .text(text) }
      }
    case .sequence(let items): .list(items.compactMap(untyped))
    case .mapping(let entries):
      .object(
        ObjectValue(
          identifier: entries.first { $0.key == "identifier" }?.value.string,
          display: entries.first { $0.key == "display" }?.value.string ?? "",
          properties: Dictionary(
            entries.compactMap { entry in untyped(entry.value).map { (entry.key, $0) } }
          ) { first, _ in first }))
    }
  }

  private static func description(of type: ValueType) -> String {
    switch type {
    case .enumeration(let name): "a case of the enum '\(name)'"
    case .object: "a text, or a mapping with identifier and display"
    case .named("Integer"): "a whole number"
    case .named("Decimal"): "a number"
    case .named("Boolean"): "true or false"
    case .named("TimeInterval"): "a number of seconds"
    case .named("DateComponents"), .named("Date"): "a date such as 2025-06-09T09:41"
    case .named("CurrencyAmount"): "a number, or a mapping with amount and currency"
    case .named("String"), .named("URL"), .named("SpeakableString"): "a text"
    case .named(let name): "a value of type \(name)"
    }
  }
}

extension ObjectType {
  /// The name that an object of a class of SiriKit's was given by its own property.
  fileprivate func systemName(in properties: [String: IntentValue]) -> String? {
    guard let name = systemNameProperty, let value = properties[name] else { return nil }
    return switch value {
    case .text(let text): text
    case .object(let object): object.display
    default: nil
    }
  }
}
