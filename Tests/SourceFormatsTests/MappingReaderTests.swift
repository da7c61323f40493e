import Diagnostics
import SourceFormats
import TestSupport
import Testing

@Suite struct MappingReaderTests {
  private enum Style: String, CaseIterable { case compact, wide, full }

  @Test(arguments: [
    ("- a", "a list"), ("text", "'text'"), ("'text'", "the text \"text\""), ("~", "nothing"),
  ])
  func refusesWhatIsNoMapping(text: String, kind: String) throws {
    let findings = Findings()
    let node = try #require(readYAML(text).tree)
    #expect(MappingReader(node, "An interaction", reporting: findings) == nil)
    #expect(
      reports(findings.all) == """
        1:1 wrong-type: An interaction must be a mapping, not \(kind)
        fix: Write lines of the form 'key: value'
        """)
  }

  @Test func readsEachTypeByItsKey() throws {
    let result = try reading("s: 1\ni: 2\nn: 3.5\nb: false\nl: [x]\nm: y\nq: [1, a: 2]\nc: wide") {
      reader in
      #expect(reader.string("s") == "1")
      #expect(reader.integer("i") == 2)
      #expect(reader.number("n") == 3.5)
      #expect(reader.boolean("b") == false)
      #expect(reader.strings("l")?.map(\.string) == ["x"])
      #expect(reader.strings("m")?.map(\.string) == ["y"])
      #expect(reader.sequence("q")?.count == 2)
      #expect(reader.choice("c", of: Style.self) == .wide)
    }
    #expect(result == "")
  }

  @Test(arguments: ["", "s:\nn: ~\nb: null\nl:\nc:\n"])
  func takesNullForAbsentAndKnown(text: String) throws {
    let result = try reading(text.isEmpty ? "{}" : text) { reader in
      #expect(reader.string("s") == nil)
      #expect(reader.integer("n") == nil)
      #expect(reader.number("n") == nil)
      #expect(reader.boolean("b") == nil)
      #expect(reader.strings("l") == nil)
      #expect(reader.sequence("l") == nil)
      #expect(reader.choice("c", of: Style.self) == nil)
    }
    #expect(result == "")
  }

  /// In braces a comma begins another key.
  @Test func aCommaInANumberIsSaidToBeOne() throws {
    let result = try reading("{price: 58,50, size: 20px}") { reader in
      #expect(reader.number("price") == 58)
      #expect(reader.number("size") == nil)
    }
    #expect(
      result == """
        1:22 wrong-type: 'size' must be a number, not '20px'
        fix: Write 20
        1:12 unknown-key: The key '50' is unknown here
        fix: Write 58.50: the comma begins another key
        """)
    let thousand = try reading("{price: 1,500}") { reader in
      #expect(reader.number("price") == 1)
    }
    #expect(!thousand.contains("comma"))
  }

  @Test(arguments: [
    ("[a]", "a list", "Write true or false"), ("yes", "'yes'", "Write true"),
    ("On", "'On'", "Write true"), ("'true'", "the text \"true\"", "Write true"),
    ("no", "'no'", "Write false"), ("off", "'off'", "Write false"),
    ("\"false\"", "the text \"false\"", "Write false"), ("1", "'1'", "Write true or false"),
  ])
  func saysWhichBooleanToWrite(value: String, kind: String, fix: String) throws {
    let result = try reading("flag: \(value)") { reader in
      #expect(reader.boolean("flag") == nil)
    }
    #expect(result == "1:7 wrong-type: 'flag' must be true or false, not \(kind)\nfix: \(fix)")
  }

  @Test func reportsValueOfWrongTypeAtItsPlace() throws {
    let result = try reading("s: [a]\ni: 1.5\nn: .inf\nl: {a: b}\nm: [a, [b], ~]\nq: x") {
      reader in
      #expect(reader.string("s") == nil)
      #expect(reader.integer("i") == nil)
      #expect(reader.number("n") == nil)
      #expect(reader.strings("l") == nil)
      #expect(reader.strings("m")?.map(\.string) == ["a"])
      #expect(reader.sequence("q") == nil)
    }
    #expect(
      result == """
        1:4 wrong-type: 's' must be text, not a list
        fix: Write text
        2:4 wrong-type: 'i' must be a whole number, not '1.5'
        fix: Write digits only, without quotes
        3:4 wrong-type: 'n' must be a number, not '.inf'
        fix: Write a decimal number, without quotes
        4:4 wrong-type: 'l' must be text or a list of texts, not a mapping
        fix: Write text
        5:8 wrong-type: 'm' must hold only texts, not a list
        fix: Write text
        5:13 wrong-type: 'm' must hold only texts, not nothing
        fix: Write text
        6:4 wrong-type: 'q' must be a list, not 'x'
        fix: Start each item with '- '
        """)
  }

  @Test(arguments: [
    ("compakt", "'compakt'", "Write 'compact'"), ("tiny", "'tiny'", "Write one of these words"),
    ("[wide]", "a list", "Write one of these words"),
  ])
  func listsWordsOfChoice(value: String, kind: String, fix: String) throws {
    let result = try reading("style: \(value)") { reader in
      #expect(reader.choice("style", of: Style.self) == nil)
    }
    #expect(
      result == """
        1:8 wrong-type: 'style' must be one of 'compact', 'wide', 'full', not \(kind)
        fix: \(fix)
        """)
  }

  @Test func reportsKeysThatNobodyTook() throws {
    let result = try reading("titel: a\n'é': b\nsize: 1") { reader in
      #expect(reader.take("title") == nil)
      #expect(reader.take("size")?.integer == 1)
      #expect(reader.keyLocation("size")?.line == 3)
      #expect(reader.keyLocation("other") == nil)
      #expect(reader.location.line == 1)
    }
    #expect(
      result == """
        1:1 unknown-key: The key 'titel' is unknown here
        fix: Write 'title'
        2:1 unknown-key: The key 'é' is unknown here
        fix: Use one of 'size', 'title'
        """)
  }

  @Test func countsUnknownKeysOverOneHundred() throws {
    let text = (1...150).map { "key\($0): 1" }.joined(separator: "\n")
    let result = try reading(text) { _ in }
    #expect(result.contains("\n100:1 unknown-key: The key 'key100' is unknown here\n"))
    #expect(
      result.hasSuffix(
        """

        101:1 unknown-key: And 50 more unknown keys
        fix: Check that this is the right file
        """))
  }

  /// Reads a mapping and gives all reports, those of `finish` last.
  private func reading(
    _ text: String, _ body: (MappingReader) -> Void
  ) throws -> String {
    let node = try #require(readYAML(text).tree)
    let findings = Findings()
    let reader = try #require(MappingReader(node, "A sample", reporting: findings))
    body(reader)
    reader.finish()
    return reports(findings.all)
  }
}
