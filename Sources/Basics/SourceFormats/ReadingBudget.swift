import Diagnostics

/// The cost of walking a tree: whatever is shared counts as often as it is used.
struct TreeCost {
  /// How many values it holds, its root included.
  private(set) var values = 1
  /// How many bytes of text and data it holds.
  private(set) var textBytes: Int
  /// How many levels of collections it has; 0 for a scalar.
  private(set) var height: Int

  static func scalar(textBytes: Int) -> TreeCost { TreeCost(textBytes: textBytes, height: 0) }

  /// A collection without anything in it yet.
  static let collection = TreeCost(textBytes: 0, height: 1)

  mutating func add(_ part: TreeCost) {
    values += part.values
    textBytes += part.textBytes
    height = max(height, part.height + 1)
  }
}

/// The amount that a reader may still read before its limits refuse the file.
struct ReadingBudget {
  private let limits: ReadingLimits
  private var values = 0
  private var textBytes = 0

  init(_ limits: ReadingLimits) {
    self.limits = limits
  }

  /// Takes one value without its parts.
  ///
  /// - Throws: A diagnostic when that is one too many.
  mutating func take(textBytes: Int = 0, at location: SourceLocation) throws(Diagnostic) {
    try take(.scalar(textBytes: textBytes), depth: 0, at: location)
  }

  /// Takes a tree at a depth; the depth of the root of a document is 0.
  ///
  /// - Throws: A diagnostic when that is too much.
  mutating func take(
    _ cost: TreeCost, depth: Int, at location: SourceLocation
  ) throws(Diagnostic) {
    values += cost.values
    textBytes += cost.textBytes
    let notes =
      cost.values > 1
      ? [Diagnostic.Note("A value counts each time that it is used")] : []
    if depth + cost.height > limits.depth {
      throw Diagnostic(
        .overLimit, "Values nest more than \(limits.depth) levels deep", at: location, notes: notes,
        fix: "Nest the values less deeply")
    }
    if values > limits.values {
      throw Diagnostic(
        .overLimit, "The file has more than \(limits.values) values", at: location, notes: notes,
        fix: "Split the file")
    }
    if textBytes > limits.bytes {
      throw Diagnostic(
        .overLimit, "The texts of the file have more than \(limits.bytes) bytes", at: location,
        notes: notes, fix: "Repeat long texts less often")
    }
  }
}
