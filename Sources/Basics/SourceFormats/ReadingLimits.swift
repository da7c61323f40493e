/// How much a reader accepts before it refuses a file, so that hostile input cannot use up memory,
/// time or stack.
///
/// The values are convention: an order of magnitude over the largest real files.
package struct ReadingLimits: Hashable, Sendable {
  /// The largest file, in bytes.
  ///
  /// The largest real definition seen has 604 kB.
  package let bytes: Int
  /// How deep values may nest.
  package let depth: Int
  /// How many values a file may hold, with every YAML alias counted as often as it is used.
  package let values: Int

  package static let standard = ReadingLimits(bytes: 16 << 20, depth: 128, values: 1_000_000)

  package init(bytes: Int, depth: Int, values: Int) {
    self.bytes = bytes
    self.depth = depth
    self.values = values
  }
}
