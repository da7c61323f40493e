import Diagnostics
import Foundation
import Testing
import TextTools

/// The forms of findings for other tools: SARIF and JUnit.
struct DiagnosticReportTests {
  private static let rules: [Rule] = [.severe, .sample, .quiet]

  private func sarif(_ diagnostics: [Diagnostic], text: String = "", below: String = ".") -> String
  {
    DiagnosticSARIF(
      version: "1", rules: Self.rules, below: below, help: { ($0.id, $0.id, $0.id, $0.id) },
      source: { _ in text }
    ).text(for: diagnostics)
  }

  private func results(_ text: String) throws -> [[String: Any]] {
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    return try #require(run["results"] as? [[String: Any]])
  }

  @Test func sarifSaysWhatWhereAndWhichRule() {
    let text = sarif(
      [
        Diagnostic(
          .severe, "Cold", at: place(2, 6, "a b/ü.yml"), notes: [.init("Look", at: place(1, 1))],
          fix: "Brew"), Diagnostic(.quiet, "Odd", at: nil),
      ], below: "./App")
    let lines = text.split(separator: "\n").filter { $0.contains("ruleId") }
    #expect(
      lines == [
        """
            {"ruleId": "severe-rule", "ruleIndex": 2, "level": "error", "message": {"text": \
        "Cold\\nFix: Brew"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": \
        "App/a%20b/%C3%BC.yml"}, "region": {"startLine": 2, "startColumn": 6}}}], \
        "relatedLocations": [{"id": 0, "message": {"text": "Look"}, "physicalLocation": \
        {"artifactLocation": {"uri": "App/a.yml"}, "region": {"startLine": 1, "startColumn": 1}}}], \
        "partialFingerprints": {"cardproof/v1": "c48d88f48cb6ffa7:1"}},
        """,
        """
            {"ruleId": "quiet-rule", "ruleIndex": 0, "level": "note", "message": {"text": "Odd"}, \
        "partialFingerprints": {"cardproof/v1": "98c56114e6255f11:1"}}
        """,
      ])
  }

  @Test func fingerprintsStayWhenLinesMoveAndTellApartWhatIsAlike() throws {
    let finding = { (line: Int) in Diagnostic(.sample, "Odd", at: place(line, 1)) }
    let prints = { (lines: [Int], text: String) in
      try results(sarif(lines.map(finding), text: text)).map { result in
        try #require((result["partialFingerprints"] as? [String: String])?["cardproof/v1"])
      }
    }
    let before = try prints([1, 2, 3], "a: 1\nb: 2\n  b:  2")
    let after = try prints([2, 3, 4], "new\na: 1\nb: 2\nb: 2")
    #expect(before == after)
    #expect(Set(before).count == 3)
  }

  @Test(arguments: hostileTexts) func sarifIsJSONWhateverIsInIt(hostile: String) throws {
    let diagnostic = Diagnostic(
      .sample, hostile, at: place(1, 1, hostile), notes: [.init(hostile)], fix: hostile)
    let result = try #require(try results(sarif([diagnostic], text: hostile)).first)
    let message = try #require((result["message"] as? [String: String])?["text"])
    #expect(message == "\(hostile)\nFix: \(hostile)")
  }

  @Test func junitHasACaseForEachRule() {
    let diagnostics = [
      Diagnostic(
        .sample, "Odd", at: place(2, 3), notes: [.init("Look", at: place(1, 1))], fix: "Do"),
      Diagnostic(.severe, "Cold", at: nil),
    ]
    #expect(
      diagnosticJUnit(diagnostics, rules: Self.rules, failing: [.error]) {
        $0 == .severe ? "A sample must be there" : $0.id
      } == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="cardproof" tests="3" failures="1">
        <testsuite name="cardproof" tests="3" failures="1" errors="0" skipped="0">
        <testcase classname="cardproof.rules" name="quiet-rule"/>
        <testcase classname="cardproof.rules" name="sample-rule">
        <system-out>a.yml:2:3: warning: Odd
          note: a.yml:1:1: Look
          fix: Do</system-out>
        </testcase>
        <testcase classname="cardproof.rules" name="severe-rule">
        <failure message="A sample must be there">error: Cold</failure>
        </testcase>
        </testsuite>
        </testsuites>

        """)
    let strict = diagnosticJUnit(
      diagnostics, rules: Self.rules, failing: [.error, .warning], headline: \.id)
    #expect(strict.contains("failures=\"2\"") && !strict.contains("system-out"))
  }

  @Test(arguments: hostileTexts + ["]]>", "<![CDATA[", "a\u{FFFF}b"])
  func junitIsXMLWhateverIsInIt(hostile: String) {
    let diagnostic = Diagnostic(
      .severe, hostile, at: place(1, 1, hostile), notes: [.init(hostile)], fix: hostile)
    let text = diagnosticJUnit(
      [diagnostic], rules: Self.rules, failing: [.error], headline: \.id)
    let plain = diagnosticJUnit(
      [Diagnostic(.severe, "x", at: place(1, 1, "x"), notes: [.init("x")], fix: "x")],
      rules: Self.rules, failing: [.error], headline: \.id)
    // No character of the text begins or ends a tag, and none is refused by XML.
    for mark in "<>" { #expect(text.count { $0 == mark } == plain.count { $0 == mark }) }
    #expect(
      text.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0.value < 0xFFFE || "\n\t".contains(Character($0)) || $0.value > 0xFFFF
      })
  }
}
