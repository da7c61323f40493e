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
        Terminal.print("\(rule.id)\(padding)  \(rule.headline)\n")
      }
      return .done
    }
    guard let rule = rules.first(where: { $0.id == name }) else {
      throw .unknown("rule", name, among: rules.map(\.id), listedBy: "cardproof explain")
    }
    if let page = RulePage(of: rule) {
      Terminal.print(RulePageText(page, isColored: Terminal.outputIsColored).text)
      return .done
    }
    Terminal.print("\(rule.id) (\(rule.severity.rawValue))\n\n\(rule.headline).\n\n\(rule.why)\n")
    return .done
  }
}
