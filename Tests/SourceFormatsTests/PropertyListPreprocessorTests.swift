import SourceFormats
import Testing

/// Which lines of a preprocessed property list are read.
struct PropertyListPreprocessorTests {
  private func read(_ text: String, _ definitions: [String: String] = [:]) -> String {
    String(
      decoding: PropertyListPreprocessor(Array(text.utf8), definitions: definitions).bytes,
      as: UTF8.self)
  }

  @Test(arguments: [
    ("#ifdef A", true), ("#ifdef B", false), ("#ifndef A", false), ("# ifndef B", true),
    ("#if A", true), ("#if B", false), ("#if ZERO", false), ("#if 1", true), ("#if 0", false),
    ("#if !B", true), ("#if defined(A)", true), ("#if !defined B", true), ("#if N == 2", true),
    ("#if N != 2", false), ("#if (A && !B) || N > 3", true),
  ])
  func aConditionTakesItsBranch(directive: String, isTaken: Bool) {
    let text = read(
      "\(directive)\nyes\n#else\nno\n#endif\nend", ["A": "1", "ZERO": "0", "N": "2"])
    #expect(text == (isTaken ? "\nyes\n\n\n\nend" : "\n\n\nno\n\nend"))
  }

  @Test func nestedAndFurtherBranchesAreTakenOnce() {
    let text = """
      #if A
      a
      #elif B
      b
      #if A
      c
      #else
      d
      #endif
      #else
      e
      #endif
      """
    #expect(read(text, ["B": "1"]) == "\n\n\nb\n\n\n\nd\n\n\n\n")
    #expect(read(text, ["A": "1", "B": "1"]) == "\na\n\n\n\n\n\n\n\n\n\n")
  }

  @Test func wordsThatAMacroDefinesAreReplaced() {
    #expect(
      read("#define NAME Tea House\n<b>NAME</b> NAMES é\n#undef NAME\nNAME")
        == "\n<b>Tea House</b> NAMES é\n\nNAME")
    #expect(read("A_B", ["A": "1"]) == "A_B")
  }

  @Test func conditionsHaveTheirLines() {
    let conditions = PropertyListPreprocessor(
      Array("x\n#ifdef A\n#else\n#endif".utf8), definitions: [:]
    ).conditions
    #expect(conditions.map(\.line) == [2, 3])
    #expect(conditions.map(\.text) == ["#ifdef A", "#else"])
    #expect(conditions.map(\.isTaken) == [false, true])
  }

  @Test func directivesWithoutACounterpartEnd() {
    #expect(read("#endif\n#else\n#elif A\na") == "\n\n\na")
    #expect(read("#if 0\na") == "\n")
  }
}
