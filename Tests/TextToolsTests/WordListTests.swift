import Testing
import TextTools

/// Words and numbers in sentences.
struct WordListTests {
  @Test func wordsAreListed() {
    #expect([String]().listed == "")
    #expect(["a"].listed == "a")
    #expect(["a", "b"].listed(with: "or") == "a or b")
    #expect(["a", "b", "c"].listedInQuotes == "'a', 'b' and 'c'")
    #expect(["a", "b", "c"].prefix(2).quotedChoices == "'a', 'b'")
  }

  @Test func oneIsSingular() {
    #expect(counted(1, "state") == "1 state")
    #expect(counted(0, "state") == "0 states")
    #expect(counted(2, "text has", plural: "texts have") == "2 texts have")
  }

  @Test func endsAreTrimmed() {
    #expect(" \u{3000}a b\n".trimmed == "a b")
    #expect("  ".trimmed == "")
    #expect(String("--a-".trimmingEnd { $0 == "-" }) == "--a")
  }

  @Test func theFirstLetterChanges() {
    #expect("éa B".capitalizedFirst == "Éa B")
    #expect("".capitalizedFirst == "")
    #expect("URL".uncapitalizedFirst == "uRL")
  }

  @Test func listsOfJSONAreWrittenInALine() {
    #expect(jsonArray([jsonString("a\"b"), "2"]) == #"["a\"b", 2]"#)
    #expect(jsonObject([("a", "1"), ("b", "[]")]) == #"{"a": 1, "b": []}"#)
  }
}
