import Diagnostics
import Testing

struct DiagnosticGitHubTests {
  @Test func writesOneCommandForEachFinding() {
    let diagnostics = [
      Diagnostic(.severe, "Cold", at: place(2, 6)), Diagnostic(.sample, "Odd", at: nil),
      Diagnostic(.quiet, "Short", at: place(1, 1), notes: [.init("Look")], fix: "Brew"),
    ]
    #expect(
      diagnosticGitHubCommands(diagnostics) == """
        ::notice title=Cardproof::1 error, 1 warning, 1 note
        ::error file=a.yml,line=2,col=6,title=severe-rule::Cold
        ::warning title=sample-rule::Odd
        ::notice file=a.yml,line=1,col=1,title=quiet-rule::Short%0ALook%0AFix: Brew

        """)
  }

  @Test func saysWhereNotesStand() {
    let note = Diagnostic.Note("The other one", at: place(7, 3, "b.yml"))
    let commands = diagnosticGitHubCommands(
      [Diagnostic(.sample, "Twice", at: place(1, 2), notes: [note])], below: "App")
    #expect(commands.hasSuffix("::Twice%0AThe other one (App/b.yml:7)\n"))
  }

  @Test(arguments: [
    ("a%b", "a%25b"), ("a\nb", "a%0Ab"), ("a\r\nb", "a%0D%0Ab"), ("%0A", "%250A"),
    ("::error::x", "::error::x"), ("a\u{1B}[31m\u{202E}b", "a\u{FFFD}[31m\u{FFFD}b"),
    ("a, b: c", "a, b: c"),
  ])
  func escapesMessages(message: String, escaped: String) {
    let commands = diagnosticGitHubCommands([Diagnostic(.sample, message, at: nil)])
    #expect(
      commands == "::notice title=Cardproof::1 warning\n::warning title=sample-rule::\(escaped)\n")
  }

  @Test(arguments: [
    ("a,b:c.md", "a%2Cb%3Ac.md"), ("a\nb", "a%0Ab"), ("100%.md", "100%25.md"),
    ("a\u{7}\u{202E}.md", "a\u{FFFD}\u{FFFD}.md"),
  ])
  func escapesFiles(file: String, escaped: String) {
    let commands = diagnosticGitHubCommands([Diagnostic(.sample, "x", at: place(1, 2, file))])
    #expect(
      commands
        == "::notice title=Cardproof::1 warning\n::warning file=\(escaped),line=1,col=2,title=sample-rule::x\n"
    )
  }

  @Test(arguments: hostileTexts) func nothingForeignStartsACommandOfItsOwn(hostile: String) {
    let diagnostic = Diagnostic(
      .sample, hostile, at: place(1, 1, hostile), notes: [.init(hostile)], fix: hostile)
    let lines = diagnosticGitHubCommands([diagnostic]).split(whereSeparator: \.isNewline)
      .filter { $0.hasPrefix("::") }
    #expect(lines.count == 2)
  }

  /// GitHub shows ten of a kind; what is left stays in the log, and the first line says so.
  @Test(arguments: hostileTexts + ["##[error]x"])
  func whatHasNoRoomIsAPlainLine(hostile: String) {
    let errors = (1...12).map { Diagnostic(.severe, hostile, at: place($0, 1)) }
    let notes = (1...10).map { Diagnostic(.quiet, hostile, at: place($0, 2)) }
    let lines = diagnosticGitHubCommands(notes + errors).split(separator: "\n")
    #expect(
      lines.first == "::notice title=Cardproof::12 errors, 10 notes; 3 of them only in the log")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
    let plain = lines.filter { !$0.hasPrefix("::") }
    #expect(plain.count == 3 && plain.allSatisfy { $0.hasPrefix("- a.yml:") })
    #expect(plain.allSatisfy { !$0.contains("##[") })
  }
}
