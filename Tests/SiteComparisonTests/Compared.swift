import Diagnostics
import Foundation
import LiveControllers
import ProjectTestSupport
import SiteComparison
import ProjectReading
import OutputFolder
import SitePages
import SiteGeneration
import TestSupport
import Testing

/// A project as `compare` builds a commit: in memory, without pages.
struct BuiltProject: Sendable {
  let site: ComparedSite
  /// The ids of its states.
  let ids: Set<String>

  /// Builds a project; with `running`, its classes answer themselves.
  init(_ project: SampleProject, jobs: Int = 1, running: Bool = false) async throws {
    let generator =
      running
      ? try SampleProject.generator(of: try project.running, jobs: jobs)
      : try project.generator(jobs: jobs)
    let files = await generator.comparedFiles()
    try self.init(catalog: files.catalog) { files.text(of: $0) }
  }

  init(_ tree: OutputTree) throws {
    let files = tree.files
    try self.init(catalog: files["catalogue.json"] ?? []) { path in
      files[path].map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private init(catalog: [UInt8], text: @escaping @Sendable (String) -> String?) throws {
    site = ComparedSite(try CatalogFile(path: "catalogue.json", bytes: catalog), drawing: text)
    ids = Set(
      String(decoding: catalog, as: UTF8.self).split(separator: "\n").filter {
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

extension SampleProject {
  /// The project with its classes compiled; the folder of what is compiled is the one that the command has.
  fileprivate var running: Project {
    get throws {
      let variables = ProcessInfo.processInfo.environment
      let compiler = try SwiftCompiler(
        searchPath: variables["PATH"] ?? "",
        cacheFolder: (variables["XDG_CACHE_HOME"] ?? "\(variables["HOME"] ?? "/tmp")/.cache")
          + "/cardproof")
      let running = project.runningControllers(by: ProgramBuilder(compiler))
      try #require(!running.running.isEmpty, "\(running.diagnostics.map(\.message))")
      return running
    }
  }
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
