/// A document with its links, images and cards found, as templates show it.
package struct LinkedMarkdown: Sendable {
  private let draft: MarkdownDraft
  private let targets: [Target]

  /// The result of a placeholder.
  enum Target: Sendable {
    case link(String, title: String)
    case linkEnd
    case image(String, title: String, description: String, width: Int?)
    /// The text that is left of a refused image.
    case text(String)
    case card(TemplateValue)
    /// A refused link, or a card that is not drawn.
    case none
  }

  init(_ draft: MarkdownDraft, targets: [Target]) {
    self.draft = draft
    self.targets = targets
  }

  /// The whole document.
  package var whole: TemplateValue { .sequence([title, text]) }

  /// The title that it begins with, if any.
  package var title: TemplateValue { value(from: .init(), to: draft.title) }

  /// The document without its title.
  package var text: TemplateValue { value(from: draft.title, to: end) }

  private var end: MarkdownDraft.Extent {
    .init(
      html: draft.html.bytes.count, markdown: draft.markdown.bytes.count,
      placeholders: targets.count)
  }

  private func value(
    from start: MarkdownDraft.Extent, to end: MarkdownDraft.Extent
  ) -> TemplateValue {
    var values: [TemplateValue] = []
    var page = FilledText(draft.html, start.html..<end.html)
    var export = FilledText(draft.markdown, start.markdown..<end.markdown)
    var openLink: (link: String, title: String)?
    for index in start.placeholders..<end.placeholders {
      page.copy(upTo: draft.html.ranges[index].lowerBound)
      export.copy(upTo: draft.markdown.ranges[index].lowerBound)
      switch targets[index] {
      case .link(let link, let title):
        openLink = (link, title)
        page.openLink(link, title)
        export.append("[")
      case .linkEnd:
        guard let link = openLink else { continue }
        openLink = nil
        page.append("</a>")
        export.appendTarget(link.link, link.title)
      case .image(let link, let title, let description, let width):
        page.appendImage(link, title, description, width)
        export.append("![")
        export.append(words: description)
        export.appendTarget(link, title)
      case .text(let text):
        Markup.append(text, to: &page.bytes)
        export.append(words: text)
      case .card(let card):
        values += [.formatted(Markup(trusted: page.bytes), markdown: export.bytes), card]
        page = FilledText(draft.html, draft.html.ranges[index].upperBound..<end.html)
        export = FilledText(
          draft.markdown, draft.markdown.ranges[index].upperBound..<end.markdown)
        page.append("\n")
      case .none: break
      }
    }
    page.copy(upTo: end.html)
    export.copy(upTo: end.markdown)
    values.append(.formatted(Markup(trusted: page.bytes), markdown: export.bytes))
    return values.count == 1 ? values[0] : .sequence(values)
  }
}

/// A text of a draft whose placeholders are being filled.
private struct FilledText {
  private let text: [UInt8]
  /// Where what is not copied yet begins.
  private var start: Int
  var bytes: [UInt8] = []

  init(_ text: MarkdownDraft.Text, _ part: Range<Int>) {
    self.text = text.bytes
    start = part.lowerBound
    bytes.reserveCapacity(part.count * 5 / 4)
  }

  mutating func copy(upTo end: Int) {
    bytes.append(contentsOf: text[start..<end])
    start = end
  }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  // MARK: Markup

  mutating func openLink(_ link: String, _ title: String) {
    append("<a")
    bytes.append(attribute: "href", hyperReference(link))
    if !title.isEmpty { bytes.append(attribute: "title", title) }
    append(">")
  }

  mutating func appendImage(
    _ link: String, _ title: String, _ description: String, _ width: Int?
  ) {
    append("<img")
    bytes.append(attribute: "src", hyperReference(link))
    bytes.append(attribute: "alt", description)
    if !title.isEmpty { bytes.append(attribute: "title", title) }
    if let width { bytes.append(attribute: "width", "\(width)") }
    append(" />")
  }

  // MARK: Markdown

  mutating func append(words text: String) { bytes.append(words: Array(text.utf8)) }

  /// Ends a link or an image, whose text is written.
  mutating func appendTarget(_ link: String, _ title: String) {
    let address = hyperReference(markdownAddress(of: link))
    let isBare =
      !address.isEmpty
      && !address.utf8.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
    append(isBare ? "](\(address)" : "](<\(address)>")
    if !title.isEmpty { append(" \"\(markdownText(title).replacing("\"", with: "\\\""))\"") }
    append(")")
  }
}

extension [UInt8] {
  /// Adds an attribute of a tag that is being written.
  mutating func append(attribute name: String, _ value: String) {
    append(UInt8(ascii: " "))
    append(contentsOf: name.utf8)
    append(contentsOf: "=\"".utf8)
    Markup.append(value, to: &self)
    append(UInt8(ascii: "\""))
  }
}
