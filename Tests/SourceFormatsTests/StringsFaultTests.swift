import Diagnostics
import Foundation
import SourceFormats
import TestSupport
import Testing

@Suite struct StringsFaultTests {
  @Test(arguments: [
    (
      "a = b;\n\"c\" ①\"d\";", "'=' is missing after the key 'c'", "The key is here",
      "Write \"key\" = \"text\";"
    ),
    (
      "\"a\" = \"b\"\n①\"c\" = \"d\";", "';' is missing after the text of 'a'",
      "The text starts here", "Write ';' after the text, and escape quotation marks in it as \\\""
    ),
    (
      "\"a\" = \"say \"①hi\"\";", "';' is missing after the text of 'a'", "The text starts here",
      "Write ';' after the text, and escape quotation marks in it as \\\""
    ),
    (
      "a = ①{ b = c; };", "The value of 'a' is not a text", nil,
      "Write a text in quotation marks"
    ),
    ("a = ①", "The value of 'a' is not a text", nil, "Write a text in quotation marks"),
    (
      "a = b;\n①“c” = “d”;", "A key is expected here, not '“'", nil,
      "Write \"key\" = \"text\"; and escape quotation marks in texts as \\\""
    ),
    (
      "a = b;①;", "A key is expected here, not ';'", nil,
      "Write \"key\" = \"text\"; and escape quotation marks in texts as \\\""
    ),
    (
      "a = ①\"b;\nc = d;\\\"", "The text that starts here never ends", nil,
      "Write a quotation mark after it, and escape those in it as \\\""
    ),
    ("a = b; ①/* c", "The comment that starts here never ends", nil, "Write '*/' after it"),
    ("①{ a = b;", "The '{' is never closed", nil, "Write '}' after the last entry"),
    ("{ a = b; } ①c", "The last '}' is followed by text", nil, "Remove what follows it"),
  ])
  func namesTheFirstFault(marked: String, message: String, note: String?, fix: String) {
    let source = MarkedSource(marked)
    let reading = readStrings(source.bytes)
    #expect(reading.tree == nil)
    let report = reading.report.split(separator: "\n").filter { !$0.hasPrefix("note: ") }
      .joined(separator: "\n")
    #expect(report == source.report("malformed-strings: \(message)", fix: fix))
    #expect(reading.diagnostics.first?.notes.map(\.message) == (note.map { [$0] } ?? []))
  }

  @Test func reportsDuplicateKeysAndKeepsTheFirst() {
    let source = MarkedSource("②a = b;\n①a = c;")
    let reading = readStrings(source.bytes)
    #expect(reading.tree?.line == "a=b")
    #expect(
      reading.report
        == """
        2:1 duplicate-key: The key 'a' appears a second time
        note: 1:1 It appears here first; this value counts
        fix: Remove one of the two
        """)
  }

  @Test func refusesConflictMarkers() {
    #expect(
      readStrings("a = b;\n<<<<<<< HEAD\nc = d;\n=======\n").report.hasPrefix("2:1 merge-conflict"))
    #expect(readStrings("<<<<<<< HEAD\nc = d;\n=======\n").report.hasPrefix("1:1 merge-conflict"))
  }

  @Test func refusesTextThatCannotBeDecoded() {
    #expect(readStrings([0x61, 0x3D, 0xFF]).report.hasPrefix("1:3 unreadable-text: "))
    #expect(readStrings([0xFF, 0xFE, 0x61]).report.hasPrefix("1:1 unreadable-text: "))
    #expect(readStrings([0x61, 0, 0x00, 0xD8]).report.hasPrefix("1:2 unreadable-text: "))
  }

  @Test func refusesFilesOverTheLimits() {
    let limits = ReadingLimits(bytes: 20, depth: 8, values: 3)
    #expect(
      readStrings(Array("a = 12345678901234567;".utf8), limits: limits).report.hasPrefix(
        "1:1 over-limit: The file has 22 bytes"))
    #expect(readStrings(Array("a;b;c;".utf8), limits: limits).report == "")
    #expect(
      readStrings(Array("a;b;c;d;".utf8), limits: limits).report.hasPrefix("1:7 over-limit:"))
  }

  @Test(
    .onlyInFullLane,
    arguments: [
      "\"", "a", "a=", "a=b;", "{", "}", "/*", "//", "\\", "\"\\", "a=\"\\U", ";", "=", "<",
      "\u{0}",
      "é", "'", "a=\"\\777\";", "\n", "a\u{0}",
    ])
  func endsMegabytesInEntriesOrOneDiagnostic(part: String) {
    let text = String(repeating: part, count: 1_000_000 / part.utf8.count)
    let reading = readStrings(text)
    #expect(reading.tree != nil || reading.diagnostics.count == 1)
  }

  @Test func survivesRandomChanges() {
    let sample = "/* a */ \"b\" = \"c\\n\\U00e9\\101\"; // d\n{ 'é' = f; }\ng;"
    let parts = ["\"", "'", "\\", "\\U", "{", "}", ";", "=", "/*", "*/", "//", "<", "\u{0}", "é"]
    var random = FixedRandom(state: 7)
    for _ in 0..<3000 {
      var bytes = Array(sample.utf8)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, index + Int.random(in: 0...3, using: &random))
        bytes.replaceSubrange(
          index..<end, with: Array((parts.randomElement(using: &random) ?? "").utf8))
        if bytes.isEmpty { break }
      }
      let reading = readStrings(bytes)
      #expect(reading.tree != nil || !reading.diagnostics.isEmpty)
      for diagnostic in reading.diagnostics { #expect(diagnostic.location != nil) }
    }
  }
}
