internal import CardDrawing
package import Diagnostics
internal import HostSimulation
internal import PageMarkup

/// A whole site, before it is written, and what was found on the way.
package struct Site: Sendable {
  package let tree: OutputTree
  package let diagnostics: [Diagnostic]
  package let stateCount: Int
}

/// Makes a site of a project.
///
/// 1. Every state is simulated, laid out and drawn.
/// 2. Documents become markup, with the cards that they ask for.
/// 3. Every page is rendered with its template.
package struct SiteGenerator {
  let project: Project
  private let templates: SiteTemplates
  let jobs: Int

  package init(_ project: Project, templates: SiteTemplates, jobs: Int) {
    self.project = project
    self.templates = templates
    self.jobs = jobs
  }

  /// - Throws: A diagnostic if a template or profile that every page needs cannot be used.
  package func site() async throws(Diagnostic) -> Site {
    let made = await CardStateMaker(project).states(jobs: jobs)
    var findings = project.diagnostics + made.diagnostics
    let documents = DocumentPages(project, states: made).rendered(reporting: &findings)
    let coverage = Coverage(project, states: made.states)
    findings += coverage.findings(least: project.settings.leastCoverage)
    let allowed = Allowances(in: project.files.values).applied(to: findings)
    let judged = project.settings.judged(allowed).sortedAndUnique().limitedForEachFile()

    let pages = PageList(
      project, states: made, documents: documents, findings: judged, coverage: coverage
    ).pages
    let renderer = TemplateRenderer(templates: templates.parsed)
    let rendered = await pages.concurrentMap(jobs: jobs) { page -> RenderedPage in
      var diagnostics: [Diagnostic] = []
      do throws(Diagnostic) {
        let markup = try renderer.render(
          page.template, with: page.context(), diagnostics: &diagnostics)
        let twin = page.path == SitePaths.notFound ? nil : PageTwins.bytes(of: markup.html)
        return RenderedPage(
          path: page.path, html: markup.html, twin: twin, diagnostics: diagnostics)
      } catch {
        return RenderedPage(
          path: page.path, html: nil, twin: nil, diagnostics: diagnostics + [error])
      }
    }
    let templateFindings = project.settings.judged(rendered.flatMap(\.diagnostics))
    let all = (judged + templateFindings.limitedForEachFile()).sortedAndUnique()

    var tree = OutputTree()
    for page in rendered {
      guard let html = page.html else { throw page.diagnostics.last ?? .noPage(page.path) }
      tree.add(html, at: page.path)
      if let twin = page.twin { tree.add(twin, at: PageTwins.path(of: page.path)) }
    }
    tree.add(PageTwins.list(of: pages, titled: project.title), at: SitePaths.machineList)
    addFiles(of: made, documents: documents, findings: all, to: &tree)
    if let address = project.settings.address {
      tree.add(SiteMap(pages, at: address).xml, at: SitePaths.siteMap)
    }
    return Site(tree: tree, diagnostics: all, stateCount: made.states.count)
  }

  private func addFiles(
    of made: CardStates, documents: [DocumentPage], findings: [Diagnostic],
    to tree: inout OutputTree
  ) {
    var colors = ColorClasses.none
    for (name, drawing) in made.drawings {
      tree.add(drawing.standalone, at: SitePaths.drawing(name))
      tree.add(drawing.textTwin, at: SitePaths.textTwin(name))
      colors.formUnion(drawing.colors)
    }
    for path in Set(documents.flatMap(\.imagePaths) + made.drawings.values.flatMap(\.linkedImages))
    {
      if let file = project.files[path] { tree.add(file.bytes, at: SitePaths.image(path)) }
    }
    for path in Set(documents.flatMap(\.filePaths)) {
      if let file = project.files[path] { tree.add(file.bytes, at: SitePaths.file(path)) }
    }
    tree.add(
      "\(templates.styleSheet)\n:root{--accent:\(project.settings.tint)}\n\(colors.css)",
      at: SitePaths.styleSheet)
    tree.add(templates.script, at: SitePaths.script)
    tree.add(
      SearchIndex(project, documents: documents).script, at: SitePaths.searchIndex)
    tree.add(
      Catalogue(project, states: made.states, findings: findings).json, at: SitePaths.catalogue)
    tree.add("", at: ".nojekyll")
  }
}

private struct RenderedPage: Sendable {
  let path: String
  let html: String?
  /// The page as Markdown; the page for wrong addresses has none.
  let twin: [UInt8]?
  let diagnostics: [Diagnostic]
}

extension Diagnostic {
  fileprivate static func noPage(_ path: String) -> Diagnostic {
    Diagnostic(.unknownTemplate, "The page '\(path)' has no template", at: nil)
  }
}
