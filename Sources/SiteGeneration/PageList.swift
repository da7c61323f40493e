internal import CardDrawing
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import PageMarkup
internal import RuleGuide

/// A page of the site: its address, its template and what the template shows.
struct Page: Sendable {
  let path: String
  let template: String
  /// Nil for the overview, which has the site's.
  let title: String?
  /// What the template shows, made when the page is rendered: a page's context is large, and is not
  /// needed before or after.
  let context: @Sendable () -> TemplateValue
}

/// All pages of a site, in the order of its navigation.
struct PageList {
  private let project: Project
  private let states: CardStates
  private let documents: [DocumentPage]
  private let findings: [Diagnostic]
  private let coverage: Coverage
  private let rules: ShownRules

  init(_ project: Project, _ analysis: ProjectAnalysis, rules: ShownRules) {
    self.project = project
    states = analysis.states
    documents = analysis.documents
    findings = analysis.findings
    coverage = analysis.coverage
    self.rules = rules
  }

  var pages: [Page] {
    let navigation = SiteNavigation(project, documents: documents, findings: findings)
    var pages = [
      page(
        SitePaths.overview, "overview", title: nil, navigation,
        OverviewContext(
          project, states: states, documents: documents, findings: findings, coverage: coverage
        ).members)
    ]
    let types = TypePages(project)
    let intentsCrumb =
      project.hasIntentsPage ? [PageLink(title: "Intents", path: SitePaths.intents)] : []
    if project.hasIntentsPage {
      pages.append(
        page(
          SitePaths.intents, "intents", title: "Intents", navigation,
          IntentIndexContext(project).members))
    }
    let coverageByIntent = Dictionary(
      coverage.intents.map { ($0.intent.className, $0) }
    ) { first, _ in first }
    let byInteraction = Dictionary(grouping: states.states) {
      SitePaths.interaction($0.interaction)
    }
    for defined in project.intents.intents {
      let context = IntentContext(
        defined, project: project, types: types, states: byInteraction, documents: documents,
        coverage: coverageByIntent[defined.intent.className])
      pages.append(
        page(
          SitePaths.intent(defined.intent), "intent", title: defined.intent.displayTitle,
          navigation, below: intentsCrumb, context.members))
    }
    for definition in project.intents.definitions {
      pages += typePages(of: definition, types: types, navigation)
    }
    for used in project.systemIntents {
      pages.append(
        page(
          SitePaths.systemIntent(used.intent.className), "system-intent",
          title: used.intent.title, navigation, below: intentsCrumb,
          SystemIntentContext(
            used, project: project, states: byInteraction,
            coverage: coverageByIntent[used.intent.className]
          ).members))
    }
    for interaction in project.interactions {
      let own = byInteraction[SitePaths.interaction(interaction)] ?? []
      pages += interactionPages(
        interaction, states: own, drawings: states.drawings, navigation, below: intentsCrumb)
    }
    for (info, configuration) in project.configuredExtensions {
      pages.append(
        page(
          SitePaths.controller(configuration, in: project.addressFolder(of: info)), "controller",
          title: configuration.name, navigation,
          ControllerContext(
            configuration, of: info,
            answers: coverage.controllers.first {
              $0.controller.location == configuration.location
            }?.answers ?? []
          ).members))
    }
    let documentsCrumb =
      navigation.hasDocumentsPage ? [PageLink(title: "Docs", path: SitePaths.documents)] : []
    if navigation.hasDocumentsPage {
      pages.append(
        page(
          SitePaths.documents, "documents", title: "Docs", navigation,
          DocumentContext.list(of: documents)))
    }
    for document in documents where document.path != SitePaths.overview {
      pages.append(
        page(
          document.path, "document", title: document.document.title, navigation,
          below: documentsCrumb, DocumentContext(document).members))
    }
    if project.hasExtensionsPage {
      pages.append(
        page(
          SitePaths.extensions, "extensions", title: "Extensions", navigation,
          ExtensionsContext(project).members))
    }
    if project.hasIntentsPage {
      pages.append(
        page(
          SitePaths.coverage, "coverage", title: "Coverage", navigation,
          CoverageContext(coverage, least: project.settings.leastCoverage).members))
    }
    pages.append(
      page(
        SitePaths.findings, "findings", title: "Findings", navigation,
        FindingsContext(findings, project: project).members))
    pages.append(
      page(SitePaths.rules, "rules", title: "Rules", navigation, RulesContext(rules).members))
    for shown in rules.pages {
      pages.append(
        page(
          SitePaths.rule(shown.page.rule), "rule", title: shown.page.rule.id, navigation,
          below: [PageLink(title: "Rules", path: SitePaths.rules)], RuleContext(shown).members))
    }
    pages.append(page(SitePaths.notFound, "not-found", title: "Not found", navigation, [:]))
    return pages
  }

