/// One document on its way to the Markdown of its draft, without raw HTML and with its links left
/// open.
struct MarkdownWriter {
  private(set) var text = MarkdownDraft.Text()
  /// The prefix of each line: the marks of quotes, and the room below those of lists.
  private var prefix: [UInt8] = []
  /// Where the line in hand begins, behind its prefix.
  private var lineStart = 0
  /// Whether the text in hand cannot have a line end: in a heading or a table.
  private var isOneLine = false
  private var isInTable = false
  private var isInEmphasis = false

  /// Adds blocks; the reader's limit on depth makes recursion safe.
  mutating func write(_ blocks: [MarkdownNode], isTight: Bool = false) {
    var isFirst = text.bytes.count == lineStart
    // The lists so far in a row, each of which needs another mark than the one before.
    var lists = 0
    for block in blocks where !block.isHTMLBlock {
      if !isFirst { startLine() }
      if !isFirst, !isTight { startLine() }
      isFirst = false
      if case .list(let list) = block.kind {
        write(list, block.children, isOther: !lists.isMultiple(of: 2))
        lists += 1
      } else {
        write(block)
        lists = 0
      }
    }
  }

  private mutating func write(_ block: MarkdownNode) {
    switch block.kind {
    case .heading(let level):
      append("\(String(repeating: "#", count: level)) ")
      isOneLine = true
      writeText(block.children)
      isOneLine = false
      escapeLast(UInt8(ascii: "#"))
    case .blockQuote: nest("> ", "> ", block.children)
    case .note(let kind):
      append("> [!\(kind.rawValue.uppercased())]")
      guard !block.children.isEmpty else { return }
      let outer = prefix
      prefix += "> ".utf8
      startLine()
      write(block.children)
      prefix = outer
    case .codeBlock(let info, let code):
      let start = text.bytes.count
      text.bytes.append(codeBlock: Array(code.utf8), info: info, prefix: prefix)
      if block.isCard { text.ranges.append(start..<text.bytes.count) }
    // Not of hyphens, with which front matter begins.
    case .thematicBreak: append("***")
    case .table: writeTable(block.children)
    case .element(.details): write(block.children)
    case .element(.summary): wrap(block, "**")
    default: writeText(block.kind == .paragraph ? block.children : [block])
    }
  }

  private mutating func write(_ list: MarkdownList, _ items: [MarkdownNode], isOther: Bool) {
    for (index, item) in items.enumerated() {
      if index > 0 { startLine() }
      if index > 0, !list.isTight { startLine() }
      let mark =
        list.start.map { "\($0 + index)\(isOther ? ")" : ".") " } ?? (isOther ? "* " : "- ")
      nest(mark, String(repeating: " ", count: mark.utf8.count), item.children, list.isTight)
    }
  }

  /// Adds blocks behind a mark; their other lines begin with the room of it.
  private mutating func nest(
    _ mark: String, _ room: String, _ blocks: [MarkdownNode], _ isTight: Bool = false
  ) {
    let outer = prefix
    append(mark)
    lineStart = text.bytes.count
    prefix += room.utf8
    write(blocks, isTight: isTight)
    prefix = outer
  }

  private mutating func writeTable(_ rows: [MarkdownNode]) {
    isOneLine = true
    isInTable = true
    // The first row is always a header; a table of HTML may have none.
    let width = rows.map(\.children.count).max() ?? 0
    let hasHeader = rows.first?.kind == .tableRow(isHeader: true)
    let header = MarkdownNode(
      .tableRow(isHeader: true), at: rows.first?.place ?? MarkdownPlace(line: 1, column: 1),
      (0..<width).map { _ in
        MarkdownNode(
          .tableCell(.natural, isHeader: true), at: MarkdownPlace(line: 1, column: 1))
      })
    for (index, row) in ((hasHeader ? [] : [header]) + rows).enumerated() {
      if index > 0 { startLine() }
      append("|")
      for cell in row.children {
        append(" ")
        writeText(cell.children)
        append(" |")
      }
      guard index == 0 else { continue }
      startLine()
      append("|")
      for cell in row.children { append(" \(cell.delimiter) |") }
    }
    isOneLine = false
    isInTable = false
  }

  /// Begins a line; of an empty one no blanks are left.
  private mutating func startLine() {
    if text.bytes.count == lineStart {
      while text.bytes.last == UInt8(ascii: " ") { text.bytes.removeLast() }
    }
    append("\n")
    text.bytes += prefix
    lineStart = text.bytes.count
  }

  private mutating func append(_ markdown: String) { text.bytes.append(contentsOf: markdown.utf8) }
}

// MARK: - Text

extension MarkdownWriter {
  private mutating func writeText(_ nodes: [MarkdownNode]) {
    for node in nodes { writeText(node) }
  }

  private mutating func writeText(_ node: MarkdownNode) {
    switch node.kind {
    case .text(let words):
      text.bytes.append(words: Array(words.utf8), beginsLine: text.bytes.count == lineStart)
    case .code(let code):
      let isSplit = isInTable && code.utf8.contains(UInt8(ascii: "|"))
      text.bytes.append(
        codeSpan: Array((isSplit ? code.replacing("|", with: "\\|") : code).utf8))
    case .softBreak: append(" ")
    case .lineBreak where isOneLine: append(" ")
    case .lineBreak:
      append("\\")
      startLine()
    case .emphasis:
      isInEmphasis.toggle()
      wrap(node, isInEmphasis ? "*" : "_")
      isInEmphasis.toggle()
    case .strong: wrap(node, "**")
    case .link:
      escapeLast(UInt8(ascii: "!"))
      leaveOpen()
      writeText(node.children)
      leaveOpen()
    case .image: leaveOpen()
    case .taskMark(let isDone): append(isDone ? "[x] " : "[ ] ")
    case .element: writeText(node.children)
    default: break
    }
  }

  private mutating func wrap(_ node: MarkdownNode, _ mark: String) {
    append(mark)
    writeText(node.children)
    append(mark)
  }

  /// Escapes a byte that is the last one so far, and would be a mark together with what follows.
  private mutating func escapeLast(_ byte: UInt8) {
    let last = text.bytes.count - 1
    guard text.bytes.last == byte, text.ranges.last.map({ $0.upperBound <= last }) ?? true else {
      return
    }
    text.bytes.insert(UInt8(ascii: "\\"), at: last)
  }

  private mutating func leaveOpen() {
    text.ranges.append(text.bytes.count..<text.bytes.count)
  }
}

extension MarkdownNode {
  fileprivate var isHTMLBlock: Bool {
    if case .htmlBlock = kind { true } else { false }
  }

  /// The delimiter below a table's header for a cell's column.
  fileprivate var delimiter: String {
    switch kind {
    case .tableCell(.leading, _): ":--"
    case .tableCell(.center, _): ":-:"
    case .tableCell(.trailing, _): "--:"
    default: "---"
    }
  }
}
