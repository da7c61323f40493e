import Diagnostics
import PageMarkup
import Testing

struct LinkPolicyTests {
  @Test(arguments: [
    "https://example.org/a?b=c&d", "HTTP://example.org", "mailto:a@b.c", "a.md", "../a.md#b", "#b",
    "./12:30.md", "a/b:c", "?a:b", "12:30", "",
  ])
  func letsSafeDestinationsThrough(destination: String) throws {
    let result = try render("[a](<\(destination)>)")
    #expect(result.html.hasPrefix("<p><a href="))
    #expect(result.diagnostics == [])
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:a", "java&#9;script:a",
    "&#106;avascript:a", "javascript&colon;a", "&#1;javascript:a", "java&#173;script:a",
    "java&#8203;script:a", "data:text/html,a", "vbscript:a", "file:///etc/passwd",
    "blob:a", "//example.org", "\\\\\\\\example.org", "/&#9;/example.org",
  ])
  func refusesHarmfulDestinations(destination: String) throws {
    try expectRefusal(of: destination, by: .unsafeLink)
  }

  @Test(arguments: ["ftp://a.b", "intent:Order", "x-apple.systempreferences:a", "x-source-tag://A"])
  func leavesOutLinksOfOtherTools(destination: String) throws {
    try expectRefusal(of: destination, by: .unknownLinkScheme)
  }

  private func expectRefusal(of destination: String, by rule: Rule) throws {
    for mark in ["", "!"] {
      let result = try render("é \(mark)[a *b*](<\(destination)>) c")
      #expect(result.html == (mark == "" ? "<p>é a <em>b</em> c</p>\n" : "<p>é a b c</p>\n"))
      #expect(result.diagnostics.map(\.rule) == [rule])
      #expect(result.diagnostics.first?.location?.description == "a.md:1:3")
      #expect(result.diagnostics.first?.fix != nil)
    }
  }

  @Test func handsIntentLinksOver() throws {
    var asked: [String] = []
    let result = try render("[a](intent:OrderSoupIntent)") { destination, place, isImage in
      asked.append("\(destination) \(place) \(isImage)")
      return .link("intents/OrderSoup/index.html")
    }
    #expect(asked == ["intent:OrderSoupIntent a.md:1:1 false"])
    #expect(result.html == "<p><a href=\"intents/OrderSoup/index.html\">a</a></p>\n")
  }

  @Test func refusesWhatTheCallerRefuses() throws {
    let finding = Diagnostic(.unsafeLink, "There is no a.md", at: nil)
    let result = try render("[a](a.md)") { _, _, _ in .refused(finding) }
    #expect(result.html == "<p>a</p>\n")
    #expect(result.diagnostics == [finding])
  }

  @Test func refusesUnsafeLinksOfTheCallerToo() throws {
    let result = try render("[a](b)") { _, _, _ in .link("javascript:a") }
    #expect(result.html == "<p>a</p>\n")
    #expect(result.diagnostics.map(\.rule) == [.unsafeLink])
  }

  private func render(
    _ source: String,
    resolve: @escaping (String, Diagnostics.SourceLocation, Bool) -> LinkResolution = {
      link, _, _ in
      .link(link)
    }
  ) throws -> (html: String, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let document = try MarkdownDocument(file: "a.md", source: source, diagnostics: &diagnostics)
    let html = try MarkdownRenderer(resolve: resolve).render(document, diagnostics: &diagnostics)
      .html
    return (html, diagnostics)
  }
}
