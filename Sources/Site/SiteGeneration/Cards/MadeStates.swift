internal import CardDrawing
internal import CardChecks
internal import HostSimulation

/// The states of one interaction, and their drawings.
///
/// Behind one reference, because it goes from list to list and from build to build.
final class MadeStates: Sendable, ComparedByIdentity {
  let interaction: Interaction
  /// The address of its page.
  let path: String
  /// What the names of its states begin with.
  let namePrefix: String
  /// The name of their record; nil where nothing is kept.
  let name: String?
  let states: [CardState]
  let drawings: [String: CardDrawing]
  /// The names of the drawings, in order.
  let drawingNames: [String]
  let findings: VariantFindings
  let proofs: ProofFindings
  let records: RecordUse
  let tally: StateTally

  /// The same while it is being made.
  struct Draft {
    var states: [CardState] = []
    var drawings: [String: CardDrawing] = [:]
    var findings = VariantFindings()
    var proofs = ProofFindings()
    var records = RecordUse()
  }

  /// Counted anew where no tally is given.
  init(
    _ draft: Draft, of interaction: Interaction, named name: String?, tally: StateTally? = nil
  ) {
    self.interaction = interaction
    path = SitePaths.interaction(interaction)
    namePrefix = CardState.namePrefix(interaction)
    self.name = name
    states = draft.states
    drawings = draft.drawings
    drawingNames = draft.drawings.keys.sorted()
    findings = draft.findings
    proofs = draft.proofs
    records = draft.records
    self.tally = tally ?? StateTally(draft.states, drawings: draft.drawings)
  }

  /// The same in a later build, in which other findings may count.
  func judged(by judge: FindingJudge) -> MadeStates {
    let isSameJudge = states.first.map { $0.judge === judge } ?? true
    guard !isSameJudge || !records.made.isEmpty else { return self }
    var draft = Draft(
      states: states, drawings: drawings, findings: findings, proofs: proofs,
      records: RecordUse(used: records.used))
    for number in states.indices { draft.states[number].judge = judge }
    return MadeStates(draft, of: interaction, named: name, tally: tally)
  }
}
