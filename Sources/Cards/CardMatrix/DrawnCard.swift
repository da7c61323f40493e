package import Views
internal import CardDrawing
package import CardLayout
internal import CardChecks
internal import Diagnostics

/// A card as it is laid out, drawn and checked.
struct DrawnCard {
  let measures: CardMeasures
  let drawing: CardDrawing
  /// The name of the drawing, without an ending.
  let name: String
  let faults: [LayoutIssue]
  /// The findings about its images and constraints.
  let findings: [Diagnostic]
}

/// How large a card is, and the views on it.
package struct CardMeasures: Hashable, Sendable {
  /// The whole drawing: the card, and what the host shows around it.
  package let drawingSize: Size
  /// The card itself.
  package let cardSize: Size
  /// From top to bottom.
  package let hostedViews: [HostedViewMeasure]

  package init(_ card: LaidOutCard) {
    drawingSize = card.drawingSize
    cardSize = card.cardSize
    hostedViews = card.hostedBoxes.compactMap { box in
      if case .hostedView(let measure) = box.content { measure } else { nil }
    }
  }
}

/// The losses on a card in one worst case.
struct WorstCaseLoss {
  let occasion: CheckOccasion
  let faults: [LayoutIssue]
}
