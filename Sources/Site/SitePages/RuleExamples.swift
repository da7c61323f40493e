internal import ProjectReading
internal import CardMatrix
package import CardDrawing
package import Diagnostics
package import RuleGuide
internal import Synchronization

/// A rule's page with what comes of its two examples.
package struct RuleExamples: Sendable {
  package let page: RulePage
  /// The findings in the wrong example.
  package let findings: [Diagnostic]
  /// A card of each example, where the rule shows on one.
  package let cards: Cards?

  package struct Cards: Sendable {
    package let wrong: CardDrawing
    let right: CardDrawing
  }

  package init(unplayed page: RulePage) {
    self.page = page
    findings = []
    cards = nil
  }

  /// The examples of a rule, which are the same for every project and so played once in a process.
  static func played(_ page: RulePage) async -> RuleExamples {
    if let examples = played.withLock({ $0[page.rule.id] }) { return examples }
    let examples = await RuleExamples(page)
    played.withLock { $0[page.rule.id] = examples }
    return examples
  }

  private static let played = Mutex<[String: RuleExamples]>([:])

  /// One card after the other, because several rules are played at a time.
  private init(_ page: RulePage) async {
    self.page = page
    let wrong = await ProjectAnalysis(page.wrong.project, jobs: 1)
    findings = wrong.findings.filter { $0.rule == page.rule }
    // Projects without a configuration show no card but the host's own.
    let right = await ProjectAnalysis(page.right.project, jobs: 1).states
    cards = Self.cards(wrong.states, right, where: page.rule)
  }

  /// The first state that both have, where it does not look alike; one with the finding if there is
  /// one.
  private static func cards(_ wrong: CardsOfProject, _ right: CardsOfProject, where rule: Rule)
    -> Cards?
  {
    let others = Dictionary(right.states.map { ($0.id, $0.drawingName) }) { first, _ in first }
    let differing = wrong.states.filter { state in
      state.isHostDefault && state.variant.isUsual
        && others[state.id].map { $0 != state.drawingName } ?? false
    }
    let chosen =
      differing.first { $0.findings.contains { $0.rule == rule } } ?? differing.first
    guard let chosen, let name = others[chosen.id],
      let wrongDrawing = wrong.drawing(named: chosen.drawingName),
      let rightDrawing = right.drawing(named: name)
    else { return nil }
    return Cards(wrong: wrongDrawing, right: rightDrawing)
  }
}
