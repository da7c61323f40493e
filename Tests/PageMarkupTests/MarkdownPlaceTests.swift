import Diagnostics
import PageMarkup
import Testing

/// Each source marks with `‸` where the first node of a kind begins.
struct MarkdownPlaceTests {
  @Test(arguments: [
    "‸[a](b)", "é ‸[a](b)", "# Käse ‸[a](b)", "汤🍲\né ‸[a](b)", "> q\n> ‸[a](b)",
    "> q\nlazy ‸[a](b)",
    "> q\n>    ‸[a](b)", "- a\n  - b\n    c ‸[a](b)", "a\n   b ‸[a](b)", "a\n\tb ‸[a](b)",
    "a ‸[b\nc](d)", "a `b\nc` ‸[d](e)", "a ‸<http://b.c>", "**a** ‸[*b*](c)", "a ‸[![b](c)](d)",
    "---\nt: é\n---\né\n ‸[a](b)", "a\r\nb ‸[a](b)", "Title ‸[a](b)\n===", "1. é\n\n   ‸[a](b)",
    "   a\nb ‸[a](b)",
  ])
  func findsLinks(marked: String) throws {
    try expectPlace(in: marked) { if case .link = $0 { true } else { false } }
  }

  @Test(arguments: ["é ‸`a`", "‸`` ` ``", "a\n  ‸`b`", "a ‸`b\nc`"])
  func findsCodeSpans(marked: String) throws {
    try expectPlace(in: marked) { if case .code = $0 { true } else { false } }
  }

  @Test(arguments: ["é ‸![a](b)", "a\n  ‸![*b*](c)", "> ‸![](b)"])
  func findsImages(marked: String) throws {
    try expectPlace(in: marked) { if case .image = $0 { true } else { false } }
  }

  @Test(arguments: ["é ‸<b>x", "a\n> b ‸<b>"]) func findsInlineHTML(marked: String) throws {
    try expectPlace(in: marked) { if case .html = $0 { true } else { false } }
  }

  @Test(arguments: ["‸```card\n```", "- é\n\n  ‸```card\n  a\n  ```", "---\n---\n\n> ‸~~~\n> ~~~"])
  func findsFences(marked: String) throws {
    try expectPlace(in: marked) { if case .codeBlock = $0 { true } else { false } }
  }

  private func expectPlace(
    in marked: String, ofFirst matches: (MarkdownNode.Kind) -> Bool
  ) throws {
    let parts = marked.unicodeScalars.split(separator: "‸", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let expected = Diagnostics.SourceLocation(
      file: "a.md", line: before.count, column: (before.last?.count ?? 0) + 1)
    var diagnostics: [Diagnostic] = []
    let document = try MarkdownDocument(
      file: "a.md", source: String(parts[0]) + String(parts[1]), resolvesHTML: false,
      diagnostics: &diagnostics)
    #expect(first(matches, in: document.blocks)?.place.location(in: "a.md") == expected)
  }

  private func first(
    _ matches: (MarkdownNode.Kind) -> Bool, in nodes: [MarkdownNode]
  ) -> MarkdownNode? {
    for node in nodes {
      if matches(node.kind) { return node }
      if let found = first(matches, in: node.children) { return found }
    }
    return nil
  }
}
