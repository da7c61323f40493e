import Diagnostics

/// Builds the tree of a YAML document from its events, within limits.
struct YAMLTreeBuilder: ~Copyable {
  private(set) var diagnostics: [Diagnostic] = []
  private var events: YAMLEvents
  private var places: PlaceCursor
  private let limits: ReadingLimits
  /// The values with an anchor; nil for one that is still being built.
  private var anchors: [String: Built?] = [:]
  private var valueCount = 0

  /// A finished value, with what it costs to use it again.
  private struct Built {
    let node: YAMLNode
    /// How many values it holds, itself included.
    var values = 1
    /// How many levels of collections it has; 0 for a scalar.
    var height = 0
  }

  init(_ events: consuming YAMLEvents, places: PlaceCursor, limits: ReadingLimits) {
    self.events = events
    self.places = places
    self.limits = limits
  }

  /// The only document of the stream.
  mutating func document() throws(Diagnostic) -> YAMLNode {
    var root: YAMLNode?
    while true {
      let event = try next()
      switch event.content {
      case .streamEnd:
        if let root { return root }
        throw Diagnostic(
          .emptyFile, "The file holds only comments", at: places.place(atScalar: event.start),
          fix: "Write its content or remove the file")
      case .documentStart where root != nil:
        throw fault("The file holds more than one document", event, fix: "Keep one document a file")
      case .streamStart, .documentStart, .documentEnd: continue
      default: root = try value(event, depth: 0).node
      }
    }
  }

  private mutating func value(_ event: YAMLEvent, depth: Int) throws(Diagnostic) -> Built {
    try refuseTag(of: event)
    let location = places.place(atScalar: event.start)
    if case .alias(let name) = event.content {
      return try aliased(name, event, at: location, depth: depth)
    }
    try count(1, at: location)
    if let anchor = event.anchor { anchors[anchor] = .some(nil) }
    let built =
      switch event.content {
      case .scalar(let scalar): Built(node: YAMLNode(.scalar(scalar), at: location))
      case .sequenceStart: try sequence(at: location, depth: depth + 1)
      default: try mapping(at: location, depth: depth + 1)
      }
    if let anchor = event.anchor { anchors[anchor] = built }
    return built
  }

  private mutating func sequence(
    at location: SourceLocation, depth: Int
  ) throws(Diagnostic) -> Built {
    try checkDepth(depth, at: location)
    var items: [YAMLNode] = []
    var (values, height) = (1, 0)
    while true {
      let event = try next()
      if case .sequenceEnd = event.content { break }
      let item = try value(event, depth: depth)
      items.append(item.node)
      values += item.values
      height = max(height, item.height)
    }
    return Built(
      node: YAMLNode(.sequence(items), at: location), values: values, height: height + 1)
  }

  private mutating func mapping(
    at location: SourceLocation, depth: Int
  ) throws(Diagnostic) -> Built {
    try checkDepth(depth, at: location)
    var entries: [YAMLEntry] = []
    var firstPlaces: [String: SourceLocation] = [:]
    var (values, height) = (1, 0)
    while true {
      let event = try next()
      if case .mappingEnd = event.content { break }
      let key = try key(event)
      let keyLocation = places.place(atScalar: event.start)
      let value = try value(try next(), depth: depth)
      values += value.values
      height = max(height, value.height)
      if let first = firstPlaces.updateValue(keyLocation, forKey: key) {
        firstPlaces[key] = first
        reportDuplicate(key, at: keyLocation, first: first)
      } else {
        entries.append(YAMLEntry(key: key, at: keyLocation, value: value.node))
      }
    }
    return Built(
      node: YAMLNode(.mapping(entries), at: location), values: values, height: height + 1)
  }

  private mutating func key(_ event: YAMLEvent) throws(Diagnostic) -> String {
    try refuseTag(of: event)
    guard case .scalar(let scalar) = event.content, event.anchor == nil else {
      throw fault("A key must be text", event, fix: "Write the key as plain or quoted text")
    }
    if scalar.isQuoted { return scalar.text }
    if scalar.text.isEmpty {
      throw fault("A key is missing before ':'", event, fix: "Write the key")
    }
    if scalar.text == "<<" {
      throw fault("Merge keys ('<<') are not supported", event, fix: "Write the keys out")
    }
    return scalar.text
  }

  private mutating func aliased(
    _ name: String, _ event: YAMLEvent, at location: SourceLocation, depth: Int
  ) throws(Diagnostic) -> Built {
    guard let anchor = anchors[name] else {
      let near = nearestSpelling(to: name, among: anchors.keys)
      throw fault(
        "No value before this place has the anchor '&\(name)'", event,
        fix: near.map { "Write '*\($0)'" } ?? "Mark the value that is meant with '&\(name)'")
    }
    guard let built = anchor else {
      throw fault(
        "The alias '*\(name)' stands inside the value that it names", event,
        fix: "Write the value out")
    }
    try count(built.values, at: location)
    try checkDepth(depth + built.height, at: location)
    return Built(
      node: YAMLNode(built.node.content, at: location), values: built.values, height: built.height)
  }
}

extension YAMLTreeBuilder {
  private mutating func next() throws(Diagnostic) -> YAMLEvent {
    do { return try events.next() } catch { throw error.diagnostic(&places) }
  }

  private mutating func refuseTag(of event: YAMLEvent) throws(Diagnostic) {
    guard let tag = event.tag else { return }
    throw fault("Tags such as '\(tag)' are not supported", event, fix: "Remove the tag")
  }

  private mutating func count(_ values: Int, at location: SourceLocation) throws(Diagnostic) {
    valueCount += values
    guard valueCount > limits.values else { return }
    throw Diagnostic(
      .overLimit, "The file holds more than \(limits.values) values, counting each use of an alias",
      at: location, fix: "Split the file or use fewer aliases")
  }

  private func checkDepth(_ depth: Int, at location: SourceLocation) throws(Diagnostic) {
    guard depth > limits.depth else { return }
    throw Diagnostic(
      .overLimit, "Values nest more than \(limits.depth) levels deep", at: location,
      fix: "Nest the values less deeply")
  }

  private mutating func reportDuplicate(
    _ key: String, at location: SourceLocation, first: SourceLocation
  ) {
    diagnostics.append(.duplicateKey(key, at: location, first: first))
  }

  private mutating func fault(_ message: String, _ event: YAMLEvent, fix: String) -> Diagnostic {
    Diagnostic(.malformedYAML, message, at: places.place(atScalar: event.start), fix: fix)
  }
}

extension Diagnostic {
  /// A key that stands twice, in whatever format.
  static func duplicateKey(
    _ key: String, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "The key '\(key)' stands here a second time", at: location,
      notes: [Note("It stands here first; this value is kept", at: first)],
      fix: "Remove one of the two")
  }
}
