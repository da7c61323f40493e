import Testing

@testable import HostSimulation

/// The host's own words, and the names that a definition gives to Booleans.
struct HostWordsTests {
  @Test(arguments: [
    ("en", "Cancel", "Continue", "Unlock iPhone to continue"),
    ("de-AT", "Abbrechen", "Fortfahren", "Zum Fortfahren iPhone entsperren"),
    ("pt", "Cancelar", "Continuar", "Desbloqueie o iPhone para continuar"),
    ("zh-TW", "取消", "繼續", "解鎖iPhone以繼續"),
    ("no", "Avbryt", "Fortsett", "Lås opp iPhone for å fortsette"),
    ("xx", "Cancel", "Continue", "Unlock iPhone to continue"),
  ])
  func wordsAreThoseOfTheLanguage(tag: String, cancel: String, goOn: String, unlock: String) {
    let words = HostWords(language: tag)
    #expect(words.cancel == cancel && words.goOn == goOn)
    #expect(words.unlock("iPhone") == unlock)
  }

  /// Every language whose formats are known has words; English stands in for none of them.
  @Test func everyLanguageOfTheFormatsHasWords() {
    let english = HostWords(language: "en")
    for language in LanguageFormats.standard.languages where language != "root" {
      let isEnglish = language == "en" || language.hasPrefix("en-")
      let words = HostWords(language: language)
      #expect((words == english) == isEnglish, "\(language)")
      #expect(words.unlock("Tea").contains("Tea"), "\(language)")
    }
  }
}
