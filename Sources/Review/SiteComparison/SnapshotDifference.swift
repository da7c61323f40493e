internal import TextTools

/// What differs between a recorded snapshot and the cards as they are, for people.
package struct SnapshotDifference: Hashable, Sendable {
  /// The files with what is to say of them: those that differ in the same lines together, ordered by
  /// the first path.
  private var blocks: [Block] = []
  /// How many cards differ.
  private let differing: Int
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

  /// What is said of a file: in one line, or with its lines that differ.
  private enum Words: Hashable, Sendable {
    case line(String), difference(String)
  }

  package var isEmpty: Bool { blocks.isEmpty }

  package var text: String {
    blocks.map(\.text).joined(separator: "\n")
      + "\n\(differing) of \(counted(all, "card")) "
      + "\(differing == 1 ? "differs" : "differ")\n"
  }

  /// Compares files by their paths.
  package init(recorded: [String: [UInt8]], made: [String: [UInt8]]) {
    let paths = Set(recorded.keys).union(made.keys)
    var differing: Set<Substring> = []
    for path in paths.sorted() where recorded[path] != made[path] {
      differing.insert(Self.card(path))
      let words = Self.words(path, recorded[path], made[path])
      let name = EscapedText(path).text
      if let index = blocks.firstIndex(where: { $0.words == words }) {
        blocks[index].names.append(name)
      } else {
        blocks.append(Block(names: [name], words: words))
      }
    }
    self.differing = differing.count
    all = Set(paths.map(Self.card)).count
  }

  /// The path of a card without the ending: it has a picture and a text.
  private static func card(_ path: String) -> Substring { path.dropLast(".svg".count) }

  private static func words(_ path: String, _ old: [UInt8]?, _ new: [UInt8]?) -> Words {
    guard let old else { return .line("missing, the card is new") }
    guard let new else { return .line("an orphan, no card makes it") }
    // A drawing is best looked at; its text is compared line by line.
    guard path.hasSuffix(".txt") else { return .line("the drawing differs") }
    return .difference(
      LineDifference(
        from: String(decoding: old, as: UTF8.self), to: String(decoding: new, as: UTF8.self)
      ).text)
  }
}
