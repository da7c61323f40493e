/// The nodes that elements of HTML become.
enum HTMLNodes {
  /// Elements that only hold others, or style them in a way that a page has of its own.
  private static let transparent: Set = [
    "div", "center", "section", "article", "header", "footer", "main", "nav", "span", "font",
    "small", "big", "u", "ins", "s", "del", "strike", "abbr", "mark", "picture", "figure",
    "figcaption", "thead", "tbody", "tfoot", "dl", "dt", "dd", "address", "var", "q", "cite",
    "time", "label", "caption",
  ]
  private static let others: Set = [
    "a", "b", "strong", "i", "em", "code", "tt", "samp", "kbd", "sub", "sup", "p", "h1", "h2", "h3",
    "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "details", "summary", "table", "tr",
    "td", "th",
  ]
  /// Elements without content that change nothing here.
  static let ignored: Set = ["source", "wbr", "col", "colgroup", "meta", "link"]

  static func isKnown(_ name: String) -> Bool {
    transparent.contains(name) || others.contains(name)
  }

  /// Whether an open element ends where another one begins, though its closing tag is left out.
  static func ends(_ name: String, before next: String) -> Bool {
    switch name {
    case "p": ["p", "div", "ul", "ol", "table", "details", "h1", "h2", "h3", "pre"].contains(next)
    case "li": next == "li"
    case "td", "th": ["td", "th", "tr"].contains(next)
    case "tr": next == "tr"
    case "dt", "dd": next == "dt" || next == "dd"
    default: false
    }
  }

  /// The node of an element that has no content; nil for any other.
  static func empty(_ tag: HTMLTag, at place: MarkdownPlace) -> MarkdownNode? {
    switch tag.name {
    case "br": return MarkdownNode(.lineBreak, at: place)
    case "hr": return MarkdownNode(.thematicBreak, at: place)
    case "img":
      let alternative = tag.attributes["alt"] ?? ""
      let width = tag.attributes["width"].flatMap { Int($0.prefix { $0.isNumber }) }
      return MarkdownNode(
        .image(
          source: tag.attributes["src"] ?? "", title: tag.attributes["title"] ?? "",
          width: width.flatMap { (1...4096).contains($0) ? $0 : nil }),
        at: place, alternative.isEmpty ? [] : [MarkdownNode(.text(alternative), at: place)])
    default: return nil
    }
  }

  /// The nodes of an element with content.
  static func nodes(
    for tag: HTMLTag, _ children: [MarkdownNode], at place: MarkdownPlace
  ) -> [MarkdownNode] {
    switch tag.name {
    case "b", "strong": [MarkdownNode(.strong, at: place, inline(children))]
    case "i", "em": [MarkdownNode(.emphasis, at: place, inline(children))]
    case "code", "tt", "samp": [MarkdownNode(.code(children.plainText), at: place)]
    case "sub": [MarkdownNode(.element(.subscript), at: place, inline(children))]
    case "sup": [MarkdownNode(.element(.superscript), at: place, inline(children))]
    case "kbd": [MarkdownNode(.element(.keyboard), at: place, inline(children))]
    case "a": link(tag, inline(children), at: place)
    case "p": trimmed(children).isEmpty ? [] : blocks(children)
    case "h1", "h2", "h3", "h4", "h5", "h6":
      [
        MarkdownNode(
          .heading(level: tag.name.last?.wholeNumberValue ?? 1), at: place,
          trimmed(inline(children)))
      ]
    case "ul", "ol":
      [
        MarkdownNode(
          .list(
            MarkdownList(
              start: tag.name == "ul" ? nil : Int(tag.attributes["start"] ?? "") ?? 1, isTight: true
            )),
          at: place, children.filter { $0.kind == .item })
      ]
    case "li": [MarkdownNode(.item, at: place, blocks(children))]
    case "blockquote": [MarkdownNode(.blockQuote, at: place, blocks(children))]
    case "pre": [MarkdownNode(.codeBlock(info: "", text: children.plainText), at: place)]
    case "details": [MarkdownNode(.element(.details), at: place, blocks(children))]
    case "summary":
      [MarkdownNode(.element(.summary), at: place, trimmed(inline(children)))]
    case "table": table(children, at: place)
    case "tr": row(children, at: place)
    case "td", "th":
      [
        MarkdownNode(
          .tableCell(
            alignment(tag.attributes["align"]), isHeader: tag.name == "th"), at: place,
          trimmed(inline(children)))
      ]
    default: children
    }
  }

