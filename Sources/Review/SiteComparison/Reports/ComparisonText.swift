internal import TextTools

extension SiteComparison {
  /// The comparison in one line.
  package var summary: String {
    let new = findings.count { $0.event == .new }
    let found = new == 0 ? "" : "; \(counted(new, "new finding"))"
    guard changedCount > 0 else {
      return "No difference in \(counted(stateCount, "state"))\(found)"
    }
    let causes = counted(Set(groups.flatMap(\.causes)).count, "cause")
    return "\(changedCount) of \(counted(stateCount, "state")) "
      + "\(changedCount == 1 ? "differs" : "differ"), for \(causes)\(found)"
  }

  /// The comparison as lines of text.
  package var text: String {
    guard !groups.isEmpty || !findings.isEmpty else { return summary + "\n" }
    var lines: [String] = []
    for group in groups {
      for cause in group.causes {
        let place = cause.source.isEmpty ? "" : " (\(EscapedText(cause.source).text))"
        lines.append(EscapedText(cause.words).text + place)
      }
      for change in group.changes {
        let mark = change.isRegression ? " (regression)" : ""
        lines.append("  \(change.risk.title)\(mark): \(counted(change.stateCount, "state"))")
        lines += change.details.map { "    - \(EscapedText($0.words).text)" }
        lines += NamedState.list(change.states).map {
          "    \(EscapedText($0.id + $0.otherWords).text)"
        }
      }
      lines.append("")
    }
    if !findings.isEmpty {
      lines.append("Findings")
      lines += findings.map { finding in
        let mark = finding.isRegression ? " (regression)" : ""
        let place = finding.place.isEmpty ? "" : " (\(EscapedText(finding.place).text))"
        return "  \(EscapedText(finding.words).text)\(place)\(mark)"
      }
      lines.append("")
    }
    if generators[0] != generators[1] { lines.append(generatorNote) }
    return lines.joined(separator: "\n") + "\n\(summary)\n"
  }

  /// What to know when the two sites come from two versions of the tool.
  var generatorNote: String {
    "The sites were built by \(EscapedText(generators[0]).text) and \(EscapedText(generators[1]).text)."
  }
}
