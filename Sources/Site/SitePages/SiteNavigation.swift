internal import CardMatrix
internal import Diagnostics
internal import PageMarkup
internal import ProjectReading

/// The links beside every page.
struct SiteNavigation: Hashable, Sendable {
  private let sections: [NavigationSection]
  /// Every page that the links lead to, in their order.
  private let order: [PageLink]
  /// Where each page stands in the order, by its path.
  private let positions: [String: Int]

  init(
    _ project: Project, states: CardsOfProject, documents: [DocumentPage], findings: [Diagnostic]
  ) {
    let all =
      NavigationSection.ofOverview(project, documents)
      + NavigationSection.ofIntents(project, states)
      + [NavigationSection(title: "Controllers", items: .controllers(of: project))]
      + NavigationSection.ofDocuments(documents.filter { $0.path != SitePaths.overview })
      + [NavigationSection.ofProject(project, findings)]
    sections = all.filter { !$0.items.isEmpty }
    order = sections.flatMap(\.items).flatMap { item in
      [PageLink(title: item.title, path: item.path)]
        + item.children.map { PageLink(title: $0.title, path: $0.path, owner: item.title) }
    }
    positions = Dictionary(order.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in
      first
    }
  }

  /// Whether pages list only some of the documents, so that one has to list all of them.
  var hasDocumentsPage: Bool {
    sections.contains { $0.isCut && $0.list?.path == SitePaths.documents }
  }

  /// The folder that a document is in, by its first page; nil where the links do not name it.
  func folder(of path: String) -> PageLink? {
    sections.first { $0.folder != nil && $0.has(path) }.flatMap { section in
      section.items.first.map { PageLink(title: section.title, path: $0.path) }
    }
  }

  /// The page before and the page after one, in the order of the links.
  func neighbors(of path: String) -> (previous: PageLink?, next: PageLink?) {
    guard let position = positions[path] else { return (nil, nil) }
    return (
      position > 0 ? order[position - 1] : nil,
      position + 1 < order.count ? order[position + 1] : nil
    )
  }

  /// The link that a page stands within: that of the page above, where it has none of its own.
  func owner(of path: String, below above: String?) -> String? {
    positions[path] == nil ? above : nil
  }

  /// The links as a page shows them: its own one is marked, and only its branch is open.
  ///
  /// A page that has no link of its own stands `within` another one's.
  func value(on path: String, within owner: String? = nil) -> TemplateValue {
    let shown = owner ?? path
    let mark = owner == nil ? "page" : "true"
    return .list(sections) { section in
      [
        "title": .text(section.title), "isFolder": .boolean(section.folder != nil),
        "above": TemplateValue(section.folder?.path),
        "isOpen": .boolean(section.folder?.isOpen == true || section.has(shown)),
        "items": .list(section.values(on: shown, mark: mark)),
      ]
    }
  }
}
