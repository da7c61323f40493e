import Diagnostics
import PageMarkup
import TestSupport
import Testing

/// Input made to exhaust stack, time or memory ends in output or in a diagnostic.
@Suite(.onlyInFullLane) struct MarkdownHostileTests {
  @Test(arguments: [">", "> ", "- ", "1. ", "> - ", "+\t", "![[]()"])
  func refusesBlocksThatNestTooDeep(piece: String) {
    #expect(rule(of: repeated(piece) + "a") == .markdownOverLimit)
  }

  @Test(arguments: [("*", "*"), ("*a _b ", "_*"), ("**a ", "**"), ("![", "](b)")])
  func refusesMarksThatNestTooDeep(start: String, end: String) {
    #expect(rule(of: repeated(start, 300) + "a" + repeated(end, 300)) == .markdownOverLimit)
    #expect(rule(of: repeated(start) + "a" + repeated(end)) == .markdownOverLimit)
  }

  @Test func refusesListsThatNestLineByLine() {
    let lines = (0..<1000).map { String(repeating: " ", count: $0 * 2) + "- a\n" }
    #expect(rule(of: lines.joined()) == .markdownOverLimit)
  }

  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      "**a ", "*a _b ", "* * * a\n", "[", "]", "![", "[a](", "[a](<b", "`", "a`", "<", "<!--",
      "<a ", "&", "&#", "\\", "_", "a_",
      "*_",
      "*a_ ", "**x [a*b**c*](d)", "[a]: b\n", "[ (](", "|a|b|\n", "a\n", "\n", "\u{0}", "\t",
      "# a\n",
      "```\n", "    a\n", "[\\", "<b>", "\u{301}", "汤", "\r", "[a][",
    ])
  func endsQuickly(piece: String) {
    _ = try? rendered(repeated(piece, 20_000))
  }

  @Test func refusesFilesThatAreTooLarge() {
    #expect(rule(of: repeated("abcde", 1 << 20)) == .markdownOverLimit)
  }

  @Test func acceptsDeepestNestingThatPeopleWrite() throws {
    let lists = (0..<12).map { String(repeating: " ", count: $0 * 2) + "- a\n" }.joined()
    #expect(try rendered("> > > " + "a **b *c [d](e)***\n\n" + lists).contains("<li>"))
  }

  @Test func acceptsIndentedCodeAndLongRules() throws {
    let code = (0..<30).map { _ in String(repeating: " ", count: 300) + "- a\n" }.joined()
    #expect(try rendered(repeated("- ", 200) + "\n\na\n\n" + code).hasPrefix("<hr />"))
  }

  @Test func rendersAnyMixOfMarks() throws {
    let pieces = [
      "[", "](", ")", "*", "**", "_", "`", "```\n", "\n", "\n\n", "> ", "- ", "1. ", "<b>", "<!--",
      "-->",
      "!", "é", "\u{0}", "\\", "&#x41;", "    ", "\t", "# ", "===\n", "---\n", "[a]: b\n", "\r",
      "汤",
    ]
    var state: UInt64 = 42
    for _ in 0..<2000 {
      var source = ""
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += pieces[Int(state >> 33) % pieces.count]
      }
      let html = try rendered(source)
      #expect(!html.contains("<b>") && !html.contains("\u{0}"))
    }
  }

  private func repeated(_ piece: String, _ count: Int = 100_000) -> String {
    String(repeating: piece, count: count)
  }

  private func rule(of source: String) -> Rule? {
    do throws(Diagnostic) {
      var diagnostics: [Diagnostic] = []
      _ = try MarkdownDocument(file: "a.md", source: source, diagnostics: &diagnostics)
      return nil
    } catch {
      return error.rule
    }
  }

  private func rendered(_ source: String) throws -> String {
    var diagnostics: [Diagnostic] = []
    let document = try MarkdownDocument(file: "a.md", source: source, diagnostics: &diagnostics)
    return try MarkdownRenderer().render(document, diagnostics: &diagnostics).html
  }
}
