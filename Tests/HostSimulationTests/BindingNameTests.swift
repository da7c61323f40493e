@testable import Interactions
import Diagnostics
import HostSimulation
import ControllerConfigurations
import TestSupport
import Testing
import Views

/// The names of bindings, held against the intents that a layout can be drawn for.
struct BindingNameTests {
  /// A controller of an extension that draws `BrewTeaIntent` and `PourIntent`, which has no
  /// parameters.
  private func report(
    _ layout: String, when test: String = "{}", cases: String = ""
  ) throws -> (actual: String, sample: MarkedSource) {
    let sample = MarkedSource(
      """
      controller: C
      configureView:
        - {when: \(test), show: A, size: fitting}
      \(cases)layouts:
        A: \(layout)
      """)
    let intents = try Tea.intents()
    let reading = Reading(sample.text) { root, diagnostics in
      ControllerReader(intents: intents).read(root, reporting: &diagnostics)
    }
    return (reports(reading.diagnostics), sample)
  }

  @Test(arguments: [
    ("{label: ①'${intent.minutes} left'}", "has no parameter 'minutes'", "'${response.minutes}'"),
    (
      "{label: ①'${response.tea.origin}'}", "has no response parameter 'tea'",
      "'${intent.tea.origin}'"
    ),
    ("{label: ①'${intent.cusp:number}'}", "has no parameter 'cusp'", "'${intent.cups}'"),
    (
      "{label: ①'${response.minuts}', hidden: true}", "has no response parameter 'minuts'",
      "'${response.minutes}'"
    ),
    (
      "{stack: vertical, views: [{image: ①'${intent.nots}', when: {status: failure}}]}",
      "has no parameter 'nots'", "'${intent.note}'"
    ),
    (
      "{table: ①intent.extra, row: {label: '${row.x}'}}", "has no parameter 'extra'",
      "'${intent.extras}'"
    ),
    (
      "{map: true, pins: [Here, ①'${intent.plaze}']}", "has no parameter 'plaze'",
      "'${intent.place}'"
    ),
    ("{progress: ①'${response.bogus}'}", "has no response parameter 'bogus'", "one of: minutes"),
  ])
  func aNameThatNoIntentHasIsAFindingAtTheBinding(
    layout: String, message: String, fix: String
  ) throws {
    let (actual, sample) = try report(layout, when: "{intent: BrewTeaIntent}")
    #expect(
      actual == sample.report("unresolved-binding: BrewTeaIntent \(message)", fix: "Write \(fix)"))
  }

  @Test func withoutATestItIsAboutAllThatTheExtensionDraws() throws {
    let (actual, sample) = try report("{label: ①'${intent.sauce} ${intent.sauce}'}")
    let place = try #require(sample.places.first)
    #expect(
      actual.hasPrefix(
        "\(place.line):\(place.column) unresolved-binding: None of 2 intents has a parameter 'sauce'"
      ))
    #expect(actual.contains("The layout is drawn for BrewTeaIntent and PourIntent"))
    #expect(actual.split(separator: "unresolved-binding").count == 2)
  }

  @Test(arguments: [
    ("{label: '${intent.tea}'}", "{}"), ("{label: '${intent.tea}'}", "{intent: BrewTea}"),
    ("{label: '${sample.x} ${activity.y} ${app.name}'}", "{}"),
    ("{stack: vertical, views: [{label: '${intent.tea}', when: {intent: BrewTeaIntent}}]}", "{}"),
    ("{label: '${intent.sauce}'}", "{intent: SauceIntent}"),
    ("{label: '${response.nothing'}", "{}"),
  ])
  func whatIsThereOrNotKnownIsNoSuchFinding(layout: String, test: String) throws {
    #expect(try !report(layout, when: test).actual.contains("no parameter"))
  }

  @Test func anElementForAnotherIntentIsHeldAgainstThatOne() throws {
    let (actual, sample) = try report(
      "{stack: vertical, views: [{label: ①'${intent.tea}', when: {intent: PourIntent}}]}")
    #expect(
      actual
        == sample.report(
          "unresolved-binding: PourIntent has no parameter 'tea'",
          fix: "Remove the binding: the intents have no such parameter"))
  }

  @Test func aNameThatATestIsAboutIsSaidOnce() throws {
    let (actual, sample) = try report(
      "{stack: vertical, views: [{label: '${intent.taa}', when: {has: ①taa}}]}")
    #expect(
      actual == sample.report("unknown-value: There is no parameter 'taa'", fix: "Write 'tea'"))
  }

  /// What was said of the configuration is not said of each of its cards.
  @Test func aNameThatIsKnownToBeWrongIsNotReportedWithEachCard() throws {
    let text = """
      controller: C
      configureView: [{show: A, size: fitting}]
      layouts:
        A: {stack: vertical, views: [{label: '${response.tea}'}, {label: '${response.minutes}'}]}
      """
    let intents = try Tea.intents()
    let reading = Reading(text) { root, diagnostics in
      ControllerReader(intents: intents).read(root, reporting: &diagnostics)
    }
    #expect(reading.diagnostics.map(\.rule) == [.unresolvedBinding])
    let interaction = try #require(
      try readInteraction("interaction: A\nintent: BrewTeaIntent\nstages: [handle]").value)
    let app = HostedApp(
      name: "Tea House", intents: intents,
      controllers: [
        "TeaIntentsUI/Info.plist": ConfiguredControllerClass(
          try #require(reading.value), appName: "Tea House", fittingHeight: { _, _ in 64 })
      ])
    let card = HostSimulator(profile: try HostProfile.builtIn("siri"), app: app).card(
      interaction, stage: try #require(interaction.stages.first), isLocked: false,
      behavior: .launch)
    #expect(
      card.diagnostics.filter { $0.rule == .unresolvedBinding }.map(\.message)
        == ["'${response.minutes}' has no value"])
  }

  @Test func aLayoutOfSeveralCasesIsForAllOfThem() throws {
    let other = "  - {when: {intent: BrewTeaIntent, status: failure}, show: A, size: fitting}\n"
    #expect(
      try report("{label: '${intent.tea}'}", when: "{intent: PourIntent}", cases: other).actual
        == "")
  }
}
