import Testing

@testable import SitePages

/// Faults of addresses that were found by these tests.
struct SitePathsFaultTests {
  /// A file keeps its ending when its name has to change, so that browsers know its type.
  @Test func imagesKeepTheirEnding() {
    #expect(SitePaths.image("my picture.svg").hasSuffix(".svg"))
  }

  /// 255 bytes is what usual file systems take.
  @Test func longNamesFitIntoAFileSystem() {
    let path = SitePaths.intent(namedIntent(String(repeating: "長い名前", count: 40)))
    #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 255 })
  }
}
