import Diagnostics
import ProjectTestSupport
import SiteComparison
import ProjectReading
import OutputFolder
import SitePages
import SiteGeneration
import TestSupport

/// A project built in memory, without its pages, which take most of the time.
struct BuiltProject: Sendable {
  let site: ComparedSite
  /// The ids of its states.
  let ids: Set<String>

  init(_ project: SampleProject, jobs: Int = 1) async throws {
    let empty = ["interaction", "intent", "overview"].map {
      SourceFile(path: "\($0).mustache", bytes: [])
    }
    let generator = SiteGenerator(
      project.project, templates: try SiteTemplates(overrides: empty), jobs: jobs)
    try self.init(try await generator.site().tree)
  }

  init(_ tree: OutputTree) throws {
    let files = tree.files
    let catalogue = try CatalogFile(
      path: "catalogue.json", bytes: files["catalogue.json"] ?? [])
    site = ComparedSite(catalogue) { path in
      files[path].map { String(decoding: $0, as: UTF8.self) }
    }
    ids = Set(
      tree.text(at: "catalogue.json").split(separator: "\n").filter {
        $0.contains("\"hostDefault\": ")
      }
      .map { String($0.dropFirst(#"  {"id": ""#.count).prefix { $0 != "\"" }) })
  }

  /// The example as it is, built once.
  static var ferry: BuiltProject {
    get async throws { try await ferryTask.value }
  }

  private static let ferryTask = Task { try await BuiltProject(FerryProject.project) }
}

/// Comparisons of the example with an edited one.
enum Compared {
  static func comparison(_ head: SampleProject) async throws -> SiteComparison {
    SiteComparison(base: try await BuiltProject.ferry.site, head: try await BuiltProject(head).site)
  }

  static func report(_ head: SampleProject) async throws -> ComparisonReport {
    let sites = (try await BuiltProject.ferry.site, try await BuiltProject(head).site)
    return try ComparisonReport(
      SiteComparison(base: sites.0, head: sites.1), base: sites.0, head: sites.1,
      failingOn: .regressions,
      addresses: ReportAddresses(report: "https://example.com/cards"))
  }
}

/// Whether an id fits a pattern of parts with `*` for any and `|` between alternatives.
func fits(_ id: String, _ pattern: String) -> Bool {
  let parts = id.split(separator: "/")
  let wanted = pattern.split(separator: "/")
  return parts.count == wanted.count
    && zip(parts, wanted).allSatisfy { part, wanted in
      wanted == "*" || wanted.split(separator: "|").contains(part)
    }
}
