import Diagnostics
import TextTools

/// One document on its way to the markup of its draft; line ends are placed as libcmark's own renderer
/// does.
struct HTMLWriter {
  /// The path of the document.
  private let file: String
  private var anchors: ArraySlice<String>
  var html: [UInt8] = []
  private(set) var placeholders: [MarkdownDraft.Placeholder] = []
  /// Where each placeholder is.
  private(set) var ranges: [Range<Int>] = []
  /// Where raw HTML was left out.
  private var rawHTML: [SourceLocation] = []
  /// Whether what is written is in a cell, where a column may be narrow.
  private var isInTable = false
  /// The language of its words, a BCP 47 tag.
  let language: String?
  /// The text of the heading above, and how many tables are below it.
  private var section: (title: String, tables: Int)?

  init(file: String, anchors: [String], language: String? = nil) {
    self.file = file
    self.anchors = anchors[...]
    self.language = language
  }

  /// The name of the next table: that of the heading above it, with a number after the first.
  mutating func nextTableTitle() -> String? {
    guard let above = section else { return nil }
    section?.tables += 1
    return above.tables == 0 ? above.title : "\(above.title) (\(above.tables + 1))"
  }

  /// Renders blocks or inline nodes; the reader's limit on depth makes recursion safe.
  mutating func render(_ nodes: [MarkdownNode], isTight: Bool = false) {
    for node in nodes { render(node, isTight: isTight) }
  }

  private mutating func render(_ node: MarkdownNode, isTight: Bool) {
    switch node.kind {
    case .paragraph where isTight: render(node.children)
    case .paragraph: wrapBlock(node, "<p>", "</p>")
    case .heading(let level):
      section = (node.plainText, 0)
      openBlock("<h\(level)")
      if let anchor = anchors.popFirst() { html.append(attribute: "id", anchor) }
      append(">")
      render(node.children)
      append("</h\(level)>\n")
    case .blockQuote: wrapBlock(node, "<blockquote>\n", "</blockquote>")
    case .list(let list): render(list, node)
    case .item: wrapBlock(node, "<li>", "</li>", isTight: isTight)
    case .codeBlock(let info, let text): renderCode(info, text, node)
    case .thematicBreak: openBlock("<hr />\n")
    case .text(let text): Markup.append(text, to: &html)
    case .code(let text):
      append("<code>")
      if isInTable {
        for piece in text.breakable {
          Markup.append(String(piece), to: &html)
          if piece.endIndex < text.endIndex { append("<wbr>") }
        }
      } else {
        Markup.append(text, to: &html)
      }
      append("</code>")
    case .softBreak: append("\n")
    case .lineBreak: append("<br />\n")
    case .emphasis: wrap(node, "<em>", "</em>")
    case .strong: wrap(node, "<strong>", "</strong>")
    case .link(let destination, let title): renderLink(destination, title, node)
    case .image(let source, let title, let width): renderImage(source, title, width, node)
    case .element(let element): renderElement(element, node)
    case .note(let kind): renderNote(node, kind)
    case .table:
      isInTable = true
      renderTable(node)
      isInTable = false
    case .tableRow: renderRow(node)
    case .tableCell(let alignment, let isHeader):
      renderCell(node, alignment, isHeader: isHeader)
    case .taskMark(let isDone): renderTaskMark(isDone: isDone)
    case .html(let raw), .htmlBlock(let raw): leaveOut(raw, at: node.place)
    }
  }

  private mutating func render(_ list: MarkdownList, _ node: MarkdownNode) {
    switch list.start {
    case nil: openBlock("<ul>\n")
    case 1: openBlock("<ol>\n")
    case .some(let start): openBlock("<ol start=\"\(start)\">\n")
    }
    render(node.children, isTight: list.isTight)
    append(list.start == nil ? "</ul>\n" : "</ol>\n")
  }

  private mutating func renderCode(_ info: String, _ text: String, _ node: MarkdownNode) {
    let language = Substring(info.unicodeScalars.prefix { !$0.isBlank })
    openBlock("")
    let start = html.count
    append("<pre><code")
    if !language.isEmpty { html.append(attribute: "class", "language-\(language)") }
    append(">")
    CodeHighlighter.append(text, language: String(language), to: &html)
    append("</code></pre>\n")
    if node.isCard {
      let fence = MarkdownFence(info: info, text: text, location: node.place.location(in: file))
      leaveOpen(.card(fence), start..<html.count)
    }
  }

