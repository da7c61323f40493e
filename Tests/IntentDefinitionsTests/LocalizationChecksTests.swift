import Diagnostics
import IntentDefinitions
import TestSupport
import Testing

@Suite struct LocalizationChecksTests {
  private static let complete =
    #"t=a; p=b; q="${size}?"; c="${size}"; r="${time}"; e=f;"#

  private func report(_ german: String) -> LocalizationSample {
    LocalizationSample([
      ("Base.lproj/Soup.intentdefinition", soup), ("de.lproj/Soup.strings", german),
    ])
  }

  @Test func findsNothingInACompleteTranslation() {
    #expect(report(Self.complete).report == [])
  }

  @Test func saysOnceForEachFileWhatIsNotTranslated() {
    let sample = report("t = a; e = \"\";")
    #expect(
      sample.report == [
        "de.lproj/Soup.strings:1:1 missing-translation: 5 texts of the definition have no "
          + "translation here: c, e, p, q, r ['Order ${size}' is here: \(sample.places[4])] → "
          + "Export the localization in Xcode and translate them"
      ])
  }

  /// A string catalogue has all languages; those that lack the same texts are one finding.
  @Test func namesTheLanguagesOfACatalogThatLackATranslation() {
    func entry(_ id: String, _ text: String, _ languages: String...) -> String {
      let units = languages.map {
        "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
      }
      return "\"\(id)\": {\"localizations\": {\(units.joined(separator: ", "))}}"
    }
    let entries = [
      entry("t", "a", "de", "fr", "ja"), entry("p", "b", "de", "fr", "ja"),
      entry("q", "${size}?", "de"), entry("c", "${size}", "de", "fr", "ja"),
      entry("r", "${time}", "de", "fr", "ja"), entry("e", "f", "de", "fr", "ja"),
    ]
    let sample = LocalizationSample([
      ("Base.lproj/Soup.intentdefinition", soup),
      (
        "mul.lproj/Soup.xcstrings",
        "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ", "))}}"
      ),
    ])
    #expect(
      sample.report.map { $0.split(separator: " [").first.map { String($0) } } == [
        "mul.lproj/Soup.xcstrings:1:1 missing-translation: 1 text of the definition has no "
          + "translation in fr and ja: q"
      ])
  }

  /// One cause is one finding, however many languages have it.
  @Test func namesTheLanguagesOfFilesThatLackTheSameOnce() {
    var files = [("Base.lproj/Soup.intentdefinition", soup)]
    for language in ["ar", "de", "et", "fa", "fr", "hi", "ja"] {
      let title = language == "de" ? "t=a;" : ""
      let old = ["de", "fr"].contains(language) ? "old=x;" : ""
      files.append(
        (
          "\(language).lproj/Soup.strings",
          title + #" p=b; c="${size}"; q="${size}?"; r="${time}"; e=f; "# + old
        ))
    }
    let report = LocalizationSample(files).report
    #expect(report.count == 2, "\(report)")
    let title =
      "1 text of the titles and descriptions has no translation in ar, et, fa, fr, hi and ja: t"
    #expect(report[0].hasPrefix("ar.lproj/Soup.strings:1:1 untranslated-title: \(title)"))
    let stale = "1 text in de and fr has an id that the definition does not have: old"
    #expect(report[1].contains("stale-translation: \(stale)"))
  }

  /// A phrase may say the parameters of its combination, also where the definition's own does not.
  @Test func aPhraseMaySayItsParameters() {
    let sample = LocalizationSample([
      ("Base.lproj/Soup.intentdefinition", soup.replacing(">Order ${size}<", with: ">Order it<")),
      (
        "de.lproj/Soup.strings",
        #"t=a; p=b; c="Suppe, ${size}"; q="${size}?"; r="${time}"; e=f;"#
      ),
    ])
    #expect(sample.report == [])
  }

  @Test func aTextOfNothingButPlaceholdersNeedsNoTranslation() {
    let sample = LocalizationSample([
      ("Base.lproj/Soup.intentdefinition", soup.replacing(">Order ${size}<", with: ">${size}: <")),
      ("de.lproj/Soup.strings", #"t=a; p=b; q="${size}?"; r="${time}"; e=f;"#),
    ])
    #expect(sample.report == [])
  }

  @Test(arguments: [("en-GB", true), ("en-001", true), ("en-Latn", false), ("enm", false)])
  func anotherRegionMayLeaveTextsToTheDefinition(language: String, isSilent: Bool) {
    let sample = LocalizationSample([
      ("Base.lproj/Soup.intentdefinition", soup), ("\(language).lproj/Soup.strings", "t = a;"),
    ])
    #expect(sample.report.isEmpty == isSilent)
  }

  @Test func saysOnceForEachFileWhatTheDefinitionNoLongerHas() {
    let sample = report(Self.complete + "\n①x = y; z = y;")
    #expect(
      sample.report == [
        "\(sample.places[0]) stale-translation: 2 texts here have an id that the definition does "
          + "not have: x, z → Remove texts that the definition no longer has"
      ])
  }

  @Test(arguments: [
    (
      #"c = ①"bestellen";"#, "lacks ${size}", "Write ${size}"
    ),
    (
      #"c = ①"${größe} bestellen";"#,
      "lacks ${size} and has ${größe}, which the text does not have",
      "Write ${size} in place of ${größe}"
    ),
    (
      #"c = ①"${size} für ${name}";"#, "has ${name}, which the text does not have",
      "Leave out ${name}"
    ),
    (#"c = ①"${size bestellen";"#, "lacks ${size}", "Write ${size}"),
  ])
  func namesPlaceholdersThatAreLostOrNew(entry: String, fault: String, fix: String) {
    let sample = LocalizationSample([
      ("Base.lproj/Soup.intentdefinition", soup.filter { $0 != "①" }),
      ("de.lproj/Soup.strings", #"t=a; p=b; q="${size}?"; r="${time}"; e=f;"# + "\n" + entry),
    ])
    #expect(
      sample.report == [
        "\(sample.places[0]) placeholder-mismatch: The translation of 'c' \(fault) "
          + "[The text is here: \(sample.places[4])] → \(fix)"
      ])
  }

  @Test func takesPromptsTranslatedCaseByCase() {
    let sample = report(#"t=a; p=b; "q-e"="Klein?"; c="${size}"; r="${time}"; e=f;"#)
    #expect(sample.report == [])
    let german = sample.localization?.translations.first
    #expect(german.map { sample.localization?.hasText(of: "q", in: $0) } == true)
    let variant = sample.localization?.texts.last
    #expect(variant?.id == "q-e")
    #expect(variant?.subject == "size, ‘Small’")
    #expect(variant?.text == "Did you want ${size}?")
  }

  @Test func findsIDsThatStandForSeveralTexts() {
    let reused = soup.replacing("<string>p</string>", with: "<string>t</string>")
    let sample = LocalizationSample([("Soup.intentdefinition", reused)])
    #expect(
      sample.report == [
        "\(sample.places[2]) string-id-reused: The string id 't' belongs to several texts "
          + "[It belongs to another text here: \(sample.places[0])] → Clear one of the texts in "
          + "Xcode and write it again to give it a new id"
      ])
  }

  @Test func reportsAFileThatCannotBeRead() {
    let sample = report("t = a;\n①“p” = b;")
    #expect(sample.report.count == 1)
    #expect(sample.report.first?.hasPrefix("\(sample.places[0]) malformed-strings: ") == true)
    #expect(sample.localization?.languages == ["en"])
  }

  @Test func looksIntoNoEndlessID() {
    let id = String(repeating: "-", count: 100_000)
    #expect(report(Self.complete + "\"\(id)\" = x;").report.count == 1)
  }
}
