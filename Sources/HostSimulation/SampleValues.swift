internal import Diagnostics
package import IntentDefinitions

/// Makes up values for parameters that nobody gave one: the definition's default, an enum's first
/// named case, or a plausible value of the type.
///
/// Always the same ones.
package struct SampleValues {
  private let definition: IntentDefinition

  /// Object types may hold each other; deeper than this, properties are left out.
  private static let maximumDepth = 3

  package init(definition: IntentDefinition) {
    self.definition = definition
  }

  /// A value for each parameter whose parent asks for it, but for those of SiriKit's own that no card
  /// would show.
  package func values(for parameters: [IntentParameter]) -> [String: IntentValue] {
    var values: [String: IntentValue] = [:]
    for parameter in parameters
    where isAskedFor(parameter, given: values) && !SystemSamples.isUnseen(parameter) {
      values[parameter.name] = value(for: parameter)
    }
    return values
  }

  private func isAskedFor(_ parameter: IntentParameter, given values: [String: IntentValue]) -> Bool
  {
    guard let relationship = parameter.relationship else { return true }
    let parent = values[relationship.parent]
    return switch relationship.predicate {
    case .hasAnyValue: parent != nil
    case .isCase(let name):
      if case .enumCase(name, _) = parent { true } else { false }
    case .isBoolean(let flag): parent == .boolean(flag)
    case .other: true
    }
  }

  private func value(for parameter: IntentParameter) -> IntentValue {
    let single =
      defaultValue(of: parameter)
      ?? value(
        ofType: parameter.type, label: parameter.displayName.text, limits: parameter.limits,
        depth: 0)
    guard parameter.supportsMultipleValues else { return single }
    if case .enumeration(let name) = parameter.type,
      let cases = definition.enumeration(named: name)?.namedCases
    {
      return .list(cases.prefix(2).map(enumCase))
    }
    return .list([single])
  }

  private func defaultValue(of parameter: IntentParameter) -> IntentValue? {
    switch parameter.limits.defaultValue {
    case .text(let name):
      if case .enumeration(let enumName) = parameter.type {
        return definition.enumeration(named: enumName)?.cases.first { $0.name == name }
          .map(enumCase)
      }
      return name.isEmpty ? nil : .text(name)
    case .integer(let number):
      return isDuration(parameter.type) ? .duration(Double(number)) : .integer(number)
    case .number(let number):
      return isDuration(parameter.type) ? .duration(number) : .number(number)
    case .boolean(let flag): return .boolean(flag)
    case nil: return nil
    }
  }

  private func isDuration(_ type: ValueType) -> Bool { type == .named("TimeInterval") }

  private func enumCase(_ value: IntentEnum.Case) -> IntentValue {
    .enumCase(
      name: value.name,
      displayName: value.displayName.isEmpty ? value.name : value.displayName.text)
  }

  private func value(ofType type: ValueType, label: String, limits: ParameterLimits, depth: Int)
    -> IntentValue
  {
    switch type {
    case .enumeration(let name):
      definition.enumeration(named: name)?.firstNamedCase.map(enumCase) ?? .text(label)
    case .object(let name): object(name, label: label, depth: depth)
    case .named("Integer"): .integer(within(limits, 2))
    case .named("Decimal"): decimal(label: label, limits: limits)
    case .named("Boolean"): .boolean(true)
    case .named("TimeInterval"): .duration(600)
    case .named("CurrencyAmount"): .currency(amount: 12.5, code: "USD")
    case .named("DateComponents"), .named("Date"): SampleValues.moment ?? .text(label)
    case .named("URL"): .text("https://example.com")
    case .named("File"): systemValue("filename", "Document.txt")
    case .named("Placemark"): systemValue("name", SampleTexts.place(for: label))
    case .named("Person"): systemValue("displayName", "Ana Silva", identifier: "ana")
    case .named("PaymentMethod"): systemValue("name", "Card ending in 42", identifier: "card")
    case .named(let name):
      .text(
        SampleTexts.measurements[name] ?? systemText(for: label) ?? SampleTexts.text(for: label)
          ?? label)
    }
  }

  private func systemText(for label: String) -> String? {
    definition.path == SystemDefinition.path ? SystemSamples.text(for: label) : nil
  }

  private static let moment = DateValue(iso: "2025-06-09T09:41").map { IntentValue.date($0) }

  /// A whole number for what is counted, and for a percentage.
  private func decimal(label: String, limits: ParameterLimits) -> IntentValue {
    guard let number = SampleTexts.wholeNumber(for: label) else {
      return .number(Double(within(limits, 2)) + 0.5)
    }
    return .number(Double(within(limits, number)))
  }

  /// A value of one of the framework's classes, with the property that people read.
  private func systemValue(
    _ key: String, _ display: String, identifier: String? = nil
  ) -> IntentValue {
    .object(
      ObjectValue(identifier: identifier, display: display, properties: [key: .text(display)]))
  }

  private func within(_ limits: ParameterLimits, _ wanted: Int) -> Int {
    var value = Double(wanted)
    if let minimum = limits.minimum { value = max(value, minimum.rounded(.up)) }
    if let maximum = limits.maximum { value = min(value, maximum.rounded(.down)) }
    return Int(exactly: value) ?? wanted
  }

  private func object(_ name: String?, label: String, depth: Int) -> IntentValue {
    let type = name.flatMap { definition.objectType(named: $0) }
    let isSystem = type?.location.file == SystemDefinition.path
    if isSystem, let name, let short = SystemSamples.nameless(name, moment: SampleValues.moment) {
      return short
    }
    var properties: [String: IntentValue] = [:]
    if let type, depth < Self.maximumDepth {
      for property in type.properties
      where !property.isDefault && !(isSystem && SystemSamples.unset.contains(property.name)) {
        let label = property.displayName.isEmpty ? property.name : property.displayName.text
        let single = value(ofType: property.type, label: label, limits: .none, depth: depth + 1)
        properties[property.name] = property.supportsMultipleValues ? .list([single]) : single
      }
    }
    let display =
      isSystem
      ? name.flatMap { SystemSamples.display($0, label: label) } ?? label
      : SampleTexts.text(for: label) ?? label
    if let systemName = type?.systemNameProperty { properties[systemName] = .text(display) }
    return .object(ObjectValue(identifier: "sample", display: display, properties: properties))
  }
}
