import Diagnostics
import HostSimulation
import Interactions
import IntentDefinitions
import Testing
import Views

/// The walk of a Siri card through its sections, by the test vectors of the host's specification.
///
/// The card is that of a ride: the empty set, the pickup map, the ride option, driver with vehicle.
struct HostVectorTests {
  /// Vector 1.
  @Test func alwaysFalseAsksAboutEverySectionAndDrawsEveryDefaultRow() throws {
    let ride = try Ride(replies: [:])
    #expect(
      ride.asked == [
        "{}", "{pickupLocation}", "{rideOptionName}", "{rideStatus.driver, rideStatus.vehicle}",
      ])
    #expect(ride.looks == ["1 empty", "2 map", "3 keyValue", "4 contact"])
    #expect(ride.instances == 4 && ride.card.outcome == .standard)
    #expect(ride.transcript.contains("Instances 1, 2, 3, 4 are released without appearing"))
    #expect(!ride.transcript.contains("viewWillAppear"))
    #expect(ride.transcript.contains("Builds 4 sections: 1 [], 2 [INRequestRideIntent."))
  }

  /// Vector 2.
  @Test func viewForTheEmptySetStandsAboveTheDefaultRows() throws {
    let ride = try Ride(replies: ["{}": .reply(true, height: 80)])
    #expect(ride.looks == ["1 custom 377×80", "2 map", "3 keyValue", "4 contact"])
    #expect(ride.card.outcome == .mixed)
  }

  /// Vector 3.
  @Test func allParametersReturnedAtTheEmptySetLeaveOneAsk() throws {
    let all = Ride.parameters(
      "pickupLocation", "rideOptionName", "Response.rideStatus.driver",
      "Response.rideStatus.vehicle")
    let ride = try Ride(replies: ["{}": .reply(true, all, height: 300)])
    #expect(ride.asked == ["{}"])
    #expect(ride.looks == ["1 custom 377×300"] && ride.card.outcome == .custom)
  }

  /// The second half of vector 3: a part without parameters always stays.
  @Test func partThatIsNeverAskedAboutStaysWhateverIsReturned() throws {
    let payment = try Play(
      "INSendPaymentIntent", ["payee": .person("Ana"), "currencyAmount": .money],
      replies: ["{}": .reply(true, Play.all("INSendPaymentIntent", ["payee", "currencyAmount"]))])
    #expect(payment.looks == ["1 title", "2 custom 377×100"])
    #expect(payment.asked == ["{}"] && payment.card.outcome == .custom)
  }

  /// Vector 4.
  @Test func sectionThatAnEarlierReplyCoversIsNeitherAskedAboutNorDrawn() throws {
    let ride = try Ride(replies: [
      "{pickupLocation}": .reply(true, Ride.parameters("pickupLocation")),
      "{rideOptionName}": .reply(
        true,
        Ride.parameters(
          "rideOptionName", "Response.rideStatus.driver", "Response.rideStatus.vehicle")),
    ])
    #expect(ride.asked == ["{}", "{pickupLocation}", "{rideOptionName}"])
    #expect(ride.looks == ["1 empty", "2 custom 377×100", "3 custom 377×100"])
    #expect(
      ride.transcript.contains("Section 4 is skipped: its parameters were displayed in section 3"))
  }

  /// Vector 5.
  @Test func partlyCoveredSectionIsAskedAboutTheRestAndDrawsItsWholeRow() throws {
    let ride = try Ride(replies: [
      "{}": .reply(true, Ride.parameters("Response.rideStatus.driver"))
    ])
    #expect(ride.asked.last == "{rideStatus.vehicle}")
    #expect(ride.looks.last == "4 contact")
  }

  /// Vector 6.
  @Test func longerPathIsCoveredByAShorterOneAndNotTheOtherWayRound() {
    let pickup = HostParameter(className: "A", keyPath: "pickupLocation")
    let map = HostParameter(className: "A", keyPath: "pickupLocation.map")
    #expect(pickup.covers(map) && !map.covers(pickup) && pickup.covers(pickup))
    #expect(!HostParameter(className: "B", keyPath: "pickupLocation").covers(map))
    #expect(!HostParameter(className: "A", keyPath: "").covers(map))
  }

  /// Vector 7.
  @Test func indexOfACoveringParameterMustAgree() {
    let first = HostParameter(className: "A", keyPath: "items[0]")
    let second = HostParameter(className: "A", keyPath: "items[1]")
    let all = HostParameter(className: "A", keyPath: "items")
    #expect(!first.covers(second) && first.covers(first))
    #expect(all.covers(first) && all.covers(second) && !first.covers(all))
    #expect(first.description == "A.items[0]" && first.keyPath == "items")
    #expect(HostParameter(className: "A", keyPath: "A.items[0].x").subscripted == "items[0].x")
  }

  /// Vector 8.
  @Test func trueWithZeroSizeHidesTheSectionAndStillCovers() throws {
    let ride = try Ride(replies: [
      "{pickupLocation}": .reply(
        true, Ride.parameters("pickupLocation", "rideOptionName"), width: 0, height: 0)
    ])
    #expect(ride.looks == ["1 empty", "2 hidden", "4 contact"])
  }

  /// Vector 9.
  @Test func falseIsTheDefaultRowAndCoversNothing() throws {
    let ride = try Ride(replies: [
      "{pickupLocation}": .reply(false, Ride.parameters("pickupLocation", "rideOptionName"))
    ])
    #expect(ride.asked.count == 4)
    #expect(ride.looks == ["1 empty", "2 map", "3 keyValue", "4 contact"])
  }

  /// Vector 10.
  @Test(arguments: [
    Answer(.silent, answeredBy: "x"), Answer(.crashed, answeredBy: "x"),
    Answer(
      .replied(
        [Reply(success: true, parameters: [], size: Size(width: 9, height: 9), view: nil)],
        after: 10.1), answeredBy: "x"),
  ])
  func noReplyInTimeIsTheDefaultRowAndTheWalkGoesOn(answer: Answer) throws {
    let ride = try Ride(replies: ["{pickupLocation}": answer])
    #expect(ride.asked.count == 4 && ride.looks[1] == "2 map")
  }

  /// Vector 11.
  @Test func firstOfTwoRepliesCounts() throws {
    let reply = Reply(success: true, parameters: [], size: Size(width: 377, height: 50), view: nil)
    let refusal = Reply(success: false, parameters: [], size: .zero, view: nil)
    let ride = try Ride(replies: [
      "{pickupLocation}": Answer(.replied([reply, refusal], after: 0), answeredBy: "x")
    ])
    #expect(ride.looks[1] == "2 custom 377×50")
    #expect(ride.transcript.contains("Takes the first of 2 completions"))
  }

  /// Vector 12.
  @Test(arguments: [(200, 10, 20), (377, 5_000, 852), (5_000, 300, 300)])
  func sizeIsBroughtWithinTheLimits(width: Int, height: Int, expected: Int) throws {
    let ride = try Ride(replies: [
      "{}": .reply(true, width: Points(Double(width)), height: Points(Double(height)))
    ])
    #expect(ride.looks[0] == "1 custom 377×\(expected)")
    #expect(ride.card.diagnostics.contains { $0.rule == .sizeClamped })
  }

  /// Vector 17.
  @Test func lastSectionThatIsCoveredIsNoAskAndTwoEmptySetsAreTwo() throws {
    let covered = try Ride(replies: [
      "{rideOptionName}": .reply(true, Ride.parameters("rideOptionName", "Response.rideStatus"))
    ])
    #expect(covered.asked.count == 3)
    let twice = try Play(
      "INSendMessageIntent", ["content": .text("Hi")],
      profile: """
        profile: twice
        extends: siri
        cards:
          - intents: [INSendMessageIntent]
            certainty: convention
            source: a test
            sections: [{asks: []}, {asks: [intent.content]}, {asks: []}]
        """, replies: [:])
    #expect(twice.asked == ["{}", "{content}", "{}"])
  }

  /// Vector 18.
  @Test func claimOfASectionThatStandsAlreadyChangesNothingAbove() throws {
    let ride = try Ride(replies: [
      "{rideOptionName}": .reply(true, Ride.parameters("pickupLocation", "rideOptionName"))
    ])
    #expect(ride.looks == ["1 empty", "2 map", "3 custom 377×100", "4 contact"])
    #expect(ride.transcript.contains("Takes nothing back: section 2 is drawn already"))
  }

  /// Vector 19.
  @Test func previewHasNoResponseAndStatusUnspecified() throws {
    let ride = try Ride(
      stage: Stage(kind: .preview, code: nil),
      replies: ["{}": Answer(.crashed, answeredBy: "a cast of the response")])
    #expect(ride.card.status == .unspecified)
    #expect(ride.asked == ["{}", "{pickupLocation}", "{rideOptionName}"])
    #expect(ride.looks == ["1 empty", "2 map", "3 keyValue"])
  }

  /// Vector 20: a ride needs an unlocked device, whatever the app's plists say.
  @Test func lockedDeviceIsUnlockedBeforeAnythingIsAsked() throws {
    let ride = try Ride(isLocked: true, replies: [:])
    #expect(ride.asked.isEmpty && ride.card.outcome == .locked && ride.card.sections.isEmpty)
  }
}
