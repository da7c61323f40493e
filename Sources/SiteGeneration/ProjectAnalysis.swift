internal import Diagnostics

/// What a project comes to before a page is rendered: its cards, its documents and its findings.
struct ProjectAnalysis: Sendable {
  let states: CardStates
  let documents: [DocumentPage]
  let coverage: Coverage
  /// All that counts, each once, ordered by place.
  let findings: [Diagnostic]
}

extension ProjectAnalysis {
  /// - Parameters:
  ///   - project: What was read.
  ///   - jobs: How many cards are made at a time.
  init(_ project: Project, jobs: Int) async {
    states = await CardStateMaker(project).states(jobs: jobs)
    var found = project.diagnostics + states.diagnostics
    documents = DocumentPages(project, states: states).rendered(reporting: &found)
    coverage = Coverage(project, states: states.states)
    found += coverage.findings(least: project.settings.leastCoverage)
    findings = project.judge.verdict(on: found)
  }
}
