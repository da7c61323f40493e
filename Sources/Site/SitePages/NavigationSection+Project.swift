internal import CardMatrix
internal import ControllerConfigurations
internal import Diagnostics
internal import IntentDefinitions
internal import Interactions
internal import ProjectReading
internal import TextTools

extension NavigationSection {
  /// The landing page, where there is one, and the overview.
  static func ofOverview(_ project: Project, _ documents: [DocumentPage]) -> [Self] {
    let landing = documents.landing.map { NavigationItem(title: $0.document.title, path: $0.path) }
    let overview = NavigationItem(title: "Overview", path: documents.overviewPath)
    let intents =
      project.hasIntentsPage
      ? [NavigationItem(title: "All intents", path: SitePaths.intents)] : []
    return [
      Self(title: "", items: landing.map { [$0] } ?? []),
      Self(title: "", items: [overview] + intents),
    ]
  }

  /// The app's own intents, and those of the system that it handles.
  static func ofIntents(_ project: Project, _ states: CardsOfProject) -> [Self] {
    func item(_ title: String, _ path: String, _ className: String) -> NavigationItem {
      NavigationItem(
        title: title, path: path,
        children: states[className].map {
          NavigationItem(title: $0.interaction.name, path: $0.path)
        })
    }
    let own = project.intents.intents.map(\.intent)
    let custom = own.filter { $0.kind == .custom }
    let titles = disambiguatedTitles(
      custom.map { (title: $0.displayTitle, folder: $0.className) })
    let system = own.filter { $0.kind == .system }
    return [
      Self(
        title: "Intents",
        items: zip(custom, titles).map { item($1, SitePaths.intent($0), $0.className) },
        list: NavigationItem(title: "All \(custom.count) intents", path: SitePaths.intents)),
      Self(
        title: "System intents",
        items: system.map { item($0.displayTitle, SitePaths.intent($0), $0.className) }
          + project.systemIntents.map(\.intent).map {
            item($0.title, SitePaths.systemIntent($0.className), $0.className)
          }),
    ]
  }

  /// The pages about the project as a whole.
  static func ofProject(_ project: Project, _ findings: [Diagnostic]) -> Self {
    let serious = findings.count(.error) + findings.count(.warning)
    let extensions = NavigationItem(title: "Extensions", path: SitePaths.extensions)
    let coverage = NavigationItem(title: "Coverage", path: SitePaths.coverage)
    return Self(
      title: "Project",
      items: (project.hasExtensionsPage ? [extensions] : [])
        + (project.hasIntentsPage ? [coverage] : [])
        + [
          NavigationItem(
            title: "Findings", path: SitePaths.findings, count: serious > 0 ? "\(serious)" : nil),
          NavigationItem(title: "Rules", path: SitePaths.rules),
        ])
  }

  /// The docs: few of them together, more of them as a tree of the folders that hold them.
  static func ofDocuments(_ documents: [DocumentPage]) -> [Self] {
    guard !documents.isEmpty else { return [] }
    let folder = { (page: DocumentPage) in SourcePath(page.document.path).folder.text }
    var folders: [String] = []
    for page in documents where !folders.contains(folder(page)) { folders.append(folder(page)) }
    let isFlat = folders.count == 1 || documents.count < leastInTree
    guard !isFlat, documents.count <= maximumItems else {
      let titles = disambiguatedTitles(
        documents.map { (title: $0.document.title, folder: folder($0)) })
      return [
        Self(
          title: "Docs",
          items: zip(documents, titles).map { NavigationItem(title: $1, path: $0.path) },
          list: NavigationItem(title: "All \(documents.count) docs", path: SitePaths.documents))
      ]
    }
    let groups = Dictionary(grouping: documents, by: folder)
    let isOpen = documents.count <= mostInOpenTree
    return folders.map { path in
      let items = (groups[path] ?? []).map {
        NavigationItem(title: $0.document.title, path: $0.path)
      }
      guard !path.isEmpty else { return Self(title: "Docs", items: items) }
      let parts = SourcePath(path).parts
      let title = (parts.last.map(String.init) ?? path).capitalizedFirst
      let above = parts.dropLast().joined(separator: "/")
      return Self(
        title: title, items: items,
        folder: Folder(path: above.isEmpty ? nil : above, isOpen: isOpen))
    }
  }

  /// So many docs make a tree, and so many make one whose folders are closed (convention).
  private static let leastInTree = 6
  private static let mostInOpenTree = 16
}

extension [NavigationItem] {
  /// The controllers that files describe.
  static func controllers(of project: Project) -> Self {
    let hosted = project.configuredExtensions.sorted {
      ($0.controller.name, $0.info.path) < ($1.controller.name, $1.info.path)
    }.map { (controller: $0.controller, folder: project.addressFolder(of: $0.info)) }
    let titles = disambiguatedTitles(
      hosted.map { (title: $0.controller.name, folder: $0.folder) })
    return zip(hosted, titles).map { hosted, title in
      NavigationItem(
        title: title, path: SitePaths.controller(hosted.controller, in: hosted.folder))
    }
  }
}
