/// The verdict of a second check about the fixes that changed the files.
package struct FixProof {
  private let after: Set<Problem>
  /// The files with an error that was not there before, and that no further fix removes.
  private let damagedFiles: Set<String>

  /// A finding wherever it is in its file, because fixes move lines.
  private struct Problem: Hashable {
    let rule: String
    let file: String
    let message: String

    init(_ finding: Diagnostic) {
      rule = finding.rule.id
      file = finding.location?.file ?? ""
      message = finding.message
    }
  }

  package init(of plan: FixPlan, before: [Diagnostic], after: [Diagnostic]) {
    let fixed = Set(plan.fixed.map(Problem.init))
    // What was there more than once before may be there once less.
    let several = Set(
      Dictionary(grouping: before.map(Problem.init)) { $0 }.filter { $0.value.count > 1 }.keys)
    self.after = Set(after.map(Problem.init)).intersection(fixed).subtracting(several)
    let known = Set(before.map(Problem.init))
    damagedFiles = Set(
      after.filter {
        $0.severity == .error && $0.corrections.isEmpty && !known.contains(Problem($0))
      }
      .compactMap { $0.location?.file })
  }

  /// Whether a finding is gone and its file has no new error; one without a fix is none of this.
  package func holds(_ finding: Diagnostic) -> Bool {
    let files = finding.corrections.map(\.location.file)
    return files.isEmpty
      || !after.contains(Problem(finding)) && !files.contains(where: damagedFiles.contains)
  }
}
