import Diagnostics
import PageMarkup
import Testing

/// Documents and values as Markdown.
struct MarkdownExportTests {
  /// The export of a document whose links lead to pages.
  private func export(_ source: String) throws -> String {
    var diagnostics: [Diagnostic] = []
    let document = try MarkdownDocument(file: "a.md", source: source, diagnostics: &diagnostics)
    let renderer = MarkdownRenderer(resolve: { link, place, _ in
      link == "dead" ? .refused(Diagnostic(.unsafeLink, "Dead", at: place)) : .link(link)
    })
    return try renderer.render(document, diagnostics: &diagnostics).markdown
  }

  /// The export that a template makes of a value.
  private func export(_ template: String, of value: TemplateValue) throws -> String {
    var diagnostics: [Diagnostic] = []
    let templates = try [
      Template(name: "tea.md", source: template), Template(name: "leaf.md", source: "[{{name}}]"),
    ]
    let export = try TemplateRenderer(templates: TemplateLibrary(templates)).export(
      "tea", with: .object(["value": value]), diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    return String(decoding: export, as: UTF8.self)
  }

  @Test(arguments: [
    "# Tea\n\nHot *and* **strong**.\n", "- One\n- Two\n  - Deep\n", "1. One\n\n2. Two\n",
    "3. One\n4. Two\n", "- One\n\n* Two\n", "*a _b_*\n", "# a #\\#\n", "a\\![b](c)\n",
    "- One\n\n  > A quote\n  >\n  > of two\n", "> - [ ] One\n> - [x] Two\n",
    "> [!TIP]\n> Warm the pot.\n", "```swift\nlet a = 1\n  b < c\n```\n", "````\na\n``` b\n````\n",
    "- Code:\n\n  ```\n  a\n\n  b\n  ```\n", "One\\\ntwo\n", "One\n\n***\n\nTwo\n",
    "| A | B |\n| --- | :-: |\n| 1\\|2 | `x\\|y` |\n", "2 \\* 3 \\< \\[7\\] \\&amp; R&D\n",
    "\\# Tea\n\n1\\. Green\n\n\\- Black\n", "``a`b`` and `` `c ``\n",
    "![A cup](a.svg \"A \\\"cup\\\"\")\n", "[a](<b(c.svg>)\n",
  ])
  func aDocumentStaysAsItIsWritten(source: String) throws {
    #expect(try export(source) == source)
  }

  @Test(arguments: [
    (
      "[Green](tea.html#b) & [black](https://a.org/b.html)",
      "[Green](tea.md#b) & [black](https://a.org/b.html)"
    ),
    ("[Green *tea*](dead) ![A cup](dead)", "Green *tea* A cup"),
    ("One\ntwo", "One two"), ("Tea <b>hot</b><!-- x -->\n\n<p>a</p>\n\nb", "Tea **hot**\n\na\n\nb"),
    ("Tea\n===", "# Tea"), ("* One\n* Two", "- One\n- Two"), ("a  \nb", "a\\\nb"), ("", ""),
  ])
  func itsLinksLeadToExportsAndItHasNoHTML(source: String, markdown: String) throws {
    #expect(try export(source) == markdown + "\n")
  }

  @Test(arguments: [
    ("{{value}}", "# 2 * 3\n<b>", "\\# 2 \\* 3 \\<b>"), ("{{{value}}}", "a`b", "``a`b``"),
    ("{{{value}}}", "a\nb", "```\na\nb\n```"), ("{{{value}}}", "a|b", "a\\|b"),
    ("a\n\n{{#value}}\n\n{{value}}\n{{/value}}\n\nb", "", "a\n\nb"),
    ("- {{value}}", "\u{1}", "- \u{FFFD}"),
  ])
  func aTextIsOneLineOrCode(template: String, text: String, markdown: String) throws {
    #expect(try export(template, of: .text(text)) == markdown + "\n")
  }

  @Test func aValueHasAFormOfItsOwn() throws {
    #expect(try export("({{value}})", of: .address("a_b/c.html#d")) == "(a_b/c.md#d)\n")
    #expect(try export("{{value}}", of: .path("a/b_c")) == "a/b\\_c\n")
    #expect(try export("({{value}})", of: .markup(Markup(trusted: Array("<svg/>".utf8)))) == "()\n")
    #expect(
      try export("{{value}}", of: .sequence([.text("a"), .partial("leaf", ["name": "b*"])]))
        == "a[b\\*]\n")
  }

  @Test(arguments: [
    ("a.html", "a.md"), ("../b/c.html#d", "../b/c.md#d"), ("#d", "#d"), ("a.html#", "a.md#"),
    ("cards/a.svg", "cards/a.svg"), ("a.htm", "a.htm"), (".html", ".md"), ("html", "html"),
    ("https://example.org/a.html", "https://example.org/a.html"),
    ("mailto:a@b.html", "mailto:a@b.html"),
  ])
  func theAddressOfAPageBecomesThatOfItsExport(address: String, export: String) {
    #expect(markdownAddress(of: address) == export)
  }
}
