import Testing

@testable import SitePages

struct SitePathsTests {
  static let hostileNames = [
    "../x", "a/b", ".", "..", "", "...", ".hidden", "/etc/passwd", "a\\b", "a\0b", "CON", "😀",
    "a b",
    "a?b", "a#b", "a%2e", "\u{202E}abc", "con.", "-", "~", "a:b", "a\"b", "<b>", "a\nb",
    "../../../x", "é", "e\u{301}", "日本語", "\u{FEFF}",
  ]

  /// Every part of an address is harmless in a file system and in a link.
  @Test(arguments: hostileNames) func namesCannotLeaveTheirFolder(name: String) {
    let path = SitePaths.intent(namedIntent(name))
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    #expect(parts.count == 3 && parts.first == "intents" && parts.last == "index.html")
    let part = parts[1]
    #expect(!part.isEmpty && !part.hasPrefix("."))
    #expect(part.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) })
  }

  @Test func differentNamesNeverShareAnAddress() {
    let names = Self.hostileNames.filter { $0 != "é" } + ["a-b", "a--b", "a_b", "-x", "x"]
    let paths = names.map { SitePaths.intent(namedIntent($0)) }
    #expect(Set(paths).count == Set(names).count)
  }

  @Test(arguments: [("a b", "a+b"), ("a/b", "a-b"), ("../x", "..-x"), ("😀", "😁"), ("", "-")])
  func namesThatDifferOnlyInReplacedCharactersDoNotMeet(left: String, right: String) {
    #expect(SitePaths.intent(namedIntent(left)) != SitePaths.intent(namedIntent(right)))
  }

  @Test func plainNamesStayAsTheyAre() {
    #expect(SitePaths.intent(namedIntent("OrderSoup")) == "intents/OrderSoup/index.html")
    #expect(SitePaths.document("guide/First steps.md").hasPrefix("docs/guide/First-steps-"))
    #expect(SitePaths.document("guide/a.md") == "docs/guide/a.html")
    #expect(SitePaths.document("index.md") == "index.html")
    #expect(SitePaths.image("a/b@2x.png").hasPrefix("images/a/b-2x-"))
    #expect(SitePaths.image("a/b@2x.png").hasSuffix(".png"))
  }

  @Test(arguments: [("index.html", ""), ("a/index.html", "../"), ("a/b/c.html", "../../")])
  func rootLeadsBack(path: String, root: String) {
    #expect(SitePaths.root(from: path) == root)
  }
}
