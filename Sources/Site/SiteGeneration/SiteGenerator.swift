internal import CardMatrix
package import OutputFolder
internal import ParallelWork
package import ProjectReading
package import SitePages
internal import CardDrawing
package import Diagnostics
internal import HostSimulation
internal import PageMarkup

/// A whole site, and what was found on the way.
package struct Site: Sendable {
  /// The status of its files; empty if only findings were wanted.
  package let files: [OutputFile]
  package let diagnostics: [Diagnostic]
  package let stateCount: Int

  /// The files that were kept in memory.
  package var tree: OutputTree { OutputTree(files) }

  /// The number of drawings, and of those that the last site did not have.
  package var drawingCounts: (new: Int, all: Int) {
    let drawings = files.filter {
      $0.path.hasPrefix("\(SitePaths.drawings)/") && $0.path.hasSuffix(".svg")
    }
    return (drawings.count(where: \.isStaged), drawings.count)
  }
}

/// Makes a site of a project.
///
/// 1. Every state is simulated, laid out and drawn.
/// 2. Documents become markup, with the cards that they ask for.
/// 3. Every page is rendered with its template.
package struct SiteGenerator {
  let project: Project
  let templates: SiteTemplates
  let jobs: Int
  /// The number of the build, if pages look for the next one.
  package let liveBuild: Int?

  package init(
    _ project: Project, templates: SiteTemplates, jobs: Int, liveBuild: Int? = nil
  ) {
    self.liveBuild = liveBuild
    self.project = project
    self.templates = templates
    self.jobs = jobs
  }

  /// Makes the site and hands its files over as they are made.
  ///
  /// - Throws: A diagnostic if a template or profile that every page needs cannot be used.
  package func site(to output: SiteOutput = .memory) async throws(Diagnostic) -> Site {
    let analysis = await ProjectAnalysis(project, jobs: jobs)
    let rules = await ShownRules(
      in: analysis.findings, of: project, playing: !output.isDiscarded, jobs: jobs)
    let pages = PageList(project, analysis, rules: rules, isLive: liveBuild != nil).pages
    let renderer = TemplateRenderer(templates: templates.parsed)
    let rendered = await pages.concurrentMap(jobs: jobs) { page in
      RenderedPage(page, renderer, to: output)
    }
    if let fault = rendered.lazy.compactMap(\.fault).first { throw fault }
    let templateFindings = project.filter.filtered(rendered.flatMap(\.diagnostics))
    let findings = (analysis.findings + templateFindings).sortedAndUnique()
    async let lists = lists(
      of: analysis, catalog: await catalog(of: analysis.states), pages: pages, rules: rules,
      findings: findings, to: output)
    let drawings = await drawings(of: analysis.states, to: output)
    let sources = sources(analysis.images, analysis.documents, to: output)
    return Site(
      files: rendered.flatMap(\.files) + drawings + sources + (await lists), diagnostics: findings,
      stateCount: analysis.states.count)
  }

  /// The files of all drawings.
  private func drawings(of made: CardsOfProject, to output: SiteOutput) async -> [OutputFile] {
    await Array(made.parts.indices).concurrentMap(jobs: jobs) { index in
      made.drawings[index].flatMap { name in
        made.parts[index].drawings[name].map { drawing in
          [
            output.take(drawing.file, at: SitePaths.drawing(name)),
            output.take(drawing.textDescription, at: SitePaths.textDescription(name)),
          ].compactMap(\.self)
        } ?? []
      }
    }.flatMap(\.self) + [output.take(shapes(of: made), at: SitePaths.shapes)].compactMap(\.self)
  }

  /// The shapes of all drawings, for comparisons.
  func shapes(of made: CardsOfProject) -> [UInt8] {
    var table = ShapeTable()
    for (part, names) in zip(made.parts, made.drawings) {
      for name in names {
        if let drawing = part.drawings[name] { table.add(drawing, at: SitePaths.drawing(name)) }
      }
    }
    return table.bytes
  }

  /// The parts of the catalog about each interaction's states.
  func catalog(of made: CardsOfProject) async -> [CatalogPart] {
    let common = SharedInputs(project)
    return await made.parts.concurrentMap(jobs: jobs) { [project] part in
      CatalogPart(part.states, of: project, common)
    }
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
    of analysis: ProjectAnalysis, catalog: [CatalogPart], pages: [Page], rules: ShownRules,
    findings: [Diagnostic], to output: SiteOutput
  ) -> [OutputFile] {
    var colors = analysis.states.colors
    colors.formUnion(rules.colors)
    return [
      output.take(
        "\(templates.styleSheet)\n:root{--accent:\(project.pageTint)}\n\(colors.css)",
        at: SitePaths.styleSheet),
      output.take(templates.script, at: SitePaths.script),
      output.take(
        SearchIndex(
          project, states: analysis.states, documents: analysis.documents, rules: rules,
          findings: findings
        ).pieces,
        at: SitePaths.searchIndex),
      output.take(CardIndex(analysis.states).pieces, at: SitePaths.cardIndex),
      output.take(
        Catalog(
          project, parts: catalog, findings: findings, coverage: analysis.coverage.share
        ).pieces,
        at: SitePaths.catalog),
      output.take(markdownIndex(of: pages, titled: project.title), at: SitePaths.machineList),
      project.settings.address.flatMap {
        output.take(siteMap(of: pages, at: $0), at: SitePaths.siteMap)
      },
      output.take("", at: ".nojekyll"),
      liveBuild.flatMap { _ in output.take(SiteTemplates.liveScript, at: SitePaths.liveScript) },
      liveBuild.flatMap { output.take("cardproofBuild(\($0));\n", at: SitePaths.buildNumber) },
    ].compactMap(\.self)
  }
}
