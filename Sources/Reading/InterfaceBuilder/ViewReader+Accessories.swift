internal import SourceFormats
internal import Views

/// The signs at the end of a table view's cells; their sizes and places are conventions.
extension ViewReader {
  /// The content view of a cell with the sign beside it, where the cell has one.
  static func withAccessory(_ content: View<String>, of cell: XMLElement) -> View<String> {
    guard let object = content.object, let sign = accessory(of: cell) else { return content }
    let id = "\(object.id).row"
    let signID = "\(cell[attribute: "id"] ?? "cell").accessory"
    // Xcode's files have the content view as narrow as UIKit made it; where one does not say, it is that of iOS 15
    // beside a chevron (observed), and 33 points beside others (convention).
    let isChevron = cell[attribute: "accessoryType"] == "disclosureIndicator"
    let cellWidth = cell.frame()?.width ?? 0
    let taken = cellWidth - (content.object?.frame?.width ?? cellWidth)
    let own = content.pinned(
      to: id, trailing: taken > .zero ? taken.value : isChevron ? 25.5 : 33)
    var row = ViewStyle()
    row.background = content.style.background
    func pin(
      _ side: SceneConstraint.Attribute, to owner: String?, _ constant: Double
    ) -> SceneConstraint {
      SceneConstraint(
        id: "\(signID).\(side.rawValue)", identifier: nil,
        first: .init(item: signID, attribute: side), relation: .equal,
        second: owner.map { .init(item: $0, attribute: side) }, multiplier: 1, constant: constant,
        priority: 1000, at: cell.location)
    }
    let constraints =
      own.constraints + [
        pin(.trailing, to: id, -16), pin(.centerY, to: id, 0),
        pin(.width, to: nil, isChevron ? 9.5 : 14),
        pin(.height, to: nil, 14),
      ]
    var style = ViewStyle()
    style.id = "accessory"
    let accessory = View(
      .image(sign), style: style, object: SceneObject(id: signID, frame: nil), at: cell.location)
    return View(
      .container(.view), style: row, subviews: [own.view, accessory],
      object: SceneObject(id: id, frame: cell.frame(), constraints: constraints), at: cell.location)
  }

  /// The sign by the name that a file has for it; nil for none, and for a kind that is not known.
  static func accessory(of cell: XMLElement) -> ImageContent<String>? {
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
    return image
  }
}
