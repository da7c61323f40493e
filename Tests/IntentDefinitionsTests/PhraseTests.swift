import IntentDefinitions
import TestSupport
import Testing

/// Parameter combinations, and the templates of their phrases.
struct PhraseTests {
  private func intent(
    _ phrases: [(parameters: String, title: String)], primary: String? = nil,
    managed: [(parameters: String, title: String)] = []
  ) throws -> Intent {
    let reading = DefinitionReading(
      Sample.definition([
        Sample.intent(
          "Brew",
          extra: [
            ("INIntentParameterCombinations", Sample.combinations(phrases, primary: primary)),
            ("INIntentManagedParameterCombinations", Sample.combinations(managed)),
          ])
      ]))
    #expect(reading.report.isEmpty)
    return try #require(reading.intent)
  }

  @Test func emptyKeyIsThePhraseWithoutParameters() throws {
    let intent = try intent([("", "Brew"), ("tea", "Brew ${tea}")])
    #expect(intent.combinations.map(\.parameters) == [[], ["tea"]])
    #expect(intent.combination(filling: [])?.title.source == "Brew")
  }

  @Test(arguments: [
    ([], "Brew"), (["tea"], "Brew ${tea}"), (["cups"], "Brew"),
    (["tea", "cups"], "Brew ${cups} of ${tea}"), (["tea", "cups", "x"], "Brew ${cups} of ${tea}"),
  ])
  func takesThePhraseWithMostOfTheFilledParameters(filled: [String], title: String) throws {
    let intent = try intent([
      ("", "Brew"), ("tea", "Brew ${tea}"), ("cups,tea", "Brew ${cups} of ${tea}"),
    ])
    #expect(intent.combination(filling: Set(filled))?.title.source == title)
  }

  @Test func takesThePrimaryPhraseWhereItsParametersAreFilled() throws {
    let intent = try intent(
      [("", "Brew"), ("tea", "Primary ${tea}"), ("cups,tea", "More")], primary: "tea")
    #expect(intent.combination(filling: ["tea", "cups"])?.title.source == "Primary ${tea}")
    #expect(intent.combination(filling: [])?.title.source == "Brew")
  }

  @Test func phrasesWithoutTitleAreNotTaken() throws {
    let intent = try intent([("tea", ""), ("", "Brew")], managed: [("tea", "Shortcut ${tea}")])
    #expect(intent.combination(filling: ["tea"])?.title.source == "Brew")
    #expect(intent.combinations.count == 3)
  }

  @Test func shortcutPhrasesServeWhereNoSuggestionDoes() throws {
    let intent = try intent([], managed: [("tea", "Shortcut ${tea}"), ("", "Shortcut")])
    #expect(intent.combination(filling: ["tea"])?.title.source == "Shortcut ${tea}")
    #expect(intent.combination(filling: [])?.use == .shortcut)
    #expect(try self.intent([]).combination(filling: []) == nil)
  }

  @Test(arguments: [
    ("Brew ${tea} now", ["tea"]), ("${a}${b.c}", ["a", "b.c"]), ("no", []), ("${open", []),
    ("${ tea}", ["tea"]), ("$ {x} $x}", []), ("a\n${b}", ["b"]), ("${日本}", ["日本"]),
    ("${}", [""]),
  ])
  func takesPlaceholdersApart(source: String, placeholders: [String]) {
    let template = PhraseTemplate(source)
    #expect(template.placeholders == placeholders)
    if !source.contains("${ ") { #expect(template.source == source) }
  }

  @Test func fillsPlaceholders() {
    #expect(PhraseTemplate("${a} of ${b}").filled { "<\($0)>" } == "<a> of <b>")
    #expect(PhraseTemplate("").isEmpty)
  }
}
