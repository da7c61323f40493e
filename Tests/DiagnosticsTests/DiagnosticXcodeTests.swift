import Diagnostics
import Testing

/// Findings as Xcode's build log links them.
struct DiagnosticXcodeTests {
  private let rule = Rule("some-rule", .warning)

  @Test func aFindingAndItsPlacesAreLinesWithAbsolutePaths() {
    let found = Diagnostic(
      rule, "It is\nwrong", at: SourceLocation(file: "A B/c.yml", line: 3, column: 7),
      notes: [
        .init("Because of this", at: SourceLocation(file: "d.plist", line: 1, column: 2)),
        .init("Without a place"),
      ], fix: "Mend it")
    #expect(
      diagnosticXcodeLines([found], below: "/Users/tea") == """
        /Users/tea/A B/c.yml:3:7: warning: It is wrong [some-rule]. Mend it
        /Users/tea/d.plist:1:2: note: Because of this

        """)
  }

  @Test func aFindingWithoutAPlaceIsOneOfTheFolder() {
    let found = Diagnostic(rule, "Nothing is there", at: nil)
    #expect(
      diagnosticXcodeLines([found], below: "/tea")
        == "/tea:1:1: warning: Nothing is there [some-rule]\n")
    #expect(diagnosticXcodeLines([], below: "/tea").isEmpty)
  }
}
