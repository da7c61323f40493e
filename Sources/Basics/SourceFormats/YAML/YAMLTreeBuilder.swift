import Diagnostics
internal import TextTools

/// Builds the tree of a YAML document from its events, within limits.
///
/// It calls itself nowhere, so that the depth of a document costs no stack.
struct YAMLTreeBuilder: ~Copyable {
  private(set) var diagnostics: [Diagnostic] = []
  private var events: YAMLEvents
  private var places: PlaceCursor
  private var budget: ReadingBudget
  /// The collections that have not ended yet, outermost first.
  private var open: [YAMLCollection] = []
  /// The values with an anchor; nil for one that is still being built.
  private var anchors: [String: BuiltYAML?] = [:]

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
          .emptyFile, "The file has only comments", at: places.place(atScalar: 0),
          fix: "Restore its content, or remove the file")
      case .documentStart where root != nil:
        throw fault("The file has more than one document", event, fix: "Keep one document a file")
      case .streamStart, .documentStart, .documentEnd: continue
      default:
        guard let built = try step(event) else { continue }
        if open.isEmpty { root = built.node } else { open[open.count - 1].add(built) }
      }
    }
  }

  /// Takes an event, and gives the value that ends with it.
  private mutating func step(_ event: YAMLEvent) throws(Diagnostic) -> BuiltYAML? {
    switch event.content {
    case .sequenceEnd, .mappingEnd: return finish()
    case _ where open.last?.awaitsKey == true:
      let key = try key(event)
      open[open.count - 1].add(key: key, at: places.place(atScalar: event.start))
      return nil
    case .alias(let name): return try aliased(name, event)
    case .scalar(let scalar): return try self.scalar(scalar, event)
    case .sequenceStart(let isFlow): try start(isMapping: false, isFlow: isFlow, event)
    case .mappingStart(let isFlow): try start(isMapping: true, isFlow: isFlow, event)
    case .streamStart, .streamEnd, .documentStart, .documentEnd: break
    }
    return nil
  }

  private mutating func start(
    isMapping: Bool, isFlow: Bool, _ event: YAMLEvent
  ) throws(Diagnostic) {
    try refuseTag(of: event)
    let location = places.place(atScalar: event.start)
    try budget.take(.collection, depth: open.count, at: location)
    if let anchor = event.anchor { anchors[anchor] = .some(nil) }
    open.append(YAMLCollection(isMapping: isMapping, isFlow: isFlow, event, at: location))
  }

  private mutating func finish() -> BuiltYAML? {
    guard let collection = open.popLast() else { return nil }
    diagnostics += collection.diagnostics
    let built = collection.built
    if let anchor = collection.anchor { anchors[anchor] = built }
    return built
  }

  private mutating func scalar(
    _ scalar: YAMLScalar, _ event: YAMLEvent
  ) throws(Diagnostic) -> BuiltYAML {
    try refuseTag(of: event)
    let location = places.place(atScalar: event.start)
    let cost = TreeCost.scalar(textBytes: scalar.text.utf8.count)
    try budget.take(cost, depth: open.count, at: location)
    let built = BuiltYAML(node: YAMLNode(.scalar(scalar), at: location), cost: cost)
    if let anchor = event.anchor { anchors[anchor] = built }
    return built
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
    _ name: String, _ event: YAMLEvent
  ) throws(Diagnostic) -> BuiltYAML {
    guard let anchor = anchors[name] else {
      let near = nearestSpelling(to: name, among: anchors.keys)
      throw fault(
        "No value above has the anchor '&\(name)'", event,
        fix: near.map { "Write '*\($0)'" } ?? "Mark the value above with '&\(name)'")
    }
    guard let built = anchor else {
      throw fault(
        "The alias '*\(name)' is inside the value that it refers to", event,
        fix: "Write the value out")
    }
    let location = places.place(atScalar: event.start)
    try budget.take(built.cost, depth: open.count, at: location)
    return BuiltYAML(node: YAMLNode(built.node.content, at: location), cost: built.cost)
  }

  private mutating func next() throws(Diagnostic) -> YAMLEvent {
    do {
      return try events.next()
    } catch {
      throw error.diagnostic(&places, inside: open.last { $0.opening != nil }?.opening)
    }
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
