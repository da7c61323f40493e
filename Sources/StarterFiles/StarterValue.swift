internal import HostSimulation
internal import IntentDefinitions

/// Writes values as interactions write them: what is read back is the same value.
struct StarterValue {
  private let definition: IntentDefinition

  /// The longest text, in characters; no card has room for more.
  private static let longestText = 500

  init(definition: IntentDefinition) {
    self.definition = definition
  }

  func text(_ value: IntentValue, of type: ValueType) -> String {
    switch value {
    case .text(let text): StarterYAML.scalar(String(text.prefix(Self.longestText)))
    case .integer(let number): String(number)
    case .number(let number), .duration(let number): number.formattedShort
    case .boolean(let flag): flag ? "true" : "false"
    case .enumCase(let name, _): StarterYAML.scalar(name)
    case .currency(let amount, let code): "{amount: \(amount), currency: \(code)}"
    case .date(let date): date.isoText
    case .list(let values): "[\(values.map { text($0, of: type) }.joined(separator: ", "))]"
    case .object(let object): text(object, of: type)
    }
  }

  private func text(_ object: ObjectValue, of type: ValueType) -> String {
    var entries: [(String, String)] = []
    if let identifier = object.identifier {
      entries.append(("identifier", StarterYAML.scalar(identifier)))
    }
    entries.append(("display", StarterYAML.scalar(object.display)))
    if case .object(let name) = type, let known = name.flatMap(definition.objectType) {
      for property in known.properties where !property.isDefault {
        guard let value = object.properties[property.name],
          !["identifier", "display"].contains(property.name)
        else { continue }
        entries.append(
          (StarterYAML.scalar(property.name), text(value, of: property.type)))
      }
    }
    return "{\(entries.map { "\($0.0): \($0.1)" }.joined(separator: ", "))}"
  }
}

extension DateValue {
  fileprivate var isoText: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(self.day, to: 2))"
    guard let hour, let minute else { return day }
    return "\(day)T\(padded(hour, to: 2)):\(padded(minute, to: 2))"
  }
}
