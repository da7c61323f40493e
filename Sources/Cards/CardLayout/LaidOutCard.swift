internal import HostSimulation
package import Views

/// A card once everything on it has a frame.
package struct LaidOutCard: Hashable, Sendable {
  /// The whole drawing: the card, and what the host shows around it.
  package let drawingSize: Size
  /// The card itself.
  package let cardSize: Size
  package let root: Box
  /// The language of its texts, a BCP 47 tag.
  package let language: String
  package let isRightToLeft: Bool
  /// Whether a view of the app's on it is passed a behavior, which a tap on it does.
  package let passesBehaviors: Bool
}

extension LaidOutCard {
  /// The boxes of the hosted views, from top to bottom; none holds another.
  package var hostedBoxes: [Box] {
    var boxes: [Box] = []
    root.addHosted(to: &boxes)
    return boxes
  }

  /// The boxes as an indented tree, for dumps and goldens.
  package var dump: String {
    func lines(_ box: Box, in parent: Frame, indent: String) -> String {
      let detail =
        switch box.content {
        case .container: ""
        case .text(let text):
          " \"\(text.lines.map(\.text).joined(separator: "⏎"))\"\(text.isLost(in: box.frame) ? " (cut off)" : "")"
        case .image(let name, let mode, _): " image \"\(name)\" \(mode)"
        case .appIcon: " app icon"
        case .map(let map):
          " map \"\(map.pins.joined(separator: "⏎"))\"\(map.hasRoute ? " route" : "")"
        case .hostMap(let place, let hasRoute, _):
          " map of \"\(place)\"\(hasRoute ? " route" : "")"
        case .chart(let chart): " \(chart.kind) \(chart.values)"
        case .control(let control): " \(control.state)"
        case .drawing(let drawing, _): " drawing of \(drawing.parts.count)"
        case .placeholder(let name): " placeholder \"\(name)\""
        case .symbol(let symbol): " symbol \(symbol)"
        case .systemSymbol(let symbol, _, _): " symbol \(symbol.shape.name)"
        case .hostedView(let measure):
          " asked \(measure.desiredSize), allowed \(measure.minimumSize) to \(measure.maximumSize),"
            + " content \(measure.contentHeight) high"
        }
      let excess = box.frame.excess(over: parent)
      let outside = excess > .zero ? " (outside by \(excess))" : ""
      return "\(indent)\(box.name) \(box.frame)\(detail)\(outside)\n"
        + box.children.map { lines($0, in: box.frame, indent: indent + "  ") }.joined()
    }
    return "drawing \(drawingSize), card \(cardSize)\n" + lines(root, in: root.frame, indent: "")
  }
}

extension Box {
  fileprivate func addHosted(to boxes: inout [Box]) {
    guard case .hostedView = content else {
      for child in children { child.addHosted(to: &boxes) }
      return
    }
    boxes.append(self)
  }
}

extension ControlContent<String> {
  /// The state of the control, for dumps and texts.
  package var state: String {
    switch self {
    case .progress(let fraction, _), .slider(let fraction, _):
      "\(Int((fraction * 100).rounded()))%"
    case .spinner: "busy"
    case .button(let label, _), .textField(let label, _): label.text
    case .toggle(let isOn, _): isOn ? "on" : "off"
    }
  }
}
