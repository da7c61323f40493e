import IntentDefinitions
import Testing

struct PseudoLanguageTests {
  @Test(arguments: [
    ("Order", "[Ööŕðééŕ]"), ("", ""), ("  ", "  "), ("42", "[42]"), ("夕食", "[夕食]"),
    ("Order ${soup} now", "[Ööŕðééŕ ${soup} ñööŵ]"), ("${a.name}${b}", "[${a.name}${b}]"),
    ("open ${never", "[ööþééñ ${ñéévééŕ]"), ("%1$@ of %ld%%", "[%1$@ ööƒ %ld%%]"),
    ("%#@cups@ tea", "[%#@cups@ ţééáá]"), ("100%", "[100%]"),
  ])
  func accentsAndLengthensWordsAndKeepsPlaceholders(text: String, expected: String) {
    let pseudo = PseudoLanguage.text(text)
    #expect(pseudo == expected)
  }

  @Test func aTagSaysWhatItIsMadeOf() {
    let tag = PseudoLanguage.tag(of: "en-GB")
    #expect(tag == "en-GB-x-pseudo")
    #expect(PseudoLanguage.isPseudo(tag) && !PseudoLanguage.isRightToLeft(tag))
    #expect(PseudoLanguage.base(of: tag) == "en-GB")
    let mirrored = PseudoLanguage.tag(of: tag, isMirrored: true)
    #expect(mirrored == "en-GB-x-mirrored")
    #expect(PseudoLanguage.isPseudo(mirrored) && PseudoLanguage.isRightToLeft(mirrored))
    #expect(PseudoLanguage.base(of: "pt-BR") == "pt-BR" && !PseudoLanguage.isPseudo("pt-BR"))
  }
}
