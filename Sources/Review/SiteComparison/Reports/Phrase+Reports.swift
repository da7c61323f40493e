internal import TextTools

extension Phrase {
  /// The sentence for a terminal or a page: what a card shows stands in quotation marks.
  package var text: String {
    pieces.map { piece in
      let text = EscapedText(piece.text).text
      return switch piece {
      case .words, .name: text
      case .shown: "‘\(text)’"
      }
    }.joined()
  }

  /// The sentence for Markdown, with names and texts in code spans.
  var markdown: String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .name(let text), .shown(let text): EscapedText(text).codeSpan
      }
    }.joined()
  }
}
