internal import ControllerConfigurations
internal import Interactions
internal import CardMatrix
internal import ProjectReading
internal import Diagnostics
internal import IntentDefinitions
internal import PageMarkup
internal import TextTools

/// The links beside every page.
struct SiteNavigation: Hashable, Sendable {
  private let sections: [Section]
  /// Every page that the links lead to, in their order.
  private let order: [PageLink]
  /// Where each page stands in the order, by its path.
  private let positions: [String: Int]

  private struct Section: Hashable, Sendable {
    let title: String
    let items: [Item]
    /// The page that lists all items; nil where none does, so that every page has to.
    let list: Item?
    /// Where the items are a folder that opens and closes.
    let folder: Folder?
    /// The item of each page, by its path.
    private let places: [String: Int]

    /// A folder of documents.
    struct Folder: Hashable, Sendable {
      /// The folders above it; nil at the top.
      let path: String?
      /// Whether it is open on every page.
      let isOpen: Bool
    }

    func has(_ path: String) -> Bool { places[path] != nil }

    init(title: String, items: [Item], list: Item? = nil, folder: Folder? = nil) {
      self.title = title
      self.items = items
      self.list = list
      self.folder = folder
      places = items.enumerated().reduce(into: [:]) { places, item in
        for path in [item.element.path] + item.element.children.map(\.path) {
          places[path] = item.offset
        }
      }
    }

    /// The most items that every page lists (convention).
    ///
    /// If every page linked to every page, the site would grow with the square of the project.
    static let maximumItems = 100
    /// How many items a page lists before and after its own, where there are more.
    private static let neighbors = 10

    /// Whether a page lists only some of the items.
    var isCut: Bool { items.count > Self.maximumItems }

    /// The items on a page: all of them, or those around its own and a link to the list of all.
    ///
    /// `mark` is what `aria-current` says of the page's own link.
    func values(on path: String, mark: String) -> [TemplateValue] {
      let own = places[path]
      guard let list, isCut else {
        return values(of: items.indices, own: own, on: path, mark: mark)
      }
      let first = max(0, (own ?? 0) - Self.neighbors)
      let nearest = first..<min(items.count, first + 2 * Self.neighbors + 1)
      return values(of: nearest, own: own, on: path, mark: mark)
        + [list.path == path ? list.open(on: path, mark: mark) : list.closed]
    }

    private func values(
      of range: Range<Int>, own: Int?, on path: String, mark: String
    ) -> [TemplateValue] {
      range.map { $0 == own ? items[$0].open(on: path, mark: mark) : items[$0].closed }
    }
  }

  private struct Item: Hashable, Sendable {
    let title: String
    let path: String
    let children: [Item]
    /// The item as most pages show it: not marked, and its branch not open.
    let closed: TemplateValue
    private let count: String?

    init(title: String, path: String, children: [Item] = [], count: String? = nil) {
      self.title = title
      self.path = path
      self.children = children
      self.count = count
      closed = Self.value(title: title, path: path, count: count)
    }

    /// The item on its own page, or on that of one of its children.
    func open(on page: String, mark: String) -> TemplateValue {
      let shown = children(on: page).map { child in
        child.path == page ? child.open(on: page, mark: mark) : child.closed
      }
      return Self.value(
        title: title, path: path, count: count, mark: path == page ? mark : nil, children: shown)
    }

    private static func value(
      title: String, path: String, count: String?, mark: String? = nil,
      children: [TemplateValue] = []
    ) -> TemplateValue {
      .object([
        "title": .text(title), "path": .text(path), "current": TemplateValue(mark),
        "count": TemplateValue(count), "hasChildren": .boolean(!children.isEmpty),
        "children": .list(children),
      ])
    }

    /// The interactions of an intent; of very many the neighbors of the page.
    ///
    /// Otherwise every page would link to every other. The intent's own page has them all.
    private func children(on page: String) -> ArraySlice<Item> {
      guard children.count > 100 else { return children[...] }
      let current = children.firstIndex { $0.path == page } ?? 0
      let first = max(0, min(current - 10, children.count - 21))
      return children[first..<first + 21]
    }
  }

