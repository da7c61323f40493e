package import Interactions
internal import CardChecks
package import CardDrawing

/// The states of one interaction, and their drawings.
///
/// Behind one reference, because it goes from list to list.
package final class CardsOfInteraction: Sendable {
  package let interaction: Interaction
  package let states: [CardState]
  package let drawings: [String: CardDrawing]
  package let findings: VariantFindings
  let checks: CheckFindings
  package let statistics: CardStatistics

  /// The states and drawings while they are being made.
  package struct Builder {
    package var states: [CardState] = []
    package var drawings: [String: CardDrawing] = [:]
    package var findings = VariantFindings()
    var checks = CheckFindings()
  }

  package init(_ builder: Builder, of interaction: Interaction) {
    self.interaction = interaction
    states = builder.states
    drawings = builder.drawings
    findings = builder.findings
    checks = builder.checks
    statistics = CardStatistics(builder.states, drawings: builder.drawings)
  }
}
