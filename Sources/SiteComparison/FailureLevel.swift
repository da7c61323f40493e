/// What makes a comparison fail: the values of `--fail-on`.
package enum FailureLevel: String, CaseIterable, Hashable, Sendable {
  case none, changes, regressions

  package func fails(_ change: SiteComparison.Change) -> Bool {
    switch self {
    case .none: false
    case .changes: true
    case .regressions: change.isRegression
    }
  }
}

extension SiteComparison {
  package func fails(on level: FailureLevel) -> Bool {
    groups.contains { $0.changes.contains(where: level.fails) }
  }
}
