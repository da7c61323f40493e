internal import SourceFormats
internal import Views

/// Reads table views with their cells.
extension ViewReader {
  mutating func table(_ element: XMLElement, _ position: Position) -> SceneTable {
    let tableHeight = element.points("rowHeight").flatMap { $0 > .zero ? $0 : nil }
    let isGrouped = ["grouped", "insetGrouped"].contains(element[attribute: "style"] ?? "")
    let prototypes = (element.first("prototypes")?.elements ?? []).compactMap {
      cell($0, tableHeight: tableHeight, isGrouped: isGrouped, position)
    }
    var cells = prototypes
    var rows = prototypes.map(Self.row)
    for section in element.first("sections")?.elements ?? [] {
      rows += title("headerTitle", of: section, isGrouped: isGrouped).map { [$0] } ?? []
      let own = (section.first("cells")?.elements ?? []).compactMap {
        cell($0, tableHeight: tableHeight, isGrouped: isGrouped, position)
      }
      cells += own
      rows += own.map(Self.row)
      rows += title("footerTitle", of: section, isGrouped: isGrouped).map { [$0] } ?? []
    }
    var table = SceneTable(
      cells: cells, rows: rows, hasSeparators: element[attribute: "separatorStyle"] != "none")
    table.endsSections = element[attribute: "style"] == "grouped"
    table.separatorInsets = Self.separatorInsets(of: element) ?? table.separatorInsets
    table.separatorColor = colors.color("separatorColor", of: element) ?? table.separatorColor
    table.header = edge("tableHeaderView", of: element, position)
    table.footer = edge("tableFooterView", of: element, position)
    return table
  }

  /// The view above all rows, or below them, as high as the file has it.
  private mutating func edge(
    _ key: String, of element: XMLElement, _ position: Position
  ) -> SceneTable.Row? {
    guard let child = element.child(key: key), let view = view(child, position.inside(nil)) else {
      return nil
    }
    return SceneTable.Row(view: view, height: child.frame()?.height, isCell: false)
  }

  /// The title of a section: in a plain table on a bar of 28 points, in a grouped one small and in
  /// capitals above the cells; below them as it is (convention: no sample has one).
  private func title(
    _ key: String, of section: XMLElement, isGrouped: Bool
  ) -> SceneTable.Row? {
    guard let text = section.text(key), !text.isEmpty else { return nil }
    let isHeader = key == "headerTitle"
    let height: Points = isGrouped ? 38 : 28
    let font: FontRequest =
      isGrouped ? .style(.footnote) : .system(size: 17, weight: .semibold, design: .standard)
    let label = LabelContent(
      text: isGrouped && isHeader ? text.uppercased() : text, font: font,
      color: .semantic(isGrouped ? .secondary : .label), lines: 1, lineBreak: .truncatingTail,
      alignment: .natural)
    var wide = AutoresizingMask()
    wide.flexibleWidth = true
    let frame = Frame(
      x: 16, y: isGrouped ? (isHeader ? 16 : 6) : 0, width: 288, height: isGrouped ? 18 : height)
    let own = View(
      .label(label),
      object: SceneObject(
        id: "\(section[attribute: "id"] ?? "section").\(key)", frame: frame,
        placement: .mask(wide)), at: section.location)
    var style = ViewStyle()
    style.id = isHeader ? "section header" : "section footer"
    style.background = isGrouped ? nil : .semantic(.secondaryBackground)
    let bar = View(
      .container(.view), style: style, subviews: [own],
      object: SceneObject(id: "", frame: Frame(x: 0, y: 0, width: 320, height: height)),
      at: section.location)
    return SceneTable.Row(view: bar, height: height, isCell: false)
  }

  private mutating func cell(
    _ element: XMLElement, tableHeight: Points?, isGrouped: Bool, _ position: Position
  ) -> SceneCell? {
    guard element.name == "tableViewCell", let content = element.child(key: "contentView"),
      let id = element[attribute: "id"]
    else { return nil }
    var inside = position.inside(content.size())
    inside.margins = Self.cellMargins(of: element)
    guard var view = view(content, inside) else { return nil }
    // A cell has a background of its own since iOS 13, whatever its table's is (observed).
    view.style.background =
      view.style.background ?? colors.color("backgroundColor", of: element)
      ?? .semantic(isGrouped ? .secondaryGroupedBackground : .background)
    let own = element.points("rowHeight").flatMap { $0 > .zero ? $0 : nil }
    view = Self.withAccessory(Self.withStyle(view, of: element), of: element)
    return SceneCell(
      id: id, reuseIdentifier: element[attribute: "reuseIdentifier"], view: view,
      height: own ?? tableHeight, separatorInsets: Self.separatorInsets(of: element),
      outlets: InterfaceOutlets.outlets(of: element))
  }

  /// The margins of a cell's content on Xcode's canvas as of iOS 13 (observed).
  static func cellMargins(of cell: XMLElement) -> Insets {
    Insets(top: 11, leading: 16, bottom: 11, trailing: accessory(of: cell) != nil ? 8 : 16)
  }

  private static func row(_ cell: SceneCell) -> SceneTable.Row {
    SceneTable.Row(view: cell.view, height: cell.height, separatorInsets: cell.separatorInsets)
  }

  private static func separatorInsets(of element: XMLElement) -> Insets? {
    element.child(key: "separatorInset").map { inset in
      Insets(
        top: .zero, leading: inset.points("minX") ?? 0, bottom: .zero,
        trailing: inset.points("maxX") ?? 0)
    }
  }
}
