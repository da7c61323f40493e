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
        ::error file=a.yml,line=2,col=6,title=severe-rule::Cold
        ::warning title=sample-rule::Odd
        ::notice file=a.yml,line=1,col=1,title=quiet-rule::Short%0ALook%0AFix: Brew

        """)
  }

  @Test(arguments: [
    ("a%b", "a%25b"), ("a\nb", "a%0Ab"), ("a\r\nb", "a%0D%0Ab"), ("%0A", "%250A"),
    ("::error::x", "::error::x"), ("a, b: c", "a, b: c"),
  ])
  func escapesMessages(message: String, escaped: String) {
    let commands = diagnosticGitHubCommands([Diagnostic(.sample, message, at: nil)])
    #expect(commands == "::warning title=sample-rule::\(escaped)\n")
  }

  @Test(arguments: [
    ("a,b:c.md", "a%2Cb%3Ac.md"), ("a\nb", "a%0Ab"), ("100%.md", "100%25.md"),
  ])
  func escapesFiles(file: String, escaped: String) {
    let commands = diagnosticGitHubCommands([Diagnostic(.sample, "x", at: place(1, 2, file))])
    #expect(commands == "::warning file=\(escaped),line=1,col=2,title=sample-rule::x\n")
  }

  @Test(arguments: hostileTexts) func nothingForeignStartsACommandOfItsOwn(hostile: String) {
    let diagnostic = Diagnostic(
      .sample, hostile, at: place(1, 1, hostile), notes: [.init(hostile)], fix: hostile)
    let lines = diagnosticGitHubCommands([diagnostic]).split(whereSeparator: \.isNewline)
      .filter { $0.hasPrefix("::") }
    #expect(lines.count == 1)
  }
}
