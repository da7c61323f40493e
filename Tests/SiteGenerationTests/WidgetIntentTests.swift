@testable import OutputFolder
@testable import CardMatrix
import Diagnostics
import HostSimulation
import ProjectReading
import ProjectTestSupport
import TestSupport
import Testing

@testable import SiteGeneration

/// An intent that only sets up a widget is shown by no host.
struct WidgetIntentTests {
  private func project(_ keys: [(String, PropertyList)]) -> SampleProject {
    SampleProject([
      "Tea.intentdefinition": Sample.definition([
        Sample.intent("Pot", parameters: [Sample.parameter("tea", "String")], extra: keys)
      ]).file,
      "site.yml": "title: Tea\nhosts: [siri]\n",
    ])
  }

  private static let widget: (String, PropertyList) = ("INIntentEligibleForWidgets", true)
  private static let unsuggested: (String, PropertyList) = (
    "INIntentIneligibleForSuggestions", true
  )

  @Test func itHasNoCardsAndNoWarnings() async throws {
    var project = project([Self.widget, Self.unsuggested])
    project["de.lproj/Tea.strings"] = "\"Other\" = \"Text\";"
    #expect(await project.project.laidOutStates().isEmpty)
    #expect(!project.project.diagnostics.contains { $0.severity != .note })
    let tree = try await project.site().tree
    #expect(tree.paths.contains("intents/Pot/index.html"))
    #expect(!tree.text(at: "intents/Pot/index.html").contains("as if it were shown"))
  }

  @Test func cardsThatAreAskedForSayThatTheyAreNotShown() async throws {
    var project = project([Self.widget, Self.unsuggested])
    project["Pot.interaction.yml"] = "interaction: Pot\nintent: PotIntent\n"
    let states = await project.project.laidOutStates()
    #expect(!states.isEmpty && states.allSatisfy { $0.card.isHypothetical })
    let tree = try await project.site().tree
    let overview = tree.text(at: "index.html")
    #expect(overview.contains("No host of this site shows cards of:"))
    #expect(overview.contains("<a href=\"intents/Pot/index.html\">Pot it</a>"))
    let intent = tree.text(at: "intents/Pot/index.html")
    #expect(intent.contains(" in Siri, as if it were shown there</summary>"))
    #expect(intent.contains("Handled, Siri, locked</a>"))
    let pages = tree.paths.filter { $0.hasPrefix("intents/Pot/") && $0.hasSuffix(".html") }
    #expect(pages.contains { tree.text(at: $0).contains("Siri shows no cards of this intent") })
  }

  @Test func whereThereIsNothingToShowTheCoverageHasNoTable() async throws {
    let tree = try await project([Self.widget, Self.unsuggested]).site().tree
    let page = tree.text(at: "coverage/index.html")
    #expect(page.contains("There is nothing to show: no host of this site shows these intents."))
    #expect(!page.contains("<table") && !page.contains("A situation is"))
  }

  /// Offered anywhere else as well, it can be asked for.
  @Test(arguments: [
    [Self.widget], [Self.unsuggested],
    [Self.widget, Self.unsuggested, ("INIntentConfigurable", true)],
  ])
  func otherIntentsAreShown(keys: [(String, PropertyList)]) async {
    let states = await project(keys).project.laidOutStates()
    #expect(!states.isEmpty && states.allSatisfy { !$0.card.isHypothetical })
  }
}
