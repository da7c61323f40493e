import HostSimulation
import Views

@testable import CardLayout

extension LaidOutCard {
  /// A card around a box.
  static func sample(_ root: Box, isRightToLeft: Bool = false) -> LaidOutCard {
    LaidOutCard(
      drawingSize: root.frame.size, cardSize: root.frame.size, root: root, language: "en",
      isRightToLeft: isRightToLeft, passesBehaviors: true)
  }
}

extension HostedViewMeasure {
  /// A view of no size.
  static let sample = HostedViewMeasure(
    desiredSize: .zero, minimumSize: .zero, maximumSize: .zero, contentHeight: 0)
}

extension BoxContent {
  /// One line of body text.
  static func sample(
    _ text: String, x: Points, baseline: Points, width: Points
  ) -> BoxContent {
    let font = ResolvedFont(request: .style(.body), contentSize: .large)
    let line = TextLines.Line(text, width: width, font: font)
    return .text(
      TextBox(
        lines: [TextBox.Line(broken: line, x: x, baseline: baseline)], font: font,
        color: .chrome(.secondaryText), marks: [], isTruncated: false, text: text,
        isRightToLeft: false))
  }
}
