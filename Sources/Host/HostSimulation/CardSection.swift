/// A part of a card that the host asks about: the parameters behind it, and the default row.
struct CardSection: Hashable, Sendable {
  /// Nil for a part that is never asked about; empty for the empty set.
  let parameters: [HostParameter]?
  /// What the host draws when no controller takes the section; nil for no view at all.
  let row: DefaultRow?
  /// What the host itself would pass.
  let behavior: InteractiveBehavior
  /// What counts where a card has too many facts; nil for a row that is always drawn.
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

/// The sections of one card in display order, and where they come from.
package struct CardSections: Hashable, Sendable {
  let sections: [CardSection]
  let basis: Transcript.Basis
  /// The title of the affirmative button where the host has one of its own.
  let confirmTitle: String?

  /// The behaviour of a card as a whole: the one that goes first among its sections'.
  ///
  /// Which goes first is not known; this order is the convention.
  var hostBehavior: InteractiveBehavior {
    let behaviors = sections.filter { $0.parameters != nil }.map(\.behavior)
    return [.launch, .nextView, .genericAction].first { behaviors.contains($0) } ?? .none
  }
}
