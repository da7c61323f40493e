@testable import OutputFolder
import Diagnostics
import ProjectReading
import ProjectTestSupport
import SitePages
import SiteGeneration
import Testing

/// What stands around the content of every page.
struct PageFrameTests {
  private func page(_ path: String, settings: String = "") async throws -> String {
    try await site(settings: settings).tree.text(at: path)
  }

  private func site(settings: String = "") async throws -> Site {
    var diagnostics: [Diagnostic] = []
    let read = SiteSettings(
      SourceFile(path: "site.yml", bytes: Array("title: Teas\n\(settings)".utf8)),
      reporting: &diagnostics)
    var listing = SourceListing()
    listing.files = [
      SourceFile(path: "a.md", bytes: Array("# Green\n\n## Leaves\n\n## Water\n".utf8)),
      SourceFile(path: "b.md", bytes: Array("# Black\n".utf8)),
      SourceFile(
        path: "tea.interaction.yml",
        bytes: Array("interaction: Tea\nintent: INSendMessageIntent\nstages: [handle]\n".utf8)),
    ]
    let project = ProjectReader.read(listing, settings: read, diagnostics: diagnostics)
    return try await SiteGenerator(
      project, templates: try SiteTemplates(overrides: []), jobs: 1
    ).site()
  }

  @Test func aPageLeadsToThoseAboveIt() async throws {
    let html = try await page("intents/INSendMessageIntent/tea/index.html")
    let crumbs = try #require(html.firstMatch(of: /Breadcrumbs">(?<list>[\s\S]*?)<\/nav>/))
    let links = crumbs.output.list.matches(of: /href="(?<path>[^"]*)"/).map { $0.output.path }
    #expect(
      links == [
        "../../../index.html", "../../../intents/index.html",
        "../../../intents/INSendMessageIntent/index.html",
      ])
  }

  @Test func aPageLeadsToItsNeighbours() async throws {
    let html = try await page("docs/a.html")
    let before = "../intents/INSendMessageIntent/tea/index.html"
    #expect(html.contains("class=\"previous\" href=\"\(before)\""))
    #expect(html.contains("class=\"next\" href=\"../docs/b.html\""))
  }

  @Test func aPageListsItsHeadings() async throws {
    let html = try await page("docs/a.html")
    #expect(html.contains("<a href=\"#leaves\">Leaves</a>"))
    #expect(html.contains("<a href=\"#water\">Water</a>"))
    let other = try await page("docs/b.html")
    #expect(!other.contains("On this page"))
  }

  /// Else a link would lead to another place than the heading.
  @Test func noHeadingHasTheNameOfAPartOfThePage() async throws {
    let names = ["Content", "On this page", "Site menu", "Site.menu", "Search results"]
    let text = "# Names\n" + names.map { "## \($0)\n" }.joined()
    let site = try await SampleProject(["names.md": text]).site()
    let ids = site.tree.text(at: "docs/names.html").matches(of: #/ id="(?<id>[^"]*)"/#)
      .map { String($0.output.id) }
    #expect(ids.count > names.count + 3)
    #expect(Set(ids).count == ids.count)
  }

  /// Where there is no room beside the text, the list stands between the title and the text.
  @Test(arguments: ["docs/a.html", "intents/INSendMessageIntent/index.html"])
  func theTitleComesBeforeTheListOfHeadings(path: String) async throws {
    let html = try await page(path)
    let title = try #require(html.firstRange(of: "<h1"))
    let list = try #require(html.firstRange(of: "On this page"))
    let text = try #require(html.firstRange(of: "<h2"))
    #expect(title.lowerBound < list.lowerBound && list.lowerBound < text.lowerBound)
    #expect(html.matches(of: /<h1/).count == 1)
  }

  /// Nothing may be loaded but what the site itself has; no style and no script stands in a page.
  @Test func everyPageHasAStrictPolicy() async throws {
    let site = try await site()
    let pages = site.tree.paths.filter { $0.hasSuffix(".html") }
    #expect(pages.count > 5)
    for path in pages {
      let html = site.tree.text(at: path)
      #expect(
        html.contains("http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "))
      #expect(!html.contains("'unsafe-"))
      #expect(html.firstMatch(of: /<style| style="|<script>| on[a-z]+="/) == nil, "\(path)")
    }
  }

  @Test func anAddressMakesASiteMap() async throws {
    let site = try await site(settings: "address: https://example.com/teas\n")
    let map = site.tree.text(at: "sitemap.xml")
    #expect(map.contains("<url><loc>https://example.com/teas/</loc></url>"))
    #expect(map.contains("<url><loc>https://example.com/teas/docs/a.html</loc></url>"))
    #expect(!map.contains("404"))
    #expect(
      site.tree.text(at: "docs/a.html").contains(
        "rel=\"canonical\" href=\"https://example.com/teas/docs/a.html\""))
  }

  /// A server shows it at any depth, so that its links must not depend on where it stands.
  @Test func thePageForWrongAddressesKnowsTheSitesPlace() async throws {
    let html = try await page("404.html", settings: "address: https://example.com/teas\n")
    #expect(html.contains("href=\"/teas/assets/style.css\""))
    #expect(try await page("404.html").contains("href=\"assets/style.css\""))
  }

  @Test(arguments: ["ftp://example.com", "example.com", "https://", "https://a.b/?c", "[]"])
  func whatIsNoAddressIsRefused(text: String) async throws {
    let site = try await site(settings: "address: \(text)\n")
    #expect(site.diagnostics.contains { $0.rule.id == "wrong-type" })
    #expect(!site.tree.paths.contains("sitemap.xml"))
  }
}
