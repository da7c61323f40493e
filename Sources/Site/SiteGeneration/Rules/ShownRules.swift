internal import CardDrawing
internal import Diagnostics
internal import RuleGuide

/// The rules that a site lists, and those of them that have a page: the rules that found something,
/// or all of them where the settings ask for it.
struct ShownRules: Sendable {
  let listed: [Rule]
  let pages: [RuleExamples]
  /// Whether the examples were played.
  let arePlayed: Bool

  static let none = ShownRules(listed: [], pages: [], arePlayed: false)
}

extension ShownRules {
  /// Plays the examples only where somebody looks at the pages.
  init(
    in findings: [Diagnostic], of project: Project, playing: Bool, memory: SiteMemory? = nil,
    jobs: Int
  ) async {
    arePlayed = playing
    let found = Set(findings.map(\.rule.id))
    listed = Rule.all.filter { project.settings.showsAllRules || found.contains($0.id) }
    pages = await listed.compactMap { RulePage(of: $0) }.concurrentMap(jobs: jobs) { page in
      guard playing else { return RuleExamples(unplayed: page) }
      // The examples are the product's own.
      let name = page.rule.id
      if let known = memory?.rules.known(named: name, of: name) { return known }
      let played = await RuleExamples(page)
      memory?.rules.keep(played, named: name, of: name)
      return played
    }
  }

  /// The colours of the cards on the pages.
  var colors: ColorClasses {
    pages.compactMap(\.cards).reduce(into: .none) { colors, cards in
      colors.formUnion(cards.wrong.colors)
      colors.formUnion(cards.right.colors)
    }
  }

  /// Where a site says what a rule is for.
  static func address(of rule: Rule) -> String {
    RulePage.ids.contains(rule.id) ? SitePaths.rule(rule) : "\(SitePaths.rules)#\(rule.id)"
  }
}
