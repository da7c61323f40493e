/// What differs between a recorded snapshot and the cards as they are, for people.
package struct SnapshotDifference: Hashable, Sendable {
  /// A block of lines for each file, ordered by path.
  private let blocks: [String]

  package var isEmpty: Bool { blocks.isEmpty }
  package var text: String { blocks.joined(separator: "\n") }

  /// Compares files by their paths.
  package init(recorded: [String: [UInt8]], made: [String: [UInt8]]) {
    blocks = Set(recorded.keys).union(made.keys).sorted().compactMap { path in
      let name = HarmlessText(path).text
      switch (recorded[path], made[path]) {
      case (let old?, let new?):
        if old == new { return nil }
        // A drawing is best looked at; its text is compared line by line.
        guard path.hasSuffix(".txt") else { return "\(name): the drawing differs\n" }
        return "\(name):\n"
          + LineDifference(
            from: String(decoding: old, as: UTF8.self), to: String(decoding: new, as: UTF8.self)
          ).text
      case (nil, _?): return "\(name): missing, the card is new\n"
      case (_?, nil): return "\(name): an orphan, no card makes it\n"
      case (nil, nil): return nil
      }
    }
  }
}
