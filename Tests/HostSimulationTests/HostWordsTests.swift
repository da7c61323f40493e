import IntentDefinitions
import Testing

@testable import HostSimulation
@testable import Interactions

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

  /// The words of rows and buttons are those of the card's language; a value keeps its place.
  @Test(arguments: [
    ("de", "Send", "Senden"), ("de-CH", "Open ${app.name}", "${app.name} öffnen"),
    ("ja", "Fee", "手数料"), ("en", "Fee", "Fee"), ("xx", "Fee", "Fee"), ("de", "Tea", "Tea"),
    ("de", "${intent.a} to ${intent.b}", "${intent.a} – ${intent.b}"),
    ("de", "Pickup at ${intent.a}", "Abholung: ${intent.a}"), ("fr", "Cancel", "Annuler"),
    ("en", "${intent.a} to ${intent.b}", "${intent.a} to ${intent.b}"),
  ])
  func phrasesAreThoseOfTheLanguage(language: String, english: String, text: String) {
    let phrases = HostPhrases(language: language)
    #expect(phrases.template(PhraseTemplate(english)) == PhraseTemplate(text))
    if !english.contains("$") { #expect(phrases.text(english) == text) }
  }

  @Test func everyLanguageOfTheFormatsHasPhrases() {
    for language in LanguageFormats.standard.languages where language != "root" {
      let isEnglish = language == "en" || language.hasPrefix("en-")
      let words = HostPhrases(language: language)
      #expect((words.text("Open #") == "Open #") == isEnglish || language.hasPrefix("nl"))
      #expect(words.text("Open #").contains("#"), "\(language)")
    }
  }

  /// Every language whose formats are known has words; English stands in for none of them.
  @Test func everyLanguageOfTheFormatsHasWords() {
    let english = HostWords(language: "en")
    for language in LanguageFormats.standard.languages where language != "root" {
      let isEnglish = language == "en" || language.hasPrefix("en-")
      let words = HostWords(language: language)
      #expect((words == english) == isEnglish, "\(language)")
      #expect(words.unlock("Tea").contains("Tea"), "\(language)")
      #expect(words.more(7).contains("7"), "\(language)")
    }
  }
}
