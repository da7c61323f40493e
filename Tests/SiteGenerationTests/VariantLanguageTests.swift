@testable import ProjectReading
@testable import OutputFolder
import SiteGeneration
import CardDrawing
import CardLayout
import Diagnostics
import HostSimulation
import IntentDefinitions
import ProjectTestSupport
import TestSupport
import Testing
import Views

@testable import CardMatrix

/// Variants that play an interaction in another language.
struct VariantLanguageTests {
  private static let definition = """
    <plist><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>Order</string>
    <key>INIntentTitle</key><string>Order soup</string>
    <key>INIntentTitleID</key><string>t</string>
    <key>INIntentParameters</key><array><dict>
    <key>INIntentParameterName</key><string>size</string>
    <key>INIntentParameterEnumType</key><string>Size</string></dict></array>
    <key>INIntentParameterCombinations</key><dict><key>size</key><dict>
    <key>INIntentParameterCombinationTitle</key><string>Order a ${size} soup</string>
    <key>INIntentParameterCombinationTitleID</key><string>c</string></dict></dict>
    <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array><dict>
    <key>INIntentResponseCodeName</key><string>success</string>
    <key>INIntentResponseCodeFormatString</key><string>It costs ${price}.</string>
    <key>INIntentResponseCodeFormatStringID</key><string>r</string></dict></array>
    <key>INIntentResponseParameters</key><array><dict>
    <key>INIntentResponseParameterName</key><string>price</string>
    <key>INIntentResponseParameterType</key><string>Decimal</string></dict></array></dict>
    </dict></array><key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>
    <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>small</string>
    <key>INEnumValueIndex</key><integer>1</integer>
    <key>INEnumValueDisplayName</key><string>small</string>
    <key>INEnumValueDisplayNameID</key><string>e</string></dict></array></dict></array>
    </dict></plist>
    """

  private func project(_ languages: String...) -> SampleProject {
    let variants = languages.map { "{language: \($0)}" }.joined(separator: ", ")
    return SampleProject([
      "site.yml": "title: Soup\nhosts: [siri]\nvariants: [\(variants)]",
      "Base.lproj/Soup.intentdefinition": Self.definition,
      "de.lproj/Soup.strings":
        #"t="Suppe"; c="Eine ${size} Suppe bestellen"; r="Das kostet ${price}."; e="kleine";"#,
      "ar.lproj/Soup.strings": #"t="حساء"; c="اطلب ${size}"; r="الثمن ${price}."; e="صغير";"#,
      "Soup.interaction.yml":
        "interaction: Lunch\nintent: OrderIntent\nsays: Soup\nparameters: {size: small}\n"
        + "stages: [handle: {price: 4.5}]\n",
    ])
  }

  private func texts(_ language: String, in project: SampleProject) async throws -> String {
    let states = await CardMatrixBuilder(project.project).states(jobs: 2)
    let state = try #require(
      states.states.first {
        $0.id == "Order/lunch/handle/siri/none/language-\(language)"
      })
    return try #require(states.drawing(named: state.drawingName)).textDescription
  }

  @Test func aTranslationGivesDialoguePhrasesNamesAndFormats() async throws {
    let texts = try await texts("de", in: project("de"))
    #expect(texts.contains("Das kostet 4,5."))
    #expect(texts.contains("Eine kleine Suppe bestellen"))
    #expect(!texts.contains("Order"))
    #expect(texts.contains("“Soup”"))
  }

  @Test func aLanguageFromRightToLeftIsMirrored() async throws {
    let states = await project("ar", "pseudo", "rightToLeft").project.laidOutStates()
    let mirrored = Set(states.filter(\.laidOut.isRightToLeft).map(\.variant.slug))
    #expect(mirrored == ["language-ar", "language-rightToLeft"])
  }

  @Test func thePseudoLanguageShowsEveryTextOfTheDefinition() async throws {
    for language in ["pseudo", "rightToLeft"] {
      let texts = try await texts(language, in: project(language))
      #expect(texts.contains("[Îîţ çööšţš 4.5.]"))
      #expect(texts.contains("[Ööŕðééŕ áá [šḿááļļ] šööûûþ]"))
    }
  }

  @Test func theLongestLanguageIsThatWithTheWidestTexts() async throws {
    #expect(try await texts("longest", in: project("longest")).contains("Das kostet 4,5."))
    var short = project("longest")
    short["de.lproj/Soup.strings"] = #"t="S"; c="${size}"; r="${price}"; e="k";"#
    let states = await CardMatrixBuilder(short.project).states(jobs: 1)
    let usual = states.states.filter(\.variant.isUsual)
    let longest = states.states.filter { !$0.variant.isUsual }
    #expect(longest.map(\.drawingName) == usual.map(\.drawingName))
  }

  @Test func thePageNamesTheLongestLanguage() async throws {
    let page = try await project("longest").site().tree.text(at: "intents/Order/lunch/index.html")
    #expect(page.contains("Longest language (de)"))
  }

  @Test func anInteractionThatIsMadeUpIsPlayedToo() async throws {
    var project = project("de")
    project["Soup.interaction.yml"] = "interaction: Lunch\nintent: OrderIntent\n"
    #expect(await project.findings().isEmpty)
    project.files["Soup.interaction.yml"] = nil
    let states = await CardMatrixBuilder(project.project).states(jobs: 1)
    let german = states.states.filter { $0.variant.slug == "language-de" }
    #expect(!german.isEmpty)
    #expect(
      german.allSatisfy {
        states.drawing(named: $0.drawingName)?.textDescription.contains("Das kostet") == true
      })
  }

  @Test(arguments: [
    ("①fr", "No definition has texts in the language 'fr'", "Write one of: ar, de, en"),
    ("①longst", "'longst' is not a language", "Write 'longest'"),
    ("①German", "'German' is not a language", "Write a tag such as en, de or pt-BR"),
  ])
  func aLanguageThatThereIsNotIsAFinding(marked: String, message: String, fix: String) async throws
  {
    var project = project("de")
    let sample = MarkedSource("variants: [{language: \(marked)}]\ntitle: Soup", file: "site.yml")
    project["site.yml"] = sample.text
    let site = try await project.site()
    let expected = sample.report("unknown-value: \(message)", fix: fix)
    #expect(reports(site.diagnostics) == expected)
    #expect(!site.tree.text(at: "catalogue.json").contains("/language-"))
  }

  @Test func aRegionFallsBackToItsLanguage() async throws {
    let site = try await project("de-AT", "en-GB").site()
    #expect(site.diagnostics.isEmpty)
    #expect(try await texts("de-AT", in: project("de-AT")).contains("Das kostet"))
  }
}
