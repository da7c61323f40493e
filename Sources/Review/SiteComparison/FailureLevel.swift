/// The differences that make a comparison fail: the values of `--fail-on`.
package enum FailureLevel: String, CaseIterable, Hashable, Sendable {
  case none, changes, regressions

  package func fails(_ change: SiteComparison.Change) -> Bool {
    switch self {
    case .none: false
    case .changes: true
    case .regressions: change.isRegression
    }
  }

  /// A note that is new, or a finding that is gone, is no difference of a card.
  package func fails(_ finding: FindingChange) -> Bool { self != .none && finding.isRegression }
}

extension SiteComparison {
  package func fails(on level: FailureLevel) -> Bool {
    findings.contains(where: level.fails)
      || groups.contains { $0.changes.contains { level.fails($0) } }
  }
}
