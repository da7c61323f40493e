import HostSimulation

@testable import CardLayout

extension LaidOutCard {
  /// A card around a box.
  static func sample(_ root: Box, isRightToLeft: Bool = false) -> LaidOutCard {
    LaidOutCard(
      drawingSize: root.frame.size, cardSize: root.frame.size, root: root, language: "en",
      isRightToLeft: isRightToLeft)
  }
}

extension HostedViewMeasure {
  /// A view of no size.
  static let sample = HostedViewMeasure(
    desiredSize: .zero, minimumSize: .zero, maximumSize: .zero, contentHeight: 0)
}
