import Foundation
import SiteGeneration
import TestSupport
import Testing

/// What a hostile or broken output folder cannot make the writer do.
struct OutputWriterHostileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(
    _ files: [String: String]
  ) throws(OutputWriter.Failure) {
    var tree = OutputTree()
    for (path, text) in files { tree.add(text, at: path) }
    _ = try OutputWriter(path: folder.path("site")).write(tree)
  }

  @Test(arguments: [
    "../outside.txt", "a/../../outside.txt", "/outside.txt", "./../outside.txt", "..", "../",
    "a/../../../outside.txt", "../site/../outside.txt",
  ])
  func manifestCannotRemoveWhatIsOutside(path: String) throws {
    try write(["a.html": "one"])
    try folder.write("precious", at: "outside.txt")
    try folder.write("{\"a.html\": \"0\", \"\(path)\": \"0\"}", at: "site/manifest.json")
    try write(["a.html": "two"])
    #expect(folder.text(at: "outside.txt") == "precious")
    #expect(folder.text(at: "site/a.html") == "two")
  }

  @Test func manifestCannotRemoveByItsAbsolutePath() throws {
    try write(["a.html": "one"])
    try folder.write("precious", at: "outside.txt")
    try folder.write(
      "{\"a.html\": \"0\", \"\(folder.path("outside.txt"))\": \"0\"}", at: "site/manifest.json")
    try write(["a.html": "two"])
    #expect(folder.text(at: "outside.txt") == "precious")
  }

  @Test(arguments: ["", "[]", "{", "{\"a\": 1}", "null", "{\"a.html\": \"0\""])
  func manifestThatCannotBeReadRemovesNothing(manifest: String) throws {
    try write(["a.html": "one", "b.html": "two"])
    try folder.write(manifest, at: "site/manifest.json")
    try write(["a.html": "one"])
    #expect(folder.text(at: "site/b.html") == "two")
  }

  @Test func manifestCannotRemoveThroughALink() throws {
    try write(["a.html": "one"])
    try folder.write("precious", at: "elsewhere/x.txt")
    try folder.link("site/link", to: "../elsewhere")
    try folder.write("{\"a.html\": \"0\", \"link/x.txt\": \"0\"}", at: "site/manifest.json")
    try write(["a.html": "two"])
    #expect(folder.text(at: "elsewhere/x.txt") == "precious")
  }
}
