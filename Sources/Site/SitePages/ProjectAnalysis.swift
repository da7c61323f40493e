package import CardMatrix
package import ProjectReading
internal import CardLayout
internal import CardDrawing
package import Diagnostics

/// The analysis of a project before a page is rendered: its cards, its documents and its findings.
package struct ProjectAnalysis: Sendable {
  package let states: CardsOfProject
  package let documents: [DocumentPage]
  /// The images that pages and drawings lead to and that can be shown, by their paths.
  package let images: Set<String>
  package let coverage: Coverage
  /// The findings that count, each once, ordered by place.
  package let findings: [Diagnostic]
}

extension ProjectAnalysis {
  /// Analyzes a project, `jobs` cards at a time.
  package init(_ project: Project, jobs: Int) async {
    states = await CardMatrixBuilder(project).states(jobs: jobs)
    var found = project.diagnostics + states.diagnostics
    documents = await DocumentPages(project, states: states).rendered(
      jobs: jobs, reporting: &found)
    coverage = Coverage(project, states: states)
    found += coverage.findings(least: project.settings.minimumCoverage)
    let named = states.linkedImages.union(documents.flatMap(\.imagePaths))
      .union([project.appIcon?.path].compactMap(\.self))
    let broken = named.sorted().compactMap { path in
      project.files[path].flatMap(imageFinding)
    }
    found +=
      broken
      + addressFindings(
        of: project, cards: states.parts, documents: documents)
    images = named.subtracting(
      broken.filter { $0.rule == .unsafeImage }.compactMap(\.location?.file))
    let backgrounds = CodeBackgrounds(project)
    findings = project.filter.filteredWithComments(found.map(backgrounds.noted))
  }
}
