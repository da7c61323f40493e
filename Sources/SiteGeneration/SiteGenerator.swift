internal import CardDrawing
package import Diagnostics
internal import HostSimulation
internal import PageMarkup

/// A whole site, and what was found on the way.
package struct Site: Sendable {
  /// What became of each file; none where only findings were wanted.
  package let files: [OutputFile]
  /// The files that were kept in memory.
  package let tree: OutputTree
  package let diagnostics: [Diagnostic]
  package let stateCount: Int
  /// The cards that were kept, and those that are worth keeping.
  package let records: RecordUse
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
  let records: CardRecords?

  /// Cards are made anew where there are no `records` of earlier runs.
  package init(
    _ project: Project, templates: SiteTemplates, jobs: Int, records: CardRecords? = nil
  ) {
    self.project = project
    self.templates = templates
    self.jobs = jobs
    self.records = records
  }

  /// Makes the site and hands its files over as they are made.
  ///
  /// - Throws: A diagnostic if a template or profile that every page needs cannot be used.
  package func site(to output: SiteOutput = .memory) async throws(Diagnostic) -> Site {
    let analysis = await ProjectAnalysis(project, records: records, jobs: jobs)
    let rules = await ShownRules(
      in: analysis.findings, of: project, playing: !output.isNowhere, jobs: jobs)
    let pages = PageList(project, analysis, rules: rules).pages
    let renderer = TemplateRenderer(templates: templates.parsed)
    let rendered = await pages.concurrentMap(jobs: jobs) { page in
      RenderedPage(page, renderer, to: output)
    }
    if let fault = rendered.lazy.compactMap(\.fault).first { throw fault }
    let templateFindings = project.settings.judged(rendered.flatMap(\.diagnostics))
    let all = (analysis.findings + templateFindings.limitedForEachFile()).sortedAndUnique()

    async let lists = lists(of: analysis, pages: pages, rules: rules, findings: all, to: output)
    let files =
      rendered.flatMap(\.files)
      + (await drawings(of: analysis.states, to: output))
      + sources(analysis.images, analysis.documents, to: output) + (await lists)
    return Site(
      files: files, tree: OutputTree(files), diagnostics: all,
      stateCount: analysis.states.states.count, records: analysis.states.records)
  }

  private func drawings(of made: CardStates, to output: SiteOutput) async -> [OutputFile] {
    let drawings = made.drawings.sorted { $0.key < $1.key }
    return await drawings.concurrentMap(jobs: jobs) { name, drawing in
      [
        output.take(drawing.standalone, at: SitePaths.drawing(name)),
        output.take(drawing.textTwin, at: SitePaths.textTwin(name)),
      ].compactMap(\.self)
    }.flatMap(\.self)
  }

  /// The files of the project that pages and drawings lead to.
  private func sources(
    _ images: Set<String>, _ documents: [DocumentPage], to output: SiteOutput
  ) -> [OutputFile] {
    images.compactMap { path in
      project.files[path].flatMap { output.take($0.bytes, at: SitePaths.image(path)) }
    }
      + Set(documents.flatMap(\.filePaths)).compactMap { path in
        project.files[path].flatMap { output.take($0.bytes, at: SitePaths.file(path)) }
      }
  }

  /// The files that say something of all pages or all cards.
  private func lists(
    of analysis: ProjectAnalysis, pages: [Page], rules: ShownRules, findings: [Diagnostic],
    to output: SiteOutput
  ) -> [OutputFile] {
    [
      output.take(
        "\(templates.styleSheet)\n:root{--accent:\(project.settings.tint)}\n\(colors(of: analysis.states, rules))",
        at: SitePaths.styleSheet),
      output.take(templates.script, at: SitePaths.script),
      output.take(
        SearchIndex(project, documents: analysis.documents, rules: rules).script,
        at: SitePaths.searchIndex),
      output.take(
        Catalogue(project, states: analysis.states.states, findings: findings).json,
        at: SitePaths.catalogue),
      output.take(PageTwins.list(of: pages, titled: project.title), at: SitePaths.machineList),
      project.settings.address.flatMap {
        output.take(SiteMap(pages, at: $0).xml, at: SitePaths.siteMap)
      },
      output.take("", at: ".nojekyll"),
    ].compactMap(\.self)
  }

  private func colors(of made: CardStates, _ rules: ShownRules) -> String {
    var colors = rules.colors
    for drawing in made.drawings.values { colors.formUnion(drawing.colors) }
    return colors.css
  }
}

/// What became of a page: its own file and its twin, what was found on it, and why there is none.
private struct RenderedPage: Sendable {
  let files: [OutputFile]
  let diagnostics: [Diagnostic]
  let fault: Diagnostic?

  init(_ page: Page, _ renderer: TemplateRenderer, to output: SiteOutput) {
    var diagnostics: [Diagnostic] = []
    var files: [OutputFile?] = []
    var fault: Diagnostic?
    do throws(Diagnostic) {
      let markup = try renderer.render(
        page.template, with: page.context(), diagnostics: &diagnostics)
      files = [output.take(markup.bytes, at: page.path)]
      // The page for wrong addresses has no twin.
      if page.path != SitePaths.notFound {
        files.append(output.take(PageTwins.bytes(of: markup), at: PageTwins.path(of: page.path)))
      }
    } catch {
      fault = error
    }
    self.files = files.compactMap(\.self)
    self.diagnostics = diagnostics
    self.fault = fault
  }
}
