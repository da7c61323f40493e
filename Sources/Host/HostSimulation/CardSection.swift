/// A part of a card that the host asks about: the parameters behind it, and the default row.
struct CardSection: Hashable, Sendable {
  /// Nil for a part that is never asked about; empty for the empty set.
  let parameters: [HostParameter]?
  /// The default row; nil for no view at all.
  let row: DefaultRow?
  /// The behavior that the host passes.
  let behavior: InteractiveBehavior
  /// The importance on a card with too many facts; nil for a row that is always drawn.
  let importance: RowImportance?

  init(
    parameters: [HostParameter]?, row: DefaultRow?, behavior: InteractiveBehavior = .none,
    importance: RowImportance? = nil
  ) {
    self.parameters = parameters
    self.row = row
    self.behavior = behavior
    self.importance = importance
  }
}

extension CardSection {
  /// The place of the empty set and the host's own row in one, or taken apart for a view that
  /// stands beside the row.
  fileprivate var augmented: [CardSection] {
    guard parameters == [], row != nil else { return [self] }
    return [
      CardSection(parameters: [], row: nil),
      CardSection(parameters: nil, row: row, behavior: behavior, importance: importance),
    ]
  }
}

/// The sections of one card in display order, and where they come from.
package struct CardSections: Hashable, Sendable {
  let sections: [CardSection]
  let basis: Transcript.Basis
  /// The title of the affirmative button where the host has one of its own.
  let confirmTitle: String?

  /// The sections for a class that only augments: its view takes the place of no row (documented).
  var augmented: CardSections {
    CardSections(
      sections: sections.flatMap(\.augmented), basis: basis, confirmTitle: confirmTitle)
  }

  /// The behavior of a card as a whole: the one that goes first among its sections'.
  ///
  /// Which goes first is not known; this order is the convention.
  var hostBehavior: InteractiveBehavior {
    let behaviors = sections.map(\.behavior)
    return [.launch, .nextView, .genericAction].first { behaviors.contains($0) } ?? .none
  }
}
