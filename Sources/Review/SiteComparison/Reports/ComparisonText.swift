internal import TextTools

extension SiteComparison {
  /// The comparison in one line.
  package var summary: String {
    let new = findings.count { $0.event == .new }
    let found = new == 0 ? "" : "; \(counted(new, "new finding"))"
    guard changedCount > 0 else {
      return isSame
        ? "No difference in \(counted(stateCount, "state"))"
        : "No card differs in \(counted(stateCount, "state"))\(found)\(otherChangesFound)"
    }
    let causes = counted(Set(groups.flatMap(\.causes)).count, "cause")
    return "\(changedCount) of \(counted(stateCount, "state")) "
      + "\(changedCount == 1 ? "differs" : "differ"), for \(causes)\(found)\(otherChangesFound)"
  }

  private var otherChangesFound: String {
    otherChanges.isEmpty
      ? "" : "; \(counted(otherChanges.count, "change")) of the project on no card"
  }

  /// The comparison as lines of text.
  package var text: String {
    guard !isSame else { return summary + "\n" }
    var lines: [String] = []
    for group in groups {
      for cause in group.causes {
        let place = cause.source.isEmpty ? "" : " (\(EscapedText(cause.source).text))"
        lines.append(EscapedText(cause.words).text + place)
        lines += explanation(of: cause).filter { $0.phrase != cause.phrase }.map {
          "  \($0.phrase.text)"
        }
      }
      for change in group.changes {
        let mark = change.isRegression ? " (regression)" : ""
        lines.append("  \(change.risk.title)\(mark): \(counted(change.stateCount, "state"))")
        lines += change.details.map { "    - \($0.words.text)" }
        lines += NamedState.list(change.states, titles).map {
          "    \(EscapedText($0.id + $0.otherWords).text)"
        }
      }
      lines.append("")
    }
    if !otherChanges.isEmpty {
      lines.append("On no card")
      lines += otherChanges.map { change in
        let place = change.place.isEmpty ? "" : " (\(EscapedText(change.place).text))"
        return "  \(change.phrase.text)\(place)"
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

  /// The note about two sites from two versions of Cardproof.
  var generatorNote: String {
    "The sites were built by \(EscapedText(generators[0]).text) and \(EscapedText(generators[1]).text)."
  }
}
