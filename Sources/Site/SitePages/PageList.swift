internal import CardLayout
internal import ControllerConfigurations
package import CardMatrix
package import ProjectReading
internal import Diagnostics
internal import IntentDefinitions
package import PageMarkup
internal import RuleGuide

/// A page of the site: its address, its template and what the template shows.
///
/// Behind one reference, because it goes from list to list.
package final class Page: Sendable {
  package let path: String
  /// The frame of the page, without the links beside it.
  let frame: PageChrome
  /// The page whose link beside it is marked, where that is not its own.
  let owner: String?
  let template: String
  /// Nil for the overview, which has the site's.
  package let title: String?
  /// The values of the template, made when the page is rendered: a page's context is large, and is
  /// not needed before or after.
  package let context: @Sendable () -> TemplateValue

  package init(
    path: String, frame: PageChrome, owner: String?, template: String, title: String?,
    context: @escaping @Sendable () -> TemplateValue
  ) {
    self.path = path
    self.frame = frame
    self.owner = owner
    self.template = template
    self.title = title
    self.context = context
  }
}

/// The pages of a site, in the order of its navigation.
package struct PageList {
  package let project: Project
  package let documents: [DocumentPage]
  private let overviewPath: String
  let coverage: Coverage
  package let states: CardsOfProject
  private let findings: [Diagnostic]
  private let rules: ShownRules
  let navigation: SiteNavigation
  /// The address of the app's icon.
  private let icon: String?
  /// Whether pages look for the next build.
  private let isLive: Bool

  package init(
    _ project: Project, _ analysis: ProjectAnalysis, rules: ShownRules, isLive: Bool = false
  ) {
    self.isLive = isLive
    self.project = project
    documents = analysis.documents
    overviewPath = documents.overviewPath
    coverage = analysis.coverage
    states = analysis.states
    findings = analysis.findings
    self.rules = rules
    icon = project.appIcon.map(\.path).flatMap { path in
      analysis.images.contains(path) ? SitePaths.image(path) : nil
    }
    navigation = SiteNavigation(
      project, states: states, documents: analysis.documents, findings: analysis.findings)
  }

  package var pages: [Page] {
    let first = documents.landing.map { landing in
      page(
        SitePaths.overview, "document", title: nil, description: landing.document.summary,
        .documentPage(landing, in: project.settings.repository))
    }
    let overview = page(
      overviewPath, "overview", title: first == nil ? nil : "Overview",
      .overviewPage(
        project, states: states, documents: documents, findings: findings, coverage: coverage
      ))
    return [first, overview].compactMap(\.self) + intentPages + controllerPages + documentPages
      + listPages + rulePages
      + [page(SitePaths.notFound, "not-found", title: "Not found", [:])]
  }

  private var controllerPages: [Page] {
    let pages = project.intentPages
    return project.configuredExtensions.map { info, configuration in
      page(
        SitePaths.controller(configuration, in: project.addressFolder(of: info)), "controller",
        title: configuration.name,
        .controllerPage(
          configuration, of: info,
          answers: coverage.controllers.first {
            $0.controller.location == configuration.location
          }?.answers ?? [],
          pages: pages
        ))
    }
  }

  private var documentPages: [Page] {
    let list = PageLink(title: "Docs", path: SitePaths.documents)
    let crumbs = navigation.hasDocumentsPage ? [list] : []
    return crumbs.map {
      page(
        $0.path, "documents", title: $0.title,
        .documentList(of: documents))
    }
      + documents.filter { $0.path != SitePaths.overview }.map { document in
        page(
          document.path, "document", title: document.document.title,
          below: crumbs.isEmpty
            ? navigation.folder(of: document.path).map { [$0] } ?? []
            : crumbs,
          description: document.document.summary,
          .documentPage(document, in: project.settings.repository))
      }
  }

  /// The pages that list something of the whole project.
  private var listPages: [Page] {
    var pages: [Page] = []
    if project.hasExtensionsPage {
      pages.append(
        page(
          SitePaths.extensions, "extensions", title: "Extensions",
          .extensionsPage(project)))
    }
    if project.hasIntentsPage {
      pages.append(
        page(
          SitePaths.coverage, "coverage", title: "Coverage",
          .coveragePage(coverage, least: project.settings.minimumCoverage)))
    }
    pages.append(
      page(
        SitePaths.findings, "findings", title: "Findings",
        FindingsContext(findings, states: states).members))
    return pages
  }

  private var rulePages: [Page] {
    let list = PageLink(title: "Rules", path: SitePaths.rules)
    return [page(list.path, "rules", title: list.title, .ruleList(rules))]
      + rules.pages.map { shown in
        page(
          SitePaths.rule(shown.page.rule), "rule", title: shown.page.rule.id, below: [list],
          .rulePage(shown))
      }
  }

  /// The pages before and after one that the navigation does not name.
  package typealias Neighbors = (previous: PageLink?, next: PageLink?)

  package func page(
    _ path: String, _ template: String, title: String?,
    below crumbs: [PageLink] = [], between neighbors: Neighbors? = nil,
    description: String? = nil,
    _ members: @autoclosure @escaping @Sendable () -> TemplateMembers
  ) -> Page {
    let isFound = path != SitePaths.notFound
    let owner = navigation.owner(of: path, below: crumbs.last?.path)
    let neighbors = neighbors ?? navigation.neighbors(of: path)
    let frame = PageChrome(
      crumbs: [SitePaths.overview, overviewPath].contains(path) || !isFound
        ? [] : [PageLink(title: "Overview", path: overviewPath)] + crumbs,
      previous: neighbors.previous, next: neighbors.next)
    return Page(
      path: path, frame: frame, owner: owner, template: template,
      title: title
    ) {
      [project, navigation, icon, isLive] in
      var context = members()
      context.add(PageOutline([]).members)
      context.add(frame.members)
      let settings = project.settings
      // A server shows 404.html at any address, so that its links cannot be relative to its own.
      context["root"] = .text(
        isFound ? SitePaths.root(from: path) : settings.address?.path ?? "")
      context["address"] = TemplateValue(isFound ? settings.address?.url(of: path) : nil)
      context["repository"] = TemplateValue(settings.repository?.files)
      context["markdown"] = TemplateValue(isFound ? markdownAddress(of: path) : nil)
      context["template"] = .text(template)
      context["pageTitle"] = .text(title.map { "\($0) · \(project.title)" } ?? project.title)
      context["siteTitle"] = .text(project.title)
      context["isLive"] = .boolean(isLive)
      context["description"] = TemplateValue(description)
      context["siteImage"] = TemplateValue(
        icon.flatMap { settings.address?.url(of: $0) })
      context["icon"] = TemplateValue(address: icon)
      context["generator"] = .text(Product.generator)
      context["navigation"] = navigation.value(on: path, within: owner)
      return .object(context)
    }
  }
}
