internal import Diagnostics

/// A document as markup and as Markdown in which links, images and drawings are left open, because
/// what they lead to is only known when all documents have been read.
package struct MarkdownDraft: Sendable {
  /// The path of the document.
  let file: String
  let html: Text
  let markdown: Text
  /// The placeholders of both, in their order.
  let placeholders: [Placeholder]
  /// How much of all that belongs to the title, where the document begins with one.
  let title: Extent
  /// The findings about omitted parts.
  let diagnostics: [Diagnostic]

  /// A text with what is left open in it.
  struct Text: Sendable {
    var bytes: [UInt8] = []
    /// Where each placeholder is, and what it replaces: the code of a card, and of anything else
    /// nothing.
    var ranges: [Range<Int>] = []
  }

  /// A beginning of a draft: so many bytes of each text, and so many placeholders.
  struct Extent: Sendable {
    var html = 0
    var markdown = 0
    var placeholders = 0
  }

  /// Something that is left open.
  enum Placeholder: Sendable {
    case link(destination: String, title: String, MarkdownPlace)
    case linkEnd
    case image(source: String, title: String, description: String, width: Int?, MarkdownPlace)
    /// A fence that may be drawn; if not, its code stays.
    case card(MarkdownFence)
  }
}

extension MarkdownDraft {
  /// Takes the language of the document's words, a BCP 47 tag.
  package init(_ document: MarkdownDocument, language: String?) {
    self.init(document, anchors: .slugs(avoiding: []), language: language)
  }

  init(
    _ document: MarkdownDocument, anchors: MarkdownRenderer.Anchors, language: String? = nil
  ) {
    let identifiers =
      switch anchors {
      case .none: [String]()
      case .slugs(let reserved): document.headings(avoiding: reserved).map(\.anchor)
      }
    let hasTitle = document.blocks.first?.kind == .heading(level: 1)
    let titleBlocks = Array(document.blocks.prefix(hasTitle ? 1 : 0))
    let otherBlocks = Array(document.blocks.dropFirst(titleBlocks.count))
    var htmlWriter = HTMLWriter(
      file: document.file, anchors: identifiers, language: language)
    var markdownWriter = MarkdownWriter()
    htmlWriter.render(titleBlocks)
    markdownWriter.write(titleBlocks)
    title = Extent(
      html: htmlWriter.html.count, markdown: markdownWriter.text.bytes.count,
      placeholders: htmlWriter.placeholders.count)
    htmlWriter.render(otherBlocks)
    markdownWriter.write(otherBlocks)
    file = document.file
    html = Text(bytes: htmlWriter.html, ranges: htmlWriter.ranges)
    markdown = markdownWriter.text
    placeholders = htmlWriter.placeholders
    diagnostics = htmlWriter.diagnostics
  }
}

extension MarkdownNode {
  /// Whether it is a block that asks for a card.
  var isCard: Bool {
    guard case .codeBlock(let info, _) = kind else { return false }
    return info.unicodeScalars.prefix { !$0.isBlank }.elementsEqual("card".unicodeScalars)
  }
}
