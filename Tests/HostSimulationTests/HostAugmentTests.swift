import HostSimulation
import Interactions
import IntentDefinitions
import Testing
import Views

/// Controllers that augment, the flags, the hosts' own choices, and Maps.
struct HostAugmentTests {
  /// Vector 13.
  @Test func classThatOnlyAugmentsIsAskedOnceAtTheEmptySet() throws {
    let ride = try Ride(augments: .reply(false, height: 80), replies: [:])
    #expect(ride.asked == ["{}"] && ride.instances == 1)
    #expect(ride.looks == ["1 empty", "2 map", "3 keyValue", "4 contact"])
  }

  /// Replacing and augmenting differ in what false means: `configure` has no such value.
  @Test func augmentingViewStandsAtTheEmptySet() throws {
    let ride = try Ride(augments: .reply(true, height: 80), replies: [:])
    #expect(ride.looks == ["1 custom 377×80", "2 map", "3 keyValue", "4 contact"])
    #expect(ride.behaviors == [.none])
  }

  @Test func augmentingViewWithZeroSizeIsDiscardedWithItsFlags() throws {
    let ride = try Ride(
      augments: .reply(true, width: 0, height: 0), flags: Ride.mapFlag, replies: [:])
    #expect(ride.looks == ["1 empty", "2 map", "3 keyValue", "4 contact"])
  }

  /// Seed 001: true hides; absent or false leaves Siri's own.
  @Test(arguments: [(true, false), (false, true)])
  func displaysMapHidesTheHostsMapWhenItIsTrue(flag: Bool, showsMap: Bool) throws {
    let flags = SiriProviding(
      displaysMap: flag, displaysMessage: false, displaysPaymentTransaction: false)
    let ride = try Ride(augments: .reply(true), flags: flags, replies: [:])
    #expect(ride.looks.contains("2 map") == showsMap)
  }

  @Test func displaysMessageHidesRecipientsAndContent() throws {
    let flags = SiriProviding(
      displaysMap: true, displaysMessage: true, displaysPaymentTransaction: true)
    let message = try Play(
      "INSendMessageIntent",
      ["recipients": .list([.person("Ana")]), "content": .text("Hello")], augments: .reply(true),
      flags: flags, replies: [:])
    #expect(message.looks == ["1 custom 377×100"])
  }

  @Test func displaysPaymentTransactionHidesPayeeAmountAndNote() throws {
    let flags = SiriProviding(
      displaysMap: false, displaysMessage: false, displaysPaymentTransaction: true)
    let payment = try Play(
      "INSendPaymentIntent",
      ["payee": .person("Ana"), "currencyAmount": .money, "note": .text("Lunch")],
      response: [
        "paymentRecord": .object(
          ObjectValue(identifier: nil, display: "", properties: ["feeAmount": .money]))
      ],
      augments: .reply(true), flags: flags, replies: [:])
    #expect(payment.looks == ["1 title", "2 custom 377×100", "5 keyValue"])
  }

  /// Vector 14.
  @Test func configureIsNeverCalledAndFlagsAreNeverReadBesideConfigureView() throws {
    let ride = try Ride(augments: .reply(true), flags: Ride.mapFlag, replies: [:], both: true)
    #expect(ride.calls.allSatisfy { $0 != "configure" })
    #expect(ride.looks.contains("2 map") && ride.asked.count == 4)
    #expect(ride.transcript.contains("configure is never called"))
  }

  /// A card without an empty set never shows a class that only augments.
  @Test func mediaHasNoPlaceForAViewThatOnlyAugments() throws {
    let media = try Play(
      "INPlayMediaIntent", ["mediaContainer": .person("Album")], augments: .reply(true),
      replies: [:])
    #expect(media.asked.isEmpty && media.looks == ["1 media"])
    let replaced = try Play(
      "INPlayMediaIntent", ["mediaContainer": .person("Album")],
      replies: ["{mediaContainer.title, mediaItems[0].title, mediaContainer.artwork}": .reply(true)]
    )
    #expect(replaced.looks == ["1 custom 377×100"])
  }

  @Test func classWithoutAMethodCrashesAtTheEmptySet() throws {
    let ride = try Ride(replies: [:], neither: true)
    #expect(ride.calls == ["instance"])
    #expect(ride.looks == ["1 empty", "2 map", "3 keyValue", "4 contact"])
  }

  @Test func siriOfIOS10AugmentsAboveTheCardWithin120To200Points() throws {
    let ride = try Ride(host: "siri-ios10", augments: .reply(true, height: 20), replies: [:])
    #expect(ride.looks == ["1 custom 377×120", "2 map", "3 keyValue", "4 contact"])
    let flagged = try Ride(
      host: "siri-ios10", augments: .reply(true, height: 900), flags: Ride.mapFlag, replies: [:])
    #expect(flagged.looks == ["1 custom 377×200", "3 keyValue", "4 contact"])
    let replacing = try Ride(host: "siri-ios10", replies: ["{}": .reply(true)])
    #expect(replacing.card.outcome == .standard)
    #expect(replacing.transcript.contains("which the class does not implement"))
  }

  /// Each section has the behaviour that the host would pass; the other columns force theirs.
  @Test func naturalColumnPassesEachSectionItsOwnBehavior() throws {
    let natural = try Ride(behavior: .nextView, replies: [:])
    #expect(natural.behaviors == [.none, .nextView, .genericAction, .none])
    #expect(natural.card.hostBehavior == .nextView)
    let forced = try Ride(behavior: .launch, replies: [:])
    #expect(forced.behaviors == [.launch, .launch, .launch, .launch])
  }

  @Test func interfaceParametersDescriptionListsTheAskedSections() throws {
    let ride = try Ride(replies: [:])
    #expect(
      ride.card.interfaceParametersDescription == """
        Section 1:
        \tParameters:
        \tInteractive Behavior: None

        Section 2:
        \tParameters:
        \t\tINRequestRideIntent - pickupLocation
        \tInteractive Behavior: NextView

        Section 3:
        \tParameters:
        \t\tINRequestRideIntent - rideOptionName
        \tInteractive Behavior: GenericAction

        Section 4:
        \tParameters:
        \t\tINRequestRideIntentResponse - rideStatus.driver
        \t\tINRequestRideIntentResponse - rideStatus.vehicle
        \tInteractive Behavior: None

        """)
  }

  /// Vector 16.
  @Test func mapsConfiguresTheInstanceOnTheScreenAgainForEachUpdate() throws {
    let first = try Ride(host: "maps", augments: .reply(true), replies: [:])
    #expect(first.looks == ["1 custom 345×145"] && first.asked == ["{}"])
    let update = try Ride(
      host: "maps", stage: Stage(kind: .update, code: "success", frame: 2),
      augments: .reply(true, height: 9), replies: [:])
    #expect(update.looks == ["1 custom 345×145"])
    #expect(update.transcript.contains("on the screen once more"))
    #expect(!update.transcript.contains("Creates instance"))
    let gone = try Ride(
      host: "maps", stage: Stage(kind: .update, code: "success"),
      augments: Answer(.crashed, answeredBy: "x"), replies: [:])
    #expect(gone.transcript.contains("Creates instance 1"))
    let none = try Ride(host: "maps", augments: .reply(true, width: 0, height: 0), replies: [:])
    #expect(none.looks == ["1 contact"])
  }
}
