package import Diagnostics

/// What one host shows for one stage of an interaction.
package struct HostedCard: Hashable, Sendable {
  package let profile: HostProfile
  package let appName: String
  package let isLocked: Bool
  package let behavior: InteractiveBehavior
  package let status: HandlingStatus
  /// What the person said.
  package let says: String?
  /// What Siri says.
  package let dialogue: String?
  /// The parts of the card from top to bottom; none while the device has to be unlocked.
  package let sections: [ShownSection]
  /// The titles of the buttons, the affirmative one last.
  package let buttons: [String]
  package let outcome: Outcome
  /// How often a configure method was called.
  package let askCount: Int
  package let transcript: Transcript
  package let diagnostics: [Diagnostic]

  /// Whether two cards look the same, whatever led to them.
  package func looks(like other: HostedCard) -> Bool {
    sections == other.sections && dialogue == other.dialogue && buttons == other.buttons
      && says == other.says && isLocked == other.isLocked && profile == other.profile
      && (outcome == .locked) == (other.outcome == .locked)
  }

  /// What became of the hosted view in the card as a whole.
  package enum Outcome: String, CaseIterable, Hashable, Sendable {
    case custom, mixed, hidden, locked
    case standard = "default"
  }
}

/// One part of a card, and how it is shown.
package struct ShownSection: Hashable, Sendable {
  package let parameters: [HostParameter]
  package let appearance: Appearance

  package enum Appearance: Hashable, Sendable {
    case custom(HostedView)
    case standard(DefaultRow)
    /// Taken by a hosted view of no size.
    case hidden
  }
}

/// A controller's view in a card.
package struct HostedView: Hashable, Sendable {
  package let element: Element?
  package let size: Size
  /// What the controller asked for, before the host brought it within its limits.
  package let desiredSize: Size
  package let minimumSize: Size
  package let maximumSize: Size
}

/// A row of the host's own: what a section shows when no controller takes it.
package struct DefaultRow: Hashable, Sendable {
  package let imageName: String?
  package let title: String
  package let subtitle: String?
  package let footnote: String?
}
