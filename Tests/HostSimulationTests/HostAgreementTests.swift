import Diagnostics
import Interactions
import IntentDefinitions
import Testing
import Views

@testable import HostSimulation

/// Places where a transcript, a card and a finding once told different things.
struct HostAgreementTests {
  private static let crash = Answer(.crashed, answeredBy: "a test")
  private static let silence = Answer(.silent, answeredBy: "a test")

  // MARK: - Locked devices

  /// The key that protects data locks the intent as the definition's second value does.
  @Test(arguments: [
    ("IntentsRestrictedWhileLocked", Intent.LockRestriction.whileLocked),
    ("IntentsRestrictedWhileProtectedDataUnavailable", .whileProtectedDataUnavailable),
  ])
  func bothKeysOfAnInfoPlistRestrict(key: String, restriction: Intent.LockRestriction) throws {
    let intents = try Tea.intents(listed: true, key: key)
    let found = try #require(intents.lockRestriction(of: "BrewTeaIntent"))
    #expect(found.restriction == restriction && found.source == "\(key) of the Intents extension")
    let app = HostedApp(name: "Tea", intents: intents, controllers: [:])
    let intent = try #require(intents.intent(named: "BrewTeaIntent")?.intent)
    #expect(app.lockRestriction(of: intent) == .init(.documented, found.source))
  }

  // MARK: - Reasons

  /// Why a section shows its default row is as sure as what led to it.
  @Test(arguments: [
    (crash, "inferred: An extension that dies"), (silence, "observed: Seconds that the host"),
    (Answer.reply(false), "documented: False means"),
  ])
  func aDefaultRowIsAsSureAsItsReason(answer: Answer, basis: String) throws {
    let ride = try Ride(replies: ["{pickupLocation}": answer])
    #expect(ride.transcript.contains("Section 2 shows its default row [\(basis)"))
  }

  @Test(arguments: [
    ("unspecified", Certainty.documented), ("userConfirmationRequired", .documented),
    ("failureRequiringAppLaunch", .inferred), ("continueInApp", .inferred),
  ])
  func noSystemCodeIsTheIntentsOwn(code: String, certainty: Certainty) {
    let basis = HandlingStatus.basis(of: code)
    #expect(basis.certainty == certainty && !basis.source.contains("own"))
    #expect(HandlingStatus.basis(of: "noWater").source.contains("own"))
  }

  @Test(arguments: [
    ("siri", "convention: Hosts update the cards of rides"),
    ("maps", "documented: Maps observes the status of a ride"),
  ])
  func onlyARideInMapsHasAStatusThatIsObserved(host: String, basis: String) throws {
    let ride = try Ride(
      host: host, stage: Stage(kind: .update, code: "success"), replies: [:])
    #expect(ride.transcript.contains("Calls no handler: an update is another response [\(basis)"))
  }

  // MARK: - Maps

  /// An instance on the screen that has no view any more leaves it; it was not unseen.
  @Test(arguments: [crash, silence, Answer.reply(true, width: 0, height: 0)])
  func anUpdateWithoutAViewTakesTheInstanceOffTheScreen(answer: Answer) throws {
    let update = try Ride(
      host: "maps", stage: Stage(kind: .update, code: "success", frame: 2),
      augmenting: { $0.stage.kind == .update ? answer : .reply(true) })
    #expect(update.transcript.contains("on the screen once more"))
    // What crashes is told nothing any more.
    let isLost = answer.end == .crashed
    #expect(update.transcript.contains("Instance 1: viewWillDisappear, viewDidDisappear") != isLost)
    #expect(update.transcript.contains("Instance 1 is gone with the extension") == isLost)
    #expect(!update.transcript.contains("without appearing"))
    #expect(update.looks == ["1 contact"])
  }

  /// Maps passes `none` in every column, so all four are one card with one transcript.
  @Test(arguments: ["maps", "siri-ios10"])
  func hostsThatPassNoBehaviorHaveOneTranscript(host: String) throws {
    let cards = try InteractiveBehavior.allCases.map {
      try Ride(host: host, behavior: $0, augments: .reply(true), replies: [:]).card
    }
    #expect(cards.allSatisfy { $0.transcript == cards[0].transcript && $0.taps == cards[0].taps })
  }

