import HostSimulation
import Interactions
import IntentDefinitions
import Testing
import Views

/// The host for custom intents, by the test vectors of its specification.
struct HostSimulatorTests {
  private func card(
    _ controller: RecordingClass?, host: String = "siri", stage: Stage = handled,
    isLocked: Bool = false, behavior: InteractiveBehavior = .launch, intents: AppIntents? = nil
  ) throws -> HostedCard {
    let intents = try intents ?? Tea.intents()
    let defined = try #require(intents.intent(named: "BrewTeaIntent"))
    let interaction = Interaction(
      name: "Tea", intent: defined.intent, definition: defined.definition,
      parameters: ["tea": .object(ObjectValue(identifier: "g", display: "Green"))],
      stages: [stage], says: "Make tea", language: "en", location: nil)
    let app = HostedApp(
      name: "Tea House", intents: intents,
      controllers: controller.map { ["TeaIntentsUI/Info.plist": $0] } ?? [:])
    return HostSimulator(profile: try HostProfile.builtIn(host), app: app)
      .card(interaction, stage: stage, isLocked: isLocked, behavior: behavior)
  }

  static let handled = Stage(
    kind: .handle, code: "success", responseValues: ["minutes": .integer(3)])

  private func customView(_ card: HostedCard) -> HostedView? {
    if case .custom(let view) = card.sections.first?.appearance { view } else { nil }
  }

  private func isDefaultRow(_ card: HostedCard) -> Bool {
    if case .standard = card.sections.first?.appearance { card.sections.count == 1 } else { false }
  }

  /// Vector 15.
  @Test(arguments: [
    (Stage(kind: .preview, code: nil), HandlingStatus.unspecified),
    (Stage(kind: .confirm, code: "ready"), .ready),
    (Stage(kind: .confirm, code: "userConfirmationRequired"), .userConfirmationRequired),
    (Stage(kind: .progress, code: "inProgress"), .inProgress), (handled, .success),
    (Stage(kind: .handle, code: "failure"), .failure),
    (Stage(kind: .handle, code: "noWater"), .failure),
    (Stage(kind: .handle, code: "spilt"), .success),
    (Stage(kind: .handle, code: "continueInApp"), .deferredToApplication),
    (Stage(kind: .handle, code: "failureRequiringAppLaunch"), .failure),
  ])
  func asksOnceWithTheEmptySetForEachPhase(stage: Stage, status: HandlingStatus) throws {
    let controller = RecordingClass(configureView: { _ in .reply(true) })
    let card = try card(controller, stage: stage)
    #expect(controller.calls == ["instance", "configureView"])
    let ask = try #require(controller.asks.first)
    #expect(ask.parameters.isEmpty && ask.status == status && ask.context == .siriSnippet)
    #expect(ask.minimumSize == Size(width: 377, height: 20))
    #expect(ask.maximumSize == Size(width: 377, height: 852))
    #expect(ask.behavior == .launch && ask.host == "siri" && !ask.isLocked)
    #expect(card.outcome == .custom && card.askCount == 1 && card.status == status)
    #expect(customView(card)?.size == Size(width: 377, height: 100))
  }

  @Test func everyPhaseHasAnInstanceOfItsOwn() throws {
    let controller = RecordingClass(configureView: { _ in .reply(true) })
    _ = try card(controller, stage: Stage(kind: .confirm, code: "ready"))
    _ = try card(controller)
    #expect(controller.calls == ["instance", "configureView", "instance", "configureView"])
    #expect(controller.asks.map(\.status) == [.ready, .success])
  }

  /// Vector 9.
  @Test func falseIsTheDefaultRowWhateverElseIsReplied() throws {
    let parameter = HostParameter(className: "BrewTeaIntent", keyPath: "tea")
    let card = try card(RecordingClass(configureView: { _ in .reply(false, [parameter]) }))
    #expect(isDefaultRow(card) && card.outcome == .standard && card.askCount == 1)
  }

  @Test func trueWithZeroSizeHidesTheCard() throws {
    let card = try card(
      RecordingClass(configureView: { _ in .reply(true, width: 0, height: 0) }))
    #expect(card.outcome == .hidden && card.sections.map(\.appearance) == [.hidden])
  }

  @Test func trueWithMoreParametersThanAskedChangesNothingElse() throws {
    let set = ["tea", "cups"].map { HostParameter(className: "BrewTeaIntent", keyPath: $0) }
    let card = try card(RecordingClass(configureView: { _ in .reply(true, set) }))
    #expect(card.outcome == .custom && card.askCount == 1)
    #expect(card.transcript.text.contains("completion(true, [BrewTeaIntent: tea, cups], 377x100)"))
    // The reply's parameters stand in the step before.
    #expect(card.transcript.text.contains("Counts as displayed: all that it names"))
    #expect(card.transcript.text.contains("Builds 1 section: 1 []"))
  }

