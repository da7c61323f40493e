internal import Interactions
internal import Diagnostics
internal import IntentDefinitions

/// Writes values as interactions write them: what is read back is the same value.
struct ScaffoldValue {
  private let definition: IntentDefinition

  /// The longest text, in characters; no card has room for more.
  private static let longestText = 500

  init(definition: IntentDefinition) {
    self.definition = definition
  }

  func node(_ value: IntentValue, of type: ValueType) -> ScaffoldNode {
    switch value {
    case .text(let text): .scalar(ScaffoldYAML.scalar(String(text.prefix(Self.longestText))))
    case .integer(let number): .scalar(String(number))
    case .number(let number), .duration(let number): .scalar(number.formattedShort)
    case .boolean(let flag): .scalar(flag ? "true" : "false")
    case .enumCase(let name, _): .scalar(ScaffoldYAML.scalar(name))
    case .currency(let amount, let code): .scalar("{amount: \(amount), currency: \(code)}")
    case .date(let date): .scalar(date.isoText)
    case .list(let values): .list(values.map { node($0, of: type) })
    case .object(let object): node(object, of: type)
    }
  }

  private func node(_ object: ObjectValue, of type: ValueType) -> ScaffoldNode {
    var entries: [ScaffoldNode.Entry] = []
    func add(_ key: String, _ value: ScaffoldNode) { entries.append(.init(key: key, value: value)) }
    if let identifier = object.identifier {
      add("identifier", .scalar(ScaffoldYAML.scalar(identifier)))
    }
    add("display", .scalar(ScaffoldYAML.scalar(object.display)))
    if case .object(let name) = type, let known = name.flatMap(definition.objectType) {
      let isSystem = known.location.file == SystemDefinition.path
      for property in known.properties where !property.isDefault {
        guard let value = object.properties[property.name],
          !["identifier", "display"].contains(property.name),
          !isSystem || tells(value, of: property, in: object)
        else { continue }
        add(ScaffoldYAML.scalar(property.name), node(value, of: property.type))
      }
    }
    return .mapping(entries)
  }
}

extension ScaffoldValue {
  /// Whether a property of one of SiriKit's own objects says more than the object's name and its own:
  /// their classes have dozens, and a card shows a few.
  private func tells(
    _ value: IntentValue, of property: ObjectType.Property, in object: ObjectValue
  ) -> Bool {
    let name = property.name.lowercased()
    guard !name.hasSuffix("identifier"), !name.contains("useractivity"),
      !["aliases", "sirimatches"].contains(name)
    else {
      return false
    }
    return switch value {
    case .boolean: false
    case .text(let text): text != object.display && text != property.label
    case .enumCase(let name, _): !["none", "unspecified", "unknown"].contains(name)
    case .list(let values): values.contains { tells($0, of: property, in: object) }
    case .object(let inner): inner.display.isEmpty || inner.display != property.label
    case .integer, .number, .duration, .currency, .date: true
    }
  }
}
