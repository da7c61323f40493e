@testable import PageMarkup
import Testing

/// Pages as Markdown.
struct MarkdownTwinTests {
  private func twin(_ main: String) -> String {
    let page = "<!doctype html><p>Menu</p><main id=\"content\">\(main)</main><p>Foot</p>"
    return MarkdownTwin(of: Markup(trusted: page)) {
      $0.replacing(Array(".html".utf8), with: Array(".md".utf8))
    }.text
  }

  @Test(arguments: PageElement.Kind.allCases)
  func elementsAreKnownByTheirNames(kind: PageElement.Kind) {
    var element = PageElement()
    for byte in String(describing: kind).utf8 { element.append(byte) }
    #expect(element.kind == kind)
  }

  @Test(arguments: [
    (
      "<h1>Tea</h1>\n<p>Hot <em>and</em>\n <strong>strong</strong>.</p>",
      "# Tea\n\nHot *and* **strong**.\n"
    ),
    ("<p><a href=\"a.html#b\">Green</a> &amp; <code>a_b</code></p>", "[Green](a.md#b) & `a\\_b`\n"),
    ("<ul><li>One</li><li>Two<ul><li>Deep</li></ul></li></ul>", "- One\n- Two\n  - Deep\n"),
    ("<ol><li><p>One</p></li><li>Two</li></ol>", "1. One\n2. Two\n"),
    ("<dl><div><dt>Cups</dt><dd>2</dd></div></dl>", "- Cups: 2\n"),
    (
      "<pre><code class=\"language-swift\">let a = 1\n  b &lt; c\n</code></pre>",
      "```\nlet a = 1\n  b < c\n```\n"
    ),
    ("<pre>a ``` b</pre>", "````\na ``` b\n````\n"),
    (
      "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td><p>x</p></td></tr></tbody></table>",
      "| A | B |\n| --- | --- |\n| 1\\|2 | x |\n"
    ),
    ("<p>2 * 3 &lt; [7]</p>", "2 \\* 3 \\< \\[7\\]\n"),
    ("<nav><p>Links</p></nav><div hidden><p>Later</p></div><p>Now</p>", "Now\n"),
    (
      "<p>Brew <var class=\"chip\">tea_name</var> with <var>milk</var></p>",
      "Brew ${tea\\_name} with ${milk}\n"
    ),
    ("<img src=\"a.svg\" alt=\"A cup\">", "![A cup](a.svg)\n"),
    (
      "<img src=\"a.svg\" alt=\"](x) &lt;script&gt; `a`\">",
      "![\\](x) \\<script> \\`a\\`](a.svg)\n"
    ),
    ("", "\n"),
  ])
  func isWhatThePageSays(main: String, markdown: String) {
    #expect(twin(main) == markdown)
  }

  @Test func aDrawingIsItsTitleAndItsTexts() {
    let svg = """
      <svg aria-label="Tea in Siri"><rect width="4"/><svg><path d="M0"/></svg><text x="1">Green</text>
      <g class="cp-overlay"><g><text>12×4</text></g></g><text>Hot</text></svg>
      """
    #expect(twin("<figure>\(svg)</figure>") == "Card: Tea in Siri · Green · Hot\n")
  }

  /// A replaced template may hold anything.
  @Test(arguments: [
    "<", "<p", "<p class", "<p class=", "<p class=\"a", "</ul></li>", "<table><td>", "<svg>",
    "a</a>",
  ])
  func whatIsNotWellFormedCostsNoMoreThanItself(main: String) {
    #expect(twin(main).hasSuffix("\n"))
    #expect(MarkdownTwin(of: Markup(trusted: main)) { $0 }.text.hasSuffix("\n"))
  }
}
