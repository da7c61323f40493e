extension [Diagnostic] {
  /// One finding for each cause: those that say the same of the same place become one, with the
  /// remarks of all.
  ///
  /// Of several fixes the one with the highest rank stays; of those with the same rank the last in
  /// alphabetical order, because the order of the findings may be any.
  package func mergedByCause() -> [Diagnostic] {
    var order: [Cause] = []
    var groups: [Cause: [Diagnostic]] = [:]
    for finding in self {
      let cause = Cause(finding)
      if groups[cause] == nil { order.append(cause) }
      groups[cause, default: []].append(finding)
    }
    return order.compactMap { groups[$0]?.merged }
  }

  private var merged: Diagnostic? {
    guard let first, count > 1 else { return first }
    let notes = Set(flatMap(\.notes)).sorted { left, right in
      (left.location?.description ?? "", left.message)
        < (right.location?.description ?? "", right.message)
    }
    let best = filter { $0.fix != nil }.max {
      ($0.fixRank, $0.fix ?? "") < ($1.fixRank, $1.fix ?? "")
    }
    return Diagnostic(
      first.rule, first.message, at: first.location, notes: notes, fix: best?.fix,
      fixRank: best?.fixRank ?? .general,
      corrections: Set(map(\.corrections)).count == 1 ? first.corrections : []
    ).with(severity: first.severity)
  }
}

/// The key of findings with one cause.
private struct Cause: Hashable {
  let rule: Rule
  let severity: Severity
  let message: String
  let location: SourceLocation?

  init(_ finding: Diagnostic) {
    rule = finding.rule
    severity = finding.severity
    message = finding.message
    location = finding.location
  }
}
