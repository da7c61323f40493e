import Diagnostics

/// Builds the tree of a binary property list (`bplist00`), within limits.
///
/// Foundation does not read it, since it recurses without a limit, gives untyped values, and does not
/// count how often a shared value is used.
struct BinaryPropertyList {
  private(set) var diagnostics: [Diagnostic] = []
  private let objects: BinaryPropertyListObjects
  private let location: SourceLocation
  private var budget: ReadingBudget
  /// The objects read so far, by number; nil for one that is still being built.
  private var built: [Int: Built?] = [:]

  private typealias Built = (node: PropertyListNode, cost: TreeCost)

  init(path: String, bytes: [UInt8], limits: ReadingLimits) throws(Diagnostic) {
    self.objects = try BinaryPropertyListObjects(path: path, bytes: bytes)
    self.location = SourceLocation(file: path)
    self.budget = ReadingBudget(limits)
  }

  /// The tree below the root object.
  mutating func tree() throws(Diagnostic) -> PropertyListNode {
    try value(objects.root, depth: 0).node
  }

  private mutating func value(_ index: Int, depth: Int) throws(Diagnostic) -> Built {
    if let known = built[index] {
      guard let known else { throw objects.damage("a value holds itself") }
      try budget.take(known.cost, depth: depth, at: location)
      return known
    }
    built[index] = .some(nil)
    let value =
      switch try objects.object(index) {
      case .scalar(let content): try scalar(content)
      case .array(let items): try array(items, depth: depth)
      case .dictionary(let keys, let values):
        try dictionary(keys: keys, values: values, depth: depth)
      }
    built[index] = value
    return value
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

  private mutating func array(_ items: [Int], depth: Int) throws(Diagnostic) -> Built {
    try budget.take(.collection, depth: depth, at: location)
    var nodes: [PropertyListNode] = []
    var cost = TreeCost.collection
    for item in items {
      let item = try value(item, depth: depth + 1)
      nodes.append(item.node)
      cost.add(item.cost)
    }
    return (PropertyListNode(.array(nodes), at: location), cost)
  }

  private mutating func dictionary(
    keys: [Int], values: [Int], depth: Int
  ) throws(Diagnostic) -> Built {
    try budget.take(.collection, depth: depth, at: location)
    var nodes: [String: PropertyListNode] = [:]
    var cost = TreeCost.collection
    for (keyIndex, index) in zip(keys, values) {
      let key = try value(keyIndex, depth: depth + 1)
      guard let text = key.node.string else { throw objects.damage("a key is no text") }
      let item = try value(index, depth: depth + 1)
      cost.add(key.cost)
      cost.add(item.cost)
      if nodes[text] == nil {
        nodes[text] = item.node
      } else {
        diagnostics.append(.duplicateKey(text, at: location, first: location))
      }
    }
    let entries = nodes.sorted { $0.key < $1.key }
      .map { PropertyListEntry(key: $0.key, at: location, value: $0.value) }
    return (PropertyListNode(.dictionary(entries), at: location), cost)
  }
}
