internal import TextTools

/// Finds the pipe tables of GitHub's Markdown among the paragraphs of CommonMark.
///
/// A paragraph with a delimiter row such as `--- | :-:` is a table from the line before it on, if
/// that line has as many cells. Pipes in code, links and emphasis part no cells; a pipe in a text
/// does, unless a backslash is before it.
enum MarkdownTables {
  /// The blocks that a paragraph holds: itself, or a table, perhaps after a paragraph.
  static func blocks(of paragraph: MarkdownNode) -> [MarkdownNode] {
    guard paragraph.children.contains(where: \.mayBeDelimiter) else { return [paragraph] }
    let lines = paragraph.children.split(whereSeparator: \.isLineEnd).map { Array($0) }
    guard lines.count > 1 else { return [paragraph] }
    for index in 1..<lines.count {
      guard let alignments = alignments(lines[index]),
        cells(of: lines[index - 1]).count == alignments.count
      else { continue }
      let rows = [lines[index - 1]] + lines[(index + 1)...]
      let table = MarkdownNode(
        .table, at: rows[0].first?.place ?? paragraph.place,
        rows.enumerated().map { row($1, alignments, isHeader: $0 == 0) })
      let before = leading(lines[..<(index - 1)], of: paragraph)
      return before.map { [$0, table] } ?? [table]
    }
    return [paragraph]
  }

  /// The paragraph of the lines before a table.
  private static func leading(
    _ lines: ArraySlice<[MarkdownNode]>, of paragraph: MarkdownNode
  ) -> MarkdownNode? {
    guard let first = lines.first else { return nil }
    let children = lines.dropFirst().reduce(first) { nodes, line in
      let place = line.first?.place ?? paragraph.place
      return nodes + [MarkdownNode(.softBreak, at: place)] + line
    }
    return MarkdownNode(.paragraph, at: paragraph.place, children)
  }

  /// The alignment of each column that a delimiter row names; nil for any other line.
  private static func alignments(_ line: [MarkdownNode]) -> [MarkdownAlignment]? {
    guard line.allSatisfy(\.isText), line.contains(where: \.mayBeDelimiter),
      line.plainText.contains("|")
    else { return nil }
    let cells = cells(of: line).map(\.plainText)
    var alignments: [MarkdownAlignment] = []
    for cell in cells {
      let dashes = cell.drop { $0 == ":" }.prefix { $0 == "-" }
      let (left, right) = (cell.hasPrefix(":"), cell.hasSuffix(":"))
      guard !dashes.isEmpty, cell.count == dashes.count + (left ? 1 : 0) + (right ? 1 : 0) else {
        return nil
      }
      alignments.append(left ? right ? .center : .leading : right ? .trailing : .natural)
    }
    return alignments.isEmpty ? nil : alignments
  }

  private static func row(
    _ line: [MarkdownNode], _ alignments: [MarkdownAlignment], isHeader: Bool
  ) -> MarkdownNode {
    let cells = cells(of: line)
    let place = line.first?.place
    let children = alignments.enumerated().map { column, alignment in
      let content = column < cells.count ? cells[column] : []
      return MarkdownNode(
        .tableCell(alignment, isHeader: isHeader),
        at: content.first?.place ?? place ?? line[0].place, content)
    }
    return MarkdownNode(.tableRow(isHeader: isHeader), at: line[0].place, children)
  }

  /// The cells of a line; the pipes at its ends part none.
  private static func cells(of line: [MarkdownNode]) -> [[MarkdownNode]] {
    var cells: [[MarkdownNode]] = []
    var cell: [MarkdownNode] = []
    for (index, node) in line.enumerated() {
      guard case .text(let text) = node.kind else {
        cell.append(node)
        continue
      }
      let bytes = Array(text.utf8)
      var start = 0
      while true {
        let end = bytes.firstIndex(of: UInt8(ascii: "|"), in: start..<bytes.count)
        // Without the blanks at the ends of the cell.
        var words = start..<end
        if start > 0 || index == 0 { words = bytes.withoutFirstBlanks(words) }
        if end < bytes.count || index == line.count - 1 { words = bytes.withoutLastBlanks(words) }
        if !words.isEmpty {
          let text = String(decoding: bytes[words], as: UTF8.self)
          cell.append(MarkdownNode(.text(text), at: node.place))
        }
        guard end < bytes.count else { break }
        cells.append(cell)
        cell = []
        start = end + 1
      }
    }
    cells.append(cell)
    if cells.count > 1, cells.last?.isEmpty == true { cells.removeLast() }
    if cells.count > 1, cells.first?.isEmpty == true { cells.removeFirst() }
    return cells
  }
}

/// How the cells of a column are aligned.
package enum MarkdownAlignment: String, Hashable, Sendable {
  case natural, leading, center, trailing
}

extension MarkdownNode {
  fileprivate var isText: Bool {
    if case .text = kind { true } else { false }
  }

  fileprivate var isLineEnd: Bool {
    switch kind {
    case .softBreak, .lineBreak: true
    default: false
    }
  }

  /// Whether it is a text that a delimiter row can begin with.
  fileprivate var mayBeDelimiter: Bool {
    // The first byte tells of most texts.
    guard case .text(let text) = kind, text.utf8.first.map(isDelimiterByte) == true else {
      return false
    }
    return text.utf8.allSatisfy(isDelimiterByte) && text.utf8.contains(UInt8(ascii: "-"))
  }
}

private func isDelimiterByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: " "), 0x09: true
  default: false
  }
}
