internal import SourceFormats
internal import Views

/// Reads collection views with their cells.
extension ViewReader {
  mutating func collection(_ element: XMLElement, _ position: Position) -> SceneTable {
    let layout = element.child(key: "collectionViewLayout")
    if let layout, layout.name != "collectionViewFlowLayout" {
      note("The cells of a custom layout are drawn in lines", at: layout.location)
    }
    let cells = (element.first("cells")?.elements ?? []).compactMap { item($0, position) }
    var table = SceneTable(
      cells: cells, rows: cells.map { SceneTable.Row(view: $0.view, height: nil) },
      hasSeparators: false)
    table.flows = [Self.flow(layout)]
    return table
  }

  /// The flow layout of the file, else UIKit's default (documented).
  private static func flow(_ layout: XMLElement?) -> SceneFlow {
    let size = layout?.child(key: "itemSize")
    let inset = layout?.child(key: "sectionInset")
    func sides(_ name: String) -> Points { max(0, inset?.points(name) ?? 0) }
    return SceneFlow(
      itemSize: Size(
        width: max(1, size?.points("width") ?? 50), height: max(1, size?.points("height") ?? 50)),
      lineSpacing: max(0, layout?.points("minimumLineSpacing") ?? 10),
      itemSpacing: max(0, layout?.points("minimumInteritemSpacing") ?? 10),
      insets: Insets(
        top: sides("minY"), leading: sides("minX"), bottom: sides("maxY"), trailing: sides("maxX")),
      isHorizontal: layout?[attribute: "scrollDirection"] == "horizontal")
  }

  /// A cell, with what its content view holds; a box with its name where that is nothing.
  private mutating func item(_ element: XMLElement, _ position: Position) -> SceneCell? {
    guard element.name == "collectionViewCell", let id = element[attribute: "id"] else {
      return nil
    }
    let name = element[attribute: "reuseIdentifier"] ?? element[attribute: "customClass"] ?? "cell"
    let read = element.child(key: "contentView").flatMap { view($0, position.inside(nil)) }
    let isBare = read.map { $0.subviews.isEmpty } ?? true
    var style = styles.style(of: element, name: isBare ? nil : name)
    // The content view covers its cell.
    if let content = read?.style, content.background != nil {
      (style.background, style.backgroundOpacity) = (content.background, content.backgroundOpacity)
    }
    if isBare, style.background == nil {
      note("The cells of a collection view are drawn as boxes", at: element.location)
    }
    let content: ViewContent<String> =
      isBare && style.background == nil ? .namedBox(name) : .container(.view)
    // Older files have the constraints at the cell, which stands for its content view.
    let inner = read?.object
    let own = ConstraintReader(owner: inner?.id ?? id).constraints(
      of: element, reporting: &diagnostics)
    let cell = View(
      content, style: style, subviews: read?.subviews ?? [],
      object: SceneObject(
        id: inner?.id ?? id, frame: element.frame(), margins: inner?.margins ?? .usualMargins,
        guides: inner?.guides ?? [], constraints: (inner?.constraints ?? []) + own),
      at: element.location)
    return SceneCell(
      id: id, reuseIdentifier: element[attribute: "reuseIdentifier"], view: cell, height: nil,
      outlets: InterfaceOutlets.outlets(of: element))
  }
}
