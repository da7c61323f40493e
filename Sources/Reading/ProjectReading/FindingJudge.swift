package import Diagnostics

/// Says which findings of a project count, and how much: by the settings, and by comments that allow
/// some of them.
package final class FindingJudge: Sendable {
  private let settings: SiteSettings
  let allowances: Allowances

  package init(settings: SiteSettings, allowances: Allowances) {
    self.settings = settings
    self.allowances = allowances
  }

  /// What was found on one card, as far as it counts.
  package func judged(_ findings: [Diagnostic]) -> [Diagnostic] {
    settings.judged(findings.filter { !allowances.silences($0) })
  }

  /// All that was found in a project: what counts, and what is wrong with the comments.
  package func verdict(on findings: [Diagnostic]) -> [Diagnostic] {
    settings.judged(allowances.applied(to: findings)).mergedByCause().sortedAndUnique()
      .limitedForEachFile()
  }
}
