package import Diagnostics
package import ProjectReading
internal import SitePages
package import SiteGeneration
package import TestSupport

/// A project in memory: its files by their paths, and what the product makes of them.
package struct SampleProject: Sendable {
  package var files: [String: [UInt8]]
  /// The paths of files that are there and not read.
  package var otherPaths: Set<String> = []

  package init(_ files: [String: String] = [:]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  package subscript(path: String) -> String {
    get { String(decoding: files[path] ?? [], as: UTF8.self) }
    set { files[path] = Array(newValue.utf8) }
  }

  package var project: Project {
    var diagnostics: [Diagnostic] = []
    let sources = files.map { SourceFile(path: $0.key, bytes: $0.value) }
      .sorted { $0.path < $1.path }
    let settings =
      sources.first { $0.path == SiteSettings.fileName }
      .map { SiteSettings($0, reporting: &diagnostics) } ?? SiteSettings()
    let listing = SourceListing(
      files: sources.filter { !settings.excludes($0.path) }, otherPaths: otherPaths)
    return ProjectReader.read(listing, settings: settings, diagnostics: diagnostics)
  }

  /// The whole site; `jobs` is how many cards and pages are made at a time.
  package func site(jobs: Int = 1) async throws(Diagnostic) -> Site {
    try await generator(jobs: jobs).site()
  }

  /// The findings of a build, without its pages, which the product's own templates add nothing to.
  package func findings() async -> [Diagnostic] {
    await ProjectAnalysis(project, jobs: 1).findings.sortedAndUnique()
  }

  package func generator(jobs: Int = 1) throws(Diagnostic) -> SiteGenerator {
    try Self.generator(of: project, jobs: jobs)
  }

  package static func generator(
    of project: Project, jobs: Int = 1
  ) throws(Diagnostic) -> SiteGenerator {
    SiteGenerator(project, templates: try SiteTemplates(overrides: []), jobs: jobs)
  }
}

extension Sample {
  /// One intent, both extensions and a controller, with the given text of its configuration.
  package static func teaHouse(controller: String? = nil) -> SampleProject {
    var project = SampleProject([
      "Tea.intentdefinition": definition([brewTea]).file,
      "TeaIntents/Info.plist": info(ui: false, supports: ["BrewTeaIntent"]).file,
      "TeaIntentsUI/Info.plist": info(ui: true, supports: ["BrewTeaIntent"]).file,
    ])
    if let controller { project["Tea.controller.yml"] = controller }
    return project
  }
}
