internal import SourceFormats
internal import Views

/// The signs at the end of a table view's cells; their sizes and places are conventions.
extension ViewReader {
  /// The content view of a cell with the sign beside it, where the cell has one.
  static func withAccessory(_ content: SceneView, of cell: XMLElement) -> SceneView {
    guard let accessory = accessory(of: cell) else { return content }
    let id = "\(content.id).row"
    // Xcode's files have the content view as narrow as UIKit makes it; where one does not say, by 33
    // points (convention).
    let cellWidth = cell.frame()?.width ?? 0
    let taken = cellWidth - (content.frame?.width ?? cellWidth)
    let own = content.pinned(to: id, trailing: taken > .zero ? taken.value : 33)
    var row = ElementStyle()
    row.background = content.style.background
    func pin(
      _ side: SceneConstraint.Attribute, to owner: String?, _ constant: Double
    ) -> SceneConstraint {
      SceneConstraint(
        id: "\(accessory.id).\(side.rawValue)", identifier: nil,
        first: .init(item: accessory.id, attribute: side), relation: .equal,
        second: owner.map { .init(item: $0, attribute: side) }, multiplier: 1, constant: constant,
        priority: 1000, at: cell.location)
    }
    return SceneView(
      id: id, content: .view, style: row, frame: cell.frame(), placement: .constraints,
      constraints: own.constraints + [
        pin(.trailing, to: id, -16), pin(.centerY, to: id, 0), pin(.width, to: nil, 14),
        pin(.height, to: nil, 14),
      ], subviews: [own.view, accessory], at: cell.location)
  }

  /// The sign by the name that a file has for it; nil for none, and for a kind that is not known.
  private static func accessory(of cell: XMLElement) -> SceneView? {
    let name: String
    var color = SemanticColor.tint
    switch cell[attribute: "accessoryType"] {
    case "disclosureIndicator": (name, color) = ("chevron.right", .tertiary)
    case "checkmark": name = "checkmark"
    case "detailButton", "detailDisclosureButton": name = "info.circle"
    default: return nil
    }
    var image = ImageContent(name: name, mode: .fit)
    image.symbol = SymbolImage(symbol: SystemSymbol(name: name), color: .semantic(color))
    image.size = Size(width: 14, height: 14)
    var style = ElementStyle()
    style.id = "accessory"
    return SceneView(
      id: "\(cell[attribute: "id"] ?? "cell").accessory", content: .leaf(.image(image)),
      style: style, frame: nil, placement: .constraints, at: cell.location)
  }
}
