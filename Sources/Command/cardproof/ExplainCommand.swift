internal import ProjectReading
internal import Diagnostics
internal import RuleGuide
internal import SiteComparison

/// `cardproof explain`: says what a rule is for.
enum ExplainCommand {
  private static let rules = (Rule.all + Rule.siteComparisonRules).sorted { $0.id < $1.id }

  /// The ids of all rules, sorted.
  static var names: [String] { rules.map(\.id) }

  static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
    guard let name = arguments.operands.first else {
      let width = rules.map(\.id.count).max() ?? 0
      for rule in rules {
        let padding = String(repeating: " ", count: width - rule.id.count)
        Terminal.print("\(rule.id)\(padding)  \(RulePage.headline(of: rule))\n")
      }
      return .done
    }
    guard let page = rules.first(where: { $0.id == name }).flatMap({ RulePage(of: $0) }) else {
      throw .unknown("rule", name, among: rules.map(\.id), listedBy: "cardproof explain")
    }
    Terminal.print(RulePageText(page, isColored: Terminal.outputIsColored).text)
    return .done
  }
}
