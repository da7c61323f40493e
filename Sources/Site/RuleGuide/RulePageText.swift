internal import Diagnostics
internal import HostSimulation

/// The page of a rule for people at a terminal.
package struct RulePageText {
  private static let width = 80

  private let page: RulePage
  private let isColored: Bool

  package init(_ page: RulePage, isColored: Bool = false) {
    self.page = page
    self.isColored = isColored
  }

  package var text: String {
    let rule = page.rule
    let facts = [
      ("Why", page.why), ("Fix", page.fix), ("Source", "\(page.source) (\(page.certainty))"),
    ]
    let width = facts.map(\.0.count).max() ?? 0
    let table = facts.map { name, text in
      let label = name + String(repeating: " ", count: width - name.count)
      return "\(bold(label))  \(Self.wrapped(text, indent: width + 2))\n"
    }
    return
      "\(bold(rule.id)) (\(rule.severity))\n\n\(Self.wrapped("\(page.headline).", indent: 0))\n\n"
      + table.joined() + page.remarks.map { "\n\(Self.wrapped($0, indent: 0))\n" }.joined()
      + example("Wrong", page.wrong) + example("Right", page.right)
  }

  private func example(_ title: String, _ example: RuleExample) -> String {
    "\n\(bold(title))\n" + example.remarks.map { "\n  \(Self.wrapped($0, indent: 2))\n" }.joined()
      + example.parts.map { part in
        (part.path.map { "\n  \($0)\n\n" } ?? "\n")
          + part.text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
      }.joined()
  }

  private func bold(_ text: String) -> String {
    isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  /// A text in lines of at most 80 columns, all but the first one indented.
  private static func wrapped(_ text: String, indent: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count + indent <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
