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

  /// A value for each parameter whose parent asks for it.
  package func values(for parameters: [IntentParameter]) -> [String: IntentValue] {
    var values: [String: IntentValue] = [:]
    for parameter in parameters where isAskedFor(parameter, given: values) {
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
      let cases = definition.enumeration(named: name)?.cases.filter({ $0.name != "unknown" })
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
    case .named("Decimal"): .number(Double(within(limits, 2)) + 0.5)
    case .named("Boolean"): .boolean(true)
    case .named("TimeInterval"): .duration(600)
    case .named("CurrencyAmount"): .currency(amount: 12.5, code: "USD")
    case .named("DateComponents"), .named("Date"):
      DateValue(iso: "2025-06-09T09:41").map { .date($0) } ?? .text(label)
    case .named("URL"): .text("https://example.com")
    case .named("File"): systemValue("filename", "Document.txt")
    case .named("Placemark"): systemValue("name", "1 Main Street")
    case .named("Person"): systemValue("displayName", "Ana Silva", identifier: "ana")
    case .named("PaymentMethod"): systemValue("name", "Card ending in 42", identifier: "card")
    case .named(let name):
      .text(SampleValues.measurements[name] ?? SampleValues.text(for: label))
    }
  }

  /// What stands for a measurement of each kind.
  private static let measurements = [
    "Distance": "5 km", "Length": "5 km", "Temperature": "20 °C", "Mass": "250 g",
    "Speed": "50 km/h", "Volume": "1 l", "Energy": "100 kcal",
  ]

  /// A value of one of the framework's classes, with the property that people read.
  private func systemValue(
    _ key: String, _ display: String, identifier: String? = nil
  ) -> IntentValue {
    .object(
      ObjectValue(identifier: identifier, display: display, properties: [key: .text(display)]))
  }

  /// A text that fits what a parameter is called; its own name where nothing is known to fit.
  private static func text(for label: String) -> String {
    let words = Set(label.lowercased().split { !$0.isLetter }.map { String($0) })
    return texts.first { !words.isDisjoint(with: $0.words) }?.text ?? label
  }

  /// What sample objects of SiriKit's classes are called.
  private static let systemNames = [
    "INPerson": "Ana Silva", "INRideDriver": "Ben Okafor", "INRideVehicle": "Grey hatchback",
    "INRideOption": "Standard", "INMediaItem": "Morning Mix", "INTask": "Buy milk",
    "INTaskList": "Errands", "INNote": "Ideas", "INRestaurant": "Corner Bistro",
    "INPaymentMethod": "Card ending in 42", "INBillPayee": "City Power",
  ]

  /// The first that fits counts, so a "wait time" is a duration and an "order date" a date.
  private static let texts: [(words: Set<String>, text: String)] = [
    (["wait", "duration", "minutes", "eta"], "10 minutes"),
    (["date", "day"], "June 9"), (["time"], "9:41 AM"),
    (["price", "total", "cost", "amount", "fee"], "$12.50"),
    (["address", "location", "place", "street"], "1 Main Street"),
    (["error", "reason", "failure"], "No connection"),
    (["url", "link", "website"], "https://example.com"),
    (["email", "mail"], "ana@example.com"), (["phone"], "+1 555 0100"),
    (["person", "contact", "recipient", "sender", "user"], "Ana Silva"),
  ]

  private func within(_ limits: ParameterLimits, _ wanted: Int) -> Int {
    var value = Double(wanted)
    if let minimum = limits.minimum { value = max(value, minimum.rounded(.up)) }
    if let maximum = limits.maximum { value = min(value, maximum.rounded(.down)) }
    return Int(exactly: value) ?? wanted
  }

  private func object(_ name: String?, label: String, depth: Int) -> IntentValue {
    var properties: [String: IntentValue] = [:]
    if let name, depth < Self.maximumDepth, let type = definition.objectType(named: name) {
      for property in type.properties where !property.isDefault {
        let label = property.displayName.isEmpty ? property.name : property.displayName.text
        let single = value(ofType: property.type, label: label, limits: .none, depth: depth + 1)
        properties[property.name] = property.supportsMultipleValues ? .list([single]) : single
      }
    }
    let systemName = name.flatMap { definition.objectType(named: $0)?.systemNameProperty }
    let display = systemName == nil ? label : name.flatMap { Self.systemNames[$0] } ?? label
    if let systemName { properties[systemName] = .text(display) }
    return .object(ObjectValue(identifier: "sample", display: display, properties: properties))
  }
}