  init(
    _ project: Project, states: CardsOfProject, documents: [DocumentPage], findings: [Diagnostic]
  ) {
    func interactions(of className: String) -> [Item] {
      states[className].map { Item(title: $0.interaction.name, path: $0.path) }
    }
    let custom = project.intents.intents.filter { $0.intent.kind == .custom }
    let titles = DisambiguatedTitles.titles(
      custom.map { (title: $0.intent.displayTitle, folder: $0.intent.className) })
    let intents = zip(custom, titles).map { defined, title in
      Item(
        title: title, path: SitePaths.intent(defined.intent),
        children: interactions(of: defined.intent.className))
    }
    let systemIntents =
      project.intents.intents.filter { $0.intent.kind == .system }.map { defined in
        Item(
          title: defined.intent.displayTitle, path: SitePaths.intent(defined.intent),
          children: interactions(of: defined.intent.className))
      }
      + project.systemIntents.map { used in
        Item(
          title: used.intent.title, path: SitePaths.systemIntent(used.intent.className),
          children: interactions(of: used.intent.className))
      }
    let extensions =
      project.hasExtensionsPage ? [Item(title: "Extensions", path: SitePaths.extensions)] : []
    let hosted = project.configuredExtensions.sorted {
      ($0.controller.name, $0.info.path) < ($1.controller.name, $1.info.path)
    }.map { (controller: $0.controller, folder: project.addressFolder(of: $0.info)) }
    let names = DisambiguatedTitles.titles(
      hosted.map { (title: $0.controller.name, folder: $0.folder) })
    let controllers = zip(hosted, names).map { hosted, name in
      Item(title: name, path: SitePaths.controller(hosted.controller, in: hosted.folder))
    }
    let serious = findings.count(.error) + findings.count(.warning)
    let all: [Section] =
      [
        Section(
          title: "",
          items: documents.landing.map { [Item(title: $0.document.title, path: $0.path)] } ?? [])
      ]
      + [
        Section(
          title: "",
          items: [Item(title: "Overview", path: documents.overviewPath)]
            + (project.hasIntentsPage ? [Item(title: "All intents", path: SitePaths.intents)] : []))
      ]
      + [
        Section(
          title: "Intents", items: intents,
          list: Item(title: "All \(intents.count) intents", path: SitePaths.intents)),
        Section(title: "System intents", items: systemIntents),
        Section(title: "Controllers", items: controllers),
      ]
      + Self.documentSections(documents.filter { $0.path != SitePaths.overview })
      + [
        Section(
          title: "Project",
          items: extensions
            + (project.hasIntentsPage ? [Item(title: "Coverage", path: SitePaths.coverage)] : [])
            + [
              Item(
                title: "Findings", path: SitePaths.findings,
                count: serious > 0 ? String(serious) : nil),
              Item(title: "Rules", path: SitePaths.rules),
            ])
      ]
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

  /// The docs: few of them together, more of them as a tree of the folders that hold them.
  private static func documentSections(_ documents: [DocumentPage]) -> [Section] {
    guard !documents.isEmpty else { return [] }
    let folder = { (page: DocumentPage) in SourcePath(page.document.path).folder.text }
    var folders: [String] = []
    for page in documents where !folders.contains(folder(page)) { folders.append(folder(page)) }
    let isFlat = folders.count == 1 || documents.count < leastInTree
    guard !isFlat, documents.count <= Section.maximumItems else {
      let titles = DisambiguatedTitles.titles(
        documents.map { (title: $0.document.title, folder: folder($0)) })
      return [
        Section(
          title: "Docs",
          items: zip(documents, titles).map { Item(title: $1, path: $0.path) },
          list: Item(title: "All \(documents.count) docs", path: SitePaths.documents))
      ]
    }
    let groups = Dictionary(grouping: documents, by: folder)
    let isOpen = documents.count <= mostInOpenTree
    return folders.map { path in
      let items = (groups[path] ?? []).map { Item(title: $0.document.title, path: $0.path) }
      guard !path.isEmpty else { return Section(title: "Docs", items: items) }
      let parts = SourcePath(path).parts
      let title = (parts.last.map(String.init) ?? path).capitalizedFirst
      let above = parts.dropLast().joined(separator: "/")
      return Section(
        title: title, items: items,
        folder: Section.Folder(path: above.isEmpty ? nil : above, isOpen: isOpen))
    }
  }

  /// So many docs make a tree, and so many make one whose folders are closed (convention).
  private static let leastInTree = 6
  private static let mostInOpenTree = 16

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
    return .list(
      sections.map { section in
        .object([
          "title": .text(section.title), "isFolder": .boolean(section.folder != nil),
          "above": TemplateValue(section.folder?.path),
          "isOpen": .boolean(section.folder?.isOpen == true || section.has(shown)),
          "items": .list(section.values(on: shown, mark: mark)),
        ])
      })
  }
}
