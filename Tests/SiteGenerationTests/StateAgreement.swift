import CardMatrix
import Diagnostics
import HostSimulation
import IntentDefinitions
import Interactions
import ProjectReading

/// What is not alike in the states of some interactions.
enum StateAgreement {
  static func faults(in states: [CardState]) -> [String] {
    let rows = Dictionary(grouping: states) { state in
      "\(state.interaction.intent.className) \(state.interaction.slug) \(state.stage.slug) "
        + "\(state.hostSlug) \(state.variant.slug)"
    }
    return rows.values.flatMap { row -> [String] in
      guard let own = row.first(where: \.isHostDefault) else { return ["\(row[0].id): no own"] }
      let places = Set(own.findings.map { Place($0) })
      return row.flatMap { state -> [String] in
        var faults = CardAgreement(state.card, id: state.id).faults
        // What is drawn is what the host has decided.
        let sizes = state.card.viewsInTime.map(\.size)
        if state.measures.hostedViews.count != sizes.count {
          faults.append("\(state.id): \(sizes.count) views, other drawings")
        }
        let isFound = state.findings.allSatisfy { places.contains(Place($0)) }
        if !isFound { faults.append("\(state.id): a finding that no host's column has") }
        let isOwn = state.card.transcript == own.card.transcript
        let marks = Set(state.card.transcript.steps.compactMap { $0.basis?.mark })
        if marks.contains("whatIf") == isOwn { faults.append("\(state.id): marks \(marks)") }
        return faults
      }
    }
  }

  private struct Place: Hashable {
    let rule: Rule
    let location: Diagnostics.SourceLocation?

    init(_ finding: Diagnostic) {
      rule = finding.rule
      location = finding.location
    }
  }
}
