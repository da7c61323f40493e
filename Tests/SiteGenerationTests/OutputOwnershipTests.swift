import Foundation
import OutputFolder
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Whose files an output folder holds, and who writes into it.
struct OutputOwnershipTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult private func write(
    _ files: [String: String], of content: OutputContent = .site, reading: [String] = [],
    patience: Double = 10
  ) throws(OutputWriter.Failure) -> OutputWriter.Summary {
    var tree = OutputTree()
    for (path, text) in files { tree.add(text, at: path) }
    return try OutputWriter(
      path: folder.path("site"), of: content, reading: reading.map(folder.path),
      patience: patience
    ).write(tree)
  }

  private func message(_ work: () throws(OutputWriter.Failure) -> Void) -> String {
    do throws(OutputWriter.Failure) {
      try work()
      return ""
    } catch { return error.message }
  }

  /// Nothing has to be written through it, and yet the site would be half elsewhere.
  @Test func aLinkToACopyOfAFolderIsRefused() throws {
    let files = ["a.html": "one", "docs/deep/b.html": "two", "docs/c.html": "three"]
    try write(files)
    let manager = FileManager.default
    try manager.moveItem(atPath: folder.path("site/docs"), toPath: folder.path("elsewhere"))
    try folder.link("site/docs", to: "../elsewhere")
    let text = message { () throws(OutputWriter.Failure) in try write(files) }
    #expect(text == "A file or link is in the way of the site's folder 'docs'")
    #expect(folder.text(at: "elsewhere/c.html") == "three")
  }

  @Test func aFileOfSomebodyElseIsNeverReplaced() throws {
    try write(["a.html": "one"])
    try folder.write("mine", at: "site/docs/b.html")
    let before = try folder.tree(below: "site")
    let text = message { () throws(OutputWriter.Failure) in
      try write(["a.html": "two", "docs/b.html": "x"])
    }
    #expect(text == "A file that cardproof did not write is in the way of 'docs/b.html'")
    #expect(try folder.tree(below: "site") == before)
  }

  @Test func aFileThatIsTheSameAnywayIsTaken() throws {
    try write(["a.html": "one"])
    try folder.write("same", at: "site/b.html")
    #expect(try write(["a.html": "one", "b.html": "same"]).written == 1)
  }

  @Test(arguments: OutputContent.allCases) func oneKindNeverReplacesAnother(
    content: OutputContent
  ) throws {
    try write(["a.html": "one"], of: content)
    let before = try folder.tree(below: "site")
    for other in OutputContent.allCases where other != content {
      let text = message { () throws(OutputWriter.Failure) in
        try write(["b.html": "two"], of: other)
      }
      #expect(text.hasSuffix("folder contains a \(content.rawValue), not a \(other.rawValue)"))
    }
    #expect(try folder.tree(below: "site") == before)
  }

  @Test(arguments: [
    ("site", "is also the input"), ("site/project", "contains the input: '"),
    ("site/../site/deep/project", "contains the input: '"), ("link", "contains the input: '"),
  ]) func whatIsReadNeverStandsInTheOutput(source: String, words: String) throws {
    try write(["a.html": "one"])
    try folder.makeFolder("site/project")
    try folder.makeFolder("site/deep/project")
    try folder.link("link", to: "site/project")
    let text = message { () throws(OutputWriter.Failure) in
      try write(["a.html": "two"], reading: ["elsewhere", source])
    }
    #expect(text.hasPrefix("The output folder \(words)"))
    #expect(folder.text(at: "site/a.html") == "one")
    try write(["a.html": "two"], reading: ["site-2", "."])
  }

  /// The states in which a build can be killed: before its first move, and between two moves.
  @Test func aFolderWithNothingButWhatWasStagedIsTaken() throws {
    try folder.write("half", at: "site/.cardproof-staging/b.html")
    try write(["a.html": "one"])
    #expect(
      try folder.tree(below: "site").keys.sorted() == [".cardproof", "a.html", "manifest.json"])
  }

  @Test func theBuildAfterAKilledOneKnowsTheFilesOfBoth() throws {
    try write(["a.html": "one", "old.html": "one"])
    try folder.write(
      "{\"a.html\": \"\", \"b.html\": \"\", \"c.html\": \"\", \"old.html\": \"\"}",
      at: "site/manifest.json")
    try folder.write("two", at: "site/b.html")
    try folder.write("two", at: "site/.cardproof-staging/c.html")
    try write(["a.html": "three", "b.html": "three"])
    #expect(
      try folder.tree(below: "site").keys.sorted() == [
        ".cardproof", "a.html", "b.html", "manifest.json",
      ])
  }

  @Test func aFolderThatAnotherBuildWritesIsRefusedAfterAWhile() throws {
    try write(["a.html": "one"])
    let other = try #require(FileHandle(forReadingAtPath: folder.path("site")))
    #expect(flock(other.fileDescriptor, LOCK_EX) == 0)
    let text = message { () throws(OutputWriter.Failure) in
      try write(["a.html": "two"], patience: 0.1)
    }
    #expect(text == "Another cardproof is writing into the output folder")
    #expect(folder.text(at: "site/a.html") == "one")
    try other.close()
    try write(["a.html": "two"])
    #expect(folder.text(at: "site/a.html") == "two")
  }
}
