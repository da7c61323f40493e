// What is beyond CommonMark: tables, notes and task marks.
extension HTMLWriter {
  /// A table in a box that scrolls by itself where it is wider than the page.
  mutating func renderTable(_ table: MarkdownNode) {
    let title = nextTableTitle()
    openBlock("<div class=\"table\" tabindex=\"0\" role=\"group\"")
    html.append(attribute: "aria-label", title ?? "Table")
    append(">\n<table>\n")
    if let title {
      append("<caption class=\"visually-hidden\">")
      Markup.append(title, to: &html)
      append("</caption>\n")
    }
    let head = table.children.prefix { $0.kind == .tableRow(isHeader: true) }
    for (name, rows) in [("thead", head), ("tbody", table.children.dropFirst(head.count))]
    where !rows.isEmpty {
      append("<\(name)>\n")
      render(Array(rows))
      append("</\(name)>\n")
    }
    append("</table>\n</div>\n")
  }

  mutating func renderRow(_ row: MarkdownNode) {
    append("<tr>\n")
    render(row.children)
    append("</tr>\n")
  }

  mutating func renderCell(
    _ cell: MarkdownNode, _ alignment: MarkdownAlignment, isHeader: Bool
  ) {
    let name = isHeader ? "th" : "td"
    let place = alignment == .natural ? "" : " class=\"align-\(alignment.rawValue)\""
    append("<\(name)\(isHeader ? " scope=\"col\"" : "")\(place)>")
    render(cell.children)
    append("</\(name)>\n")
  }

  mutating func renderNote(_ note: MarkdownNode, _ kind: MarkdownNoteKind) {
    openBlock("<div class=\"note note-\(kind.rawValue)\" role=\"note\">\n")
    append("<p class=\"note-title\">\(kind.title(in: language))</p>\n")
    render(note.children)
    append("</div>\n")
  }

  mutating func renderTaskMark(isDone: Bool) {
    append(
      isDone
        ? "<span class=\"task task-done\" role=\"img\" aria-label=\"Done\">☑</span> "
        : "<span class=\"task\" role=\"img\" aria-label=\"To do\">☐</span> ")
  }
}
