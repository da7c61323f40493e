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
      difference.removals.compactMap {
        if case .remove(let offset, _, _) = $0 { offset } else { nil }
      })
    let inserted = Set(
      difference.insertions.compactMap {
        if case .insert(let offset, _, _) = $0 { offset } else { nil }
      })
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
      guard entry.mark != " " || neighbours.contains(where: { marked[$0].mark != " " }) else {
        continue
      }
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
