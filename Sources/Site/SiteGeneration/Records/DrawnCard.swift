internal import CardDrawing
internal import CardLayout
internal import CardChecks
internal import Diagnostics
internal import HostSimulation
internal import Views

/// A card as it is laid out, drawn and proved.
struct DrawnCard: Equatable, Sendable {
  let measures: CardMeasures
  let drawing: CardDrawing
  /// The name of the drawing, without an ending.
  let name: String
  let faults: [ProofFault]
  /// What is wrong with its images and constraints.
  let findings: [Diagnostic]
}

/// How large a card is, and the views on it.
struct CardMeasures: Hashable, Sendable {
  /// The whole drawing: the card, and what the host shows around it.
  let drawingSize: Size
  /// The card itself.
  let cardSize: Size
  /// From top to bottom.
  let hostedViews: [HostedViewMeasure]

  init(drawingSize: Size, cardSize: Size, hostedViews: [HostedViewMeasure]) {
    self.drawingSize = drawingSize
    self.cardSize = cardSize
    self.hostedViews = hostedViews
  }

  init(_ card: LaidOutCard) {
    self.init(
      drawingSize: card.drawingSize, cardSize: card.cardSize,
      hostedViews: card.hostedBoxes.compactMap { box in
        if case .hostedView(let measure) = box.content { measure } else { nil }
      })
  }
}

/// What is lost on a card in one trial.
struct TrialLoss: Hashable, Sendable {
  let occasion: ProofOccasion
  let faults: [ProofFault]
}

/// What takes most of the time to make of an interaction's cards, and is worth keeping.
///
/// All else is made of the project in every run: which cards there are, what is on them and why.
struct InteractionRecord: Equatable, Sendable {
  /// The cards in the order in which they are made; those of a row that look alike are one.
  let cards: [DrawnCard]
  let losses: [TrialLoss]
}
