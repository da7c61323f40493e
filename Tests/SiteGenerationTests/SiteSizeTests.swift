@testable import OutputFolder
import SiteGeneration
import Testing

/// How much a site takes that shows hardly anything: all that every site has.
struct SiteSizeTests {
  @Test func aSiteOfOnePageIsSmall() async throws {
    let tree = try await SampleSite(files: [("a.md", "# Hello\n")]).site.tree
    let sizes = tree.paths.map { ($0, tree.text(at: $0).utf8.count) }
    #expect(sizes.map(\.1).reduce(0, +) < 85_000, "\(sizes)")
    #expect(sizes.contains { $0.0 == "docs/a.html" && $0.1 > 500 })
  }
}
