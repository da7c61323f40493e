internal import ProjectReading
internal import OutputFolder
internal import Diagnostics
internal import TextTools

/// One run of `cardproof check --fix`: what can be fixed at once, made or shown.
struct FixRun {
  private let plan: FixPlan
  private let source: LoadedSource
  private let findings: [Diagnostic]

  /// Plans the fixes, and keeps those that a check of the changed files proves.
  init(
    _ findings: [Diagnostic], of source: LoadedSource,
    check: (LoadedSource) async throws(CommandFailure) -> [Diagnostic]
  ) async throws(CommandFailure) {
    let plan = FixPlan(findings, resolve: source.project.edits)
    self.source = source
    self.findings = findings
    guard !plan.fixed.isEmpty else {
      self.plan = plan
      return
    }
    let proof = FixProof(
      of: plan, before: findings, after: try await check(source.source(with: plan)))
    self.plan = FixPlan(findings.filter(proof.holds), resolve: source.project.edits)
  }

  /// Prints the patch; the status is that of findings where it holds anything, and else as of a check
  /// without a fix.
  func show(_ arguments: Arguments) -> ExitStatus {
    Terminal.print(
      fixPatch(plan, below: source.folder) { source.project.bytes(of: $0) })
    Terminal.tell(summary)
    let report = FindingsReport(findings, of: source, arguments)
    return plan.fixed.isEmpty ? report.status : .findings
  }

  /// Whether nothing can be fixed.
  var isEmpty: Bool { plan.fixed.isEmpty }

  /// Changes the files, and says what was fixed.
  func make(isQuiet: Bool) -> ExitStatus {
    let failures = SourceFixer(path: source.folder).apply(plan)
    let failed = Set(failures.map(\.file))
    let fixed = plan.fixed.filter { finding in
      !finding.corrections.contains { failed.contains($0.location.file) }
    }
    if !isQuiet {
      for finding in fixed {
        let place = finding.location.map { "\($0): " } ?? ""
        Terminal.report("\(place)fixed: \(finding.message) [\(finding.rule.id)]\n")
      }
    }
    for failure in failures {
      Terminal.tell("'\(failure.file)' was not changed: \(failure.message)")
    }
    return failures.isEmpty ? .done : .outputFailed
  }

  private var summary: String {
    guard !plan.fixed.isEmpty else { return "no finding has a certain fix" }
    let later =
      plan.postponed.isEmpty ? "" : "; \(plan.postponed.count) more in the same places"
    return
      "\(plan.fixed.count) of \(findings.count) findings can be fixed in \(counted(plan.edits.count, "file"))\(later)"
  }
}