  @Test func aRefusalWithASizeIsAnEmptyViewInMapsAndSaysSo() throws {
    let ride = try Ride(host: "maps", replies: ["{}": .reply(false)])
    #expect(ride.looks == ["1 custom 345×145"])
    #expect(ride.card.diagnostics.map(\.rule) == [.refusalIgnored])
    #expect(ride.card.diagnostics.allSatisfy { $0.message.contains("Maps ignores the refusal") })
    let hidden = try Ride(host: "maps", replies: ["{}": .reply(false, width: 0, height: 0)])
    #expect(hidden.looks == ["1 hidden"] && hidden.card.diagnostics.isEmpty)
  }

  // MARK: - Columns that no host passes

  @Test func stepsOfOtherColumnsSayWhatIf() throws {
    let (simulator, plan) = try Harbour.plan(
      "configureView: [{show: A}]\nlayouts: {A: {label: a}}",
      ControllerShape.Scene("intent: CheckTide\nstages: [handle]", ""))
    let cards = simulator.cards(plan)
    for card in cards {
      let marks = Set(card.transcript.steps.compactMap { $0.basis?.mark })
      #expect(marks.contains("whatIf") == (card.behavior != .launch), "\(card.behavior)")
      if card.behavior != .launch { #expect(marks == ["whatIf"]) }
    }
    #expect(cards.allSatisfy { $0.transcript.matchesRegardlessOfBehavior(cards[0].transcript) })
  }

  // MARK: - Sections

  /// Seed 001: a class that implements `configure` only replaces nothing, of custom intents as well.
  @Test func anAugmentingViewStandsBesideTheRowOfACustomIntent() throws {
    let card = try play("configure: [{show: A}]\nlayouts: {A: {label: a}}")
    let kinds = card.sections.map { section in
      switch section.appearance {
      case .custom: "custom"
      case .standard: "row"
      default: "other"
      }
    }
    #expect(kinds == ["custom", "row"] && card.outcome == .mixed && card.hostBehavior == .launch)
    #expect(card.sections.map(\.parameters) == [[], nil])
    #expect(
      card.taps == [
        "A tap on “BrewTea it” opens Tea House.", "A tap on the app's view does nothing.",
      ])
  }

  /// Some versions put the view in place of the row: a profile may say so.
  @Test func aProfileMayLetAnAugmentingViewReplaceTheRow() throws {
    let card = try play(
      "configure: [{show: A}]\nlayouts: {A: {label: a}}",
      profile: """
        profile: seen
        extends: siri
        configureReplaces: {value: true, certainty: observed, source: a test}
        """)
    #expect(card.sections.count == 1 && card.outcome == .custom)
  }

  @Test func everyRowBesideAnAugmentingViewMakesTheCardMixed() throws {
    #expect(try Ride(augments: .reply(true), replies: [:]).card.outcome == .mixed)
    let old = try play("configure: [{show: A}]\nlayouts: {A: {label: a}}", host: "siri-ios10")
    #expect(old.outcome == .mixed)
  }

  /// One property does not cover another whose name begins with its own, as documented.
  @Test(arguments: [(CoveringRule.prefix, true), (.property, false)])
  func aPropertyIsNotItsNeighbour(rule: CoveringRule, covers: Bool) {
    let parameters = ["tea", "teaSize", "tea.name"].map {
      HostParameter(className: "BrewTeaIntent", keyPath: $0)
    }
    #expect(parameters[0].covers(parameters[1], by: rule) == covers)
    #expect(parameters[0].covers(parameters[2], by: rule))
    #expect(parameters[0].covers(parameters[0], by: rule))
  }

  @Test func siriAsDocumentedKeepsTheNeighbour() throws {
    #expect(try HostProfile.builtIn("siri-documented").covering.value == .property)
    #expect(try HostProfile.builtIn("siri").covering.value == .prefix)
  }

