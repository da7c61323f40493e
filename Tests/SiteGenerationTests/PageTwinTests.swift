import PageMarkup
import Testing

@testable import SiteGeneration

/// Where the links of a page's twin lead.
struct PageTwinTests {
  @Test(arguments: [
    ("a.html", "a.md"), ("../b/c.html#d", "../b/c.md#d"), ("#d", "#d"), ("a.html#", "a.md#"),
    ("cards/a.svg", "cards/a.svg"), ("a.htm", "a.htm"), (".html", ".md"), ("html", "html"),
    ("https://example.org/a.html", "https://example.org/a.html"),
    ("mailto:a@b.html", "mailto:a@b.html"),
  ])
  func linksToPagesLeadToTheirTwinsAndOthersStay(address: String, link: String) {
    let page = Markup(trusted: "<main><p><a href=\"\(address)\">Tea</a></p></main>")
    #expect(String(decoding: PageTwins.bytes(of: page), as: UTF8.self) == "[Tea](\(link))\n")
  }
}
