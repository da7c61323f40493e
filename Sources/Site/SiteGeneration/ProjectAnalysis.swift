internal import CardDrawing
internal import Diagnostics

/// What a project comes to before a page is rendered: its cards, its documents and its findings.
struct ProjectAnalysis: Sendable {
  let states: CardStates
  let documents: [DocumentPage]
  /// The images that pages and drawings lead to and that can be shown, by their paths.
  let images: Set<String>
  let coverage: Coverage
  /// All that counts, each once, ordered by place.
  let findings: [Diagnostic]
}

extension ProjectAnalysis {
  /// - Parameters:
  ///   - project: What was read.
  ///   - maker: What makes its cards.
  ///   - memory: What an earlier build of this process left.
  ///   - jobs: How many cards are made at a time.
  init(
    _ project: Project, by maker: CardStateMaker? = nil, memory: SiteMemory? = nil, jobs: Int
  ) async {
    states = await (maker ?? CardStateMaker(project)).states(jobs: jobs)
    var found = project.diagnostics + states.diagnostics
    documents = await DocumentPages(project, states: states, memory: memory).rendered(
      jobs: jobs, reporting: &found)
    coverage = Coverage(project, states: states, memory: memory)
    found += coverage.findings(least: project.settings.leastCoverage)
    let named = Set(
      documents.flatMap(\.imagePaths) + states.intents.flatMap(\.linkedImages))
    let broken = named.sorted().compactMap { path in
      project.files[path].flatMap { file in
        (memory?.images).result(named: path, of: file) { ImageCheck.finding(for: file) }
      }
    }
    found +=
      broken
      + AddressCheck.findings(
        of: project, cards: states.parts, documents: documents, memory: memory)
    images = named.subtracting(
      broken.filter { $0.rule == .unsafeImage }.compactMap(\.location?.file))
    let backgrounds = CodeBackgrounds(project)
    findings = project.judge.verdict(
      on: found.filter(project.app.isNoConsequence).map(backgrounds.noted))
  }
}
