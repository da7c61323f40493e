package import Diagnostics
internal import CardDrawing
internal import CardLayout
internal import HostSimulation

/// What `cardproof dump` shows of states.
package enum StateDumpKind: String, CaseIterable, Sendable {
  case host, layout, card
}

extension SiteGenerator {
  /// One stage of the pipeline as text, for each state, by the state's name.
  ///
  /// - Throws: A diagnostic if a profile cannot be used or no state has the wanted name.
  package func dump(
    _ kind: StateDumpKind, state wanted: String?
  ) async throws(Diagnostic) -> [(id: String, text: String)] {
    let made = await CardStateMaker(project).states(jobs: jobs)
    let states = made.states.filter { wanted == nil || $0.id == wanted }
    if let wanted, states.isEmpty {
      let ids = made.states.map(\.id)
      throw Diagnostic(
        .unknownState, "There is no state '\(wanted)'", at: nil,
        fix: nearestSpelling(to: wanted, among: ids).map { "Write '\($0)'" }
          ?? "'cardproof dump host' lists all states")
    }
    return states.map { state in
      let text =
        switch kind {
        case .host: state.card.dump
        case .layout: state.laidOut.dump
        case .card: made.drawings[state.drawingName]?.standalone ?? ""
        }
      return (state.id, text)
    }
  }
}

extension HostedCard {
  /// The card's sections and the transcript that led to them.
  var dump: String {
    var text = "outcome \(outcome.rawValue), status \(status.rawValue), \(askCount) asks\n"
    if let says { text += "says \"\(says)\"\n" }
    if let dialogue { text += "dialogue \"\(dialogue)\"\n" }
    for section in sections {
      let set = section.parameters.map(\.description).joined(separator: ", ")
      switch section.appearance {
      case .custom(let view): text += "section {\(set)}: custom view \(view.size)\n"
      case .hidden: text += "section {\(set)}: hidden\n"
      case .empty: text += "section {\(set)}: empty\n"
      case .standard(let row):
        let parts = [row.title, row.subtitle, row.detail, row.footnote].compactMap(\.self)
        let kind = row.kind == .shortcut ? "" : " (\(row.kind.rawValue))"
        text += "section {\(set)}: default row\(kind) \"\(parts.joined(separator: "\" \""))\"\n"
      }
    }
    if !buttons.isEmpty { text += "buttons \(buttons.joined(separator: ", "))\n" }
    return text + transcript.text
  }
}
