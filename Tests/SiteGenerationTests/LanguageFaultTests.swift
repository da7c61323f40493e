@testable import OutputFolder
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Faults of languages that were found by these tests.
struct LanguageFaultTests {
  /// A card in Arabic or Hebrew is set out from the right, its rows mirrored.
  @Test(arguments: ["ar", "he", "fa", "ur", "ar-EG"]) func cardsOfRightToLeftLanguagesAreMirrored(
    language: String
  ) async throws {
    var project = Sample.teaHouse()
    project["site.yml"] = "hosts: [siri]\n"
    project["a.interaction.yml"] =
      "interaction: A\nintent: BrewTea\nlanguage: \(language)\nstages: [handle]\n"
    let site = try await project.site()
    let drawings = site.tree.paths.filter { $0.hasSuffix(".svg") }
    #expect(!drawings.isEmpty)
    for path in drawings {
      let tag = site.tree.text(at: path).prefix { $0 != ">" }
      #expect(tag.contains("direction=\"rtl\""))
    }
  }

  /// What the host says is in the language of the card.
  @Test func trueAndFalseAreWrittenInTheLanguage() async throws {
    var project = SampleProject()
    project["site.yml"] = "hosts: [siri]\n"
    project["a.intentdefinition"] =
      Sample.definition([
        Sample.intent(
          "Brew", parameters: [Sample.parameter("hot", "Boolean")],
          extra: [("INIntentParameterCombinations", Sample.combinations([("hot", "Hot: ${hot}")]))])
      ]).file
    project["a.interaction.yml"] =
      "interaction: A\nintent: Brew\nlanguage: de\nparameters: {hot: true}\nstages: [handle]\n"
    let site = try await project.site()
    let drawings = site.tree.paths.filter { $0.hasSuffix(".svg") }
    #expect(!drawings.contains { site.tree.text(at: $0).contains("Hot: Yes") })
  }
}
