internal import Interactions
internal import CardChecks
package import CardDrawing
package import Diagnostics
package import HostSimulation
internal import IntentDefinitions

/// The states of a project, and their distinct drawings.
package struct CardsOfProject: Sendable {
  /// The states of each interaction, in the order of the project's interactions.
  package let parts: [CardsOfInteraction]
  /// The names of the drawings of each interaction, without those that an earlier one has.
  package let drawings: [[String]]
  package let diagnostics: [Diagnostic]
  private let partsByClass: [String: [CardsOfInteraction]]

  /// Takes the states of all interactions, and findings besides those of the cards.
  package init(_ parts: [CardsOfInteraction], diagnostics: [Diagnostic] = []) {
    self.parts = parts
    partsByClass = Dictionary(grouping: parts) { $0.interaction.intent.className }
    var findings = VariantFindings()
    var checks = CheckFindings()
    for part in parts {
      findings.formUnion(part.findings)
      checks.formUnion(part.checks)
    }
    self.diagnostics = findings.diagnostics + checks.diagnostics + diagnostics
    var seen: Set<String> = []
    drawings = parts.map { part in
      part.drawings.keys.filter { seen.insert($0).inserted }.sorted()
    }
  }

  /// The cards of an intent by its class, one part for each interaction.
  package subscript(className: String) -> [CardsOfInteraction] { partsByClass[className] ?? [] }

  /// The states in the order of the site, joined at each call.
  package var states: [CardState] { parts.flatMap(\.states) }

  /// The number of states.
  package var count: Int { parts.reduce(0) { $0 + $1.states.count } }

  /// The number of distinct drawings.
  package var drawingCount: Int { drawings.reduce(0) { $0 + $1.count } }

  /// The number of states with each outcome.
  package var outcomes: [HostedCard.Outcome: Int] {
    parts.reduce(into: [:]) { $0.merge($1.statistics.outcomes, uniquingKeysWith: +) }
  }

  /// The interactions that a person wrote.
  package var written: [CardsOfInteraction] { parts.filter { $0.interaction.location != nil } }

  /// The number of usual states of written interactions that each case of a controller answered.
  package var answers: [SourceLocation: Int] {
    written.reduce(into: [:]) { $0.merge($1.statistics.answers, uniquingKeysWith: +) }
  }

  /// The colors of all drawings.
  package var colors: ColorClasses {
    parts.reduce(into: .none) { $0.formUnion($1.statistics.colors) }
  }

  /// The images that drawings lead to.
  package var linkedImages: Set<String> {
    parts.reduce(into: []) { $0.formUnion($1.statistics.linkedImages) }
  }

  /// A drawing by its name, which is looked for in all interactions.
  package func drawing(named name: String) -> CardDrawing? { parts.drawing(named: name) }
}

extension [CardsOfInteraction] {
  /// A drawing that one of them has.
  package func drawing(named name: String) -> CardDrawing? {
    lazy.compactMap { $0.drawings[name] }.first
  }
}