  /// The list of the flag has `pickupLocation.map` only, and the map of the pickup is that map.
  @Test func displaysMapHasOneListAndOneCertainty() throws {
    let fact = try HostProfile.builtIn("siri").siriProviding.displaysMap
    #expect(fact.certainty == .observed)
    #expect(
      fact.value.map(\.keyPath) == ["pickupLocation.map", "rideStatus.vehicle.location.map"])
    let ride = try Ride(augments: .reply(true), flags: Ride.mapFlag, replies: [:])
    #expect(ride.transcript.contains("pickupLocation.map] [observed: The list of the flag"))
    #expect(
      ride.transcript.contains("Section 2 is skipped: its parameters were displayed in section 1"))
  }

  /// Where nobody is asked about anything there is no card, and so no button.
  @Test(arguments: ["INAddTasksIntent", "INSearchForPhotosIntent"])
  func noButtonsWithoutACard(className: String) throws {
    let play = try Play(
      className, [:], stage: Stage(kind: .confirm, code: "userConfirmationRequired"), replies: [:])
    #expect(play.card.buttons.isEmpty)
    #expect(!play.transcript.contains("“Cancel”"))
  }

  @Test func theEmptySetOfASystemIntentIsNotTheCardAsAWhole() throws {
    let ride = try Ride(replies: [:])
    #expect(ride.transcript.contains("Builds 4 sections: 1 [], 2 [INRequestRideIntent.pickup"))
    #expect(!ride.transcript.contains("as a whole"))
  }

  /// A person can tap on what is on the screen, and not before.
  @Test func aViewAppearsBeforeAnyTapAndDisappearsLast() throws {
    let card = try play("configureView: [{show: A}]\nlayouts: {A: {label: a}}")
    let kinds = card.transcript.steps.map(\.event.kind)
    let appearing = try #require(kinds.firstIndex(of: .appearing))
    #expect(kinds[appearing...] == [.appearing, .tap, .disappearing, .dismissal])
  }

  // MARK: - Screens

  @Test(arguments: [(744, 1_133), (1_024, 1_366), (320, 568), (900, 1_200)])
  func aScreenIsAsHighAsTheDeviceOfItsWidth(width: Int, height: Int) throws {
    for name in ["siri", "maps"] {
      let profile = try HostProfile.builtIn(name).with(screenWidth: width)
      #expect(profile.screenHeight.value == Points(sixtyFourths: height * 64))
      #expect(
        profile.maximumHeight.value
          == (name == "siri" ? Points(sixtyFourths: height * 64) : Points(145)))
    }
  }

  // MARK: - Not hosted

  @Test(arguments: HostingObstacle.allCases)
  func whatCannotBeHostedLeavesTheDefaultCard(obstacle: HostingObstacle) throws {
    let controller = RecordingClass(configureView: { _ in .reply(true) })
    let intents = try Tea.intents()
    let defined = try #require(intents.intent(named: "BrewTeaIntent"))
    let stage = Stage(kind: .handle, code: "success")
    let interaction = Interaction(
      name: "Tea", intent: defined.intent, definition: defined.definition, parameters: [:],
      stages: [stage], says: nil, language: "en", location: nil)
    let app = HostedApp(
      name: "Tea", intents: intents, controllers: ["TeaIntentsUI/Info.plist": controller],
      obstacles: ["TeaIntentsUI/Info.plist": obstacle])
    let card = HostSimulator(profile: try HostProfile.builtIn("siri"), app: app)
      .card(interaction, stage: stage, isLocked: false, behavior: .launch)
    #expect(controller.calls.isEmpty && card.outcome == .standard && card.controller == .none)
    #expect(card.transcript.text.contains("Cannot host the extension: "))
  }

  // MARK: - Replies

  /// The first reply counts, whichever it is.
  @Test func falseThenTrueLeavesTheDefaultRow() throws {
    let card = try play(
      "configureView: [{refuse: true, show: A, completes: twice}]\nlayouts: {A: {label: a}}")
    #expect(
      card.outcome == .standard && card.transcript.text.contains("completion(false, [], 0x0)"))
    #expect(card.transcript.text.contains("Takes the first of 2 completions"))
    #expect(card.diagnostics.map(\.rule).contains(.answersTwice))
  }

  /// A closing refusal does not hide that a case nearly fits.
  @Test(arguments: [
    ("[pickupLocation.name]", Rule.shallowKeyPath),
    ("{only: [rideStatus.driver]}", .exactParameterSet),
  ])
  func aClosingRefusalHidesNoNearMiss(test: String, rule: Rule) throws {
    for closing in ["", ", {refuse: true}"] {
      let card = try Harbour.card(
        "configureView: [{show: A, when: {parameters: \(test)}}\(closing)]\nlayouts: {A: {label: a}}",
        ControllerShape.Scene(
          """
          intent: INRequestRideIntent
          parameters: {pickupLocation: {display: Pier}}
          stages:
            - handle: {rideStatus: {display: "On its way", driver: {display: Ben}, vehicle: {display: Volta}}}
          """, ""))
      #expect(card.diagnostics.map(\.rule).contains(rule), "\(closing)")
    }
  }
}
