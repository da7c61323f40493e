internal import SourceFormats
internal import Views

/// Cells of UIKit's own styles.
///
/// UIKit places their labels itself, so the frames in the file are only those of the texts in the
/// file (documented). Where it places them is told by the name of the style; the distances are the
/// file's.
extension ViewReader {
  private enum CellStyle: String {
    case basic = "IBUITableViewCellStyleDefault"
    case rightDetail = "IBUITableViewCellStyleValue1"
    case leftDetail = "IBUITableViewCellStyleValue2"
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }

  /// The content view of a cell with its labels where the cell's style has them; a cell of the
  /// app's own stays as it is.
  static func withStyle(_ content: View<String>, of cell: XMLElement) -> View<String> {
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
    var content = content
    content.object?.constraints += pins.all
    content.subviews = content.subviews.map { view in
      var label = labels[view.id] ?? view
      if labels[view.id] != nil { label.object?.placement = .constraints }
      return label
    }
    return content
  }
}

/// The constraints of a cell's labels.
private struct CellPins {
  let content: View<String>
  private(set) var all: [SceneConstraint] = []

  init(content: View<String>) { self.content = content }

  /// The room at the end of the cell in the file, at most a margin of the system's.
  func room(after label: View<String>) -> Double {
    let width = content.object?.frame?.width.value ?? 320
    return min(16, max(0, width - label.x - (label.object?.frame?.width.value ?? 0)))
  }

  /// A cell without a height of its own is as high as its labels need, with the room above and
  /// below them that the file has; an old file has labels as high as their cell, and so none.
  mutating func keepRoom(around labels: [View<String>]) {
    let height = content.object?.frame?.height.value ?? Self.usualHeight
    // UIKit's own cells are never lower (observed).
    add(
      content, .height, .greaterThanOrEqual, nil, Self.usualHeight, priority: Self.roomPriority)
    for label in labels {
      let own = label.object?.frame?.height.value ?? 0
      add(
        label, .top, .greaterThanOrEqual, .init(item: content.id, attribute: .top),
        min(Self.maximumRoom, max(0, label.y)), priority: Self.roomPriority)
      add(
        label, .bottom, .lessThanOrEqual, .init(item: content.id, attribute: .bottom),
        -min(Self.maximumRoom, max(0, height - label.y - own)), priority: Self.roomPriority)
    }
  }

  private static let usualHeight: Double = 44
  /// The room that UIKit leaves above and below the text of a cell (observed).
  private static let maximumRoom: Double = 11
  /// In a cell that is too low, the texts keep their height.
  private static let roomPriority = 740

  mutating func pin(
    _ label: View<String>, _ side: SceneConstraint.Attribute, _ constant: Double
  ) {
    add(label, side, .equal, .init(item: content.id, attribute: side), constant)
  }

  mutating func center(_ label: View<String>) { pin(label, .centerY, 0) }

  mutating func width(of label: View<String>) {
    add(label, .width, .equal, nil, label.object?.frame?.width.value ?? 0)
  }

  mutating func keepApart(_ text: View<String>, _ detail: View<String>) {
    add(detail, .leading, .greaterThanOrEqual, .init(item: text.id, attribute: .trailing), 6)
  }

  mutating func stack(_ text: View<String>, _ detail: View<String>) {
    let gap = detail.y - text.y - (text.object?.frame?.height.value ?? 0)
    add(detail, .top, .equal, .init(item: text.id, attribute: .bottom), gap)
  }

  private mutating func add(
    _ label: View<String>, _ side: SceneConstraint.Attribute, _ relation: SceneConstraint.Relation,
    _ other: SceneConstraint.Anchor?, _ constant: Double, priority: Int = 1000
  ) {
    guard let location = label.location else { return }
    all.append(
      SceneConstraint(
        id: "\(label.id).\(side.rawValue)", identifier: nil,
        first: .init(item: label.id, attribute: side), relation: relation, second: other,
        multiplier: 1, constant: constant, priority: priority, at: location))
  }
}

extension View<String> {
  fileprivate var x: Double { object?.frame?.x.value ?? 0 }
  fileprivate var y: Double { object?.frame?.y.value ?? 0 }

  fileprivate var id: String { object?.id ?? "" }

  fileprivate func label(_ id: String?) -> View? { subviews.first { $0.object?.id == id } }
}
