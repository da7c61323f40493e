internal import Interactions
internal import ProjectReading
internal import CardMatrix
internal import ParallelWork
package import Diagnostics
internal import CardDrawing
internal import CardLayout
internal import HostSimulation
internal import TextTools

/// The stages of states that `cardproof dump` prints.
package enum StateDumpKind: String, CaseIterable, Sendable {
  case host, layout, card
}

/// One stage of the pipeline as text, for one state.
package struct StateDump: Sendable {
  package let id: String
  package let text: String

  package init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}

extension SiteGenerator {
  /// Hands over one stage of the pipeline as text, for all states or for the wanted one, in the
  /// order of the site.
  ///
  /// Some interactions at a time, so that memory does not grow with their number.
  package func dump(
    _ kind: StateDumpKind, state wanted: String?, to take: ([StateDump]) -> Void
  ) async {
    let maker = CardMatrixBuilder(project)
    var indexes = Array(project.interactions.indices)
    if let wanted {
      indexes = indexes.filter { maker.stateNames(ofInteraction: $0).contains(wanted) }
    }
    let batchSize = 32
    for start in stride(from: 0, to: indexes.count, by: batchSize) {
      let batch = Array(indexes[start..<min(start + batchSize, indexes.count)])
      let dumps = await batch.concurrentMap(jobs: jobs) { maker.dumps(kind, ofInteraction: $0) }
      take(dumps.joined().filter { wanted == nil || $0.id == wanted })
    }
  }

  /// The finding about an unknown state; nil for one that is.
  package func findingIfUnknown(state name: String) -> Diagnostic? {
    let maker = CardMatrixBuilder(project)
    let names = project.interactions.indices.flatMap(maker.stateNames)
    return names.contains(name) ? nil : .unknownState(name, among: names)
  }
}

extension CardMatrixBuilder {
  fileprivate func dumps(_ kind: StateDumpKind, ofInteraction index: Int) -> [StateDump] {
    guard kind != .host else {
      return cards(ofInteraction: index).map { StateDump(id: $0.id, text: $0.card.dump) }
    }
    guard kind == .card else {
      return layouts(ofInteraction: index).map { StateDump(id: $0.id, text: $0.layout.dump) }
    }
    let made = states(ofInteraction: index)
    return made.states.map { state in
      StateDump(id: state.id, text: made.drawings[state.drawingName]?.standalone ?? "")
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownState(_ name: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownState, "There is no state '\(name)'", at: nil,
      fix: nearestSpelling(to: name, among: names).map { "Write '\($0)'" }
        ?? "'cardproof dump host' lists all states")
  }
}

extension HostedCard {
  /// The card's sections and the transcript that led to them.
  var dump: String {
    var text =
      "outcome \(outcome.rawValue), status \(status.rawValue), \(counted(askCount, "ask"))\n"
    if let says { text += "says \"\(says)\"\n" }
    if let dialogue { text += "dialogue \"\(dialogue)\"\n" }
    for section in sections {
      let set = section.parameters.map { parameters in
        "[\(parameters.map(\.description).joined(separator: ", "))]"
      }
      text += "section \(section.number), \(set ?? "not asked about"): "
      switch section.appearance {
      case .custom(let view): text += "custom view \(view.size)\n"
      case .hidden: text += "hidden\n"
      case .unknown(let unknown): text += "unknown, what \(unknown.name) shows\n"
      case .empty: text += "empty\n"
      case .standard(let row):
        let parts = [row.title, row.subtitle, row.detail, row.footnote].compactMap(\.self)
        let kind = row.kind == .shortcut ? "" : " (\(row.kind.rawValue))"
        text += "default row\(kind) \"\(parts.joined(separator: "\" \""))\"\n"
      }
    }
    if !buttons.isEmpty { text += "buttons \(buttons.joined(separator: ", "))\n" }
    return text + transcript.text
  }
}
