import Diagnostics

/// Builds the tree of a YAML document from its events, within limits.
struct YAMLTreeBuilder: ~Copyable {
  private(set) var diagnostics: [Diagnostic] = []
  private var events: YAMLEvents
  private var places: PlaceCursor
  private var budget: ReadingBudget
  /// The values with an anchor; nil for one that is still being built.
  private var anchors: [String: Built?] = [:]

  /// The collections in brackets around the value that is read.
  private var openings: [YAMLOpening] = []

  private typealias Built = (node: YAMLNode, cost: TreeCost)

  init(_ events: consuming YAMLEvents, places: PlaceCursor, limits: ReadingLimits) {
    self.events = events
    self.places = places
    self.budget = ReadingBudget(limits)
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
          .emptyFile, "The file holds only comments", at: places.place(atScalar: 0),
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
    if let anchor = event.anchor { anchors[anchor] = .some(nil) }
    let built: Built
    switch event.content {
    case .alias(let name): return try aliased(name, event, at: location, depth: depth)
    case .scalar(let scalar): built = try self.scalar(scalar, at: location)
    case .sequenceStart(let isFlow):
      if isFlow { openings.append(YAMLOpening(isMapping: false, start: event.start)) }
      built = try sequence(at: location, depth: depth)
      if isFlow { openings.removeLast() }
    case .mappingStart(let isFlow):
      if isFlow { openings.append(YAMLOpening(isMapping: true, start: event.start)) }
      built = try mapping(at: location, depth: depth)
      if isFlow { openings.removeLast() }
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .sequenceEnd, .mappingEnd:
      throw fault("A value is missing here", event, fix: "Write the value")
    }
    if let anchor = event.anchor { anchors[anchor] = built }
    return built
  }

  private mutating func scalar(
    _ scalar: YAMLScalar, at location: SourceLocation
  ) throws(Diagnostic) -> Built {
    let textBytes = scalar.text.utf8.count
    try budget.take(textBytes: textBytes, at: location)
    return (YAMLNode(.scalar(scalar), at: location), .scalar(textBytes: textBytes))
  }

  private mutating func sequence(
    at location: SourceLocation, depth: Int
  ) throws(Diagnostic) -> Built {
    try budget.take(.collection, depth: depth, at: location)
    var items: [YAMLNode] = []
    var cost = TreeCost.collection
    while true {
      let event = try next()
      if case .sequenceEnd = event.content { break }
      let item = try value(event, depth: depth + 1)
      items.append(item.node)
      cost.add(item.cost)
    }
    return (YAMLNode(.sequence(items), at: location), cost)
  }

  private mutating func mapping(
    at location: SourceLocation, depth: Int
  ) throws(Diagnostic) -> Built {
    try budget.take(.collection, depth: depth, at: location)
    var entries: [YAMLEntry] = []
    var firstPlaces: [String: SourceLocation] = [:]
    var cost = TreeCost.collection
    while true {
      let event = try next()
      if case .mappingEnd = event.content { break }
      let key = try key(event)
      let keyLocation = places.place(atScalar: event.start)
      let value = try value(try next(), depth: depth + 1)
      cost.add(.scalar(textBytes: key.utf8.count))
      cost.add(value.cost)
      if let first = firstPlaces[key] {
        diagnostics.append(.duplicateKey(key, at: keyLocation, first: first))
      } else {
        firstPlaces[key] = keyLocation
        entries.append(YAMLEntry(key: key, at: keyLocation, value: value.node))
      }
    }
    return (YAMLNode(.mapping(entries), at: location), cost)
  }

  private mutating func key(_ event: YAMLEvent) throws(Diagnostic) -> String {
    try refuseTag(of: event)
    guard case .scalar(let scalar) = event.content, event.anchor == nil else {
      throw fault("A key must be text", event, fix: "Write the key as plain or quoted text")
    }
    if !scalar.isQuoted, scalar.text.isEmpty {
      throw fault("A key is missing before ':'", event, fix: "Write the key")
    }
    if !scalar.isQuoted, scalar.text == "<<" {
      throw fault("Merge keys ('<<') are not supported", event, fix: "Write the keys out")
    }
    try budget.take(textBytes: scalar.text.utf8.count, at: places.place(atScalar: event.start))
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
    try budget.take(built.cost, depth: depth, at: location)
    return (YAMLNode(built.node.content, at: location), built.cost)
  }

  private mutating func next() throws(Diagnostic) -> YAMLEvent {
    do { return try events.next() } catch { throw error.diagnostic(&places, inside: openings.last) }
  }

  private mutating func refuseTag(of event: YAMLEvent) throws(Diagnostic) {
    guard let tag = event.tag else { return }
    let standard = "tag:yaml.org,2002:"
    let written = tag.hasPrefix(standard) ? "!!" + tag.dropFirst(standard.count) : tag
    throw fault("Tags such as '\(written)' are not supported", event, fix: "Remove the tag")
  }

  private mutating func fault(_ message: String, _ event: YAMLEvent, fix: String) -> Diagnostic {
    Diagnostic(.malformedYAML, message, at: places.place(atScalar: event.start), fix: fix)
  }
}