  /// Vector 12.
  @Test(arguments: [
    (200, 10, 377, 20), (359, 5_000, 377, 852), (377, 100, 377, 100), (0, 50, 377, 50),
    (500, 0, 377, 20), (-5, -5, 377, 20),
  ])
  func bothSidesAreBroughtWithinTheLimits(
    width: Int, height: Int, shownWidth: Int, shownHeight: Int
  ) throws {
    let card = try card(
      RecordingClass(configureView: { _ in
        .reply(true, width: Points(Double(width)), height: Points(Double(height)))
      }))
    let view = try #require(customView(card))
    #expect(
      view.size == Size(width: Points(Double(shownWidth)), height: Points(Double(shownHeight))))
    #expect(
      view.desiredSize == Size(width: Points(Double(width)), height: Points(Double(height))))
    let isClamped = view.size != view.desiredSize
    let step = card.transcript.steps.first { $0.event.kind == .limited }
    #expect((step != nil) == isClamped)
    if let step { #expect(step.basis?.certainty == .convention) }
  }

  /// Vector 10.
  @Test func noReplyIsTheDefaultRowAfterTenSeconds() throws {
    let card = try card(
      RecordingClass(configureView: { _ in Answer(.silent, answeredBy: "a test") }))
    #expect(
      isDefaultRow(card) && card.transcript.text.contains("Times out: no completion within 10 s"))
  }

  @Test(arguments: [(9.9, true), (10, true), (10.1, false), (60, false)])
  func lateRepliesAreIgnored(seconds: Double, counts: Bool) throws {
    let reply = Reply(
      success: true, parameters: [], size: Size(width: 377, height: 90), view: nil)
    let card = try card(
      RecordingClass(configureView: { _ in
        Answer(.replied([reply], after: seconds), answeredBy: "a test")
      }))
    #expect(card.outcome == (counts ? .custom : .standard))
  }

  /// Vector 11.
  @Test func firstOfTwoRepliesCounts() throws {
    let card = try card(
      RecordingClass(configureView: { _ in
        let replies = [true, false].map {
          Reply(success: $0, parameters: [], size: Size(width: 377, height: 90), view: nil)
        }
        return Answer(.replied(replies, after: 0), answeredBy: "a test")
      }))
    #expect(card.outcome == .custom && card.transcript.text.contains("first of 2 completions"))
  }

  /// Vector 19: a preview has no response, and a class that casts it by force crashes.
  @Test func aCrashIsTheDefaultRow() throws {
    let card = try card(
      RecordingClass(configureView: { ask in
        ask.stage.code == nil ? Answer(.crashed, answeredBy: "a test") : .reply(true)
      }), stage: Stage(kind: .preview, code: nil))
    #expect(isDefaultRow(card) && card.status == .unspecified)
    #expect(card.transcript.text.contains("crash"))
  }

  /// Vector 20.
  @Test(arguments: [(true, false), (false, true), (true, true)])
  func lockedAndRestrictedAsksNobody(restricted: Bool, listed: Bool) throws {
    let controller = RecordingClass(configureView: { _ in .reply(true) })
    let intents = try Tea.intents(restricted: restricted, listed: listed)
    let locked = try card(controller, isLocked: true, intents: intents)
    #expect(controller.calls.isEmpty && locked.outcome == .locked && locked.askCount == 0)
    #expect(locked.sections.isEmpty && locked.buttons.isEmpty)
    #expect(locked.transcript.text.contains("unlock"))
    // Nothing of the app has run before the device is unlocked.
    #expect(locked.transcript.steps.map(\.event.kind) == [.stage, .unlock])
    #expect(try card(controller, intents: intents).outcome == .custom)
  }

  @Test func lockedButNotRestrictedAsksAsUsual() throws {
    let controller = RecordingClass(configureView: { _ in .reply(true) })
    let card = try card(controller, isLocked: true)
    #expect(card.outcome == .custom && controller.asks.map(\.isLocked) == [true])
    #expect(controller.asks.map(\.context) == [.siriSnippet])
  }

  @Test func configureViewWinsOverConfigure() throws {
    let controller = RecordingClass(
      configureView: { _ in .reply(true) }, configure: { _ in .reply(true, height: 50) })
    #expect(customView(try card(controller))?.size.height == 100)
    #expect(controller.calls == ["instance", "configureView"])
  }

  @Test func configureAloneIsCalled() throws {
    let controller = RecordingClass(configure: { _ in .reply(true, height: 50) })
    #expect(customView(try card(controller))?.size.height == 50)
    #expect(controller.calls == ["instance", "configure"])
  }

  @Test func neitherMethodCrashesAndShowsTheDefaultRow() throws {
    let controller = RecordingClass()
    let card = try card(controller)
    #expect(isDefaultRow(card) && controller.calls == ["instance"])
    #expect(card.transcript.text.contains("does not implement"))
  }

  @Test func aClassThatNothingTellsOfIsUnknown() throws {
    let card = try card(nil)
    #expect(card.outcome == .unknown && card.controller == .unknown && card.askCount == 0)
    #expect(card.sections.map(\.appearance) == [.unknown(UnknownClass(name: "TeaIntentsUI"))])
  }

  @Test func withoutExtensionTheDefaultRowIsShown() throws {
    let card = try card(nil, intents: Tea.intents(interface: false))
    #expect(isDefaultRow(card) && card.askCount == 0)
    #expect(card.transcript.text.contains("no Intents UI extension"))
  }

  @Test func everyStepOfTheHostNamesItsRuleAndCertainty() throws {
    for answer in [Answer.reply(true, height: 5), .reply(false), Answer(.silent, answeredBy: "x")] {
      let card = try card(RecordingClass(configureView: { _ in answer }))
      let steps = card.transcript.steps
      #expect(steps.count { $0.event.kind == .answer } == 1)
      #expect(steps.allSatisfy { ($0.event.kind != .answer) == ($0.basis != nil) })
      #expect(steps.allSatisfy { $0.basis?.source.isEmpty != true })
      #expect(card.transcript.text.split(separator: "\n").count == steps.count)
    }
  }
}
