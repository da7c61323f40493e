internal import IntentDefinitions

/// A part of a card that the host asks about: the parameters behind it, and the default row.
struct CardSection: Hashable, Sendable {
  /// Nil for a part that is never asked about; empty for the card as a whole.
  let parameters: [HostParameter]?
  let row: DefaultRow
}

extension CardSection {
  /// The sections of a custom intent's card: one row, backed by the empty set, so the controller
  /// gets exactly one ask for each card (observed, and documented by Apple's samples).
  static func sections(for texts: CardTexts) -> [CardSection] {
    [CardSection(parameters: [], row: texts.defaultRow)]
  }
}

extension HostParameter {
  /// Whether this parameter, returned by a controller, covers another one: the same class, and a
  /// key path that the other's begins with (observed).
  func covers(_ other: HostParameter) -> Bool {
    className == other.className && !keyPath.isEmpty && other.keyPath.hasPrefix(keyPath)
  }
}
