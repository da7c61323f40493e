internal import CardDrawing
package import Diagnostics
internal import HostSimulation
internal import PageMarkup

/// A whole site, and what was found on the way.
package struct Site: Sendable {
  /// What became of its files; none where only findings were wanted.
  package let groups: [FileGroup]
  /// The files that were kept in memory.
  package let tree: OutputTree
  package let diagnostics: [Diagnostic]
  package let stateCount: Int
  /// The cards that were kept, and those that are worth keeping.
  package let records: RecordUse
  /// Whether it was in its place already, so that nothing was made.
  let isKept: Bool
  /// How many pages were made; all others were in their places.
  let madePageCount: Int
  /// What the next build of the same process can use; nil where none is expected.
  let last: LastSite?
  /// What it was made of, which nobody needs any more; nil where nothing was made.
  package var makings: Makings?

  package struct Makings: Sendable {
    fileprivate let pages: [Page]
    fileprivate let analysis: ProjectAnalysis
  }

  package var files: [OutputFile] { groups.flatMap(\.files) }
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
  let records: CardRecords?
  let names: RecordNames?
  package let memory: SiteMemory?

  /// Cards are made anew where there are no `records` of earlier runs, and everything where there is no
  /// `memory` of an earlier build.
  package init(
    _ project: Project, templates: SiteTemplates, jobs: Int, records: CardRecords? = nil,
    memory: SiteMemory? = nil
  ) {
    self.project = project
    self.templates = templates
    self.jobs = jobs
    self.records = records
    self.memory = memory
    let tool = records?.tool ?? memory.map { _ in Product.generator }
    names = tool.map { RecordNames(project, tool: $0, memory: memory) }
  }

  /// Makes the site and hands its files over as they are made; nothing is made where it stands in its
  /// place already.
  ///
  /// - Throws: A diagnostic if a template or profile that every page needs cannot be used.
  package func site(to output: SiteOutput = .memory) async throws(Diagnostic) -> Site {
    if let site = await keptSite(for: output) { return site }
    let last = output.hasSite ? memory?.last ?? LastSite() : LastSite()
    let maker = CardStateMaker(
      project, records: records, names: names, known: last.cards, memory: memory)
    let analysis = await ProjectAnalysis(project, by: maker, memory: memory, jobs: jobs)
    let rules = await ShownRules(
      in: analysis.findings, of: project, playing: !output.isNowhere, memory: memory,
      jobs: jobs)
    let list = PageList(
      project, analysis, rules: rules, appRecord: names?.shared, memory: memory)
    let pages = list.pages
    let frame = SiteFrame(
      title: project.title, address: project.settings.address, navigation: list.navigation,
      templates: templates.texts, judge: project.judge)
    let change = last.change(to: frame)
    let known = memory.map { _ in last }
    let renderer = TemplateRenderer(templates: templates.parsed)
    let made = await pages.concurrentMap(jobs: jobs) { page in
      MadePage(page, after: known, change, renderer, to: output)
    }
    let rendered = made.map(\.rendered)
    if let fault = rendered.lazy.compactMap(\.fault).first { throw fault }
    let templateFindings = project.settings.judged(rendered.flatMap(\.diagnostics))
    let all = (analysis.findings + templateFindings.limitedForEachFile()).sortedAndUnique()

    let isSameJudge = last.frame?.judge === project.judge
    let kept = analysis.states.parts.map { part in part.name.flatMap { last.cards[$0] } }
    let none = [LastSite.KeptCards?](repeating: nil, count: kept.count)
    let catalogue = await catalogue(of: analysis.states, after: isSameJudge ? kept : none)
    async let lists = lists(
      of: analysis, catalogue, pages: pages, rules: rules, findings: all, to: output)
    let drawings = await drawings(
      of: analysis.states, after: last.hasDrawingsInPlace ? kept : none, to: output)
    let sources = sources(analysis.images, analysis.documents, to: output)
    let groups = rendered.map(\.group) + drawings + [FileGroup(sources), FileGroup(await lists)]
    return Site(
      groups: groups, tree: OutputTree(groups), diagnostics: all,
      stateCount: analysis.states.count, records: analysis.states.records,
      isKept: false, madePageCount: made.count { $0.kept == nil },
      last: memory.map { _ in
        LastSite(
          cards: cards(of: analysis.states, catalogue, drawings, after: kept), frame: frame,
          pages: Array(zip(pages, made)), in: output)
      },
      makings: Site.Makings(pages: pages, analysis: analysis))
  }

  /// Keeps what the next build can use of a site that is in its place now.
  package func remember(_ site: Site) {
    if let last = site.last { memory?.keep(last.inPlace) }
    memory?.finishBuild()
  }

  /// The files of each interaction's drawings.
  private func drawings(
    of made: CardStates, after kept: [LastSite.KeptCards?], to output: SiteOutput
  ) async -> [FileGroup] {
    await Array(made.parts.indices).concurrentMap(jobs: jobs) { index in
      let names = made.drawings[index]
      if let known = kept[index], known.drawingNames == names { return known.drawings }
      return FileGroup(
        names.flatMap { name in
          made.parts[index].drawings[name].map { drawing in
            [
              output.take(drawing.file, at: SitePaths.drawing(name)),
              output.take(drawing.textTwin, at: SitePaths.textTwin(name)),
            ].compactMap(\.self)
          } ?? []
        })
    }
  }

  /// What the catalogue says of each interaction's states.
  private func catalogue(
    of made: CardStates, after kept: [LastSite.KeptCards?]
  ) async -> [CataloguePart] {
    let common = SharedInputs(project)
    return await Array(made.parts.indices).concurrentMap(jobs: jobs) { [project] index in
      kept[index]?.catalogue ?? CataloguePart(made.parts[index].states, of: project, common)
    }
  }

  /// What the next build can use of each interaction's cards.
  private func cards(
    of made: CardStates, _ catalogue: [CataloguePart], _ drawings: [FileGroup],
    after kept: [LastSite.KeptCards?]
  ) -> [LastSite.KeptCards] {
    made.parts.enumerated().map { index, part in
      if let known = kept[index], known.made === part, known.catalogue === catalogue[index],
        known.drawings === drawings[index]
      {
        return known
      }
      return LastSite.KeptCards(
        part, catalogue[index], drawingNames: made.drawings[index], drawings[index])
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
    of analysis: ProjectAnalysis, _ catalogue: [CataloguePart], pages: [Page], rules: ShownRules,
    findings: [Diagnostic],
    to output: SiteOutput
  ) -> [OutputFile] {
    [
      output.take(
        "\(templates.styleSheet)\n:root{--accent:\(project.settings.tint)}\n\(colors(of: analysis.states, rules))",
        at: SitePaths.styleSheet),
      output.take(templates.script, at: SitePaths.script),
      output.take(
        SearchIndex(
          project, states: analysis.states, documents: analysis.documents, rules: rules,
          memory: memory
        ).pieces,
        at: SitePaths.searchIndex),
      output.take(
        Catalogue(project, parts: catalogue, findings: findings, memory: memory).pieces,
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
    for intent in made.intents { colors.formUnion(intent.colors) }
    return colors.css
  }
}
