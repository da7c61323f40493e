import Diagnostics
import SourceFormats
import TestSupport
import Testing

@Suite struct YAMLReaderTests {
  @Test(arguments: [
    ("a: 1", "{a: 1}"),
    ("- 1\n- b: c\n  d: e", "[1, {b: c, d: e}]"),
    ("a: 'x'\nb: \"y\"\nc: z", "{a: \"x\", b: \"y\", c: z}"),
    ("a: |\n  one\n  two\n", "{a: \"one\ntwo\n\"}"),
    ("a:\nb: ~\nc: null", "{a: , b: ~, c: null}"),
    ("{a: [1, 2], b: {}}", "{a: [1, 2], b: {}}"),
    ("a: &x [1]\nb: *x", "{a: [1], b: [1]}"),
    ("%YAML 1.1\n---\na: 1\n...\n", "{a: 1}"),
    ("---\n", ""),
    ("# only text\na: yes # really", "{a: yes}"),
    ("a: 'http://x/#y: z'", "{a: \"http://x/#y: z\"}"),
    ("? a\n: b", "{a: b}"),
    ("é: \"\\u00e9\\U0001F600\"", "{é: \"é😀\"}"),
  ])
  func readsDocument(text: String, tree: String) {
    let reading = readYAML(text)
    #expect(reading.tree?.line == tree)
    #expect(reading.report == "")
  }

  @Test(arguments: [
    "①a: ②1\n③b: ④two",
    "①a: ②[③4]",
    "# head\n\n①- ②one\n- ③k: ④v\n  ⑤l:⑥\n",
    "①'é😀': ②\"x\"",
    "①a:\t②1",
    "①a: ②1\r\n③b: ④2\r\n",
    "①a: ②|\r\n  text\r\n\r\n  more\r\n③b: ④'x\r\n  y'\r\n⑤c: ⑥1\r\n",
    "①a: ②|\n  text\n③b: ④>-\n  more\n",
    "①a: ②&x 1\n③b: ④*x",
    "---\n①a: ②e\u{301}\n③b: ④x\n",
    "①a: ②\"one\n  two\"\n③b: ④2",
    "①[②😀, ③{④a: ⑤b}]",
    "①a: ②x\u{85}\n③b: ④1",
    "①a: ②'x\u{2028}y\u{2029}z\u{85}'\n③b: ④1",
    "①a: ②'x\ry'\n③b: ④1",
  ])
  func countsPlacesInScalars(marked: String) {
    let source = MarkedSource(marked)
    let reading = readYAML(source.text)
    #expect(reading.report == "")
    #expect(distinct(reading.tree?.allPlaces) == source.places)
  }

  @Test func leavesByteOrderMarkOutOfPlaces() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a: 1".utf8)
    let decoded = try SourceText(path: "sample", bytes: bytes)
    var diagnostics: [Diagnostic] = []
    let tree = try readYAML(decoded, reporting: &diagnostics)
    #expect(tree.entries?.first?.value.location.column == 4)
    #expect(readYAML("\u{FEFF}a: 1").tree?.entries?.first?.value.location.column == 4)
  }

  @Test func countsLinesFromTheGivenOne() {
    let reading = readYAML("a: 1\na: 2", startingAtLine: 10)
    #expect(reading.tree?.entries?.first?.value.location.line == 10)
    #expect(reading.diagnostics.first?.location?.line == 11)
    #expect(readYAML("a: [", startingAtLine: 10).diagnostics.first?.location?.line == 10)
    #expect(readYAML(" ", startingAtLine: 10).diagnostics.first?.location?.line == 10)
  }

  @Test func keepsFirstOfDuplicateKeys() {
    let reading = readYAML("a: 1\nb: 2\na: 3\na: 4")
    #expect(reading.tree?.line == "{a: 1, b: 2}")
    #expect(
      reading.report == """
        3:1 duplicate-key: The key 'a' appears a second time
        note: 1:1 It appears here first; this value counts
        fix: Remove one of the two
        4:1 duplicate-key: The key 'a' appears a second time
        note: 1:1 It appears here first; this value counts
        fix: Remove one of the two
        """)
  }

  @Test func placesAnAliasedValueWhereItIsUsed() {
    let tree = readYAML("a: &x\n  b: 1\nc: *x").tree
    #expect(
      tree?.entries?.last?.value.location == SourceLocation(file: "sample", line: 3, column: 4))
    #expect(tree?.entries?.last?.value.entries?.first?.keyLocation.line == 2)
  }

  @Test func readsEveryPlaceOfOneLongLineOnce() {
    let text = "[" + String(repeating: "a, ", count: 300_000) + "a]"
    #expect(readYAML(text).tree?.items?.last?.location.column == 900_002)
  }
}
