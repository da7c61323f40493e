import HostSimulation
import Interactions
import IntentDefinitions
import Testing
import Views

/// Faults of the simulated host that were found by these tests.
struct HostSimulatorFaultTests {
  private func card(_ controller: RecordingClass, host: String = "siri") throws -> HostedCard {
    let intents = try Tea.intents()
    let defined = try #require(intents.intent(named: "BrewTeaIntent"))
    let stage = Stage(kind: .handle, code: "success")
    let interaction = Interaction(
      name: "Tea", intent: defined.intent, definition: defined.definition, parameters: [:],
      stages: [stage], says: nil, language: "en", location: nil)
    let app = HostedApp(
      name: "Tea", intents: intents, controllers: ["TeaIntentsUI/Info.plist": controller])
    return HostSimulator(profile: try HostProfile.builtIn(host), app: app)
      .card(interaction, stage: stage, isLocked: false, behavior: .launch)
  }

  /// Section 3.5 and vector 13: `configure` with zero size discards the controller; the default row
  /// stays.
  ///
  /// Only `configureView` can hide it.
  @Test func configureWithZeroSizeLeavesTheDefaultRow() throws {
    let card = try card(RecordingClass(configure: { _ in .reply(true, width: 0, height: 0) }))
    #expect(card.outcome == .standard)
  }
}