  private static func link(
    _ tag: HTMLTag, _ children: [MarkdownNode], at place: MarkdownPlace
  ) -> [MarkdownNode] {
    // A link in a link is none, and a tag without an address marks a place.
    guard let address = tag.attributes["href"], !holdsLink(children), !children.isEmpty else {
      return children
    }
    return [
      MarkdownNode(
        .link(destination: address, title: tag.attributes["title"] ?? ""), at: place, children)
    ]
  }

  private static func holdsLink(_ nodes: [MarkdownNode]) -> Bool {
    nodes.contains { node in
      if case .link = node.kind { true } else { holdsLink(node.children) }
    }
  }

  private static func table(_ children: [MarkdownNode], at place: MarkdownPlace) -> [MarkdownNode] {
    let rows = children.filter { if case .tableRow = $0.kind { true } else { false } }
    return rows.isEmpty ? [] : [MarkdownNode(.table, at: place, rows)]
  }

  private static func row(_ children: [MarkdownNode], at place: MarkdownPlace) -> [MarkdownNode] {
    var isHeader = true
    let cells = children.filter { node in
      guard case .tableCell(_, let isOfHeader) = node.kind else { return false }
      isHeader = isHeader && isOfHeader
      return true
    }
    return cells.isEmpty ? [] : [MarkdownNode(.tableRow(isHeader: isHeader), at: place, cells)]
  }

  private static func alignment(_ word: String?) -> MarkdownAlignment {
    switch word?.lowercased() {
    case "left": .leading
    case "center": .center
    case "right": .trailing
    default: .natural
    }
  }

  // MARK: - Blocks and text

  static func isInline(_ node: MarkdownNode) -> Bool {
    switch node.kind {
    case .text, .code, .html, .softBreak, .lineBreak, .emphasis, .strong, .link, .image, .taskMark:
      true
    case .element(let element): element.isInline
    default: false
    }
  }

  /// Nodes in the form that a node of Markdown can hold: blocks or text, and no link in a link.
  static func children(
    _ nodes: [MarkdownNode], of kind: MarkdownNode.Kind
  ) -> [MarkdownNode] {
    switch kind {
    case .blockQuote, .item, .note, .list, .table, .tableRow: blocks(nodes)
    case .link: withoutLinks(inline(nodes))
    default: inline(nodes)
    }
  }

  private static func withoutLinks(_ nodes: [MarkdownNode]) -> [MarkdownNode] {
    guard holdsLink(nodes) else { return nodes }
    return nodes.flatMap { node -> [MarkdownNode] in
      let children = withoutLinks(node.children)
      if case .link = node.kind { return children }
      return [MarkdownNode(node.kind, at: node.place, children)]
    }
  }

  /// Nodes with those that are text gathered in paragraphs.
  static func blocks(_ nodes: [MarkdownNode]) -> [MarkdownNode] {
    guard nodes.contains(where: isInline) else { return nodes }
    var blocks: [MarkdownNode] = []
    var text: [MarkdownNode] = []
    func paragraph() -> [MarkdownNode] {
      let content = trimmed(text)
      text = []
      guard let first = content.first else { return [] }
      let leftOut = content.allSatisfy { if case .html = $0.kind { true } else { isBlank($0) } }
      return leftOut
        ? content.map { MarkdownNode(.htmlBlock("<>"), at: $0.place) }
        : [MarkdownNode(.paragraph, at: first.place, content)]
    }
    for node in nodes {
      if isInline(node) {
        text.append(node)
      } else {
        blocks += paragraph() + [node]
      }
    }
    return blocks + paragraph()
  }

  /// Nodes as one line of text: of blocks the text is left.
  static func inline(_ nodes: [MarkdownNode]) -> [MarkdownNode] {
    guard nodes.contains(where: { !isInline($0) }) else { return nodes }
    return nodes.flatMap { isInline($0) ? [$0] : inline($0.children) }
  }

  /// Nodes without blanks and line ends around them.
  private static func trimmed(_ nodes: [MarkdownNode]) -> [MarkdownNode] {
    var rest = nodes[...]
    while let first = rest.first, isBlank(first) { rest.removeFirst() }
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    if let first = rest.first, case .text(let text) = first.kind {
      rest[rest.startIndex] = MarkdownNode(
        .text(String(text.drop { $0 == " " })), at: first.place)
    }
    if let last = rest.last, case .text(let text) = last.kind {
      let kept = text.reversed().drop { $0 == " " }.reversed()
      rest[rest.endIndex - 1] = MarkdownNode(.text(String(kept)), at: last.place)
    }
    return Array(rest)
  }

  private static func isBlank(_ node: MarkdownNode) -> Bool {
    switch node.kind {
    case .text(let text): text.allSatisfy(\.isWhitespace)
    case .softBreak, .lineBreak: true
    default: false
    }
  }
}
