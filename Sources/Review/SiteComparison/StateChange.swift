/// A change of one state between two sites.
package struct StateChange: Hashable, Sendable {
  package let id: String
  package let kind: Kind
  /// The row that it shares with the states of the other behaviors.
  let row: CatalogFile.State.Row
  let behavior: String
  /// The address of its card on a site's page, in the newer site where it is there.
  package let page: String
  /// How early people would see its card.
  let priority: DisplayPriority
  /// The differences, worst first.
  package let details: [ChangeDetail]
  package let causes: [Cause]
  /// The drawings in the two sites.
  package let pictures: PicturePair

  init(
    _ kind: Kind, _ state: CatalogFile.State, priority: DisplayPriority,
    details: [ChangeDetail], causes: [Cause], pictures: PicturePair
  ) {
    id = state.id
    self.kind = kind
    row = state.row
    behavior = state.behavior
    page = state.page
    self.priority = priority
    self.details = details
    self.causes = causes
    self.pictures = pictures
  }

  /// The words of reports for machines.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case removed, changed, renamed, added
  }

  /// Whether a report shows it before another.
  func isBefore(_ other: StateChange) -> Bool {
    priority == other.priority ? id < other.id : priority < other.priority
  }

  package var risk: Risk { details.map(\.risk).min() ?? .unseen }
}

/// The drawings of a card before and after.
package struct PicturePair: Hashable, Sendable {
  package let before: String?
  package let after: String?
}
