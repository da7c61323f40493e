internal import Diagnostics
internal import SiteGeneration

/// `cardproof explain`: says what a rule is for.
enum ExplainCommand {
  static func run(_ arguments: Arguments) throws(Arguments.UsageFault) -> ExitStatus {
    guard let name = arguments.operands.first else {
      let width = Rule.all.map(\.id.count).max() ?? 0
      for rule in Rule.all {
        let padding = String(repeating: " ", count: width - rule.id.count)
        Terminal.print("\(rule.id)\(padding)  \(rule.headline)\n")
      }
      return .done
    }
    guard let rule = Rule.all.first(where: { $0.id == name }) else {
      throw .unknown("rule", name, among: Rule.all.map(\.id))
    }
    Terminal.print("\(rule.id) (\(rule.severity.rawValue))\n\n\(rule.headline).\n\n\(rule.why)\n")
    return .done
  }
}
