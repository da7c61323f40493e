internal import SourceFormats
internal import Views

/// Cells of UIKit's own styles.
///
/// UIKit places their labels itself, so the frames in the file are only those of the texts in the file
/// (documented). Where it places them is told by the name of the style; the distances are the file's.
extension ViewReader {
  private enum CellStyle: String {
    case basic = "IBUITableViewCellStyleDefault"
    case rightDetail = "IBUITableViewCellStyleValue1"
    case leftDetail = "IBUITableViewCellStyleValue2"
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }

  /// The content view of a cell with its labels where the cell's style has them; a cell of the app's
  /// own stays as it is.
  static func withStyle(_ content: SceneView, of cell: XMLElement) -> SceneView {
    guard let style = cell[attribute: "style"].flatMap({ CellStyle(rawValue: $0) }),
      let text = content.label(cell[attribute: "textLabel"])
    else { return content }
    let detail = content.label(cell[attribute: "detailTextLabel"])
    var pins = CellPins(content: content)
    pins.pin(text, .leading, text.x)
    switch style {
    case .basic:
      pins.pin(text, .trailing, -pins.room(after: text))
      pins.center(text)
    case .rightDetail:
      pins.center(text)
      guard let detail else { break }
      pins.pin(detail, .trailing, -pins.room(after: detail))
      pins.center(detail)
      pins.keepApart(text, detail)
    case .leftDetail:
      pins.width(of: text)
      pins.center(text)
      guard let detail else { break }
      pins.pin(detail, .leading, detail.x)
      pins.pin(detail, .trailing, -pins.room(after: detail))
      pins.center(detail)
    case .subtitle:
      pins.pin(text, .trailing, -pins.room(after: text))
      guard let detail else {
        pins.center(text)
        break
      }
      pins.pin(text, .top, text.y)
      pins.pin(detail, .leading, detail.x)
      pins.pin(detail, .trailing, -pins.room(after: detail))
      pins.stack(text, detail)
    }
    pins.keepRoom(around: [text, detail].compactMap(\.self))
    var labels = [text.id: text]
    if var detail {
      // The text goes first (observed).
      let vertical = detail.style.compression?.vertical ?? 750
      if style == .rightDetail {
        detail.style.compression = LayoutPriority(horizontal: 749, vertical: vertical)
      }
      labels[detail.id] = detail
    }
    return content.with(
      constraints: content.constraints + pins.all,
      subviews: content.subviews.map { view in
        labels[view.id].map {
          $0.with(placement: .constraints, constraints: $0.constraints, subviews: $0.subviews)
        } ?? view
      })
  }
}

/// The constraints of a cell's labels.
private struct CellPins {
  let content: SceneView
  private(set) var all: [SceneConstraint] = []

  init(content: SceneView) { self.content = content }

  /// What is left at the end of the cell in the file, at most a margin of the system's.
  func room(after label: SceneView) -> Double {
    let width = content.frame?.width.value ?? 320
    return min(16, max(0, width - label.x - (label.frame?.width.value ?? 0)))
  }

  /// A cell without a height of its own is as high as its labels need, with the room above and below
  /// them that the file has; an old file has labels as high as their cell, and so none.
  mutating func keepRoom(around labels: [SceneView]) {
    let height = content.frame?.height.value ?? 44
    for label in labels {
      let own = label.frame?.height.value ?? 0
      add(
        label, .top, .greaterThanOrEqual, .init(item: content.id, attribute: .top),
        min(Self.mostRoom, max(0, label.y)), priority: Self.roomPriority)
      add(
        label, .bottom, .lessThanOrEqual, .init(item: content.id, attribute: .bottom),
        -min(Self.mostRoom, max(0, height - label.y - own)), priority: Self.roomPriority)
    }
  }

  /// What UIKit leaves above and below the text of a cell (observed).
  private static let mostRoom: Double = 11
  /// In a cell that is too low, the texts keep their height.
  private static let roomPriority = 740

  mutating func pin(
    _ label: SceneView, _ side: SceneConstraint.Attribute, _ constant: Double
  ) {
    add(label, side, .equal, .init(item: content.id, attribute: side), constant)
  }

  mutating func center(_ label: SceneView) { pin(label, .centerY, 0) }

  mutating func width(of label: SceneView) {
    add(label, .width, .equal, nil, label.frame?.width.value ?? 0)
  }

  mutating func keepApart(_ text: SceneView, _ detail: SceneView) {
    add(detail, .leading, .greaterThanOrEqual, .init(item: text.id, attribute: .trailing), 6)
  }

  mutating func stack(_ text: SceneView, _ detail: SceneView) {
    let gap = detail.y - text.y - (text.frame?.height.value ?? 0)
    add(detail, .top, .equal, .init(item: text.id, attribute: .bottom), gap)
  }

  private mutating func add(
    _ label: SceneView, _ side: SceneConstraint.Attribute, _ relation: SceneConstraint.Relation,
    _ other: SceneConstraint.Anchor?, _ constant: Double, priority: Int = 1000
  ) {
    all.append(
      SceneConstraint(
        id: "\(label.id).\(side.rawValue)", identifier: nil,
        first: .init(item: label.id, attribute: side), relation: relation, second: other,
        multiplier: 1, constant: constant, priority: priority, at: label.location))
  }
}

extension SceneView {
  fileprivate var x: Double { frame?.x.value ?? 0 }
  fileprivate var y: Double { frame?.y.value ?? 0 }

  fileprivate func label(_ id: String?) -> SceneView? { subviews.first { $0.id == id } }

  fileprivate func with(
    placement: Placement? = nil, constraints: [SceneConstraint], subviews: [SceneView]
  ) -> SceneView {
    SceneView(
      id: id, content: content, style: style, isHidden: isHidden, frame: frame,
      placement: placement ?? self.placement, margins: margins, guides: guides,
      constraints: constraints, subviews: subviews, at: location)
  }
}
