/// A change of some bytes of a source file.
package struct SourceEdit: Hashable, Sendable {
  package let file: String
  /// The bytes that go, counted from the start of the file, a byte-order mark and all.
  package let range: Range<Int>
  /// The bytes before the edit.
  package let old: String
  package let new: String
  /// Where they start and end, as excerpts count.
  package let start: SourceLocation
  package let end: SourceLocation
  /// The collection that an entry or item is taken out of; nil where nothing is.
  package let container: Container?

  /// A mapping or a list that must keep one of its members at least.
  package struct Container: Hashable, Sendable {
    /// The byte at which it starts.
    package let start: Int
    package let count: Int

    package init(start: Int, count: Int) {
      self.start = start
      self.count = count
    }
  }

  package init(
    range: Range<Int>, old: String, new: String, from start: SourceLocation,
    to end: SourceLocation, outOf container: Container? = nil
  ) {
    file = start.file
    self.range = range
    self.old = old
    self.new = new
    self.start = start
    self.end = end
    self.container = container
  }

  /// Whether both cannot be made at once; insertions at one place can.
  func overlaps(_ other: SourceEdit) -> Bool {
    guard file == other.file else { return false }
    if range.isEmpty, other.range.isEmpty { return false }
    if range.isEmpty {
      return other.range.lowerBound < range.lowerBound && range.lowerBound < other.range.upperBound
    }
    if other.range.isEmpty { return other.overlaps(self) }
    return range.overlaps(other.range)
  }
}
