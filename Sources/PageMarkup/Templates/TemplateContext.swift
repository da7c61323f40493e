import Diagnostics

/// The values a name is looked up in, the innermost last.
struct TemplateContext {
  private var values: [TemplateValue]

  init(_ value: TemplateValue) {
    values = [value]
  }

  mutating func push(_ value: TemplateValue) {
    values.append(value)
  }

  mutating func pop() {
    values.removeLast()
  }

  /// What a name stands for; an unknown one comes with the names it may have been meant to be.
  enum Lookup {
    case found(TemplateValue)
    case unknown(part: String, candidates: [String])
  }

  func lookup(_ name: TemplateName) -> Lookup {
    guard let first = name.parts.first else { return .found(values.last ?? .missing) }
    for case .object(let members) in values.reversed() {
      guard let value = members[first] else { continue }
      return lookup(name.parts.dropFirst(), in: value)
    }
    let known = values.flatMap { value -> [String] in
      guard case .object(let members) = value else { return [] }
      return Array(members.keys)
    }
    return .unknown(part: first, candidates: known)
  }

  private func lookup(_ parts: ArraySlice<String>, in value: TemplateValue) -> Lookup {
    var value = value
    for part in parts {
      switch value {
      case .missing: return .found(.missing)
      case .object(let members):
        guard let member = members[part] else {
          return .unknown(part: part, candidates: Array(members.keys))
        }
        value = member
      default: return .unknown(part: part, candidates: [])
      }
    }
    return .found(value)
  }
}
