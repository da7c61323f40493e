/// Finds the pipe tables of GitHub's Markdown among the paragraphs of CommonMark.
///
/// A paragraph with a delimiter row such as `--- | :-:` is a table from the line before it on, if
/// that line has as many cells. Pipes in code, links and emphasis part no cells; a pipe in a text
/// does, unless a backslash is before it.
enum MarkdownTables {
  /// The blocks that a paragraph holds: itself, or a table, perhaps after a paragraph.
  static func blocks(of paragraph: MarkdownNode) -> [MarkdownNode] {
    let lines = paragraph.children.split { $0.kind == .softBreak || $0.kind == .lineBreak }
      .map { Array($0) }
    guard lines.count > 1, paragraph.children.contains(where: \.mayBeDelimiter) else {
      return [paragraph]
    }
    for index in 1..<lines.count {
      guard let alignments = alignments(lines[index]),
        cells(of: lines[index - 1]).count == alignments.count
      else { continue }
      let rows = [lines[index - 1]] + lines[(index + 1)...]
      let table = MarkdownNode(
        .table, at: rows[0].first?.location ?? paragraph.location,
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
      let place = line.first?.location ?? paragraph.location
      return nodes + [MarkdownNode(.softBreak, at: place)] + line
    }
    return MarkdownNode(.paragraph, at: paragraph.location, children)
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
    let place = line.first?.location
    let children = alignments.enumerated().map { column, alignment in
      let content = column < cells.count ? cells[column] : []
      return MarkdownNode(
        .tableCell(alignment, isHeader: isHeader),
        at: content.first?.location ?? place ?? line[0].location, content)
    }
    return MarkdownNode(.tableRow(isHeader: isHeader), at: line[0].location, children)
  }

  /// The cells of a line; the pipes at its ends part none.
  private static func cells(of line: [MarkdownNode]) -> [[MarkdownNode]] {
    var cells: [[MarkdownNode]] = [[]]
    for node in line {
      guard case .text(let text) = node.kind else {
        cells[cells.count - 1].append(node)
        continue
      }
      let parts = text.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { cells.append([]) }
        let text = String(Substring(part))
        cells[cells.count - 1].append(MarkdownNode(.text(text), at: node.location))
      }
    }
    var trimmed = cells.map(trimmed)
    if trimmed.count > 1, trimmed.last?.isEmpty == true { trimmed.removeLast() }
    if trimmed.count > 1, trimmed.first?.isEmpty == true { trimmed.removeFirst() }
    return trimmed
  }

  /// A cell without the blanks at its ends, and without empty texts.
  private static func trimmed(_ cell: [MarkdownNode]) -> [MarkdownNode] {
    var cell = cell
    if case .text(let text)? = cell.first?.kind {
      cell[0] = MarkdownNode(.text(String(text.withoutFirstBlanks)), at: cell[0].location)
    }
    if case .text(let text)? = cell.last?.kind {
      cell[cell.count - 1] = MarkdownNode(
        .text(String(text.withoutLastBlanks)), at: cell[cell.count - 1].location)
    }
    return cell.filter { $0.kind != .text("") }
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

  /// Whether it is a text that a delimiter row can begin with.
  fileprivate var mayBeDelimiter: Bool {
    guard case .text(let text) = kind else { return false }
    return text.utf8.contains(UInt8(ascii: "-"))
      && text.utf8.allSatisfy { "|:- \t".utf8.contains($0) }
  }
}
