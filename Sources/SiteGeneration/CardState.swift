internal import CardDrawing
internal import CardProofs
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions

/// One cell of the matrix: a stage of an interaction, on a host, for one behaviour, in one variant.
struct CardState: Sendable {
  /// The stable name: intent, interaction, stage, host, behaviour and variant.
  let id: String
  let interaction: Interaction
  let stage: Stage
  let host: HostProfile
  let isLocked: Bool
  let behavior: InteractiveBehavior
  let variant: Variant
  let card: HostedCard
  let measures: CardMeasures
  /// The name of its drawing, without an ending.
  let drawingName: String
  /// Covers the drawing and the transcript, nothing else.
  let digest: String
  /// Names the transcript by what it says; the same for all states that came about alike.
  let transcriptID: String
  /// What of language and text size is other than usual.
  let trial: ProofTrial?
  /// What is wrong with the card as it is laid out.
  var faults: [ProofFault]
  /// Which findings count in this project.
  let judge: FindingJudge

  /// The stable name of a state; one of the usual variant does not name it.
  static func id(
    _ interaction: Interaction, _ stage: Stage, _ host: HostProfile, isLocked: Bool,
    _ behavior: InteractiveBehavior, in variant: Variant
  ) -> String {
    ([
      interaction.intent.addressName, interaction.slug, stage.slug,
      hostSlug(host, isLocked: isLocked), behavior.rawValue,
    ] + (variant.isUsual ? [] : [variant.slug])).joined(separator: "/")
  }

  /// The host, and whether the device is locked.
  var hostSlug: String { Self.hostSlug(host, isLocked: isLocked) }

  static func hostSlug(_ host: HostProfile, isLocked: Bool) -> String {
    isLocked ? "\(host.name)-locked" : host.name
  }

  /// The anchor on the interaction's page.
  var anchor: String {
    "\(stage.slug)-\(hostSlug)-\(behavior.rawValue)" + (variant.isUsual ? "" : "-\(variant.slug)")
  }

  /// What the states of one stage on one host have in common, in an intent.
  var rowName: String { "\(interaction.slug)/\(stage.slug)/\(hostSlug)" }

  /// Whether the drawing needs the width of a page: that of a screen wider than any phone's.
  ///
  /// The widest phone has 440 points and the narrowest iPad 744 (documented: Apple's Human Interface
  /// Guidelines, Layout); between them it is a convention.
  var isWide: Bool { measures.drawingSize.width > 500 }

  /// Whether the host itself would pass this behaviour.
  var isNatural: Bool { behavior == card.naturalBehavior }
}

/// All states of a project, and their distinct drawings.
struct CardStates: Sendable {
  let states: [CardState]
  /// Each drawing once, by its name.
  let drawings: [String: CardDrawing]
  let diagnostics: [Diagnostic]
  /// What was kept of them, and what is worth keeping.
  let records: RecordUse
}
