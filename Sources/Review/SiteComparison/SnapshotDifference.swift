internal import TextTools

/// The differences between a recorded snapshot and today's cards.
package struct SnapshotDifference: Sendable {
  /// The files with what is to say of them: those that differ in the same lines together, ordered
  /// by the first path.
  private var blocks: [Block] = []
  /// How many cards changed, are new, and are gone.
  private let counts: (changed: Int, new: Int, gone: Int)
  /// How many there are in both together.
  private let all: Int

  private struct Block: Hashable, Sendable {
    var names: [String]
    let words: Words

    var text: String {
      switch words {
      case .line(let line): names.map { "\($0): \(line)\n" }.joined()
      case .difference(let lines): names.map { "\($0):\n" }.joined() + lines
      }
    }
  }

  /// The words about a file: in one line, or with its lines that differ.
  private enum Words: Hashable, Sendable {
    case line(String), difference(String)
  }

  /// The change that most cards share, in words.
  private var example = ""

  package var isEmpty: Bool { blocks.isEmpty }

  /// The changes in two lines: how many cards, and what on most of them.
  package var summary: String {
    let words = [(counts.changed, "changed"), (counts.new, "new"), (counts.gone, "gone")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(words.joined(separator: ", ")), of \(counted(all, "card"))\n"
      + (example.isEmpty ? "" : "\(example)\n")
  }

  /// The summary, and each file with what differs in it.
  package var text: String {
    "\(summary)\n" + blocks.map(\.text).joined(separator: "\n")
  }

  /// Compares files by their paths.
  package init(recorded: [String: [UInt8]], made: [String: [UInt8]]) {
    let paths = Set(recorded.keys).union(made.keys)
    var differing: Set<Substring> = []
    var examples: [String: Int] = [:]
    for path in paths.sorted() where recorded[path] != made[path] {
      differing.insert(Self.card(path))
      let (words, example) = Self.words(path, recorded[path], made[path])
      if let example { examples[example, default: 0] += 1 }
      let name = EscapedText(path).text
      if let index = blocks.firstIndex(where: { $0.words == words }) {
        blocks[index].names.append(name)
      } else {
        blocks.append(Block(names: [name], words: words))
      }
    }
    let old = Set(recorded.keys.map(Self.card))
    let new = Set(made.keys.map(Self.card))
    counts = (
      differing.count { old.contains($0) && new.contains($0) },
      differing.subtracting(old).count, differing.subtracting(new).count
    )
    all = old.union(new).count
    let commonest = examples.max { ($0.value, $1.key) < ($1.value, $0.key) }
    example =
      commonest.map { words, count in "\(words), on \(counted(count, "card"))" } ?? ""
  }

  /// The path of a card without the ending: it has a picture and a text.
  private static func card(_ path: String) -> Substring { path.dropLast(".svg".count) }

  /// The words about a file, and its first difference.
  private static func words(
    _ path: String, _ old: [UInt8]?, _ new: [UInt8]?
  ) -> (Words, example: String?) {
    guard let old else { return (.line("missing, the card is new"), nil) }
    guard let new else { return (.line("no card has this file"), nil) }
    // A drawing is best looked at; its text is compared line by line.
    guard path.hasSuffix(".txt") else { return (.line("the drawing differs"), nil) }
    let difference = LineDifference(
      from: String(decoding: old, as: UTF8.self), to: String(decoding: new, as: UTF8.self))
    let lines = [difference.first.gone, difference.first.new].map {
      EscapedText($0.split(separator: " ").joined(separator: " ")).text
    }
    let example =
      switch (lines[0].isEmpty, lines[1].isEmpty) {
      case (true, _): "‘\(lines[1])’ is new"
      case (_, true): "‘\(lines[0])’ is gone"
      default: "‘\(lines[0])’ became ‘\(lines[1])’"
      }
    return (.difference(difference.text), example)
  }
}
