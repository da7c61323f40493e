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

/// The lines that two texts do not share, with a line before and after each block.
struct LineDifference {
  let text: String

  /// The most lines that are shown of one file (convention).
  private static let limit = 60

  init(from before: String, to after: String) {
    let old = Self.lines(before)
    let new = Self.lines(after)
    let difference = new.difference(from: old)
    let removed = Set(
      difference.removals.compactMap { if case .remove(let offset, _, _) = $0 { offset } else { nil } })
    let inserted = Set(
      difference.insertions.compactMap { if case .insert(let offset, _, _) = $0 { offset } else { nil } })
    var marked: [(mark: Character, line: String)] = []
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        marked.append(("-", old[left]))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        marked.append(("+", new[right]))
        right += 1
      } else {
        marked.append((" ", left < old.count ? old[left] : ""))
        left += 1
        right += 1
      }
    }
    var shown: [String] = []
    for (index, entry) in marked.enumerated() {
      let neighbours = [index - 1, index + 1].filter(marked.indices.contains)
      guard entry.mark != " " || neighbours.contains(where: { marked[$0].mark != " " }) else { continue }
      shown.append("  \(entry.mark) \(HarmlessText(entry.line).text)\n")
    }
    let rest = shown.count - Self.limit
    text =
      shown.prefix(Self.limit).joined() + (rest > 0 ? "  … and \(rest) lines more\n" : "")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
