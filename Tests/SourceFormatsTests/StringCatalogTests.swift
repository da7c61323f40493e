import Diagnostics
import SourceFormats
import Testing

struct StringCatalogTests {
  private func read(_ text: String) throws -> [StringCatalogReader.Language] {
    var diagnostics: [Diagnostic] = []
    return try StringCatalogReader.read(
      path: "mul.lproj/A.xcstrings", bytes: Array(text.utf8), reporting: &diagnostics)
  }

  @Test func readsTheTextsOfEachLanguageWithTheirPlaces() throws {
    let languages = try read(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "" : {

          },
          "a.text" : {
            "comment" : "Class = \\"UILabel\\"; text = \\"Ready\\";",
            "extractionState" : "manual",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Fertig 🫖 \\/ \\"so\\""
                }
              },
              "en" : { "stringUnit" : { "state" : "new", "value" : "Ready" } },
              "fr" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "un" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } }
                  }
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """)
    #expect(languages.map(\.tag) == ["de", "fr"])
    let entry = try #require(languages.first?.file.entries.first)
    #expect(entry.key == "a.text" && entry.text == "Fertig 🫖 / \"so\"")
    #expect(entry.keyLocation.line == 7 && entry.textLocation.line == 14)
    #expect(languages.last?.file.entries.map(\.text) == ["%lld"])
  }

  @Test func aTextOfAPhoneHasPrecedence() throws {
    let languages = try read(
      """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"variations": {"device": {
        "other": {"stringUnit": {"state": "translated", "value": "anderswo"}},
        "iphone": {"stringUnit": {"state": "translated", "value": "am iPhone"}}
      }}}}}}, "version": "1.0"}
      """)
    #expect(languages.first?.file.entries.map(\.text) == ["am iPhone"])
  }

  @Test(arguments: [
    "", "[]", "{\"strings\": ", "{\"version\": \"1.0\"}", "\u{0}", "{\"strings\": 3}",
  ])
  func whatIsNoCatalogIsAFinding(text: String) {
    #expect(throws: Diagnostic.self) { try read(text) }
  }
}
