internal import Diagnostics
internal import SourceFormats

/// A value class of the Intents framework that parameters can have: what can be written of it.
struct SystemValueType: Sendable {
  /// The property that people read.
  let displayKey: String
  let textKeys: [String]
  let numberKeys: [String]

  /// By the type's name without its prefix: `Person` for both `Person` and `INPerson`.
  init?(named name: String) {
    let plain = ["IN", "CL", "NS"].first { name.hasPrefix($0) }.map { name.dropFirst($0.count) }
    switch String(plain ?? name[...]) {
    case "Person":
      displayKey = "displayName"
      textKeys = ["givenName", "familyName", "handle", "relationship", "image"]
      numberKeys = []
    case "Placemark":
      displayKey = "name"
      textKeys = ["street", "city", "state", "postalCode", "country"]
      numberKeys = ["latitude", "longitude"]
    case "File":
      displayKey = "filename"
      textKeys = ["typeIdentifier"]
      numberKeys = []
    case "PaymentMethod":
      displayKey = "name"
      textKeys = ["type", "identificationHint"]
      numberKeys = []
    default: return nil
    }
  }
}

/// Reads values of the framework's own classes: a text, or a mapping with the class's properties.
struct SystemValueReader {
  let type: SystemValueType
  /// The name of the type, for messages.
  let name: String
  let findings: Findings

  func read(_ node: YAMLNode) -> IntentValue? {
    if let text = node.string {
      return .object(
        ObjectValue(identifier: nil, display: text, properties: [type.displayKey: .text(text)]))
    }
    guard let reader = MappingReader(node, "A \(name)", reporting: findings) else { return nil }
    let identifier = reader.string("identifier")
    let display = reader.string("display")
    let own = reader.string(type.displayKey)
    var properties: [String: IntentValue] = [:]
    for key in type.textKeys {
      properties[key] = reader.string(key).map { .text($0) }
    }
    for key in type.numberKeys {
      properties[key] = reader.number(key).map { .number($0) }
    }
    reader.finish()
    let shown = display ?? own ?? joinedName(properties) ?? identifier ?? ""
    properties[type.displayKey] = .text(own ?? shown)
    return .object(ObjectValue(identifier: identifier, display: shown, properties: properties))
  }

  /// The given and the family name, or the street and the city; nil without any.
  private func joinedName(_ properties: [String: IntentValue]) -> String? {
    for (keys, separator) in [(["givenName", "familyName"], " "), (["street", "city"], ", ")] {
      let texts = keys.compactMap { key -> String? in
        if case .text(let text) = properties[key] { text } else { nil }
      }
      if !texts.isEmpty { return texts.joined(separator: separator) }
    }
    return nil
  }
}
