@testable import PageMarkup
import Testing

/// Lines of a Markdown text.
struct MarkdownLineTests {
  @Test(
    arguments: [
      ("", []), ("\n", [0..<0]), ("a", [0..<1]), ("a\n", [0..<1]), ("a\rb", [0..<1, 2..<3]),
      ("a\r\nb\r\n", [0..<1, 3..<4]), ("\r\r\n\n\r", [0..<0, 1..<1, 3..<3, 4..<4]),
      ("a\n\rb\r", [0..<1, 2..<2, 3..<4]),
    ] as [(String, [Range<Int>])])
  func eachEndsWithALineFeedACarriageReturnOrBoth(text: String, lines: [Range<Int>]) {
    #expect(MarkdownText(text[...], file: "a.md", linesBefore: 0).lines == lines)
  }
}
