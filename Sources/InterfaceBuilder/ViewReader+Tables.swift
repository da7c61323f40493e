internal import HostSimulation
internal import SourceFormats

/// Reads table views and collection views with their cells.
extension ViewReader {
  mutating func table(_ element: XMLElement, _ position: Position) -> SceneTable {
    var elements = element.first("prototypes")?.elements ?? []
    for section in element.first("sections")?.elements ?? [] {
      if section[attribute: "headerTitle"] != nil || section[attribute: "footerTitle"] != nil {
        note("The headers and footers of a table's sections are left out", at: section.location)
      }
      elements += section.first("cells")?.elements ?? []
    }
    let tableHeight = element.points("rowHeight").flatMap { $0 > .zero ? $0 : nil }
    let cells = elements.filter { $0.name == "tableViewCell" }.compactMap {
      cell($0, tableHeight: tableHeight, position)
    }
    return SceneTable(
      cells: cells, rows: cells.map { SceneTable.Row(view: $0.view, height: $0.height) },
      hasSeparators: element[attribute: "separatorStyle"] != "none")
  }

  private mutating func cell(
    _ element: XMLElement, tableHeight: Points?, _ position: Position
  ) -> SceneCell? {
    guard let content = element.child(key: "contentView"), let id = element[attribute: "id"]
    else { return nil }
    var inside = position.inside()
    // What Xcode's canvas shows: the table's margins only where the cell takes them over.
    if element.flag("preservesSuperviewLayoutMargins") == true {
      inside.margins = Insets(top: 8, leading: 16, bottom: 8, trailing: 16)
    }
    guard var view = view(content, inside) else { return nil }
    let background = colors.color("backgroundColor", of: element)
    view.style.background = view.style.background ?? background
    let own = element.points("rowHeight").flatMap { $0 > .zero ? $0 : nil }
    return SceneCell(
      id: id, reuseIdentifier: element[attribute: "reuseIdentifier"], view: view,
      height: own ?? tableHeight, outlets: InterfaceOutlets.outlets(of: element))
  }

  /// The cells of a collection view as boxes, where the file has them.
  mutating func cells(of element: XMLElement) -> [SceneView] {
    note("The cells of a collection view are drawn as boxes", at: element.location)
    return (element.first("cells")?.elements ?? []).filter { $0.name == "collectionViewCell" }
      .map { cell in
        let name =
          cell[attribute: "reuseIdentifier"] ?? cell[attribute: "customClass"] ?? "cell"
        return SceneView(
          id: cell[attribute: "id"] ?? "", content: .leaf(.namedBox(name)),
          style: styles.style(of: cell, name: nil), frame: cell.frame,
          placement: .mask(AutoresizingMask()), at: cell.location)
      }
  }
}
