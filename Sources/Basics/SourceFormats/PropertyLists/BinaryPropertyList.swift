import Diagnostics

/// Builds the tree of a binary property list (`bplist00`), within limits.
///
/// Foundation does not read it, since it recurses without a limit, gives untyped values, and does not
/// count how often a shared value is used. This calls itself nowhere, so that depth costs no stack.
struct BinaryPropertyList {
  private(set) var diagnostics: [Diagnostic] = []
  private let objects: BinaryPropertyListObjects
  private let location: SourceLocation
  private var budget: ReadingBudget
  /// The objects read so far, by number; nil for one that is still being built.
  private var built: [Int: Built?] = [:]
  /// The collections that are being built, outermost first.
  private var open: [Collection] = []

  private typealias Built = (node: PropertyListNode, cost: TreeCost)

  private struct Collection {
    let index: Int
    let isDictionary: Bool
    /// The numbers of its parts; keys and values in turn.
    let parts: [Int]
    var built: [Built] = []
  }

  init(path: String, bytes: [UInt8], limits: ReadingLimits) throws(Diagnostic) {
    self.objects = try BinaryPropertyListObjects(path: path, bytes: bytes)
    self.location = SourceLocation(file: path)
    self.budget = ReadingBudget(limits)
  }

  /// The tree below the root object.
  mutating func tree() throws(Diagnostic) -> PropertyListNode {
    var finished = try start(objects.root)
    while true {
      if let value = finished {
        if open.isEmpty { return value.node }
        open[open.count - 1].built.append(value)
      }
      let next = open.last.flatMap { $0.parts.dropFirst($0.built.count).first }
      finished = if let next { try start(next) } else { try finish() }
    }
  }

  /// The value of an object, or nil when it is a collection, which is then open.
  private mutating func start(_ index: Int) throws(Diagnostic) -> Built? {
    if let known = built[index] {
      guard let known else { throw objects.damage("a value contains itself") }
      try budget.take(known.cost, depth: open.count, at: location)
      return known
    }
    switch try objects.object(index) {
    case .scalar(let content):
      let value = try scalar(content)
      built[index] = value
      return value
    case .array(let items):
      try open(Collection(index: index, isDictionary: false, parts: items))
    case .dictionary(let keys, let values):
      let parts = zip(keys, values).flatMap { [$0, $1] }
      try open(Collection(index: index, isDictionary: true, parts: parts))
    }
    return nil
  }

  private mutating func open(_ collection: Collection) throws(Diagnostic) {
    try budget.take(.collection, depth: open.count, at: location)
    built[collection.index] = .some(nil)
    open.append(collection)
  }

  private mutating func scalar(_ content: PropertyListNode.Content) throws(Diagnostic) -> Built {
    let textBytes =
      switch content {
      case .string(let text): text.utf8.count
      case .data(let bytes): bytes.count
      default: 0
      }
    try budget.take(textBytes: textBytes, at: location)
    return (PropertyListNode(content, at: location), .scalar(textBytes: textBytes))
  }

  /// Closes the innermost collection, all of whose parts are there.
  private mutating func finish() throws(Diagnostic) -> Built? {
    guard let collection = open.popLast() else { return nil }
    var cost = TreeCost.collection
    for part in collection.built { cost.add(part.cost) }
    let nodes = collection.built.map(\.node)
    let content: PropertyListNode.Content =
      collection.isDictionary ? .dictionary(try entries(nodes)) : .array(nodes)
    let value = (PropertyListNode(content, at: location), cost)
    built[collection.index] = value
    return value
  }

  /// Keys and values in turn as entries, sorted by key.
  private mutating func entries(
    _ parts: [PropertyListNode]
  ) throws(Diagnostic) -> [PropertyListEntry] {
    var values: [String: PropertyListNode] = [:]
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      guard let key = parts[index].string else { throw objects.damage("a key is not a text") }
      if values[key] == nil {
        values[key] = parts[index + 1]
      } else {
        diagnostics.append(.duplicateKey(key, at: location, first: location))
      }
    }
    return values.sorted { $0.key < $1.key }
      .map { PropertyListEntry(key: $0.key, at: location, value: $0.value) }
  }
}
