package import Interactions
package import ProjectReading
package import CardChecks
package import Diagnostics
package import HostSimulation
internal import IntentDefinitions
internal import Views

/// One cell of the matrix: a stage of an interaction, on a host, for one behavior, in one variant.
package struct CardState: Sendable {
  private let facts: Facts
  /// The faults of the card as laid out.
  var faults: [LayoutIssue]
  /// Which findings count in this project.
  private let filter: FindingFilter

  package init(_ facts: Facts, faults: [LayoutIssue], filter: FindingFilter) {
    self.facts = facts
    self.faults = faults
    self.filter = filter
  }

  /// The stable name: intent, interaction, stage, host, behavior and variant.
  package var id: String { facts.id }
  package var interaction: Interaction { facts.interaction }
  package var stage: Stage { facts.stage }
  package var host: HostProfile { facts.host }
  package var isLocked: Bool { facts.isLocked }
  package var behavior: InteractiveBehavior { facts.behavior }
  package var variant: Variant { facts.variant }
  package var card: HostedCard { facts.card }
  package var measures: CardMeasures { facts.measures }
  /// The name of its drawing, without an ending.
  package var drawingName: String { facts.drawingName }
  /// Covers the drawing and the transcript, nothing else.
  package var digest: String { facts.digest }
  /// Names the transcript by what it says; the same for all states that came about alike.
  package var transcriptID: String { facts.transcriptID }
  /// The worst case of language and text size, if it is not the default.
  var trial: WorstCase? { facts.trial }

  /// The facts of a drawn card; behind one reference, because a site has very many states and
  /// hands them from list to list.
  package final class Facts: Sendable {
    package let id: String
    package let interaction: Interaction
    package let stage: Stage
    package let host: HostProfile
    package let isLocked: Bool
    package let behavior: InteractiveBehavior
    package let variant: Variant
    package let card: HostedCard
    package let measures: CardMeasures
    package let drawingName: String
    package let digest: String
    package let transcriptID: String
    let trial: WorstCase?

    package init(
      id: String, interaction: Interaction, stage: Stage, host: HostProfile, isLocked: Bool,
      behavior: InteractiveBehavior, variant: Variant, card: HostedCard, measures: CardMeasures,
      drawingName: String, digest: String, transcriptID: String, trial: WorstCase?
    ) {
      self.id = id
      self.interaction = interaction
      self.stage = stage
      self.host = host
      self.isLocked = isLocked
      self.behavior = behavior
      self.variant = variant
      self.card = card
      self.measures = measures
      self.drawingName = drawingName
      self.digest = digest
      self.transcriptID = transcriptID
      self.trial = trial
    }
  }

  /// The stable name of a state; one of the usual variant does not name it.
  package static func id(
    _ interaction: Interaction, _ stage: Stage, _ host: HostProfile, isLocked: Bool,
    _ behavior: InteractiveBehavior, in variant: Variant
  ) -> String {
    ([
      interaction.intent.addressName, interaction.slug, stage.slug,
      hostSlug(host, isLocked: isLocked), behavior.rawValue,
    ] + (variant.isUsual ? [] : [variant.slug])).joined(separator: "/")
  }

  /// The host, and whether the device is locked.
  package var hostSlug: String { Self.hostSlug(host, isLocked: isLocked) }

  package static func hostSlug(_ host: HostProfile, isLocked: Bool) -> String {
    isLocked ? "\(host.name)-locked" : host.name
  }

  /// The findings on this card that count.
  package var findings: [Diagnostic] {
    filter.filtered(card.diagnostics + faults.compactMap { $0.finding(in: trial) })
  }

  /// The anchor on the interaction's page.
  package var anchor: String { anchor(passing: behavior) }

  /// The anchor of the same card with another behavior.
  package func anchor(passing behavior: InteractiveBehavior) -> String {
    "\(stage.slug)-\(hostSlug)-\(behavior.rawValue)" + (variant.isUsual ? "" : "-\(variant.slug)")
  }

  /// The name of the row of one stage on one host, in an intent.
  var rowName: String { "\(interaction.slug)/\(stage.slug)/\(hostSlug)" }

  /// Whether the drawing needs the width of a page: that of a screen wider than any phone's.
  ///
  /// The widest phone has 440 points and the narrowest iPad 744 (documented: Apple's Human
  /// Interface Guidelines, Layout); between them it is a convention.
  package var isWide: Bool { measures.drawingSize.width > 500 }

  /// Whether the host itself would pass this behavior.
  package var isHostDefault: Bool { behavior == card.hostBehavior }
}
