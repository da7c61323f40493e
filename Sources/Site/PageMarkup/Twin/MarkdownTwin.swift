internal import TextTools

/// A page as Markdown, for readers and machines that want no HTML.
///
/// It is made of the page's own `<main>`, so that it says what the page says, whatever its template.
/// Navigation, controls and what only a script shows are left out, a drawing is its title and its
/// texts, and a placeholder stands as in a definition: `${size}`.
package struct MarkdownTwin {
  /// The Markdown, in UTF-8; ends in a line feed.
  package let bytes: [UInt8]

  /// Writes the twin of a page; `link` says where a link of the page leads in it.
  package init(of markup: Markup, link: @escaping ([UInt8]) -> [UInt8]) {
    let page = markup.bytes
    let start = page.firstIndex(ofText: "<main") ?? 0
    let end = page.lastIndex(ofText: "</main>") ?? page.count
    var scanner = PageScanner(page, in: start..<max(start, end))
    var writer = TwinWriter(page, link: link)
    while let token = scanner.next() { writer.add(token) }
    bytes = writer.finished()
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Writes the tokens of a page as Markdown.
private struct TwinWriter {
  private let page: [UInt8]
  private let link: ([UInt8]) -> [UInt8]
  private var lines: [UInt8] = []
  /// The text of the block that is being written.
  private var block: [UInt8] = []
  /// The text in hand, its references resolved.
  private var words: [UInt8] = []
  /// What stands before the first line of a block: a list's mark or a heading's.
  private var mark = ""
  private var lists: [Int?] = []
  private var addresses: [[UInt8]] = []
  private var row: Row?
  private var hasHeadRow = false
  private var isVerbatim = false
  /// The element whose content is left out, and how deep within it the writer is.
  private var skipped: (name: PageElement, depth: Int)?
  private var drawing: Drawing?

  /// A row of a table.
  private struct Row {
    var line = Array("|".utf8)
    var count = 0
  }

  /// A drawing's title and texts.
  private struct Drawing {
    var texts: [UInt8]
    var isText = false
    /// How deep within drawings: an image on a card is a drawing of its own.
    var depth = 1
    /// How deep within the overlay the writer is.
    var overlayDepth = 0
  }

  init(_ page: [UInt8], link: @escaping ([UInt8]) -> [UInt8]) {
    self.page = page
    self.link = link
    lines.reserveCapacity(page.count / 2)
  }

  mutating func add(_ token: PageToken) {
    if let skipped {
      switch token {
      case .start(skipped.name, _): self.skipped?.depth += 1
      case .end(skipped.name):
        self.skipped = skipped.depth > 1 ? (skipped.name, skipped.depth - 1) : nil
      default: break
      }
      return
    }
    if drawing != nil { return addToDrawing(token) }
    switch token {
    case .text(let range): add(range)
    case .start(let name, let attributes): start(name, attributes)
    case .end(let name): end(name)
    }
  }

  private mutating func add(_ text: Range<Int>) {
    if isVerbatim {
      block.append(page, decoding: text)
    } else if page.firstIndex(of: UInt8(ascii: "&"), in: text) == text.upperBound {
      block.append(words: page, in: text)
    } else {
      words.removeAll(keepingCapacity: true)
      words.append(page, decoding: text)
      block.append(words: words)
    }
  }

  private func text(_ range: Range<Int>?) -> [UInt8] {
    var text: [UInt8] = []
    if let range { text.append(page, decoding: range) }
    return text
  }

  private mutating func append(_ text: String) { block.append(contentsOf: text.utf8) }

  /// Ends what leads to an address.
  private mutating func append(address: [UInt8]) {
    append("](")
    block.append(contentsOf: link(address))
    append(")")
  }

  private mutating func start(_ name: PageElement, _ attributes: Range<Int>) {
    let kind = name.kind
    if kind?.isSkipped == true || page.value(of: .hidden, in: attributes) != nil {
      if kind?.isEmpty != true { skipped = (name, 1) }
      return
    }
    switch kind {
    case .h1: startHeading(1)
    case .h2: startHeading(2)
    case .h3: startHeading(3)
    case .h4: startHeading(4)
    case .h5: startHeading(5)
    case .h6: startHeading(6)
    case .ul, .dl: startList(nil)
    case .ol: startList(1)
    case .li, .dt: startItem()
    case .p where row != nil || !mark.isEmpty: block.appendSpace()
    case .pre:
      flush()
      isVerbatim = true
    case .code: if !isVerbatim { append("`") }
    case .strong, .b: append("**")
    case .em, .i: append("*")
    case .var: append("${")
    case .br: block.appendSpace()
    case .a:
      let address = text(page.value(of: .href, in: attributes))
      addresses.append(address)
      if !address.isEmpty { append("[") }
    case .img:
      append("![")
      block.append(contentsOf: markdownText(text(page.value(of: .alt, in: attributes))))
      append(address: text(page.value(of: .src, in: attributes)))
    case .svg:
      flush()
      drawing = Drawing(
        texts: Array("Card: ".utf8) + text(page.value(of: .label, in: attributes)))
    case .table:
      flush()
      hasHeadRow = false
    case .tr: row = Row()
    case .td, .th, .dd, .span, .bdi, .wbr, .sup, .sub: break
    default: flush()
    }
  }

  private mutating func end(_ name: PageElement) {
    switch name.kind {
    case .ul, .ol, .dl:
      flush()
      lists = lists.dropLast()
      if lists.isEmpty { separate() }
    case .dt:
      block = Array(block.withoutOuterBlanks)
      append(": ")
    case .pre: endVerbatim()
    case .code: if !isVerbatim { append("`") }
    case .strong, .b: append("**")
    case .em, .i: append("*")
    case .var: append("}")
    case .a:
      if let address = addresses.popLast(), !address.isEmpty { append(address: address) }
    case .td, .th: endCell()
    case .tr: endRow()
    case .table: separate()
    case .p where row != nil || !lists.isEmpty: block.appendSpace()
    case .span, .bdi, .wbr, .sup, .sub: break
    default: flush()
    }
  }

  private mutating func startHeading(_ level: Int) {
    flush()
    mark = String(repeating: "#", count: level) + " "
  }

  private mutating func startList(_ first: Int?) {
    flush()
    lists.append(first)
  }

  private mutating func startItem() {
    flush()
    guard let last = lists.indices.last else { return }
    let indentation = String(repeating: "  ", count: last)
    if let number = lists[last] {
      mark = "\(indentation)\(number). "
      lists[last] = number + 1
    } else {
      mark = "\(indentation)- "
    }
  }

  private mutating func endVerbatim() {
    isVerbatim = false
    let fence = String(repeating: "`", count: max(3, block.longestRun(of: UInt8(ascii: "`")) + 1))
    while block.last == UInt8(ascii: "\n") { block.removeLast() }
    lines.append(contentsOf: "\(fence)\n".utf8)
    lines.append(contentsOf: block)
    lines.append(contentsOf: "\n\(fence)\n".utf8)
    block.removeAll(keepingCapacity: true)
    separate()
  }

  private mutating func endCell() {
    if row != nil {
      // A range and no slice, which would have the block copied when it is changed.
      let text = block.withoutOuterBlanks.indices
      for index in text where block[index] == UInt8(ascii: "\n") {
        block[index] = UInt8(ascii: " ")
      }
      row?.line.append(UInt8(ascii: " "))
      row?.line.append(contentsOf: block[text])
      row?.line.append(contentsOf: " |".utf8)
      row?.count += 1
    }
    block.removeAll(keepingCapacity: true)
  }

  private mutating func endRow() {
    if let row, row.count > 0 {
      lines.append(contentsOf: row.line)
      lines.append(UInt8(ascii: "\n"))
      if !hasHeadRow { lines += "|\(String(repeating: " --- |", count: row.count))\n".utf8 }
      hasHeadRow = true
    }
    row = nil
  }

  /// Ends the block that is being written.
  private mutating func flush() {
    guard row == nil else { return block.appendSpace() }
    // A range and no slice, which would have the block copied when it is emptied.
    let text = block.withoutOuterBlanks.indices
    if !text.isEmpty {
      lines.append(
        contentsOf: (mark.isEmpty ? String(repeating: "  ", count: lists.count) : mark).utf8)
      lines.append(contentsOf: block[text])
      lines.append(UInt8(ascii: "\n"))
      mark = ""
      if lists.isEmpty { separate() }
    }
    block.removeAll(keepingCapacity: true)
  }

  /// Leaves an empty line after what was written.
  private mutating func separate() {
    let lineFeed = UInt8(ascii: "\n")
    let isSeparate = lines.count > 1 && lines[lines.count - 2] == lineFeed && lines.last == lineFeed
    if !lines.isEmpty, !isSeparate { lines.append(lineFeed) }
  }

  private mutating func addToDrawing(_ token: PageToken) {
    switch token {
    case .text(let range):
      if drawing?.isText == true { addToDrawing(range) }
    case .start(let name, let attributes):
      switch name.kind {
      case .text:
        let isOverlay = drawing?.overlayDepth != 0
        drawing?.isText = !isOverlay
      case .g: startGroup(attributes)
      case .svg: drawing?.depth += 1
      default: break
      }
    case .end(let name):
      switch name.kind {
      case .text: drawing?.isText = false
      case .g:
        let depth = drawing?.overlayDepth ?? 0
        drawing?.overlayDepth = max(0, depth - 1)
      case .svg: endDrawing()
      default: break
      }
    }
  }

  private mutating func addToDrawing(_ text: Range<Int>) {
    words.removeAll(keepingCapacity: true)
    words.append(page, decoding: text)
    let text = words.withoutOuterBlanks
    if !text.isEmpty { drawing?.texts.append(contentsOf: Array(" · ".utf8) + text) }
  }

  private mutating func startGroup(_ attributes: Range<Int>) {
    let classes = page.value(of: .classes, in: attributes).map { Array(page[$0]) }
    let isOverlay = classes?.contains(text: "cp-overlay") == true
    if isOverlay || drawing?.overlayDepth != 0 { drawing?.overlayDepth += 1 }
  }

  private mutating func endDrawing() {
    guard let ended = drawing, ended.depth <= 1 else {
      drawing?.depth -= 1
      return
    }
    drawing = nil
    block.append(words: ended.texts)
    flush()
  }

  mutating func finished() -> [UInt8] {
    flush()
    return lines.withoutOuterBlanks + [UInt8(ascii: "\n")]
  }
}

extension PageElement.Kind {
  /// Whether it is no part of what a page says.
  fileprivate var isSkipped: Bool {
    switch self {
    case .nav, .script, .dialog, .label, .select, .button, .wbr: true
    default: false
    }
  }

  /// Whether it has no content, and no end.
  fileprivate var isEmpty: Bool {
    switch self {
    case .img, .br, .wbr, .hr, .input, .meta, .link: true
    default: false
    }
  }
}
