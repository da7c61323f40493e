import Diagnostics
import IntentDefinitions
import Testing

@testable import HostSimulation
@testable import Interactions

/// The cards of Maps: a table for each intent that it shows, and a sentence for the others.
struct MapsCardTests {
  private static let shown = SystemIntentCatalog.standard.intents.filter {
    $0.hostContexts?.contains("mapsCard") ?? false
  }.map(\.className)

  @Test func everyIntentThatMapsShowsHasATable() throws {
    let known = Set(try HostProfile.builtIn("maps").cards.flatMap(\.intents))
    #expect(Self.shown.count == 10)
    #expect(Self.shown.filter { !known.contains($0) } == [])
  }

  /// "Transaction amount: $12.50" or a number as a title is a form, not a card.
  @Test(arguments: SystemDefinition.standard.intents.map(\.className))
  func noBannerIsAKeyWithItsValue(className: String) throws {
    let defined = try #require(SystemDefinition.intent(className))
    let interaction = Interaction(
      sampling: defined.intent, of: defined.definition, language: "en")
    let profile = try HostProfile.builtIn("maps")
    var diagnostics: [Diagnostic] = []
    let app = HostedApp(
      name: "Tea House",
      intents: AppIntents(definitions: [], extensions: [], reporting: &diagnostics),
      controllers: [:])
    let labels = (defined.intent.parameters + defined.intent.response.parameters).map(\.label)
    for stage in interaction.stages {
      let plan = PlannedCard(
        interaction, stage: stage, isLocked: false, profile: profile, app: app)
      let row = try #require(plan.sections.sections.first { $0.parameters != nil }?.row)
      let texts = [row.title, row.subtitle].compactMap(\.self)
      #expect(!texts.contains { text in labels.contains { text.hasPrefix("\($0): ") } }, "\(texts)")
      #expect(row.title.contains(where: \.isLetter) || row.title.contains("$"), "\(row.title)")
    }
  }
}
