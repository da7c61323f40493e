import Foundation
import SiteGeneration
import TestSupport
import Testing

/// Faults of the output writer that were found by these tests.
struct OutputWriterFaultTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(
    _ files: [String: String]
  ) throws(OutputWriter.Failure) {
    var tree = OutputTree()
    for (path, text) in files { tree.add(text, at: path) }
    _ = try OutputWriter(path: folder.path("site")).write(tree)
  }

  /// Only files of the manifest are ever removed: an entry that names a folder names no file.
  @Test(arguments: ["", ".", "./", "mine", "mine/", "./mine", "mine/."])
  func manifestCannotRemoveAFolder(path: String) throws {
    try write(["a.html": "one"])
    try folder.write("precious", at: "site/mine/notes.txt")
    try folder.write("{\"a.html\": \"0\", \"\(path)\": \"0\"}", at: "site/manifest.json")
    try? write(["a.html": "two"])
    #expect(folder.text(at: "site/mine/notes.txt") == "precious")
  }

  /// Nothing outside the output folder is written, wherever its marker leads.
  @Test func markerThatIsALinkLeadsNowhere() throws {
    try write(["a.html": "one"])
    try folder.write("precious", at: "outside.txt")
    try FileManager.default.removeItem(atPath: folder.path("site/.cardproof"))
    try folder.link("site/.cardproof", to: "../outside.txt")
    try? write(["a.html": "two"])
    #expect(folder.text(at: "outside.txt") == "precious")
  }

  /// A build that fails leaves the last good site as it was.
  @Test(arguments: ["c.html/mine.txt", "docs"])
  func aUsersFileInTheWayLeavesTheSiteAsItWas(path: String) throws {
    try write(["a.html": "one", "b.html": "one"])
    try folder.write("mine", at: "site/\(path)")
    let before = try folder.tree(below: "site")
    #expect(throws: OutputWriter.Failure.self) {
      try write(["b.html": "two", "c.html": "two", "docs/x.html": "two"])
    }
    #expect(try folder.tree(below: "site") == before)
  }

  @Test func anUnchangedMarkerIsNotTouched() throws {
    try write(["a.html": "one"])
    try folder.age("site/.cardproof")
    let old = try folder.modificationDate(of: "site/.cardproof")
    try write(["a.html": "one"])
    #expect(try folder.modificationDate(of: "site/.cardproof") == old)
  }

  /// Another spelling of the marker's path must not take the marker away.
  @Test(arguments: ["./.cardproof", ".//.cardproof"]) func manifestCannotRemoveTheMarker(
    path: String
  ) throws {
    try write(["a.html": "one"])
    try folder.write("{\"a.html\": \"0\", \"\(path)\": \"0\"}", at: "site/manifest.json")
    try write(["a.html": "two"])
    #expect(folder.exists("site/.cardproof"))
  }
}
