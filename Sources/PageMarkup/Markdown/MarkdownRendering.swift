import Diagnostics

/// One document on its way to markup; line ends are placed as libcmark's own renderer does.
struct MarkdownRendering {
  private let renderer: MarkdownRenderer
  private var anchors: ArraySlice<String>
  private(set) var html = ""
  private(set) var diagnostics: [Diagnostic] = []

  init(_ renderer: MarkdownRenderer, anchors: [String]) {
    self.renderer = renderer
    self.anchors = anchors[...]
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
      let id = anchors.popFirst().map { " id=\"\(Markup(escaping: $0).html)\"" } ?? ""
      wrapBlock(node, "<h\(level)\(id)>", "</h\(level)>")
    case .blockQuote: wrapBlock(node, "<blockquote>\n", "</blockquote>")
    case .list(let list): render(list, node)
    case .item: wrapBlock(node, "<li>", "</li>", isTight: isTight)
    case .codeBlock(let info, let text): renderCode(info, text, at: node.location)
    case .thematicBreak: openBlock("<hr />\n")
    case .text(let text): Markup.append(text, to: &html)
    case .code(let text):
      html += "<code>"
      Markup.append(text, to: &html)
      html += "</code>"
    case .softBreak: html += "\n"
    case .lineBreak: html += "<br />\n"
    case .emphasis: wrap(node, "<em>", "</em>")
    case .strong: wrap(node, "<strong>", "</strong>")
    case .link(let destination, let title): renderLink(destination, title, node)
    case .image(let source, let title): renderImage(source, title, node)
    case .note(let kind): renderNote(node, kind)
    case .table: renderTable(node)
    case .tableRow: renderRow(node)
    case .tableCell(let alignment, let isHeader):
      renderCell(node, alignment, isHeader: isHeader)
    case .taskMark(let isDone): renderTaskMark(isDone: isDone)
    case .html(let raw), .htmlBlock(let raw): leaveOut(raw, at: node.location)
    }
  }

  private mutating func render(_ list: MarkdownList, _ node: MarkdownNode) {
    switch list.start {
    case nil: openBlock("<ul>\n")
    case 1: openBlock("<ol>\n")
    case .some(let start): openBlock("<ol start=\"\(start)\">\n")
    }
    render(node.children, isTight: list.isTight)
    html += list.start == nil ? "</ul>\n" : "</ol>\n"
  }

  private mutating func renderCode(_ info: String, _ text: String, at place: SourceLocation) {
    let language = Substring(info.unicodeScalars.prefix { !$0.isBlank })
    if language == "card",
      let card = renderer.drawCard(MarkdownFence(info: info, text: text, location: place))
    {
      openBlock(card.html + "\n")
      return
    }
    let name = Markup(escaping: String(language)).html
    openBlock(language.isEmpty ? "<pre><code>" : "<pre><code class=\"language-\(name)\">")
    html += CodeHighlighter.markup(of: text, language: String(language)).html
    html += "</code></pre>\n"
  }

  private mutating func wrap(_ node: MarkdownNode, _ start: String, _ end: String) {
    html += start
    render(node.children)
    html += end
  }

  private mutating func wrapBlock(
    _ node: MarkdownNode, _ start: String, _ end: String, isTight: Bool = false
  ) {
    openBlock(start)
    render(node.children, isTight: isTight)
    html += end + "\n"
  }

  mutating func append(_ markup: String) { html += markup }

  mutating func openBlock(_ start: String) {
    if !html.isEmpty, !endsWithLine(html) { html += "\n" }
    html += start
  }
}

// MARK: - Links, images and raw HTML

extension MarkdownRendering {
  private mutating func renderLink(_ destination: String, _ title: String, _ node: MarkdownNode) {
    guard let link = resolved(destination, isImage: false, at: node.location) else {
      render(node.children)
      return
    }
    wrap(node, "<a href=\"\(hyperReference(link))\"\(titleAttribute(title))>", "</a>")
  }

  private mutating func renderImage(_ source: String, _ title: String, _ node: MarkdownNode) {
    reportHTML(in: node.children)
    let description = Markup(escaping: node.plainText).html
    guard let link = resolved(source, isImage: true, at: node.location) else {
      html += description
      return
    }
    html += "<img src=\"\(hyperReference(link))\" alt=\"\(description)\"\(titleAttribute(title)) />"
  }

  private func titleAttribute(_ title: String) -> String {
    title.isEmpty ? "" : " title=\"\(Markup(escaping: title).html)\""
  }

  /// The link for a destination, or nil, with a finding, if it is refused.
  private mutating func resolved(
    _ destination: String, isImage: Bool, at place: SourceLocation
  ) -> String? {
    if let objection = renderer.policy.objection(toSource: destination) {
      refuse(objection, at: place)
      return nil
    }
    switch renderer.resolve(destination, place, isImage) {
    case .refused(let diagnostic): diagnostics.append(diagnostic)
    case .link(let link):
      guard let objection = renderer.policy.objection(toResult: link) else { return link }
      refuse(objection, at: place)
    }
    return nil
  }

  private mutating func refuse(_ objection: LinkObjection, at place: SourceLocation) {
    diagnostics.append(
      Diagnostic(.unsafeLink, objection.headline, at: place, fix: objection.fix))
  }

  private mutating func reportHTML(in nodes: [MarkdownNode]) {
    for node in nodes {
      if case .html(let raw) = node.kind { leaveOut(raw, at: node.location) }
      reportHTML(in: node.children)
    }
  }

  /// Comments go without a word, and a closing tag has been reported with its opening one.
  private mutating func leaveOut(_ raw: String, at place: SourceLocation) {
    guard !isHTMLComment(raw), !raw.hasPrefix("</") else { return }
    diagnostics.append(
      Diagnostic(
        .rawHTML, "Raw HTML is left out", at: place,
        fix: "Write it in Markdown, or put < in backquotes to show it"))
  }
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
