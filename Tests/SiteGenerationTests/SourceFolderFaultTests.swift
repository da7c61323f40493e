import SiteGeneration
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
}
