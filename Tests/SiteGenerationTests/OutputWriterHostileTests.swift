import Foundation
import OutputFolder
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

  /// The list of a site's files as it is written, and as others may write it.
  private func manifests(naming paths: String...) -> [String] {
    let entries = paths.sorted().map { "  \"\($0)\"" }
    return [
      "[\n\(entries.joined(separator: ",\n"))\n]\n",
      "{\(paths.map { "\"\($0)\": \"0\"" }.joined(separator: ", "))}",
    ]
  }

  @Test(arguments: [
    "../outside.txt", "a/../../outside.txt", "/outside.txt", "./../outside.txt", "..", "../",
    "a/../../../outside.txt", "../site/../outside.txt",
  ])
  func manifestCannotRemoveWhatIsOutside(path: String) throws {
    try folder.write("precious", at: "outside.txt")
    for manifest in manifests(naming: "a.html", path) {
      try write(["a.html": "one"])
      try folder.write(manifest, at: "site/manifest.json")
      try write(["a.html": "two"])
      #expect(folder.text(at: "outside.txt") == "precious")
      #expect(folder.text(at: "site/a.html") == "two")
    }
  }

  @Test func manifestCannotRemoveByItsAbsolutePath() throws {
    try folder.write("precious", at: "outside.txt")
    for manifest in manifests(naming: "a.html", folder.path("outside.txt")) {
      try write(["a.html": "one"])
      try folder.write(manifest, at: "site/manifest.json")
      try write(["a.html": "two"])
      #expect(folder.text(at: "outside.txt") == "precious")
    }
  }

  @Test(arguments: [
    "", "[]", "{", "{\"a\": 1}", "null", "{\"a.html\": \"0\"", "[\n\n]\n", "[\n  \"\n]\n",
    "[\n  \"a.html\",\n  \"b.html", "[\n  \"a.html\"\n  \"b.html\"\n]\n",
    "[\n  \"a.html\",\n\n  \"b.html\"\n]]\n", "[\n  \"a\"html\",\n  \"b.html\"\n]\n",
  ])
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
    for manifest in manifests(naming: "a.html", "link/x.txt") {
      try write(["a.html": "one"])
      try folder.write(manifest, at: "site/manifest.json")
      try write(["a.html": "two"])
      #expect(folder.text(at: "elsewhere/x.txt") == "precious")
    }
  }

  /// Only files of the manifest are ever removed: an entry that names a folder names no file.
  @Test(arguments: ["", ".", "./", "mine", "mine/", "./mine", "mine/."])
  func manifestCannotRemoveAFolder(path: String) throws {
    for manifest in manifests(naming: "a.html", path) {
      try write(["a.html": "one"])
      try folder.write("precious", at: "site/mine/notes.txt")
      try folder.write(manifest, at: "site/manifest.json")
      try write(["a.html": "two"])
      #expect(folder.text(at: "site/mine/notes.txt") == "precious")
      #expect(folder.text(at: "site/a.html") == "two")
    }
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
    for manifest in manifests(naming: "a.html", path) {
      try write(["a.html": "one"])
      try folder.write(manifest, at: "site/manifest.json")
      try write(["a.html": "two"])
      #expect(folder.exists("site/.cardproof"))
    }
  }
}
