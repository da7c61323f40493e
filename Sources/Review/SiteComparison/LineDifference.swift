internal import TextTools

/// The lines that two texts do not share, with a line before and after each block; the same lines
/// are shown once.
struct LineDifference {
  let text: String
  /// The first lines that are gone and new; empty where there are none.
  let first: (gone: String, new: String)

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
    let place = marked.firstIndex { $0.mark != " " } ?? marked.endIndex
    let block = marked[place...].prefix { $0.mark != " " }
    first = (
      block.first { $0.mark == "-" }?.line ?? "", block.first { $0.mark == "+" }?.line ?? ""
    )
    let shown = Self.blocks(marked).flatMap(\.self)
    let rest = shown.count - Self.limit
    text =
      shown.prefix(Self.limit).joined()
      + (rest > 0 ? "  … and \(counted(rest, "more line"))\n" : "")
  }

  /// The shown lines, in blocks that are apart in the texts; each block of changes once.
  private static func blocks(_ marked: [(mark: Character, line: String)]) -> [[String]] {
    var blocks: [[String]] = []
    var known: Set<[String]> = []
    var block: [String] = []
    var changes: [String] = []
    for index in 0...marked.count {
      let isShown = [index - 1, index, index + 1].contains { near in
        index < marked.count && marked.indices.contains(near) && marked[near].mark != " "
      }
      if isShown {
        let text = "  \(marked[index].mark) \(EscapedText(marked[index].line).text)\n"
        block.append(text)
        if marked[index].mark != " " { changes.append(text) }
      } else if !block.isEmpty {
        if known.insert(changes).inserted { blocks.append(block) }
        block = []
        changes = []
      }
    }
    return blocks
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
