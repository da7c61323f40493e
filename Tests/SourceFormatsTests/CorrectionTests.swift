import Diagnostics
import SourceFormats
import Testing

/// Each source marks with `‸` the place that a correction names.
struct CorrectionTests {
  private func corrected(
    _ marked: String, in file: String = "a.yml",
    _ change: (Diagnostics.SourceLocation) -> Correction
  ) -> String? {
    let parts = marked.unicodeScalars.split(separator: "‸", omittingEmptySubsequences: false)
    let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let place = Diagnostics.SourceLocation(
      file: file, line: before.count, column: (before.last?.count ?? 0) + 1)
    let source = String(parts[0]) + String(parts[1])
    let bytes = Array(source.utf8)
    let finding = Diagnostic(.unknownKey, "x", at: place, corrections: [change(place)])
    let edits = CorrectionResolver { $0 == file ? bytes : nil }.edits(for: finding)
    guard !edits.isEmpty else { return nil }
    let plan = FixPlan([finding]) { _ in edits }
    return plan.text(of: file, changing: bytes).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("‸fnt: 1 # fnt\n", "font: 1 # fnt\n"), ("é: {‸fnt: x}", "é: {font: x}"),
    ("a: ‸fnt", "a: font"), ("a: [b, ‸fnt]\r\n", "a: [b, font]\r\n"),
    ("a: ‸'fnt'\n", "a: 'font'\n"), ("? ‸\"fnt\"\n: 1", "? \"font\"\n: 1"),
    ("a: ‸*fnt", nil), ("a: ‸fnts", nil), ("a: ‸\"f\\x6et\"", nil),
    ("a: ‸f\n  nt", nil),
  ]) func replacesAWordOnlyWhereItStandsAsItIs(marked: String, expected: String?) {
    #expect(corrected(marked) { .replace("fnt", with: "font", at: $0) } == expected)
  }

  @Test(arguments: [
    ("a: ‸\"true\"\n", "a: true\n"), ("{a: ‸'true', b: 1}", "{a: true, b: 1}"),
  ]) func takesTheQuotesOffABoolean(marked: String, expected: String) {
    #expect(corrected(marked) { .replace("true", with: "true", at: $0) } == expected)
  }

  @Test(arguments: [
    ("a: 1\n‸gone: 2 # why\nb: 3\n", "a: 1\nb: 3\n"), ("a: 1\r\n‸gone: 2", "a: 1\r\n"),
    ("- a: 1\n  ‸gone:\n    - 1\n    - {b: c}\n- d: 1\n", "- a: 1\n- d: 1\n"),
    ("- ‸gone: 1\n  b: 2\n", "- b: 2\n"), ("{a: 1, ‸gone: [1, 2], b: 2}", "{a: 1, b: 2}"),
    ("{‸gone: 1, b: 2}", "{b: 2}"), ("{a: 1,\n  ‸gone: 1}", "{a: 1}"), ("[a, ‸gone]", "[a]"),
    ("- a\n- ‸gone\n- b\n", "- a\n- b\n"), ("‸gone: 1\n", nil), ("{‸gone: 1}", nil),
    ("a: 1\n‸gone: |\n  b\n", nil), ("a: &b 1\nc: *b\n‸gone: 1\n", nil),
    ("{a: 1, # why\n ‸gone: 1}", nil), ("- ‸gone: 1 # why\n  b: 2\n", nil),
    ("- a\n- - ‸gone\n  - b\n", nil),
  ]) func takesAnEntryOut(marked: String, expected: String?) {
    #expect(corrected(marked) { .remove("gone", at: $0) } == expected)
  }

  @Test(arguments: [
    (
      "<array>\r\n\t‸<string>A</string>\r\n</array>",
      "<array>\r\n\t<string>A</string>\r\n\t<string>B</string>\r\n</array>"
    ),
    ("<array>‸<string>A</string></array>", "<array><string>A</string><string>B</string></array>"),
    ("<array>\n  ‸<string>A&amp;</string></array>", nil),
    ("<array>‸<string>A </string></array>", nil),
  ]) func addsAString(marked: String, expected: String?) {
    #expect(corrected(marked, in: "Info.plist") { .append("B", after: "A", at: $0) } == expected)
  }

  @Test(arguments: [
    (
      "<array>\n  ‸<string>A</string>\n  <string>C</string>\n</array>",
      "<array>\n  <string>C</string>\n</array>"
    ),
    ("<array>‸<string>A</string><string>C</string></array>", "<array><string>C</string></array>"),
    ("<array>\n  ‸<string>A</string> <!-- why -->\n</array>", "<array>\n   <!-- why -->\n</array>"),
  ]) func takesAStringOut(marked: String, expected: String) {
    #expect(corrected(marked, in: "Info.plist") { .remove("A", at: $0) } == expected)
  }

  /// What XML makes one line break of is two bytes in some files, which stay as they are.
  @Test(arguments: [
    ("<array>‸<string>A\n  </string></array>", "A\n  ", "<array><string>B</string></array>"),
    ("<array>‸<string> A</string></array>", " A", "<array><string>B</string></array>"),
    ("<array>‸<string>A\r\n</string></array>", "A\n", nil),
    ("<array>‸<string>A a</string></array>", "A a", nil),
  ]) func takesBlanksAroundAStringAway(marked: String, old: String, expected: String?) {
    #expect(corrected(marked, in: "Info.plist") { .replace(old, with: "B", at: $0) } == expected)
  }

  @Test(arguments: [
    ("‸[a](b.md)", "[a](c/d.md)"), ("x ‸![a](b.md \"t\")", "x ![a](c/d.md \"t\")"),
    ("‸[![i](j)](b.md#x)", "[![i](j)](c/d.md#x)"), ("‸[a][1]\n\n[1]: b.md", nil),
    ("‸[a](<b.md>)", nil), ("‸[a](b.mdx)", nil),
  ]) func changesTheDestinationOfALink(marked: String, expected: String?) {
    #expect(corrected(marked, in: "a.md") { .replace("b.md", with: "c/d.md", at: $0) } == expected)
  }

  @Test(arguments: [
    ("a.yml", "a: 1\n  # ‸allow x\nb: 2", "a: 1\nb: 2"), ("a.yml", "a: 1  # ‸allow x\n", "a: 1\n"),
    ("a.md", "x <!-- ‸allow x -->\n", "x\n"), ("a.plist", "<!-- ‸allow x -->\r\nb", "b"),
    ("a.strings", "/* ‸allow x */\n\"a\" = \"b\";", "\"a\" = \"b\";"),
    ("a.md", "<!-- ‸allow\n x -->", nil), ("a.md", "<!-- ‸allow --> x", nil),
    ("a.yml", "‸allow", nil),
  ]) func takesACommentOut(file: String, marked: String, expected: String?) {
    #expect(corrected(marked, in: file) { .removeComment("allow", at: $0) } == expected)
  }

  @Test func countsBytesWithAMarkAndLeavesWhatIsNotUTF8() {
    let place = Diagnostics.SourceLocation(file: "a.yml", line: 1, column: 4)
    let finding = Diagnostic(
      .unknownKey, "x", at: place, corrections: [.replace("x", with: "y", at: place)])
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a: x".utf8)
    let edits = CorrectionResolver { _ in marked }.edits(for: finding)
    #expect(edits.map(\.range) == [6..<7])
    #expect(CorrectionResolver { _ in [0x61, 0x3A, 0x20, 0xFF] }.edits(for: finding).isEmpty)
    #expect(CorrectionResolver { _ in nil }.edits(for: finding).isEmpty)
  }

  @Test func fixesNothingByHalves() {
    let place = Diagnostics.SourceLocation(file: "a.yml")
    let finding = Diagnostic(
      .unknownKey, "x", at: place,
      corrections: [
        .replace("aaa", with: "bbb", at: place), .replace("ccc", with: "ddd", at: place),
      ])
    let edits = CorrectionResolver { _ in Array("aaa: 1".utf8) }.edits(for: finding)
    #expect(edits.isEmpty)
  }
}
