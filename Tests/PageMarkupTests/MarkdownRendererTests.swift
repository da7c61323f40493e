import Diagnostics
import PageMarkup
import Testing

struct MarkdownRendererTests {
  @Test func givesHeadingsAnchors() throws {
    #expect(
      try render("# A & B\n\n## C\n").html
        == "<h1 id=\"a--b\">A &amp; B</h1>\n<h2 id=\"c\">C</h2>\n")
  }

  @Test func namesLanguageOfCode() throws {
    #expect(
      try render("```swift title=\"a\"\nlet a = \"<b>\"\n```\n").html
        == "<pre><code class=\"language-swift\"><span class=\"code-keyword\">let</span> a = "
        + "<span class=\"code-string\">&quot;&lt;b&gt;&quot;</span>\n</code></pre>\n")
  }

  @Test func drawsCards() throws {
    var fences: [MarkdownFence] = []
    let renderer = MarkdownRenderer(drawCard: { fence in
      fences.append(fence)
      return .markup(Markup(trusted: Array("<svg/>".utf8)))
    })
    #expect(
      try render("a\n\n```card\nintent: Order\n```\n", renderer).html == "<p>a</p>\n<svg/>\n")
    #expect(fences.map(\.text) == ["intent: Order\n"])
    #expect(fences.map(\.location) == [SourceLocation(file: "a.md", line: 3, column: 1)])
  }

  @Test func showsCardsNobodyDrawsAsCode() throws {
    #expect(
      try render("```card\na: b\n```\n").html
        == "<pre><code class=\"language-card\">a: b\n</code></pre>\n")
  }

  @Test func leavesUnsafeHTMLOutWithOneNote() throws {
    let result = try render("a <x-y>c</x-y>\n\n<script>\nx\n</script>\n\nd\n")
    #expect(result.html == "<p>a c</p>\n<p>d</p>\n")
    #expect(result.findings == ["a.md:1:3: raw-html"])
  }

  @Test func reportsRawHTMLInDescriptionsOfImages() throws {
    let result = try render("![a <x-y>](c.png)")
    #expect(result.html == "<p><img src=\"c.png\" alt=\"a \" /></p>\n")
    #expect(result.findings == ["a.md:1:5: raw-html"])
  }

  @Test(arguments: ["<!-- a -->", "<!-- a\n\nb -->\n<!-- c -->", "<!--a--> <!--b-->"])
  func leavesCommentsOutSilently(source: String) throws {
    let result = try render(source)
    #expect(result.html == "")
    #expect(result.findings == [])
  }

  @Test(arguments: ["<!-- a --> <x-y>", "<!-- never closed\n\n# A"])
  func reportsMoreThanComments(source: String) throws {
    #expect(try render(source).findings == ["a.md:1:1: raw-html"])
  }

  @Test func hasNoWayForTextToBecomeMarkup() throws {
    let source = "&lt;b&gt; \\<b> `<b>`\n\n[a](b \"\\\"onclick='x'\") ![\"<](</\"'<x>)"
    let html = try render(source).html
    #expect(
      html.contains("<p>&lt;b&gt; &lt;b&gt; <code>&lt;b&gt;</code></p>"))
    #expect(html.contains("title=\"&quot;onclick=&#39;x&#39;\""))
    #expect(!html.contains("<x>"))
  }

  @Test func replacesNulBytes() throws {
    #expect(try render("a\u{0}b `\u{0}`").html == "<p>a\u{FFFD}b <code>\u{FFFD}</code></p>\n")
  }

  private func render(
    _ source: String, _ renderer: MarkdownRenderer = MarkdownRenderer()
  ) throws -> (html: String, findings: [String]) {
    var diagnostics: [Diagnostic] = []
    let document = try MarkdownDocument(file: "a.md", source: source, diagnostics: &diagnostics)
    let html = try renderer.render(document, diagnostics: &diagnostics).html
    return (html, diagnostics.map { "\($0.location?.description ?? ""): \($0.rule.id)" })
  }
}
