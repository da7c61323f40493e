import PageMarkup
import Testing

struct CodeHighlighterTests {
  /// The marked parts of a text: `keyword let, string "a"`.
  private func parts(_ code: String, _ language: String) -> String {
    let html = CodeHighlighter.markup(of: code, language: language).html
    return html.split(separator: "<span class=\"code-", omittingEmptySubsequences: false)
      .dropFirst().compactMap { part in
        let halves = part.split(separator: "\">", maxSplits: 1)
        guard halves.count == 2, let end = halves[1].firstRange(of: "</span>") else { return nil }
        return "\(halves[0]) \(halves[1][..<end.lowerBound])"
      }.joined(separator: ", ")
  }

  @Test(arguments: [
    ("let a = 1_000.5 // b", "keyword let, number 1_000.5, comment // b"),
    ("/* a /* b */ c */ d", "comment /* a /* b */ c */"),
    ("func f(_ a: Foo) -> Bool?", "keyword func, type Foo, type Bool"),
    ("\"a \\\" b\" + c", "string &quot;a \\&quot; b&quot;"),
    ("\"\"\"\na \"b\"\n\"\"\"", "string &quot;&quot;&quot;\na &quot;b&quot;\n&quot;&quot;&quot;"),
    ("@objc #if x", "attribute @objc, attribute #if"),
    ("\"never closed\nlet", "string &quot;never closed, keyword let"),
    ("größe = letter", ""), ("/* open", "comment /* open"),
  ])
  func marksSwift(code: String, expected: String) {
    #expect(parts(code, "swift") == expected)
  }

  @Test(arguments: [
    ("a: 1 # b", "attribute a, number 1, comment # b"),
    ("- when: {status: \"x\"}", "attribute when, attribute status, string &quot;x&quot;"),
    ("url: http://a.b#c", "attribute url"), ("a-b.c: true", "attribute a-b.c, keyword true"),
    ("\"a b\": -2", "attribute &quot;a b&quot;, number -2"), ("it's 'so'", "string &#39;so&#39;"),
  ])
  func marksYAML(code: String, expected: String) {
    #expect(parts(code, "yaml") == expected)
  }

  @Test(arguments: [
    ("<a b=\"c\">d</a>", "type a, attribute b, string &quot;c&quot;, type a"),
    (
      "<!-- <a> --><?xml x?><!DOCTYPE y>",
      "comment &lt;!-- &lt;a&gt; --&gt;, keyword &lt;?xml x?&gt;, keyword &lt;!DOCTYPE y&gt;"
    ),
    ("a < b > c", ""), ("<a b='c", "type a, attribute b, string &#39;c"), ("<", ""),
  ])
  func marksXML(code: String, expected: String) {
    #expect(parts(code, "plist") == expected)
  }

  @Test func marksJSON() {
    #expect(
      parts("{\"a\" : [\"b\", -1e3, null]}", "json")
        == "attribute &quot;a&quot;, string &quot;b&quot;, number -1e3, keyword null")
  }

  @Test func anUnknownLanguageIsPlain() {
    #expect(CodeHighlighter.markup(of: "let <a>", language: "cobol").html == "let &lt;a&gt;")
  }

  /// Whatever the text is, taking the marks away gives it back.
  @Test(arguments: ["swift", "yaml", "json", "xml"])
  func textStaysWhole(language: String) {
    let alphabet = [
      "\"", "'", "/", "*", "#", "\\", "<", ">", "-", "!", ":", "\n", " ", "a", "é", "7",
    ]
    var seed: UInt64 = 7
    for _ in 0..<400 {
      let code = (0..<40).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(seed >> 33) % alphabet.count]
      }.joined()
      var html = CodeHighlighter.markup(of: code, language: language).html
      html = html.replacing("</span>", with: "")
      while let start = html.firstRange(of: "<span class=\"code-"),
        let end = html[start.upperBound...].firstRange(of: "\">")
      {
        html.removeSubrange(start.lowerBound..<end.upperBound)
      }
      #expect(html == Markup(escaping: code).html)
    }
  }
}
