import Diagnostics
import PageMarkup
import Testing

/// What GitHub's readers expect beyond CommonMark.
struct MarkdownExtrasTests {
  private func html(_ source: String, language: String? = nil) throws -> String {
    var diagnostics: [Diagnostic] = []
    let document = try MarkdownDocument(file: "a.md", source: source, diagnostics: &diagnostics)
    let draft = MarkdownDraft(document, language: language)
    let html = try MarkdownRenderer().render(draft, diagnostics: &diagnostics).html
    #expect(diagnostics.isEmpty)
    return html
  }

  /// The cells of all rows of a source's tables, and the texts between, without other markup.
  private func tables(_ source: String) throws -> String {
    var diagnostics: [Diagnostic] = []
    let document = try MarkdownDocument(file: "a.md", source: source, diagnostics: &diagnostics)
    return document.blocks.map { block in
      guard block.kind == .table else { return "(\(block.plainText))" }
      return block.children.map { row in
        row.children.map(\.plainText).joined(separator: "|")
      }.joined(separator: " / ")
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("| a | b |\n| --- | --- |\n| 1 | 2 |", "a|b / 1|2"),
    ("a | b\n--- | ---\n1 | 2", "a|b / 1|2"),
    ("a | b\n-|-\n1 | 2\n\nafter | it", "a|b / 1|2 (after | it)"),
    // Too few cells are filled up, and what is too much goes.
    ("a | b\n--|--\n1\n1 | 2 | 3", "a|b / 1| / 1|2"),
    ("before\na | b\n--|--\n1 | 2", "(before) a|b / 1|2"),
    ("| a |\n|---|\n| 1 |", "a / 1"),
    ("| a | |\n|---|---|\n| | 1 |", "a| / |1"),
    // Escaped pipes part nothing, in code neither.
    ("a \\| b | c\n---|---\n`x \\| y` | \\\\| z", "a | b|c / x | y|\\"),
    ("a | b\n--|--\n`x | y` | [l | m](n.md)", "a|b / x | y|l | m"),
    ("- a | b\n  --|--\n  1 | 2", "(a | b --|-- 1 | 2)"),
  ])
  func findsTables(source: String, expected: String) throws {
    if source.hasPrefix("- ") {
      #expect(try html(source).contains("<td>2</td>"))
    } else {
      #expect(try tables(source) == expected)
    }
  }

  @Test(arguments: [
    "a | b\n--- | --- | ---\n1 | 2", "a | b\n**-** | ---", "a\n: - :", "a | b", "a | b\n-- | :-:-",
    "`a | b`\n`--|--`", "a | b\n\n--|--",
  ])
  func leavesWhatIsNoTable(source: String) throws {
    #expect(!(try html(source).contains("<table>")))
  }

