import Foundation
import TestSupport
import Testing

@testable import OutputFolder

struct OutputWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func tree(_ files: [String: String]) -> OutputTree {
    var tree = OutputTree()
    for (path, text) in files { tree.add(text, at: path) }
    return tree
  }

  @discardableResult private func write(
    _ files: [String: String]
  ) throws(OutputWriter.Failure) -> OutputWriter.Summary {
    try OutputWriter(path: folder.path("site")).write(tree(files))
  }

  @Test func writesFilesMarkerAndManifest() throws {
    let summary = try write(["index.html": "one", "a/b/c.html": "two", ".nojekyll": ""])
    #expect(summary == OutputWriter.Summary(written: 4, unchanged: 0, removed: 0))
    #expect(folder.text(at: "site/a/b/c.html") == "two")
    #expect(folder.text(at: "site/.nojekyll")?.isEmpty == true)
    #expect(folder.text(at: "site/.cardproof")?.contains("cardproof") == true)
    let manifest = try #require(folder.text(at: "site/manifest.json"))
    let entries = try JSONDecoder().decode([String].self, from: Data(manifest.utf8))
    #expect(entries == [".nojekyll", "a/b/c.html", "index.html"])
    #expect(!folder.exists("site/.cardproof-staging"))
  }

  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files")])
  func saysHowManyFilesItWrote(written: Int, words: String) {
    let summary = OutputWriter.Summary(written: written, unchanged: 1, removed: 3)
    #expect(summary.words == "\(words) written, 1 unchanged, 3 removed")
  }

  @Test func unchangedFilesAreNotTouched() throws {
    try write(["a.html": "one", "b.html": "two"])
    try folder.age("site/a.html")
    try folder.age("site/b.html")
    let old = try folder.modificationDate(of: "site/a.html")
    let summary = try write(["a.html": "one", "b.html": "new"])
    #expect(summary == OutputWriter.Summary(written: 1, unchanged: 2, removed: 0))
    #expect(try folder.modificationDate(of: "site/a.html") == old)
    #expect(try folder.modificationDate(of: "site/b.html") != old)
    #expect(folder.text(at: "site/b.html") == "new")
  }

  @Test func secondWriteOfTheSameSiteWritesNothing() throws {
    try write(["a.html": "one"])
    #expect(try write(["a.html": "one"]).written == 0)
  }

  @Test func removesWhatItWroteBeforeAndEmptyFoldersWithIt() throws {
    try write(["a.html": "one", "old/deep/b.html": "two", "old/c.html": "three"])
    #expect(try write(["a.html": "one"]).removed == 2)
    #expect(!folder.exists("site/old"))
    #expect(folder.exists("site/a.html"))
  }

  @Test func leavesTheUsersOwnFilesAlone() throws {
    try write(["old/b.html": "two"])
    try folder.write("mine", at: "site/CNAME")
    try folder.write("mine", at: "site/old/notes.txt")
    try write(["a.html": "one"])
    #expect(folder.text(at: "site/CNAME") == "mine")
    #expect(folder.text(at: "site/old/notes.txt") == "mine")
    #expect(!folder.exists("site/old/b.html"))
  }

  @Test func refusesAFolderThatIsNotItsOwn() throws {
    try folder.write("precious", at: "site/thesis.txt")
    #expect(throws: OutputWriter.Failure.self) { try write(["a.html": "one"]) }
    #expect(try folder.tree(below: "site").keys.sorted() == ["thesis.txt"])
  }

  @Test func refusesAFile() throws {
    try folder.write("precious", at: "site")
    #expect(throws: OutputWriter.Failure.self) { try write(["a.html": "one"]) }
    #expect(folder.text(at: "site") == "precious")
  }

  @Test func takesAnEmptyFolderAndMakesMissingOnes() throws {
    try folder.makeFolder("site")
    try write(["a.html": "one"])
    _ = try OutputWriter(path: folder.path("x/y/z")).write(tree(["a.html": "one"]))
    #expect(folder.text(at: "x/y/z/a.html") == "one")
  }

  @Test(arguments: ["a", "../elsewhere"]) func refusesALinkInPlaceOfAFolder(target: String) throws {
    try write(["index.html": "one", "a/x.html": "old"])
    try folder.makeFolder("elsewhere")
    try folder.link("site/docs", to: target)
    #expect(throws: OutputWriter.Failure.self) {
      try write(["index.html": "two", "docs/b.html": "x"])
    }
    #expect(folder.text(at: "site/index.html") == "one")
    #expect(!folder.exists("elsewhere/b.html"))
  }

  @Test func aLinkInPlaceOfAFileIsReplacedAndItsTargetKept() throws {
    try write(["a.html": "one"])
    try folder.write("precious", at: "outside.txt")
    try FileManager.default.removeItem(atPath: folder.path("site/a.html"))
    try folder.link("site/a.html", to: "../outside.txt")
    try write(["a.html": "two"])
    #expect(folder.text(at: "outside.txt") == "precious")
    #expect(folder.text(at: "site/a.html") == "two")
  }

  @Test func aStaleLinkIsRemovedAndItsTargetKept() throws {
    try write(["a.html": "one", "b.html": "two"])
    try folder.write("precious", at: "outside.txt")
    try FileManager.default.removeItem(atPath: folder.path("site/a.html"))
    try folder.link("site/a.html", to: "../outside.txt")
    try write(["b.html": "two"])
    #expect(folder.text(at: "outside.txt") == "precious")
  }

  @Test func writesThroughALinkToTheOutputFolderItself() throws {
    try folder.makeFolder("real")
    try folder.link("site", to: "real")
    try write(["a.html": "one"])
    #expect(folder.text(at: "real/a.html") == "one")
  }

  /// Root may write everywhere, so the refusal cannot be seen there.
  @Test func aFolderThatMayNotBeWrittenFailsAndStaysAsItWas() throws {
    try write(["a.html": "one"])
    guard getuid() != 0 else {
      print("NOT TESTED: a read-only output folder, because the tests run as root")
      return
    }
    let before = try folder.tree(below: "site")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: folder.path("site"))
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path("site"))
    }
    #expect(throws: OutputWriter.Failure.self) { try write(["b.html": "two"]) }
    #expect(try folder.tree(below: "site") == before)
  }

  @Test func leftoversOfABuildThatWasKilledGoAway() throws {
    try write(["a.html": "one"])
    try folder.write("half", at: "site/.cardproof-staging/b.html")
    try write(["a.html": "two"])
    #expect(!folder.exists("site/.cardproof-staging"))
  }

  @Test func fileAndFolderMayChangePlaces() throws {
    try write(["a/b.html": "one"])
    try write(["a": "file"])
    #expect(folder.text(at: "site/a") == "file")
    try write(["a/b.html": "one"])
    #expect(folder.text(at: "site/a/b.html") == "one")
  }
}
