internal import Diagnostics
package import IntentDefinitions

/// Makes up values for parameters that nobody gave one: the definition's default, an enum's first
/// named case, or a plausible value of the type.
///
/// Always the same ones in a language.
package struct SampleValues {
  private let definition: IntentDefinition
  private let texts: SampleTexts
  private let system: SystemSamples

  /// The day and the time of all sample values (convention: always the same).
  package static let moment = DateValue(iso: "2025-06-09T09:41")

  /// Object types may hold each other; deeper than this, properties are left out.
  private static let maximumDepth = 3

  /// The language is a BCP 47 tag such as `en` or `pt-BR`.
  package init(definition: IntentDefinition, language: String) {
    self.definition = definition
    texts = SampleTexts(language: language)
    system = SystemSamples(texts)
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
        ofType: parameter.type, label: SampleLabel(name: parameter.name, text: parameter.label),
        limits: parameter.limits, inside: [])
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
      return duration(Double(number), of: parameter) ?? .integer(number)
    case .number(let number): return duration(number, of: parameter) ?? .number(number)
    case .boolean(let flag): return .boolean(flag)
    case nil: return nil
    }
  }

  /// A default of a time interval counts in the unit that the definition names (inferred); nil for
  /// parameters of other types.
  private func duration(_ number: Double, of parameter: IntentParameter) -> IntentValue? {
    guard parameter.type == .named("TimeInterval") else { return nil }
    let unit = parameter.metadata.units.defaultUnit ?? parameter.metadata.units.unit
    let seconds = unit.flatMap { DurationUnit(rawValue: $0.lowercased()) }?.seconds
    return .duration(number * Double(seconds ?? 1))
  }

  private func enumCase(_ value: IntentEnum.Case) -> IntentValue {
    .enumCase(
      name: value.name,
      displayName: value.displayName.isEmpty ? value.name : value.displayName.text)
  }

  private func value(
    ofType type: ValueType, label: SampleLabel, limits: ParameterLimits, inside types: [String]
  ) -> IntentValue {
    switch type {
    case .enumeration(let name): usualCase(of: name).map(enumCase) ?? .text(label.text)
    case .object(let name): object(name, label: label, inside: types)
    case .named("Integer"):
      .integer(within(limits, SampleTexts.wholeNumber(for: label) ?? 2))
    case .named("Decimal"): decimal(label: label, limits: limits)
    case .named("Boolean"): .boolean(true)
    case .named("TimeInterval"): .duration(600)
    case .named("CurrencyAmount"): texts.amount(for: label)
    case .named("DateComponents"), .named("Date"):
      SampleTexts.moment(for: label).map { .date($0) } ?? .text(label.text)
    case .named("URL"): .text("https://example.com")
    case .named("File"): systemValue("filename", SampleTexts.fileName(for: label))
    case .named("Placemark"): systemValue("name", texts.place(for: label))
    case .named("Person"): systemValue("displayName", "Ana Silva", identifier: "ana")
    case .named("PaymentMethod"): systemValue("name", texts.words.text(.card), identifier: "card")
    case .named(let name):
      .text(
        SampleTexts.measurements[name] ?? systemText(for: label) ?? texts.text(for: label)
          ?? label.text)
    }
  }

  private func usualCase(of enumName: String) -> IntentEnum.Case? {
    let enumeration = definition.enumeration(named: enumName)
    return SystemSamples.usualCases[enumName].flatMap { name in
      enumeration?.cases.first { $0.name == name }
    } ?? enumeration?.firstNamedCase
  }

  private func systemText(for label: SampleLabel) -> String? {
    definition.path == SystemDefinition.path ? system.text(for: label) : nil
  }

  /// A whole number for what is counted, and for a percentage.
  private func decimal(label: SampleLabel, limits: ParameterLimits) -> IntentValue {
    if limits.minimum == nil, limits.maximum == nil, let price = texts.price(for: label) {
      return .number(price)
    }
    let wanted =
      SampleTexts.number(for: label)
      ?? SampleTexts.wholeNumber(for: label).map { Double(within(limits, $0)) }
      ?? Double(within(limits, 2)) + 0.5
    return .number(limits.allows(wanted) ? wanted : limits.middle ?? wanted)
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

  /// A value of an object type; the types whose values it is part of are those that it is inside.
  private func object(
    _ name: String?, label: SampleLabel, inside types: [String]
  ) -> IntentValue {
    let type = name.flatMap { definition.objectType(named: $0) }
    let isSystem = type?.location.file == SystemDefinition.path
    if isSystem, let name, let short = system.nameless(name) {
      return short
    }
    var properties: [String: IntentValue] = [:]
    if let type, types.count < Self.maximumDepth {
      let types = types + [type.name]
      for property in type.properties
      where !property.isDefault
        && !(isSystem && SystemSamples.isUnset(property, inside: types))
      {
        let label = SampleLabel(name: property.name, text: property.label)
        let single = value(ofType: property.type, label: label, limits: .none, inside: types)
        properties[property.name] = property.supportsMultipleValues ? .list([single]) : single
      }
    }
    let display =
      isSystem
      ? name.flatMap { system.display($0, label: label) } ?? label.text
      : texts.text(for: label) ?? label.text
    if let systemName = type?.systemNameProperty { properties[systemName] = .text(display) }
    return .object(ObjectValue(identifier: "sample", display: display, properties: properties))
  }
}