  @Test func writesHeadersAndAlignments() throws {
    #expect(
      try html("a | b | c\n:-- | :-: | --:\n*1* | 2 | 3") == """
        <div class="table" tabindex="0" role="group" aria-label="Table">
        <table>
        <thead>
        <tr>
        <th scope="col" class="align-leading">a</th>
        <th scope="col" class="align-center">b</th>
        <th scope="col" class="align-trailing">c</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td class="align-leading"><em>1</em></td>
        <td class="align-center">2</td>
        <td class="align-trailing">3</td>
        </tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test(arguments: [
    ("abc", "abc"), ("applicationName", "application<wbr>Name"), ("a/b.c_d", "a/b.<wbr>c_d"),
    ("Shop/Order.swift", "Shop/<wbr>Order.<wbr>swift"), ("order_1_id", "order_1_<wbr>id"),
    ("größeÄndern", "größe<wbr>Ändern"), ("cafe\u{301}Bar", "cafe\u{301}<wbr>Bar"),
    ("URLPath", "URLPath"),
  ])
  func namesInCellsMayBreakBetweenTheirWords(name: String, code: String) throws {
    #expect(try html("a | b\n--|--\n`\(name)` | 1").contains("<code>\(code)</code>"))
  }

  @Test func cellsKnowTheirPlaces() throws {
    var diagnostics: [Diagnostic] = []
    let source = "a | b\n--|--\n1 | [x](javascript:y)"
    let document = try MarkdownDocument(file: "a.md", source: source, diagnostics: &diagnostics)
    _ = MarkdownRenderer().render(document, diagnostics: &diagnostics)
    #expect(diagnostics.map(\.location) == [SourceLocation(file: "a.md", line: 3, column: 5)])
  }

  /// The character that stands in for an escaped pipe comes back as itself.
  @Test(arguments: [
    ("a \\| b", "<p>a | b</p>\n"), ("`a \\| b`", "<p><code>a \\| b</code></p>\n"),
    ("```\na \\| b\n```", "<pre><code>a \\| b\n</code></pre>\n"),
    ("[a](b\\|c)", "<p><a href=\"b%7Cc\">a</a></p>\n"),
    ("a \u{07F7} \\| b", "<p>a \u{07F7} | b</p>\n"), ("a \\\\| b", "<p>a \\| b</p>\n"),
  ])
  func escapedPipesStayWhatTheyAre(source: String, expected: String) throws {
    #expect(try html(source) == expected)
  }

  @Test func marksTasks() throws {
    let done = "<span class=\"task task-done\" role=\"img\" aria-label=\"Done\">☑</span> "
    let open = "<span class=\"task\" role=\"img\" aria-label=\"To do\">☐</span> "
    #expect(
      try html("- [ ] a\n- [x] *b*\n- [X] c\n- [y] d\n- [x]e\n")
        == "<ul>\n<li>\(open)a</li>\n<li>\(done)<em>b</em></li>\n<li>\(done)c</li>\n"
        + "<li>[y] d</li>\n<li>[x]e</li>\n</ul>\n")
  }

  @Test(arguments: [
    ("> [!NOTE]\n> a", "note", "<p>a</p>"), ("> [!tip]\n>\n> a", "tip", "<p>a</p>"),
    ("> [!WARNING]\n> a\n>\n> b", "warning", "<p>a</p>\n<p>b</p>"),
    ("> **Note**\n> a", "note", "<p>a</p>"), ("> **Important:** a", "important", "<p>a</p>"),
    ("> **Caution**: a", "caution", "<p>a</p>"),
  ])
  func makesNotes(source: String, kind: String, body: String) throws {
    let title = kind.prefix(1).uppercased() + kind.dropFirst()
    #expect(
      try html(source)
        == "<div class=\"note note-\(kind)\" role=\"note\">\n<p class=\"note-title\">\(title)</p>\n"
        + "\(body)\n</div>\n")
  }

  @Test(arguments: [
    ("ar", "ملاحظة"), ("pt-BR", "Nota"), ("zh-Hant-HK", "註"), ("zh-Hans", "注"), ("eo", "Note"),
  ])
  func titlesNotesInTheLanguageOfTheDocument(language: String, title: String) throws {
    #expect(
      try html("> [!NOTE]\n> a", language: language)
        .contains("<p class=\"note-title\">\(title)</p>"))
  }

  @Test func namesTablesLikeTheHeadingAbove() throws {
    let table = "a | b\n--|--\n1 | 2\n\n"
    let html = try html("# A\n\n## Hosts & *locks*\n\n\(table)Text.\n\n\(table)## Last\n\n\(table)")
    let captions = html.split(separator: "<caption class=\"visually-hidden\">").dropFirst().map {
      $0.prefix { $0 != "<" }
    }
    #expect(captions == ["Hosts &amp; locks", "Hosts &amp; locks (2)", "Last"])
    #expect(html.contains("aria-label=\"Hosts &amp; locks (2)\""))
  }

  @Test(arguments: ["> a", "> [!NOTE] a", "> [!OTHER]\n> a", "> **Nota**\n> a", "[!NOTE]\na"])
  func leavesWhatIsNoNote(source: String) throws {
    #expect(!(try html(source).contains("note-title")))
  }

  @Test func headingsInNotesHaveAnchors() throws {
    #expect(try html("> [!NOTE]\n> # A\n\n# A").contains("<h1 id=\"a-1\">"))
  }
}
