import Diagnostics
import Testing

struct DiagnosticTextTests {
  private func text(_ diagnostics: [Diagnostic], source: String? = nil) -> String {
    DiagnosticText { _ in source }.text(for: diagnostics)
  }

  private func excerpt(_ source: String, _ line: Int, _ column: Int) -> [String] {
    text([Diagnostic(.sample, "Odd", at: place(line, column))], source: source)
      .split(separator: "\n").map(String.init).filter { $0.contains(" | ") }
  }

  @Test func saysPlaceSeverityMessageRuleNotesAndFix() {
    let diagnostic = Diagnostic(
      .severe, "The tea is cold", at: place(2, 6),
      notes: [.init("The pot stands here", at: place(1, 1, "b.yml")), .init("It was hot")],
      fix: "Brew it again")
    #expect(
      text([diagnostic], source: "pot: 1\ntea: cold\n") == """
        a.yml:2:6: error: The tea is cold [severe-rule]
          2 | tea: cold
            |      ^
          note: b.yml:1:1: The pot stands here
          note: It was hot
          fix: Brew it again

        1 error

        """)
  }

  @Test func saysNothingAboutNothing() {
    #expect(text([]).isEmpty)
  }

  @Test func countsEachSeverityWorstFirst() {
    let all = [
      Diagnostic(.quiet, "a", at: nil), Diagnostic(.sample, "b", at: nil),
      Diagnostic(.sample, "c", at: nil), Diagnostic(.severe, "d", at: nil),
    ]
    #expect(text(all).hasSuffix("\n1 error, 2 warnings, 1 note\n"))
    #expect(text(all).hasPrefix("note: a [quiet-rule]\n\nwarning: b [sample-rule]\n"))
  }

  @Test func tabsBeforeTheCaretStayTabs() {
    #expect(excerpt("\t\tkey: x", 1, 8) == ["  1 | \t\tkey: x", "    | \t\t     ^"])
  }

  @Test func carriageReturnsAreNoPartOfALine() {
    #expect(excerpt("a: 1\r\nb: 2\r\n", 2, 4) == ["  2 | b: 2", "    |    ^"])
  }

  @Test(arguments: [(1, "^"), (2, " ^"), (5, "    ^")])
  func caretStandsBelowItsColumn(column: Int, caret: String) {
    #expect(excerpt("abcd", 1, column) == ["  1 | abcd", "    | \(caret)"])
  }

  @Test func gutterIsAsWideAsTheNumber() {
    let source = String(repeating: "x\n", count: 99) + "last"
    #expect(excerpt(source, 100, 1) == ["  100 | last", "      | ^"])
  }

  @Test(arguments: [(0, 1), (1, 0), (1, 7), (3, 1), (-1, 1), (1, -5), (.max, 1), (1, .max)])
  func placesThatAreNotThereHaveNoExcerpt(line: Int, column: Int) {
    #expect(excerpt("abcde\n", line, column).isEmpty)
  }

  @Test func aFileThatIsNotThereHasNoExcerpt() {
    let report = text([Diagnostic(.sample, "Odd", at: place(1, 1))])
    #expect(report == "a.yml:1:1: warning: Odd [sample-rule]\n\n1 warning\n")
  }

  /// At most 96 columns are shown, the place among them.
  @Test(arguments: [1, 2, 49, 50, 200, 499, 500, 501]) func wideLinesAreCutAroundThePlace(
    column: Int
  ) throws {
    let line = String((0..<500).map { Character(String($0 % 10)) })
    let lines = excerpt("x\n" + line, 2, column)
    let shown = try #require(lines.first).dropFirst(6)
    let caret = try #require(lines.last).dropFirst(6)
    #expect(shown.count == 96)
    let index = try #require(caret.firstIndex(of: "^"))
    let offset = caret.distance(from: caret.startIndex, to: index)
    #expect(offset <= 96)
    if column <= 500 {
      #expect(Array(shown)[offset] == Character(String((column - 1) % 10)))
    }
  }

  @Test(arguments: hostileTexts) func nothingForeignActsOnATerminal(hostile: String) {
    let diagnostic = Diagnostic(
      .sample, hostile, at: place(1, 1, hostile), notes: [.init(hostile)], fix: hostile)
    let report = text([diagnostic], source: hostile)
    for scalar in report.unicodeScalars where scalar != "\n" && scalar != "\t" {
      #expect(scalar.properties.generalCategory != .control)
      #expect(scalar.properties.generalCategory != .format)
    }
    let headline = report.split(separator: "\n").first ?? ""
    #expect(headline.hasSuffix(" [sample-rule]"))
  }

  @Test func wholeCharactersAreCountedByScalars() {
    #expect(excerpt("é🍲: x", 1, 3) == ["  1 | é🍲: x", "    |   ^"])
  }

  @Test func coloursAreForTerminalsOnly() {
    let diagnostic = Diagnostic(.severe, "Cold", at: place(1, 2))
    let plain = DiagnosticText { _ in "abc" }.text(for: [diagnostic])
    let colored = DiagnosticText(isColored: true) { _ in "abc" }.text(for: [diagnostic])
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mCold\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }
}
