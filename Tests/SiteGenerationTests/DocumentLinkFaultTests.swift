@testable import OutputFolder
import Diagnostics
import Foundation
import ProjectReading
import ProjectTestSupport
import SitePages
import SiteGeneration
import TestSupport
import Testing

/// Faults of links that were found by these tests.
struct DocumentLinkFaultTests {
  private func site(_ text: String, at path: String = "a.md") async throws -> Site {
    var project = SampleProject(["x.md": "# X\n\n## a:b\n", "c:d.md": "# C\n"])
    project[path] = text
    return try await project.site()
  }

  @Test(arguments: ["../x.md", "sub/../../x.md", "../../../x.md"])
  func aLinkThatLeavesTheSourceFolderIsDead(address: String) async throws {
    let site = try await site("[x](\(address))")
    #expect(site.diagnostics.map(\.rule.id) == ["dead-link"])
  }

  /// A colon behind the path makes no scheme.
  @Test(arguments: ["x.md#ab", "./c:d.md"]) func colonsDoNotMakeALinkLeadOutside(
    address: String
  ) async throws {
    let site = try await site("[x](\(address))")
    #expect(site.diagnostics.isEmpty)
    #expect(!site.tree.text(at: "docs/a.html").contains("href=\"\(address)\""))
  }

  @Test(arguments: ["nowhere.md#a:b", "./no:thing.md", "no/thing.md?a:b"])
  func deadLinksWithColonsAreFound(address: String) async throws {
    #expect(try await site("[x](\(address))").diagnostics.map(\.rule.id) == ["dead-link"])
  }

  @Test func aFolderIsNoImage() async throws {
    var project = SampleProject(["sub/b.md": "# B\n"])
    project["a.md"] = "![x](sub)"
    #expect(await project.findings().map(\.rule.id) == ["dead-link"])
  }

  /// Project docs link to sources and licences; such a file is there, though it is no page.
  @Test(arguments: [
    "[x](LICENSE)", "[x](Sources/Soup.swift)", "[x](Sources)", "[x](Sources/)", "![x](demo.gif)",
  ])
  func aFileThatIsThereIsNotCalledMissing(link: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("x", at: "src/demo.gif")
    try folder.write("x", at: "src/LICENSE")
    try folder.write("x", at: "src/Sources/Soup.swift")
    try folder.write(link, at: "src/README.md")
    var diagnostics: [Diagnostic] = []
    let files = try SourceFolder(path: folder.path("src")).files(reporting: &diagnostics)
    let project = ProjectReader.read(files, settings: SiteSettings(), diagnostics: diagnostics)
    let site = try await SiteGenerator(
      project, templates: SiteTemplates(overrides: []), jobs: 1
    ).site()
    #expect(site.diagnostics.map(\.rule.id) == ["link-leaves-site"])
  }
}
