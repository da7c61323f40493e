import Diagnostics
import Foundation
import Testing
import TextTools

struct DiagnosticJSONTests {
  private func objects(_ text: String) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(json as? [[String: Any]])
  }

  @Test func isAnEmptyListWithoutFindings() {
    #expect(diagnosticJSON([]) == "[]\n")
  }

  @Test func writesOneObjectALineWithKeysInOrder() {
    let diagnostics = [
      Diagnostic(
        .severe, "Cold", at: place(2, 6), notes: [.init("Here", at: place(1, 1)), .init("There")],
        fix: "Brew"),
      Diagnostic(.quiet, "Short", at: nil),
    ]
    #expect(
      diagnosticJSON(diagnostics) == """
        [
          {"rule": "severe-rule", "severity": "error", "file": "a.yml", "line": 2, "column": 6, \
        "message": "Cold", "notes": [{"file": "a.yml", "line": 1, "column": 1, "message": "Here"}, \
        {"message": "There"}], "fix": "Brew"},
          {"rule": "quiet-rule", "severity": "note", "message": "Short"}
        ]

        """)
  }

  @Test(arguments: hostileTexts) func everyTextComesBackAsItWas(hostile: String) throws {
    let diagnostic = Diagnostic(
      .sample, hostile, at: place(1, 1, hostile), notes: [.init(hostile)], fix: hostile)
    let json = diagnosticJSON([diagnostic, diagnostic])
    let object = try #require(try objects(json).first)
    for key in ["message", "file", "fix"] {
      let text = try #require(object[key] as? String)
      #expect(Array(text.unicodeScalars) == Array(hostile.unicodeScalars))
    }
    #expect(json.split(separator: "\n").count == 4)
  }

  @Test func everyControlCharacterIsValidJSON() throws {
    let all = String(String.UnicodeScalarView((0...0x9F).compactMap { Unicode.Scalar($0) }))
    let text = "[\(jsonString(all))]"
    let list = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String]
    #expect(list?.first.map { Array($0.utf8) } == Array(all.utf8))
  }
}
