import Diagnostics
import Foundation
import ProjectTestSupport
import SiteComparison
import ProjectReading
import OutputFolder
import SitePages
import SiteGeneration
import TestSupport

/// The sites that the browser looks at, built into a folder.
struct BuiltSites {
  private let folder: TemporaryFolder
  private(set) var checked: [BrowserReport.CheckedSite] = []

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Builds the site of a folder; one page of each kind is looked at, or of the kinds that are named,
  /// and the pages that are named.
  mutating func add(
    _ source: String, as name: String, pages: [String] = [], search: [String: String] = [:],
    filtered: [String] = [], kinds: Set<Substring>? = nil
  ) async throws {
    var diagnostics: [Diagnostic] = []
    let source = SourceFolder(path: source)
    let settingsFile = source.file(named: SiteSettings.fileName)
    let settings =
      settingsFile.map { SiteSettings($0, reporting: &diagnostics) } ?? SiteSettings()
    let listing = try source.files(excluding: settings.excludes, reporting: &diagnostics)
    let project = ProjectReader.read(listing, settings: settings, diagnostics: diagnostics)
    try await add(
      SiteGenerator(project, templates: try SiteTemplates(overrides: []), jobs: 2).site(),
      as: name, pages: pages, search: search, filtered: filtered, kinds: kinds)
  }

  mutating func add(
    _ site: Site, as name: String, pages: [String] = [], search: [String: String] = [:],
    filtered: [String] = [], kinds: Set<Substring>? = nil
  ) throws {
    for path in site.tree.paths {
      try folder.write(site.tree.files[path] ?? [], at: "\(name)/\(path)")
    }
    let sample = Self.sample(site.tree, kinds).filter { !pages.contains($0) }
    checked.append(
      BrowserReport.CheckedSite(
        name: name, root: folder.path(name), pages: pages + sample, search: search,
        filtered: filtered))
  }

  /// The report of a comparison of two projects.
  mutating func add(
    comparing base: SampleProject, with head: SampleProject, as name: String
  ) async throws {
    let sites = (try Self.compared(await base.site()), try Self.compared(await head.site()))
    let report = try ComparisonReport(
      SiteComparison(base: sites.0, head: sites.1), base: sites.0, head: sites.1,
      failingOn: .regressions)
    for (path, text) in report.files { try folder.write(text, at: "\(name)/\(path)") }
    checked.append(
      BrowserReport.CheckedSite(
        name: name, root: folder.path(name), pages: ["index.html"], isComparison: true))
  }

  private static func compared(_ site: Site) throws -> ComparedSite {
    let files = site.tree.files
    let catalogue = try CatalogFile(path: "catalogue.json", bytes: files["catalogue.json"] ?? [])
    return ComparedSite(catalogue) { path in
      files[path].map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// A folder of pages that are no site of ours; they may be opened and no more.
  mutating func add(pages: [String: String], as name: String, isOnlyOpened: Bool = false) throws {
    for (path, text) in pages { try folder.write(text, at: "\(name)/\(path)") }
    checked.append(
      BrowserReport.CheckedSite(
        name: name, root: folder.path(name),
        pages: pages.keys.filter { $0.hasSuffix(".html") }.sorted(), isOnlyOpened: isOnlyOpened))
  }

  /// The smallest page of each template, since what a kind of page gets wrong, all of them do.
  private static func sample(_ tree: OutputTree, _ kinds: Set<Substring>?) -> [String] {
    var smallest: [Substring: (path: String, size: Int)] = [:]
    for path in tree.paths where path.hasSuffix(".html") {
      let html = tree.text(at: path)
      guard let start = html.firstRange(of: "<body class=\"page-")?.upperBound,
        let end = html[start...].firstIndex(of: "\"")
      else { continue }
      let kind = html[start..<end]
      guard kinds?.contains(kind) ?? true else { continue }
      let size = html.utf8.count
      if size < smallest[kind]?.size ?? .max { smallest[kind] = (path, size) }
    }
    return smallest.values.map(\.path).sorted()
  }
}
