internal import CardChecks
internal import CardDrawing
internal import HostSimulation

/// The states of one interaction, and their drawings.
///
/// Behind one reference, because it goes from list to list.
final class MadeStates: Sendable {
  let interaction: Interaction
  /// The address of its page.
  let path: String
  let states: [CardState]
  let drawings: [String: CardDrawing]
  let findings: VariantFindings
  let proofs: ProofFindings
  let tally: StateTally

  /// The beginning of the names of all its states.
  var namePrefix: String { CardState.namePrefix(interaction) }

  /// The states and drawings while they are being made.
  struct Draft {
    var states: [CardState] = []
    var drawings: [String: CardDrawing] = [:]
    var findings = VariantFindings()
    var proofs = ProofFindings()
  }

  init(_ draft: Draft, of interaction: Interaction) {
    self.interaction = interaction
    path = SitePaths.interaction(interaction)
    states = draft.states
    drawings = draft.drawings
    findings = draft.findings
    proofs = draft.proofs
    tally = StateTally(draft.states, drawings: draft.drawings)
  }
}
