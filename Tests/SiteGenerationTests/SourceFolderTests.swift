import Diagnostics
import Foundation
import ProjectReading
import OutputFolder
import SystemCalls
import TestSupport
import Testing

struct SourceFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The paths of the files, when nothing but the given rules is reported.
  private func paths(
    excluding excluded: (String) -> Bool = { _ in false }, reporting rules: [Rule] = []
  ) throws -> [String] {
    var diagnostics: [Diagnostic] = []
    let files = try SourceFolder(path: folder.path("src"))
      .files(excluding: excluded, reporting: &diagnostics).files
    #expect(diagnostics.map(\.rule) == rules)
    return files.map(\.path)
  }

  @Test func findsFilesOfItsKindsSorted() throws {
    for path in [
      "b.md", "a/z.md", "a/Info.plist", "x.intentdefinition", "c.controller.yml",
      "c.interaction.yml", "i.png", "i.svg", "i.jpg", "s.json", "code.swift", "site.yml", "LICENSE",
    ] { try folder.write("x", at: "src/\(path)") }
    #expect(
      try paths() == [
        "a/Info.plist", "a/z.md", "b.md", "c.controller.yml", "c.interaction.yml", "i.jpg", "i.png",
        "i.svg", "s.json", "x.intentdefinition",
      ])
  }

  @Test(arguments: [
    ".git", ".build", "build", "DerivedData", "Pods", "Carthage", "node_modules", "a/Pods",
    "SourcePackages", "vendor/bundle", "a/vendor/bundle",
  ])
  func skipsFoldersThatToolsFill(name: String) throws {
    try folder.write("x", at: "src/\(name)/b.md")
    try folder.write("x", at: "src/a.md")
    #expect(try paths() == ["a.md"])
  }

  @Test func skipsHiddenFiles() throws {
    try folder.write("x", at: "src/.a.md")
    #expect(try paths().isEmpty)
  }

  @Test func skipsEarlierOutputWhateverItIsCalled() throws {
    try folder.write("x", at: "src/a.md")
    var tree = OutputTree()
    tree.add("x", at: "images/a.png")
    _ = try OutputWriter(path: folder.path("src/public/site")).write(tree)
    #expect(try paths() == ["a.md"])
  }

  @Test func skipsWhatIsExcluded() throws {
    try folder.write("x", at: "src/a.md")
    try folder.write("x", at: "src/Old/b.md")
    #expect(try paths { $0 == "Old" } == ["a.md"])
    #expect(try paths { $0 == "Old/b.md" } == ["a.md"])
  }

  @Test(arguments: ["../outside.md", "../out", "/etc/hostname", "missing.md", "b.md"])
  func linksThatLeaveOrLeadNowhereAreNotFollowedAndToldOf(target: String) throws {
    try folder.write("secret", at: "outside.md")
    try folder.write("secret", at: "out/x.md")
    try folder.write("x", at: "src/a.md")
    try folder.link("src/b.md", to: target)
    #expect(try paths(reporting: [.skippedLink]) == ["a.md"])
  }

  @Test func linksToFoldersAreNotFollowedNorDoTheyLoop() throws {
    try folder.write("x", at: "src/a/b.md")
    try folder.link("src/c", to: "a")
    try folder.link("src/a/up", to: "..")
    #expect(try paths() == ["a/b.md"])
  }

  @Test func linksOfOtherKindsAreNoneOfOurBusiness() throws {
    try folder.write("x", at: "src/a.md")
    try folder.link("src/Current", to: "nowhere")
    try folder.link("src/lib.a", to: "/usr/lib/lib.a")
    #expect(try paths() == ["a.md"])
    try folder.link("src/site.yml", to: "../site.yml")
    #expect(try paths(reporting: [.skippedLink]) == ["a.md"])
  }

  @Test func linksToFilesInsideAreFollowed() throws {
    try folder.write("x", at: "src/a.md")
    try folder.link("src/b.md", to: "a.md")
    #expect(try paths() == ["a.md", "b.md"])
  }

  @Test func neighbourWithTheSameBeginningIsOutside() throws {
    try folder.write("secret", at: "src-private/x.md")
    try folder.makeFolder("src")
    try folder.link("src/x.md", to: "../src-private/x.md")
    #expect(try paths(reporting: [.skippedLink]).isEmpty)
  }

  @Test func saysWhetherTheFolderIsMissingOrAFile() throws {
    #expect(throws: SourceFolder.Failure.missing) { try paths() }
    try folder.write("x", at: "src")
    #expect(throws: SourceFolder.Failure.notAFolder) { try paths() }
  }

  @Test func readsOneFileByItsName() throws {
    try folder.write("title: A", at: "src/site.yml")
    let source = SourceFolder(path: folder.path("src"))
    #expect(source.file(named: "site.yml")?.bytes == Array("title: A".utf8))
    #expect(source.file(named: "other.yml") == nil)
  }

  @Test func pathsOfFurtherFoldersBeginWithTheirName() throws {
    try folder.write("x", at: "src/a.md")
    var diagnostics: [Diagnostic] = []
    let files = try SourceFolder(path: folder.path("src"), prefix: "docs/")
      .files(reporting: &diagnostics).files
    #expect(files.map(\.path) == ["docs/a.md"])
  }
}
