/// A section of a table whose cells are in a file, with the titles around them.
@MainActor struct FileSection {
  let header: String?
  let footer: String?
  let cells: [(cell: UITableViewCell, height: CGFloat?)]

  init(_ value: JSONValue, _ loader: InterfaceLoader) {
    header = value["header"]?.text
    footer = value["footer"]?.text
    cells = (value["cells"]?.elements ?? []).compactMap { cell in
      loader.cellOfFile(cell).map { ($0, cell["height"]?.double.map { CGFloat($0) }) }
    }
  }
}

extension UITableView {
  /// The section of the file at a place; nil where code makes the cells.
  func fileSection(_ number: Int) -> FileSection? {
    fileSections.indices.contains(number) ? fileSections[number] : nil
  }

  func fileCell(at path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
    fileSection(path.section).flatMap { section in
      section.cells.indices.contains(path.row) ? section.cells[path.row] : nil
    }
  }
}
