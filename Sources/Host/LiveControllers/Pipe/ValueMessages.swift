internal import HostSimulation
internal import IntentDefinitions
internal import Interactions

/// Values of an interaction for a program, by the types that their parameters have.
struct ValueMessages {
  let definition: IntentDefinition
  private let catalog = SystemIntentCatalog.standard

  /// The values of an intent or a response, by the names of its parameters.
  func values(
    _ values: [String: IntentValue], of parameters: [IntentParameter]
  ) -> [String: PipeValue] {
    values.reduce(into: [:]) { result, entry in
      let type = parameters.first { $0.name == entry.key }?.type
      result[entry.key] = value(entry.value, type: type)
    }
  }

  /// Values that no definition gives types, such as those of a user activity.
  static func plain(_ value: IntentValue) -> PipeValue {
    switch value {
    case .text(let text): .text(text)
    case .integer(let number): .integer(number)
    case .number(let number), .duration(let number): .number(number)
    case .boolean(let flag): .boolean(flag)
    case .enumCase(let name, _): .text(name)
    case .currency(let amount, _): .number(amount)
    case .date(let date): date.message
    case .list(let values): .list(values.map { inside($0) })
    case .object(let object):
      .object(
        [
          "identifier": object.identifier.map { .text($0) },
          "display": object.display.isEmpty ? nil : .text(object.display),
        ]
        .compactMapValues(\.self).merging(object.properties.mapValues { inside($0) }) { $1 })
    }
  }

  /// A value in a list or a mapping, which code may read as JSON: a date is a text there.
  private static func inside(_ value: IntentValue) -> PipeValue {
    if case .date(let date) = value {
      return .text(date.isoText + (date.hour == nil ? "" : ":00Z"))
    }
    return plain(value)
  }

  private func value(_ value: IntentValue, type: ValueType?) -> PipeValue {
    switch value {
    case .list(let values): .list(values.map { self.value($0, type: type) })
    case .enumCase(let name, let displayName):
      .object([
        "enum": .text(name), "display": .text(displayName),
        "index": .integer(index(of: name, in: type)),
      ])
    case .currency(let amount, let code):
      .object(["currency": .object(["amount": .text("\(amount)"), "code": .text(code)])])
    case .duration(let seconds): .object(["duration": .number(seconds)])
    case .date(let date): date.message
    case .text(let text): self.text(text, type: type)
    case .integer(let number): self.number(Double(number), integer: number, type: type)
    case .number(let number): self.number(number, integer: nil, type: type)
    case .boolean(let flag): .boolean(flag)
    case .object(let object): self.object(object, type: type)
    }
  }

  private func text(_ text: String, type: ValueType?) -> PipeValue {
    switch type {
    case .named("URL"): .object(["url": .text(text)])
    case .named("File"): .object(["file": .object(["filename": .text(text)])])
    default: .text(text)
    }
  }

  /// Measurements of definitions have a unit of their parameter; the name tells which class it is.
  private func number(_ number: Double, integer: Int?, type: ValueType?) -> PipeValue {
    let measured: Set = ["Mass", "Distance", "Temperature", "Speed", "Volume", "Energy"]
    if case .named(let name) = type, measured.contains(name) {
      return .object(["measurement": .object(["value": .number(number)])])
    }
    return integer.map { .integer($0) } ?? .number(number)
  }

  private func object(_ object: ObjectValue, type: ValueType?) -> PipeValue {
    let own = type.flatMap { self.type(of: $0) }
    let typeName = type?.displayName ?? ""
    let base = ["IN", "CL", ""].first { typeName.hasPrefix($0) }.map {
      typeName.dropFirst($0.count)
    }
    let fields: [String: PipeValue] = [
      "identifier": object.identifier.map { .text($0) }, "display": .text(object.display),
      "values": .object(
        object.properties.reduce(into: [:]) { result, entry in
          result[entry.key] = value(entry.value, type: own?[entry.key])
        }),
    ].compactMapValues(\.self)
    let flat = fields.merging(object.properties.mapValues { Self.plain($0) }) { first, _ in first }
    switch base.map({ String($0) }) {
    case "Person": return .object(["person": .object(flat)])
    case "Placemark": return .object(["placemark": .object(flat)])
    case "File": return .object(["file": .object(flat)])
    default: return .object(["object": .object(fields)])
    }
  }

  /// The types of the properties of an object type, or of one of SiriKit's own classes.
  private func type(of type: ValueType) -> [String: ValueType]? {
    switch type {
    case .object(let name?):
      if let own = definition.objectType(named: name) {
        return Dictionary(own.properties.map { ($0.name, $0.type) }) { first, _ in first }
      }
      return nil
    default: return nil
    }
  }

  private func index(of name: String, in type: ValueType?) -> Int {
    guard case .enumeration(let enumName) = type else { return 0 }
    if let own = definition.enumeration(named: enumName) {
      return own.cases.first { $0.name == name }?.index ?? 0
    }
    return catalog.type(enumName)?.cases.first { $0.name == name }?.rawValue ?? 0
  }
}

extension DateValue {
  fileprivate var message: PipeValue {
    var parts: [String: PipeValue] = [
      "year": .integer(year), "month": .integer(month), "day": .integer(day),
    ]
    if let hour, let minute {
      parts["hour"] = .integer(hour)
      parts["minute"] = .integer(minute)
    }
    return .object(["components": .object(parts)])
  }
}
