@testable import Interactions
import Diagnostics
import HostSimulation
import TestSupport
import Testing
import Views

/// What a card says by itself: row, dialogue, buttons, and the Maps banner.
struct HostCardTextTests {
  private func card(
    _ text: String, host: String = "siri", controller: RecordingClass? = nil,
    behavior: InteractiveBehavior = .none
  ) throws -> HostedCard {
    let reading = try readInteraction("interaction: A\nintent: BrewTeaIntent\n" + text)
    #expect(reading.report.isEmpty)
    let interaction = try #require(reading.value)
    let app = HostedApp(
      name: "Tea House", intents: try Tea.intents(interface: controller != nil),
      controllers: controller.map { ["TeaIntentsUI/Info.plist": $0] } ?? [:])
    return HostSimulator(profile: try HostProfile.builtIn(host), app: app).card(
      interaction, stage: try #require(interaction.stages.first), isLocked: false,
      behavior: behavior)
  }

  @Test(arguments: [
    ("stages:\n  - preview\n  - ①handle", "handle"),
    ("stages:\n  - ①update: {locked: false}", "update"),
  ])
  func aDialogueWithoutItsValuesIsAFindingAtTheStage(marked: String, kind: String) throws {
    let sample = MarkedSource("interaction: A\nintent: BrewTeaIntent\n" + marked)
    let interaction = try #require(try readInteraction(sample.text).value)
    let app = HostedApp(name: "Tea House", intents: try Tea.intents(), controllers: [:])
    let simulator = HostSimulator(profile: try HostProfile.builtIn("siri"), app: app)
    let card = simulator.card(
      interaction, stage: try #require(interaction.stages.last), isLocked: false, behavior: .none)
    #expect(
      reports(card.diagnostics.filter { $0.rule == .unfilledDialogue })
        == sample.report(
          "unfilled-dialogue: The dialogue of 'success' needs the response's 'minutes'",
          fix: "Write it into the stage, such as '\(kind): {code: success, minutes: …}'"))
  }

  /// Nobody looks at a card of March on a lock screen of June.
  @Test func theDayOfTheLockScreenIsThatOfTheEarliestDate() throws {
    let played = try #require(
      try readInteraction("interaction: A\nintent: BrewTeaIntent\nstages: [handle]").value)
    let simulator = HostSimulator(
      profile: try HostProfile.builtIn("siri"),
      app: HostedApp(name: "Tea House", intents: try Tea.intents(), controllers: [:]))
    let later = IntentValue.list([try date("2026-05-01"), try date("2026-03-12T10:15")])
    for (values, day) in [(["when": later], "Thursday, 12 March"), ([:], "Monday, 9 June")] {
      let interaction = Interaction(
        name: "A", intent: played.intent, definition: played.definition, parameters: values,
        stages: played.stages, says: nil, language: "en-GB", location: nil)
      let cards = [true, false].map {
        simulator.card(interaction, stage: played.stages[0], isLocked: $0, behavior: .none).day
      }
      #expect(cards == [day, nil])
    }
  }

  private func date(_ text: String) throws -> IntentValue {
    .date(try #require(DateValue(iso: text)))
  }

  private func row(_ card: HostedCard) -> DefaultRow? {
    if case .standard(let row) = card.sections.first?.appearance { row } else { nil }
  }

  @Test(arguments: [
    ("{}", "BrewTea it"), ("{tea: Green}", "Brew Green"),
    ("{tea: Green, cups: 2}", "Brew 2 of Green"), ("{cups: 2}", "BrewTea it"),
    ("{tea: {identifier: g, display: Sencha}}", "Brew Sencha"),
  ])
  func rowShowsThePhraseForWhatIsFilled(parameters: String, title: String) throws {
    let row = row(try card("parameters: \(parameters)\nstages: [handle]"))
    #expect(row?.title == title && row?.footnote == "Tea House")
  }

  @Test(arguments: [
    ("handle: {minutes: 3}", "Ready in 3 minutes."), ("handle: ~", "Ready in ‹minutes› minutes."),
    ("handle: {code: noWater}", "No water."), ("handle: {code: failure}", nil),
    ("preview: ~", nil), ("confirm: ~", nil),
  ])
  func dialogueIsThatOfTheCode(stage: String, dialogue: String?) throws {
    #expect(try card("stages: [{\(stage)}]").dialogue == dialogue)
  }

  @Test func confirmCardsHaveButtonsInSiriOnly() throws {
    #expect(try card("stages: [confirm]").buttons == ["Cancel", "Order"])
    #expect(try card("stages: [handle]").buttons.isEmpty)
    #expect(try card("stages: [confirm]", host: "maps").buttons.isEmpty)
  }

  @Test func whatThePersonSaidIsShown() throws {
    #expect(try card("says: Tea please\nstages: [handle]").says == "Tea please")
  }

  /// Vector 16: a fixed banner, whatever is returned.
  @Test(arguments: [(true, 10, 10), (true, 377, 5_000), (false, 300, 100), (true, 0, 50)])
  func mapsShowsAFixedBanner(success: Bool, width: Int, height: Int) throws {
    let controller = RecordingClass(configureView: { _ in
      .reply(success, width: Points(Double(width)), height: Points(Double(height)))
    })
    let card = try card("stages: [handle]", host: "maps", controller: controller)
    guard case .custom(let view) = card.sections.first?.appearance else {
      Issue.record("no custom banner")
      return
    }
    #expect(view.size == Size(width: 345, height: 145) && card.outcome == .custom)
    let ask = try #require(controller.asks.first)
    #expect(ask.context == .mapsCard && ask.parameters.isEmpty)
    #expect(ask.minimumSize == ask.maximumSize && ask.maximumSize == view.size)
  }

  @Test(arguments: ["zero", "silent", "crash", "neither", "none"])
  func mapsShowsItsOwnBannerOtherwise(kind: String) throws {
    let controller: RecordingClass? =
      switch kind {
      case "zero": RecordingClass(configure: { _ in .reply(true, width: 0, height: 0) })
      case "silent": RecordingClass(configureView: { _ in Answer(.silent, answeredBy: "x") })
      case "crash": RecordingClass(configureView: { _ in Answer(.crashed, answeredBy: "x") })
      case "neither": RecordingClass()
      default: nil
      }
    let card = try card("stages: [handle]", host: "maps", controller: controller)
    #expect(row(card) != nil && card.outcome == .standard)
  }

  @Test func configureViewWithZeroSizeHidesTheBannerInMaps() throws {
    let controller = RecordingClass(configureView: { _ in .reply(false, width: 0, height: 0) })
    let card = try card("stages: [handle]", host: "maps", controller: controller)
    #expect(card.sections.map(\.appearance) == [.hidden] && card.outcome == .hidden)
  }
}
