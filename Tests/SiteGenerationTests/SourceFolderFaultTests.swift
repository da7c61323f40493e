import Diagnostics
import Foundation
import ProjectReading
import TestSupport
import Testing

/// Faults of reading folders that were found by these tests.
struct SourceFolderFaultTests {
  /// The settings are a file like any other: a link must not bring them in from outside.
  @Test func settingsThatLinkOutsideAreNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("title: Secret", at: "outside.yml")
    try folder.makeFolder("src")
    try folder.link("src/site.yml", to: "../outside.yml")
    #expect(SourceFolder(path: folder.path("src")).file(named: "site.yml") == nil)
  }

  /// An app may ship data of any size; JSON is read only for pages that link to it.
  @Test func hugeJSONIsNoFinding() throws {
    let folder = try TemporaryFolder()
    for name in ["data.json", "page.md"] {
      try folder.write("", at: "src/\(name)")
      let file = try FileHandle(forWritingTo: folder.url.appending(path: "src/\(name)"))
      try file.truncate(atOffset: 65 << 20)
      try file.close()
    }
    var diagnostics: [Diagnostic] = []
    let listing = try SourceFolder(path: folder.path("src")).files(reporting: &diagnostics)
    #expect(listing.files.isEmpty && listing.otherPaths == ["data.json"])
    #expect(diagnostics.map(\.location?.file) == ["page.md"])
  }
}
