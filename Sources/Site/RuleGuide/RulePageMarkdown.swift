internal import Diagnostics
internal import HostSimulation

/// The page of a rule as Markdown, for reports that show it, such as SARIF's.
extension RulePage {
  package var markdown: String {
    ([why, "**Fix**: \(fix)", "**Source**: \(source) (\(certainty))."] + remarks
      + ["**Wrong**"] + wrong.markdown + ["**Right**"] + right.markdown)
      .joined(separator: "\n\n")
  }
}

extension RuleExample {
  fileprivate var markdown: [String] {
    remarks
      + parts.map { part in
        let fence = part.text.contains("```") ? "````" : "```"
        let name = part.path.map { "`\($0)`\n\n" } ?? ""
        return "\(name)\(fence)\(part.language)\n\(part.text)\n\(fence)"
      }
  }
}
