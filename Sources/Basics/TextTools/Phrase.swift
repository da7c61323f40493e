/// A sentence about a project: words of ours, and names of the project's, which each report quotes
/// in its own way.
///
/// An interpolation is a name; write `\(words: …)` for words, and `\(shown: …)` for a text on a
/// card.
package struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  package private(set) var pieces: [Piece]

  package enum Piece: Hashable, Sendable {
    case words(String)
    case name(String)
    /// Text that people read on a card.
    case shown(String)

    package var text: String {
      switch self {
      case .words(let text), .name(let text), .shown(let text): text
      }
    }
  }

  package init(stringLiteral words: String) { pieces = [.words(words)] }

  package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { pieces.append(.words(words)) }
    }

    package mutating func appendInterpolation(_ name: String) { pieces.append(.name(name)) }

    package mutating func appendInterpolation(words: String) { pieces.append(.words(words)) }

    package mutating func appendInterpolation(shown text: String) { pieces.append(.shown(text)) }

    package mutating func appendInterpolation(phrase: Phrase) { pieces += phrase.pieces }
  }

  /// The sentence with its names as they are.
  package var plainText: String { pieces.map(\.text).joined() }

  /// The sentence in pieces, each second one a name, for files.
  package var alternating: [String] {
    pieces.reduce(into: [""]) { list, piece in
      let isName = if case .words = piece { false } else { true }
      if isName == (list.count % 2 == 1) {
        list.append(piece.text)
      } else {
        list[list.count - 1] += piece.text
      }
    }
  }

  /// Reads what `alternating` wrote.
  package init(alternating list: [String]) {
    pieces = list.enumerated().compactMap { index, text in
      text.isEmpty ? nil : index % 2 == 0 ? .words(text) : .name(text)
    }
  }

  /// The phrase with a capital at the start, if it starts with words.
  package var capitalizedFirst: Phrase {
    guard case .words(let words) = pieces.first else { return self }
    return Phrase([.words(words.capitalizedFirst)] + pieces.dropFirst())
  }
}
