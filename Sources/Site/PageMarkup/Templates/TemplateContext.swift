/// The values a name is looked up in, the innermost last.
struct TemplateContext {
  private var values: [TemplateValue] = []
  /// The members of each value; none of what is no object.
  private var members: [TemplateMembers] = []

  init(_ value: TemplateValue) {
    push(value)
  }

  mutating func push(_ value: TemplateValue) {
    values.append(value)
    members.append(value.members)
  }

  mutating func pop() {
    values.removeLast()
    members.removeLast()
  }

  /// The value of a name; an unknown one comes with similar names.
  enum Lookup {
    case found(TemplateValue)
    case unknown(part: String, candidates: [String])
  }

  func lookup(_ name: TemplateName) -> Lookup {
    guard let first = name.parts.first else { return .found(values.last ?? .missing) }
    for depth in members.indices.reversed() {
      guard let value = members[depth][first] else { continue }
      return name.parts.count == 1 ? .found(value) : lookup(name.parts.dropFirst(), in: value)
    }
    return .unknown(part: first.name, candidates: members.flatMap(\.names))
  }

  private func lookup(_ parts: ArraySlice<TemplateKey>, in value: TemplateValue) -> Lookup {
    var value = value
    for part in parts {
      switch value {
      case .missing: return .found(.missing)
      case .object(let members):
        guard let member = members[part] else {
          return .unknown(part: part.name, candidates: members.names)
        }
        value = member
      default: return .unknown(part: part.name, candidates: [])
      }
    }
    return .found(value)
  }
}
