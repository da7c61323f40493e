import Diagnostics
import IntentDefinitions
import SourceFormats
import Testing

@Suite struct LocalizationTests {
  @Test func givesEveryTextWithItsKindAndPlace() throws {
    let sample = LocalizationSample([("Base.lproj/Soup.intentdefinition", soup)])
    let localization = try #require(sample.localization)
    let texts = localization.texts.map { text in
      "\(text.id) \(text.kind)\(text.subject.map { " \($0)" } ?? ""): \(text.text)"
    }
    #expect(
      texts == [
        "t title: Order soup", "d description: ", "c phrase size: Order ${size}",
        "p parameter name size: Size", "q prompt size: Did you want ${size}?",
        "r dialogue success: Ready in ${time}.", "e enum case small: Small",
      ])
    let order = [0, 1, 4, 2, 3, 5, 6]
    #expect(localization.texts.map(\.location.description) == order.map { sample.places[$0] })
    #expect(localization.texts(of: .intent("Order")).count == 6)
    #expect(localization.texts(of: .enumeration("Size")).map(\.id) == ["e"])
    #expect(localization.languages == ["en"])
  }

  @Test(arguments: [
    ("A/Base.lproj/Soup.intentdefinition", "A/de.lproj/Soup.strings", ["de", "en"]),
    ("en.lproj/Soup.intentdefinition", "de.lproj/Soup.strings", ["de", "en"]),
    ("A/fr.lproj/Soup.intentdefinition", "A/de.lproj/Soup.strings", ["de", "fr"]),
    ("A/Soup.intentdefinition", "A/de.lproj/Soup.strings", ["de", "en"]),
    ("A/B/Soup.intentdefinition", "A/de.lproj/Soup.strings", ["de", "en"]),
    ("Soup.intentdefinition", "pt_BR.lproj/Soup.strings", ["en", "pt-BR"]),
    ("Soup.intentdefinition", "German.lproj/Soup.strings", ["de", "en"]),
    ("Soup.intentdefinition", "Base.lproj/Soup.strings", ["en"]),
    ("Soup.intentdefinition", "de.lproj/Other.strings", ["en"]),
    ("Soup.intentdefinition", "de/Soup.strings", ["en"]),
    ("A/Base.lproj/Soup.intentdefinition", "de.lproj/Soup.strings", ["en"]),
    ("A/B/C/Soup.intentdefinition", "A/de.lproj/Soup.strings", ["en"]),
  ])
  func findsTranslationsBesideTheDefinition(
    definition: String, strings: String, languages: [String]
  ) {
    let sample = LocalizationSample([(definition, soup), (strings, "t = Suppe;")])
    #expect(sample.localization?.languages == languages)
  }

  @Test func prefersTheNearestFileOfALanguage() {
    let sample = LocalizationSample([
      ("A/B/Soup.intentdefinition", soup), ("A/de.lproj/Soup.strings", "t = fern;"),
      ("A/B/de.lproj/Soup.strings", "t = nah;"),
    ])
    #expect(sample.localization?.text(of: "t", in: "de") == "nah")
  }

  @Test(arguments: [
    ("pt-BR", "br"), ("pt", "pt"), ("pt-PT", "pt"), ("PT-br", "br"), ("zh-Hans-CN", "hans"),
    ("en-GB", nil), ("en", nil), ("fr", nil), ("", nil), ("-", nil),
  ])
  func fallsBackFromTagToLanguageToBase(language: String, text: String?) {
    let sample = LocalizationSample([
      ("Base.lproj/Soup.intentdefinition", soup), ("pt.lproj/Soup.strings", "t = pt;"),
      ("pt-BR.lproj/Soup.strings", "t = br;"), ("zh-Hans.lproj/Soup.strings", "t = hans;"),
    ])
    #expect(sample.localization?.text(of: "t", in: language) == text)
  }

  @Test func givesTheIntentWithTheTextsOfALanguage() throws {
    var sample = LocalizationSample([
      ("Base.lproj/Soup.intentdefinition", soup),
      (
        "de.lproj/Soup.strings",
        #"t="Suppe bestellen"; d=Beschreibung; p="Größe"; c="${size} bestellen"; e="klein"; r="";"#
      ),
    ])
    let base = try #require(sample.intents.intents.first)
    let german = sample.localized.intent(base, in: "de-AT")
    #expect(german.intent.title.text == "Suppe bestellen")
    #expect(german.intent.summary.text == "Beschreibung")
    #expect(german.intent.parameters.first?.displayName.text == "Größe")
    #expect(german.intent.combinations.first?.title.filled { "<\($0)>" } == "<size> bestellen")
    #expect(german.intent.response.codes.first?.dialog.text == "Ready in ${time}.")
    #expect(german.definition.enums.first?.cases.first?.displayName.text == "klein")
    #expect(german.intent.location == base.intent.location)
    #expect(sample.localized.intent(base, in: "fr").intent == base.intent)
  }

  /// A `.stringsdict` file with one text that counts.
  private func plurals(of key: String, format: String = "%#@n@", _ forms: String) -> String {
    """
    <plist><dict><key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key>
    <string>\(format)</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
    <string>NSStringPluralRuleType</string>\(forms)</dict></dict></dict></plist>
    """
  }

  @Test func readsPluralFormsByTheTextOfAPromptThatCounts() throws {
    let counting = soup.replacing("Did you want ${size}?", with: "${count} ${size}")
    let sample = LocalizationSample([
      ("Base.lproj/Soup.intentdefinition", counting), ("de.lproj/Soup.strings", "t = a;"),
      (
        "de.lproj/Soup.stringsdict",
        plurals(
          of: "${count} ${size}", format: "Es gibt %1$#@n@.",
          "<key>one</key><string>eine</string><key>other</key><string>${count}</string>")
      ),
    ])
    let localization = try #require(sample.localization)
    let german = try #require(localization.plurals.first)
    let forms = try #require(german.forms(of: "${count} ${size}"))
    #expect(forms.map(\.name) == [nil])
    #expect(forms[0].forms.map(\.text) == ["Es gibt eine.", "Es gibt ${count}."])
    #expect(german.forms(of: "Order soup") == nil)
    #expect(localization.hasText(of: "q", in: localization.translations[0]))
    #expect(!localization.hasText(of: "c", in: localization.translations[0]))
  }

  @Test func pluralFormsNeedNoOtherTranslation() {
    let sample = LocalizationSample([
      ("Base.lproj/Soup.intentdefinition", soup),
      ("en.lproj/Soup.stringsdict", plurals(of: "x", "<key>other</key><string>x</string>")),
      ("ru.lproj/Soup.stringsdict", plurals(of: "x", "<key>other</key><string>x</string>")),
    ])
    #expect(sample.report == [])
    #expect(sample.localization?.languages == ["en", "ru"])
  }

  @Test func findsPlaceholdersThatOnlyAPluralFormHas() throws {
    let sample = LocalizationSample([
      ("Base.lproj/Soup.intentdefinition", soup.filter { $0 != "①" }),
      (
        "de.lproj/Soup.stringsdict",
        plurals(
          of: "Did you want ${size}?",
          "<key>one</key><string>x</string><key>other</key>\n①<string>${größe}</string>")
      ),
    ])
    #expect(
      sample.report == [
        "\(sample.places[0]) placeholder-mismatch: The plural form 'other' has ${größe}, which the "
          + "text does not have [The text is here: \(sample.places[3])] → Leave out ${größe}"
      ])
  }

  @Test func readsNoCopyOfADefinitionAsATranslation() {
    let sample = LocalizationSample([
      ("Base.lproj/Soup.intentdefinition", soup), ("de.lproj/Soup.intentdefinition", soup),
    ])
    #expect(sample.localized.localizations.keys.sorted() == ["Base.lproj/Soup.intentdefinition"])
    #expect(sample.localization?.translations.isEmpty == true)
  }
}