  /// The page of an interaction, and of each of its stages where they have their own.
  private func interactionPages(
    _ interaction: Interaction, states: [CardState], drawings: [String: CardDrawing],
    _ navigation: SiteNavigation, below crumbs: [PageLink]
  ) -> [Page] {
    let path = SitePaths.interaction(interaction)
    let crumbs =
      crumbs + [
        PageLink(
          title: interaction.intent.displayTitle, path: SitePaths.intent(interaction.intent))
      ]
    let own = page(
      path, "interaction", title: "\(interaction.name) – \(interaction.intent.displayTitle)",
      navigation, below: crumbs,
      InteractionContext(
        interaction, states: states, drawings: drawings, root: SitePaths.root(from: path)
      ).members)
    guard SitePaths.hasStagePages(interaction) else { return [own] }
    let links = interaction.stages.map {
      PageLink(title: $0.title, path: SitePaths.stage($0, of: interaction))
    }
    let byStage = Dictionary(grouping: states, by: \.stage.slug)
    let stages = interaction.stages.enumerated().map { index, stage in
      let states = byStage[stage.slug] ?? []
      return page(
        links[index].path, "stage", title: "\(stage.title) – \(interaction.name)", navigation,
        below: crumbs + [PageLink(title: interaction.name, path: path)],
        within: Branch(
          path: path, previous: index > 0 ? links[index - 1] : nil,
          next: index + 1 < links.count ? links[index + 1] : nil),
        StageContext(
          stage, of: interaction, states: states, drawings: drawings,
          root: SitePaths.root(from: links[index].path), detail: .full
        ).pageMembers)
    }
    return [own] + stages
  }

  /// A page that the navigation leads to, for one below it that it does not name.
  private struct Branch {
    let path: String
    let previous: PageLink?
    let next: PageLink?
  }

  /// A page for each enum and each object type of a definition; of two with one name, the first.
  private func typePages(
    of definition: IntentDefinition, types: TypePages, _ navigation: SiteNavigation
  ) -> [Page] {
    let enums = definition.enums.map { enumeration in
      page(
        SitePaths.enumeration(enumeration.name, in: definition), "enum",
        title: enumeration.displayTitle, navigation,
        below: [PageLink(title: "Intents", path: SitePaths.intents)],
        EnumContext(enumeration, in: definition, project: project, types: types).members)
    }
    let objects = definition.objectTypes.map { type in
      page(
        SitePaths.objectType(type.name, in: definition), "object-type", title: type.displayTitle,
        navigation, below: [PageLink(title: "Intents", path: SitePaths.intents)],
        ObjectTypeContext(type, in: definition, project: project, types: types).members)
    }
    var seen: Set<String> = []
    return (enums + objects).filter { seen.insert($0.path).inserted }
  }

  private func page(
    _ path: String, _ template: String, title: String?, _ navigation: SiteNavigation,
    below crumbs: [PageLink] = [], within branch: Branch? = nil,
    _ members: @autoclosure @escaping @Sendable () -> [String: TemplateValue]
  ) -> Page {
    let isFound = path != SitePaths.notFound
    let neighbors = branch.map { ($0.previous, $0.next) } ?? navigation.neighbors(of: path)
    let frame = PageFrame(
      crumbs: path == SitePaths.overview || !isFound
        ? [] : [PageLink(title: "Overview", path: SitePaths.overview)] + crumbs,
      previous: neighbors.0, next: neighbors.1)
    return Page(path: path, template: template, title: title) { [project] in
      var context = members()
      context.merge(PageOutline([]).members) { own, _ in own }
      context.merge(frame.members) { own, _ in own }
      let settings = project.settings
      // A server shows 404.html at any address, so that its links cannot be relative to its own.
      context["root"] = .text(
        isFound ? SitePaths.root(from: path) : settings.address?.path ?? "")
      context["address"] = TemplateValue(isFound ? settings.address?.url(of: path) : nil)
      context["twin"] = TemplateValue(isFound ? PageTwins.path(of: path) : nil)
      context["template"] = .text(template)
      context["pageTitle"] = .text(title.map { "\($0) · \(project.title)" } ?? project.title)
      context["siteTitle"] = .text(project.title)
      context["generator"] = .text(Product.generator)
      context["navigation"] = navigation.value(on: path, within: branch?.path)
      return .object(context)
    }
  }
}
