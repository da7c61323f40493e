/// A sentence about a project: words of ours, and names of the project's, which each report quotes in its
/// own way.
///
/// An interpolation is a name; write `\(words: …)` for words.
package struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  fileprivate let pieces: [Piece]

  fileprivate enum Piece: Hashable, Sendable {
    case words(String)
    case name(String)
  }

  package init(stringLiteral words: String) { pieces = [.words(words)] }

  package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ words: String) { pieces.append(.words(words)) }

    package mutating func appendInterpolation(_ name: String) { pieces.append(.name(name)) }

    package mutating func appendInterpolation(words: String) { pieces.append(.words(words)) }

    package mutating func appendInterpolation(phrase: Phrase) { pieces += phrase.pieces }
  }

  /// The sentence with its names as they are.
  package var text: String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .name(let name): EscapedText(name).text
      }
    }.joined()
  }

  /// The sentence with its names in code spans.
  var markdown: String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .name(let name): EscapedText(name).codeSpan
      }
    }.joined()
  }
}