  private mutating func renderElement(_ element: MarkdownNode.Element, _ node: MarkdownNode) {
    let name = element.rawValue
    if element.isInline {
      wrap(node, "<\(name)>", "</\(name)>")
    } else {
      wrapBlock(node, "<\(name)>", "</\(name)>")
    }
  }

  private mutating func wrap(_ node: MarkdownNode, _ start: String, _ end: String) {
    append(start)
    render(node.children)
    append(end)
  }

  private mutating func wrapBlock(
    _ node: MarkdownNode, _ start: String, _ end: String, isTight: Bool = false
  ) {
    openBlock(start)
    render(node.children, isTight: isTight)
    append(end)
    append("\n")
  }

  mutating func append(_ markup: String) { html.append(contentsOf: markup.utf8) }

  mutating func openBlock(_ start: String) {
    let endsOpen = ranges.last?.lowerBound == html.count
    if endsOpen || html.last.map({ $0 != UInt8(ascii: "\n") }) == true { append("\n") }
    append(start)
  }
}

// MARK: - Links, images and raw HTML

extension HTMLWriter {
  private mutating func renderLink(_ destination: String, _ title: String, _ node: MarkdownNode) {
    leaveOpen(.link(destination: destination, title: title, node.place))
    render(node.children)
    leaveOpen(.linkEnd)
  }

  private mutating func renderImage(
    _ source: String, _ title: String, _ width: Int?, _ node: MarkdownNode
  ) {
    reportHTML(in: node.children)
    leaveOpen(
      .image(
        source: source, title: title, description: node.plainText, width: width, node.place))
  }

  private mutating func leaveOpen(
    _ placeholder: MarkdownDraft.Placeholder, _ range: Range<Int>? = nil
  ) {
    placeholders.append(placeholder)
    ranges.append(range ?? html.count..<html.count)
  }

  private mutating func reportHTML(in nodes: [MarkdownNode]) {
    for node in nodes {
      if case .html(let raw) = node.kind { leaveOut(raw, at: node.place) }
      reportHTML(in: node.children)
    }
  }

  /// Comments go without a word, and a closing tag has been reported with its opening one.
  private mutating func leaveOut(_ raw: String, at place: MarkdownPlace) {
    guard !isHTMLComment(raw), !raw.hasPrefix("</") else { return }
    rawHTML.append(place.location(in: file))
  }

  /// One finding for all the HTML of the document.
  var diagnostics: [Diagnostic] {
    guard let first = rawHTML.first else { return [] }
    let more = rawHTML.count == 1 ? "" : ", here and in \(counted(rawHTML.count - 1, "more place"))"
    return [
      Diagnostic(
        .rawHTML, "Cardproof leaves out HTML that a page cannot show\(more)", at: first,
        fix: "Write it in Markdown, or put < in backquotes to show it")
    ]
  }
}

extension String {
  /// The parts of a name that may be on lines of their own: behind a slash, a dot or an underscore, and
  /// before a capital within a word.
  fileprivate var breakable: [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var before: Unicode.Scalar = " "
    for index in unicodeScalars.indices {
      let own = unicodeScalars[index]
      let isBreak =
        before.endsPart && own.properties.isAlphabetic
        || own.isCapital && before.properties.isLowercase
      // An accent that stands apart belongs to its letter.
      if own.isASCII || !own.properties.isGraphemeExtend { before = own }
      guard isBreak, self[start..<index].utf8.count >= 4 else { continue }
      parts.append(self[start..<index])
      start = index
    }
    return parts + [self[start...]]
  }
}

extension Unicode.Scalar {
  fileprivate var endsPart: Bool { self == "/" || self == "." || self == "_" }

  fileprivate var isCapital: Bool { isASCII ? "A"..."Z" ~= self : properties.isUppercase }
}

/// Whether HTML is nothing but comments and blanks.
private func isHTMLComment(_ raw: String) -> Bool {
  var rest = raw.drop { $0.isWhitespace }
  while rest.hasPrefix("<!--") {
    guard let end = rest.dropFirst(4).firstRange(of: "-->") else { return false }
    rest = rest[end.upperBound...].drop { $0.isWhitespace }
  }
  return rest.isEmpty
}
