import Diagnostics
import SourceFormats

/// Trees as one line each, for comparison.
extension YAMLNode {
  var line: String {
    switch content {
    case .scalar(let scalar): scalar.isQuoted ? "\"\(scalar.text)\"" : scalar.text
    case .sequence(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key): \($0.value.line)" }.joined(separator: ", ") + "}"
    }
  }

  /// The places of all keys and values, in the order of the file.
  var allPlaces: [SourceLocation] {
    switch content {
    case .scalar: [location]
    case .sequence(let items): [location] + items.flatMap(\.allPlaces)
    case .mapping(let entries):
      [location] + entries.flatMap { [$0.keyLocation] + $0.value.allPlaces }
    }
  }
}

extension PropertyListNode {
  var line: String {
    switch content {
    case .string(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .data(let bytes): "data\(bytes)"
    case .date(let date): "<\(date)>"
    case .array(let nodes): "[" + nodes.map(\.line).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "{" + entries.map { "\($0.key): \($0.value.line)" }.joined(separator: ", ") + "}"
    }
  }

  /// The places of all keys and values, in the order of the file.
  var allPlaces: [SourceLocation] {
    switch content {
    case .array(let nodes): [location] + nodes.flatMap(\.allPlaces)
    case .dictionary(let entries):
      [location] + entries.flatMap { [$0.keyLocation] + $0.value.allPlaces }
    default: [location]
    }
  }
}

extension XMLElement {
  var line: String {
    let attributes = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    let children = children.map { child in
      switch child {
      case .element(let element): element.line
      case .text(let text): text
      }
    }
    return "<\(name)\(attributes)>\(children.joined())</\(name)>"
  }

  /// The places of all elements, in the order of the file.
  var allPlaces: [SourceLocation] { [location] + elements.flatMap(\.allPlaces) }
}

extension StringsFile {
  var line: String {
    entries.map { "\($0.key)=\($0.text)" }.joined(separator: " | ")
  }

  /// The places of all keys and texts, in the order of the file.
  var allPlaces: [SourceLocation] { entries.flatMap { [$0.keyLocation, $0.textLocation] } }
}

/// Places in their order, each once: a mapping stands where its first key does.
func distinct(_ places: [SourceLocation]?) -> [SourceLocation] {
  (places ?? []).reduce(into: []) { distinct, place in
    if distinct.last != place { distinct.append(place) }
  }
}
