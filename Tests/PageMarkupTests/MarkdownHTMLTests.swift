import Diagnostics
import PageMarkup
import TestSupport
import Testing

/// What raw HTML of a README becomes.
struct MarkdownHTMLTests {
  private func render(_ source: String) throws -> (html: String, markdown: String, rules: [String])
  {
    var diagnostics: [Diagnostic] = []
    let document = try MarkdownDocument(file: "a.md", source: source, diagnostics: &diagnostics)
    let linked = MarkdownRenderer().render(document, diagnostics: &diagnostics)
    return (try linked.html, try linked.markdown, diagnostics.map(\.rule.id))
  }

  @Test(arguments: [
    ("a<br>b", "<p>a<br />\nb</p>\n"),
    ("<b>a <i>b</i></b>", "<p><strong>a <em>b</em></strong></p>\n"),
    ("Press <kbd>⌘</kbd>", "<p>Press <kbd>⌘</kbd></p>\n"),
    ("H<sub>2</sub>O<SUP>+</SUP>", "<p>H<sub>2</sub>O<sup>+</sup></p>\n"),
    ("<code>a &lt; b</code>", "<p><code>a &lt; b</code></p>\n"),
    ("<a href=\"b.md\">c</a>", "<p><a href=\"b.md\">c</a></p>\n"),
    ("<a href='b'>[c](d)</a>", "<p><a href=\"d\">c</a></p>\n"),
    ("[<a href='b'>c</a>](d)", "<p><a href=\"d\">c</a></p>\n"),
    ("<a name='x'></a>c", "<p>c</p>\n"),
    (
      "<p align=\"center\">\n  <img src=\"a.png\" width=\"120\" alt=\"A &amp; b\">\n</p>",
      "<p><img src=\"a.png\" alt=\"A &amp; b\" width=\"120\" /></p>\n"
    ),
    ("<div>\n\n*a*\n\n</div>", "<p><em>a</em></p>\n"),
    (
      "<details>\n<summary>More</summary>\n\n- a\n\n</details>\n\nb",
      "<details>\n<summary>More</summary>\n<ul>\n<li>a</li>\n</ul>\n</details>\n<p>b</p>\n"
    ),
    ("<ul><li>a<li>b</ul>", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("<pre>a\n  b</pre>", "<pre><code>a\n  b</code></pre>\n"),
    ("<!-- c -->\n<hr/>", "<hr />\n"),
  ])
  func elementsOnTheListAreTakenOver(source: String, html: String) throws {
    let result = try render(source)
    #expect(result.html.replacing("<details>\n\n", with: "<details>\n") == html)
    #expect(result.rules == [])
  }

  @Test func aHeadingOfHTMLIsAHeading() throws {
    var diagnostics: [Diagnostic] = []
    let document = try MarkdownDocument(
      file: "a.md",
      source: "<h1 align=\"center\">\n  <img src=\"a.png\"> Tea House\n</h1>\n\n## Two",
      diagnostics: &diagnostics)
    #expect(document.title == "Tea House")
    #expect(document.headings.map(\.anchor) == ["tea-house", "two"])
  }

  @Test func aTableKeepsItsAlignmentAndNeedsNoHeader() throws {
    let head = try render(
      "<table><thead><tr><th>A<th align=right>B</tr></thead><tr><td>1</td><td align='center'>2</td></tr></table>"
    )
    #expect(head.html.contains("<th scope=\"col\" class=\"align-trailing\">B</th>"))
    #expect(head.html.contains("<tbody>\n<tr>\n<td>1</td>\n<td class=\"align-center\">2</td>"))
    let plain = try render("<table>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</table>")
    #expect(!plain.html.contains("<thead>") && plain.html.contains("<td>1</td>"))
    #expect(plain.markdown == "|  |  |\n| --- | --- |\n| 1 | 2 |\n")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<a href=\"javascript:alert(1)\">a</a>",
    "<img src=x onerror=alert(1)>", "<img src=\"data:text/html,a\">", "<iframe src=b></iframe>",
    "<b onclick=\"alert(1)\">a</b>", "<a href=\"&#106;avascript:alert(1)\">a</a>",
    "<a href='b' title='\"><script>'>a</a>", "<style>*{}</style>", "<svg onload=alert(1)>",
    "<details ontoggle=alert(1) open><summary>a</summary></details>",
    "<img src='a\"onerror=\"alert(1)'>",
  ])
  func nothingHarmfulComesThrough(source: String) throws {
    for source in [source, "a \(source) b", "<div>\(source)"] {
      let html = try render(source).html
      for mark in ["<script", "javascript:", "<iframe", "<style", "<svg", "data:"] {
        #expect(!html.contains(mark), "\(html)")
      }
      // Attributes are made here, and never copied.
      #expect(html.matches(of: /<[^>]* on[a-z]+=[^>]*>/).isEmpty, "\(html)")
    }
  }

  @Test(
    .onlyInFullLane,
    arguments: [
      "<b>", "<div>", "</b>", "<a href='", "<table><tr><td>", "<pre>", "<details>\n\n",
    ])
  func anyNumberOfTagsEnds(piece: String) throws {
    _ = try? render(String(repeating: piece, count: 20_000))
    _ = try? render("<p>" + String(repeating: piece, count: 20_000))
  }

  @Test func whatIsLeftOutIsOneNote() throws {
    let result = try render("<marquee>a</marquee>\n\n<blink>b</blink> <video src=c></video>")
    #expect(result.rules == ["raw-html"])
    #expect(result.html == "<p>a</p>\n<p>b </p>\n")
  }
}
