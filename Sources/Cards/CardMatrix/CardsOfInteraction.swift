package import Interactions
internal import CardChecks
package import CardDrawing
internal import HostSimulation

/// The states of one interaction, and their drawings.
///
/// Behind one reference, because it goes from list to list.
package final class CardsOfInteraction: Sendable {
  package let interaction: Interaction
  package let states: [CardState]
  package let drawings: [String: CardDrawing]
  package let findings: VariantFindings
  let proofs: CheckFindings
  package let tally: CardStatistics

  /// The states and drawings while they are being made.
  package struct Draft {
    package var states: [CardState] = []
    package var drawings: [String: CardDrawing] = [:]
    package var findings = VariantFindings()
    var proofs = CheckFindings()
  }

  package init(_ draft: Draft, of interaction: Interaction) {
    self.interaction = interaction
    states = draft.states
    drawings = draft.drawings
    findings = draft.findings
    proofs = draft.proofs
    tally = CardStatistics(draft.states, drawings: draft.drawings)
  }
}
