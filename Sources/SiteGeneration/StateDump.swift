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
    let maker = CardStateMaker(project)
    guard kind != .host else {
      let cards = await maker.cards(jobs: jobs)
      return try chosen(cards.map { ($0.id, $0.card) }, wanted).map { ($0, $1.dump) }
    }
    let made = await maker.states(jobs: jobs)
    return try chosen(made.states.map { ($0.id, $0) }, wanted).map { id, state in
      (
        id,
        kind == .layout
          ? state.laidOut.dump : made.drawings[state.drawingName]?.standalone ?? ""
      )
    }
  }

  /// The wanted state, or all where none is.
  ///
  /// - Throws: A diagnostic if no state has that name.
  private func chosen<Value>(
    _ states: [(String, Value)], _ wanted: String?
  ) throws(Diagnostic) -> [(String, Value)] {
    guard let wanted else { return states }
    let found = states.filter { $0.0 == wanted }
    guard found.isEmpty else { return found }
    throw Diagnostic(
      .unknownState, "There is no state '\(wanted)'", at: nil,
      fix: nearestSpelling(to: wanted, among: states.map(\.0)).map { "Write '\($0)'" }
        ?? "'cardproof dump host' lists all states")
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
