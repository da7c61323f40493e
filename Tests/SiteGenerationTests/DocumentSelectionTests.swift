import Diagnostics
import OutputFolder
import ProjectReading
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Which Markdown files of a repository are docs.
struct DocumentSelectionTests {
  private let files = [
    "README.md": "# Tea\n", "CHANGELOG.md": "# Changes\n", "fastlane/README.md": "# Lanes\n",
    "docs/_posts/one.md": "---\nlayout: post\nredirect_to: x\n---\n# Post\n",
    "Guide/start.md": "# Start\n", "notes/intent.md": "---\nintent: BrewTeaIntent\n---\n# Brew\n",
    "notes/card.md": "# Card\n\n```card\nintent: BrewTeaIntent\n```\n",
  ]

  private func project(_ settings: String? = nil) -> SampleProject {
    var project = Sample.teaHouse()
    for (path, text) in files { project[path] = text }
    if let settings { project["site.yml"] = settings }
    return project
  }

  private func documents(of project: SampleProject) async throws -> (Set<String>, [Diagnostic]) {
    let site = try await project.site()
    let pages = files.keys.filter { site.tree.files["docs/\($0.dropLast(3)).html"] != nil }
    return (Set(pages), site.diagnostics)
  }

  @Test func aRepositoryHasItsREADMEAndWhatAsksForIt() async throws {
    var project = project()
    project.otherPaths = ["Tea.xcodeproj/project.pbxproj"]
    let (pages, found) = try await documents(of: project)
    #expect(pages == ["README.md", "notes/intent.md", "notes/card.md"])
    let notes = found.filter { $0.rule.id == "documents-left-out" }
    #expect(notes.map(\.message) == ["4 Markdown files of the repository are not part of the site"])
    #expect(!found.contains { $0.severity == .error })
  }

  @Test(arguments: ["Podfile", "App/Package.swift", "project.yml", "Tea.xcworkspace/contents"])
  func aRepositoryMayMakeItsProjectElsewhere(path: String) async throws {
    var project = project()
    project.otherPaths = [path]
    let (pages, _) = try await documents(of: project)
    #expect(pages == ["README.md", "notes/intent.md", "notes/card.md"])
  }

  /// Nobody asked for it: it was written for others.
  @Test func whatIsWrongInAREADMEIsANote() async throws {
    var project = Sample.teaHouse()
    project.otherPaths = ["Tea.xcodeproj/project.pbxproj"]
    project["README.md"] = "---\nlayout: [x\n---\n# Tea\n\n[a](gone.md) ![b](gone.png)\n"
    #expect(await project.findings().allSatisfy { $0.severity == .note || !$0.location.isReadMe })
    project["README.md"] = "# Tea\n\n[a](gone.md) ![b](gone.png)\n"
    let found = await project.findings().filter { $0.rule.id == "dead-link" }
    #expect(found.map(\.severity) == [.note, .note])
    project["site.yml"] = "rules: {dead-link: error}\n"
    #expect(await project.findings().count { $0.severity == .error } == 2)
  }

  @Test func foldersThatSettingsNameAreDocs() async throws {
    var project = project("title: Tea\ndocs: [Guide]\n")
    project.otherPaths = ["Tea.xcodeproj/project.pbxproj"]
    let (pages, _) = try await documents(of: project)
    #expect(pages.contains("Guide/start.md") && !pages.contains("CHANGELOG.md"))
  }

  @Test func aFolderOfDocsHasAll() async throws {
    var project = project()
    project["docs/_posts/one.md"] = "# Post\n"
    let (pages, found) = try await documents(of: project)
    #expect(pages == Set(files.keys))
    #expect(!found.contains { $0.rule.id == "documents-left-out" })
  }

  /// Forges lead to a heading whatever its capitals are, and show folders that are hidden here.
  @Test func linksThatForgesFollowAreNotDead() async throws {
    let site = try await SampleProject([
      "index.md":
        "# A Tea\n\n[a](#A-Tea) [b](b.md#Some-Part) [c](.github/rules.md) [d](x-tag://d)\n",
      "b.md": "# B\n\n## Some part\n",
    ]).site()
    #expect(Set(site.diagnostics.map(\.rule.id)) == ["link-leaves-site", "unknown-link-scheme"])
    #expect(site.diagnostics.allSatisfy { $0.severity == .note })
    let page = site.tree.text(at: "index.html")
    #expect(page.contains(##"href="#a-tea""##) && page.contains("#some-part\""))
    #expect(!page.contains("x-tag:"))
  }

  @Test func rawHTMLIsOneFindingADocument() async throws {
    let site = try await SampleProject(["index.md": "<x-a>a</x-a>\n\nb <x-b>c</x-b>\n\n<x-c>\n"])
      .site()
    #expect(
      site.diagnostics.map(\.message) == [
        "Cardproof leaves out HTML that a page cannot show, here and in 2 more places"
      ])
  }
}

extension Diagnostics.SourceLocation? {
  fileprivate var isReadMe: Bool { self?.file == "README.md" }
}
