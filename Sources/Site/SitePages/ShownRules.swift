internal import ParallelWork
package import ProjectReading
package import CardDrawing
package import Diagnostics
internal import RuleGuide

/// The rules that a site lists: the rules that found something, or all of them where the settings ask for it.
package struct ShownRules: Sendable {
  package let pages: [RuleExamples]
}

extension ShownRules {
  /// Plays the examples only where somebody looks at the pages.
  package init(
    in findings: [Diagnostic], of project: Project, playing: Bool, jobs: Int
  ) async {
    let found = Set(findings.map(\.rule.id))
    let listed = Rule.all.filter { project.settings.showsAllRules || found.contains($0.id) }
    pages = await listed.compactMap { RulePage(of: $0) }.concurrentMap(jobs: jobs) { page in
      playing ? await .played(page) : RuleExamples(unplayed: page)
    }
  }

  /// The colors of the cards on the pages.
  package var colors: ColorClasses {
    pages.compactMap(\.cards).reduce(into: .none) { colors, cards in
      colors.formUnion(cards.wrong.colors)
      colors.formUnion(cards.right.colors)
    }
  }
}
