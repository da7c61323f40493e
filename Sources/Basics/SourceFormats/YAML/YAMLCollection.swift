import Diagnostics

/// A sequence or mapping of a YAML document while its parts come in.
struct YAMLCollection {
  let anchor: String?
  /// Where it starts, when it stands in brackets or braces.
  let opening: YAMLOpening?
  private(set) var diagnostics: [Diagnostic] = []
  private let location: SourceLocation
  private let isMapping: Bool
  private var items: [YAMLNode] = []
  private var entries: [YAMLEntry] = []
  private var firstPlaces: [String: SourceLocation] = [:]
  private var key: (text: String, location: SourceLocation)?
  private var cost = TreeCost.collection

  init(isMapping: Bool, isFlow: Bool, _ event: YAMLEvent, at location: SourceLocation) {
    self.anchor = event.anchor
    self.opening = isFlow ? YAMLOpening(isMapping: isMapping, start: event.start) : nil
    self.location = location
    self.isMapping = isMapping
  }

  /// Whether the next part is a key.
  var awaitsKey: Bool { isMapping && key == nil }

  mutating func add(key text: String, at location: SourceLocation) {
    key = (text, location)
    cost.add(.scalar(textBytes: text.utf8.count))
  }

  /// Adds an item, or the value of the last key; one for a key that stands twice is reported.
  mutating func add(_ part: BuiltYAML) {
    cost.add(part.cost)
    guard let key else {
      items.append(part.node)
      return
    }
    self.key = nil
    if let first = firstPlaces[key.text] {
      diagnostics.append(.duplicateKey(key.text, at: key.location, first: first))
    } else {
      firstPlaces[key.text] = key.location
      entries.append(YAMLEntry(key: key.text, at: key.location, value: part.node))
    }
  }

  var built: BuiltYAML {
    let content: YAMLNode.Content = isMapping ? .mapping(entries) : .sequence(items)
    return BuiltYAML(node: YAMLNode(content, at: location), cost: cost)
  }
}

/// A finished YAML value, with what it costs to use it again.
struct BuiltYAML {
  let node: YAMLNode
  let cost: TreeCost
}
