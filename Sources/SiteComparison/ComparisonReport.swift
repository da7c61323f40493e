internal import Diagnostics

extension SiteComparison {
  /// The groups of changes as lines of text.
  package var text: String {
    guard !groups.isEmpty else { return "No difference in \(stateCount) states\n" }
    let lines = groups.map { group in
      let mark = group.isRegression ? " (regression)" : ""
      let what = ([group.kind.rawValue] + group.details).joined(separator: ", ")
      return "\(what)\(mark)\n" + group.changes.map { "  \($0.id)\n" }.joined()
    }
    return lines.joined() + summary + "\n"
  }

  /// The same for a comment in a pull request; names of the project stand in code spans.
  package var markdown: String {
    guard !groups.isEmpty else { return "No difference in \(stateCount) states.\n" }
    let rows = groups.map { group in
      let what = ([group.kind.rawValue] + group.details).joined(separator: ", ")
      let first = codeSpan(group.changes[0].id)
      let more = group.changes.count > 1 ? " and \(group.changes.count - 1) more" : ""
      return "| \(group.isRegression ? "regression" : "") | \(what) | \(first)\(more) |\n"
    }
    return "\(summary).\n\n| | What | States |\n|---|---|---|\n" + rows.joined()
  }

  package var json: String {
    let entries = changes.map { change in
      let details = change.details.map(jsonString).joined(separator: ", ")
      return "  {\"id\": \(jsonString(change.id)), \"kind\": \"\(change.kind.rawValue)\", "
        + "\"regression\": \(change.isRegression), \"details\": [\(details)]}"
    }
    return entries.isEmpty ? "[]\n" : "[\n\(entries.joined(separator: ",\n"))\n]\n"
  }

  private var summary: String {
    let count = changes.count
    return "\(count) of \(stateCount) states differ, in \(groups.count) "
      + (groups.count == 1 ? "group" : "groups")
  }

  /// A name as code that nothing in it can end: no backticks, no bars, no line ends.
  private func codeSpan(_ text: String) -> String {
    "`\(String(text.map { "`|\n\r".contains($0) ? "-" : $0 }))`"
  }
}
