import Diagnostics
import SourceFormats
import TestSupport
import Testing

@Suite(.onlyInFullLane) struct HostileInputTests {
  @Test(arguments: ["[", "{", "- ", "? ", "[{", "{a: ", "[? ", "{? ", "a: [", "!x ", "&x "])
  func endsMegabyteOfYAMLInOneDiagnostic(part: String) {
    let reading = readYAML(String(repeating: part, count: 1_000_000 / part.utf8.count))
    #expect(reading.tree == nil)
    #expect(reading.diagnostics.count == 1)
  }

  @Test(arguments: ["a ", "'", "\"", "]", ", ", ": ", "#", "\n", "-", "|", "*x ", "\t", "%", "é"])
  func survivesMegabyteOfYAML(part: String) {
    let reading = readYAML(String(repeating: part, count: 1_000_000 / part.utf8.count))
    #expect(reading.tree != nil || reading.diagnostics.count == 1)
  }

  @Test(arguments: ["%TAG !a! x\n", "%YAML 1.1\n", "--- a\n", "%a\n"])
  func endsManyDirectivesInOneDiagnostic(line: String) {
    #expect(readYAML(String(repeating: line, count: 200_000)).diagnostics.count == 1)
  }

  @Test func refusesDeepYAML() {
    #expect(
      readYAML(String(repeating: "[", count: 1 << 20)).report == """
        1:129 over-limit: Values nest more than 128 levels deep
        fix: Nest the values less deeply
        """)
    let deep = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(readYAML(deep).report == "")
  }

  @Test func refusesBillionLaughsOfAliases() {
    let lines = (1...30).map { "- &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]" }
    let report = readYAML((["- &a0 x"] + lines).joined(separator: "\n")).report
    #expect(report.hasPrefix("13:"))
    #expect(report.contains("over-limit: The file has more than 1000000 values\nnote: A value"))
  }

  @Test func refusesAliasesThatNestTooDeeply() {
    let lines = (1...200).map { "- &a\($0) [*a\($0 - 1)]" }
    let report = readYAML((["- &a0 x"] + lines).joined(separator: "\n")).report
    #expect(report.contains("over-limit: Values nest more than 128 levels deep"))
  }

  @Test func countsLongAliasedTextAsOftenAsItIsUsed() {
    let text =
      "- &a " + String(repeating: "x", count: 1 << 16) + String(repeating: "\n- *a", count: 512)
    #expect(readYAML(text).report.contains("over-limit: The texts of the file have more than"))
  }

  @Test func refusesFilesOverTheLimitOfBytes() {
    let limits = ReadingLimits(bytes: 10, depth: 8, values: 8)
    let message = "1:1 over-limit: The file has 17 bytes; the limit is 10\nfix: Split the file"
    #expect(readYAML("a: 12345678901234", limits: limits).report == message)
    #expect(readXML("<a>1234567890</a>", limits: limits).report == message)
    #expect(readPropertyList(Array("<a>1234567890</a>".utf8), limits: limits).report == message)
  }

  @Test func refusesMoreValuesThanTheLimit() {
    let limits = ReadingLimits(bytes: 1000, depth: 8, values: 3)
    #expect(readYAML("[a, b]", limits: limits).report == "")
    #expect(readYAML("[a, b, c]", limits: limits).report.hasPrefix("1:8 over-limit:"))
    #expect(readXML("<a><b/><b/></a>", limits: limits).report == "")
    #expect(readXML("<a><b/><b c=''/></a>", limits: limits).report.hasPrefix("1:8 over-limit:"))
  }

  @Test func refusesDeepXML() {
    #expect(
      readXML(String(repeating: "<a>", count: 200_000)).report == """
        1:385 over-limit: Values nest more than 128 levels deep
        fix: Nest the values less deeply
        """)
    let dictionaries = "<plist>" + String(repeating: "<dict><key>a</key>", count: 200_000)
    #expect(readPropertyList(Array(dictionaries.utf8)).report.contains("over-limit"))
  }

  @Test(arguments: [
    "<", "<a ", "<!--", "<?", "&", "]]>", "<![CDATA[", "<a b='", "&#", "\u{0}", "<!DOCTYPE ",
  ])
  func endsMegabyteOfXMLInOneDiagnostic(part: String) {
    let text = String(repeating: part, count: 1_000_000 / part.utf8.count)
    #expect(readXML("<a>" + text).diagnostics.count == 1)
    #expect(readXML(text).diagnostics.count == 1)
  }

  @Test func refusesBillionLaughsOfEntities() {
    let entities = (1...30).map { "<!ENTITY e\($0) '&e\($0 - 1);&e\($0 - 1);'>" }.joined()
    let text = "<!DOCTYPE a [<!ENTITY e0 'ha'>\(entities)]><a>&e30;</a>"
    #expect(readXML(text).report.contains("The DOCTYPE contains declarations"))
  }

  @Test(arguments: [
    (
      "a: [1, {b: 'c', d: \"e\"}]\nf: &x\n  - g: |\n      h\n    i: *x\n# j\nk: ~\n",
      ["[", "{", "'", "&x", "*x", "\n", "\t", "- ", ": ", "\u{0}", "|", "?", "!", "<<", "%", "é"]
    ),
    (
      "<plist><dict><key>a</key><array><integer>1</integer><data>AQI=</data></array></dict></plist>",
      ["<", ">", "&", "<key>", "</dict>", "<!--", "]]>", "\u{0}", "'", "<!DOCTYPE a [", "é", "0x"]
    ),
  ])
  func survivesRandomChanges(sample: String, parts: [String]) {
    var random = FixedRandom(state: 42)
    for _ in 0..<3000 {
      var bytes = Array(sample.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, index + Int.random(in: 0...3, using: &random))
        bytes.replaceSubrange(
          index..<end, with: Array((parts.randomElement(using: &random) ?? "").utf8))
        if bytes.isEmpty { break }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let yaml = readYAML(text)
      #expect(yaml.tree != nil || !yaml.diagnostics.isEmpty)
      let list = readPropertyList(bytes)
      #expect(list.tree != nil || !list.diagnostics.isEmpty)
      for diagnostic in yaml.diagnostics + list.diagnostics {
        #expect(isInside(diagnostic.location, text), "\(diagnostic) in \(text)")
      }
    }
  }

  private func isInside(_ location: Diagnostics.SourceLocation?, _ text: String) -> Bool {
    guard let location else { return false }
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(location.line - 1)
      && (1...lines[location.line - 1].count + 1).contains(location.column)
  }
}
