@testable import Interactions
import TestSupport
import Testing

@testable import HostSimulation

/// What a tap does, by the behaviour of each section.
struct TapTests {
  @Test(arguments: [
    (InteractiveBehavior.none, "A tap on the card does nothing."),
    (.nextView, "A tap on the app's view leads to another view in Siri."),
    (.launch, "A tap on the app's view opens Tea House."),
    (.genericAction, "A tap on the app's view does something else in Siri."),
  ])
  func aHostedViewSaysWhatTheHostDoes(behavior: InteractiveBehavior, sentence: String) throws {
    let card = try play(
      "configureView: [{show: A}]\nlayouts: {A: {label: a}}", behavior: behavior)
    #expect(card.taps == [sentence])
    #expect(card.transcript.text.contains("host: A tap on section 1 "))
  }

  @Test func theRowsOfARideAnswerEachInItsWay() throws {
    let ride = try Ride(replies: [:])
    #expect(
      ride.card.taps == [
        "A tap on the map leads to another view in Siri.",
        "A tap on “Ride” does something else in Siri.", "A tap elsewhere does nothing.",
      ])
  }

  @Test func aForcedBehaviourIsThatOfEveryRow() throws {
    let ride = try Ride(behavior: .launch, replies: [:])
    #expect(ride.card.taps == ["A tap on the card opens Tea House."])
    #expect(ride.card.sections.allSatisfy { $0.behavior == .launch || $0.parameters == [] })
  }

  @Test func aTitleThatNobodyIsAskedAboutAnswersNoTap() throws {
    let play = try Play(
      "INSendPaymentIntent", ["note": .text("Tea")], behavior: .launch, replies: [:])
    #expect(
      play.card.taps == ["A tap on “Note” opens Tea House.", "A tap elsewhere does nothing."])
  }

  @Test func aHostThatOnlyAugmentsAnswersNoTap() throws {
    let ride = try Ride(host: "siri-ios10", behavior: .launch, replies: [:])
    #expect(ride.card.taps == ["A tap on the card does nothing."])
  }

  /// Maps passes no behavior, in no column; its buttons act by themselves.
  @Test(arguments: InteractiveBehavior.allCases)
  func theButtonsOfMapsAreNamedBesideTheView(behavior: InteractiveBehavior) throws {
    let ride = try Ride(host: "maps", behavior: behavior, replies: ["{}": .reply(true)])
    #expect(
      ride.card.taps == [
        "A tap on “Contact” or “Cancel” answers Maps.",
        "A tap on “Open Tea House” opens Tea House.", "A tap on the app's view does nothing.",
      ])
    #expect(ride.behaviors == [.none])
    #expect(ride.transcript.contains("A tap on “Open Tea House” opens Tea House"))
  }

  @Test func theButtonsOfAConfirmCardAreNamedBesideTheView() throws {
    let card = try play(
      "configureView: [{show: A}]\nlayouts: {A: {label: a}}", "stages: [confirm]", behavior: .none)
    #expect(
      card.taps == [
        "A tap on “Cancel” or “Order” answers Siri.", "A tap on the app's view does nothing.",
      ])
    #expect(card.transcript.text.contains("A tap on “Cancel” answers Siri"))
  }

  @Test func aLockedCardHasNothingToTapOn() throws {
    #expect(try Ride(isLocked: true, replies: [:]).card.taps.isEmpty)
  }

  /// The transcripts of behaviours that change nothing else are shown once.
  @Test func transcriptsMatchWhateverATapDoes() throws {
    let cards = try InteractiveBehavior.allCases.map {
      try play("configureView: [{show: A}]\nlayouts: {A: {label: a}}", behavior: $0)
    }
    #expect(
      cards.allSatisfy { $0.transcript.matchesRegardlessOfBehavior(cards[0].transcript) })
    #expect(Set(cards.map(\.transcript.text)).count == 4)
    #expect(cards.allSatisfy { looksAlike($0, cards[0]) })
  }

  /// By their sections, because each play has a profile of its own.
  private func looksAlike(_ left: HostedCard, _ right: HostedCard) -> Bool {
    left.sections.elementsEqual(right.sections) { $0.looks(like: $1) }
  }

  @Test func rowsOfTheHostLookOtherForEachBehaviour() throws {
    let cards = try InteractiveBehavior.allCases.map {
      try play(
        "configureView: [{show: A, completes: never}]\nlayouts: {A: {label: a}}", behavior: $0)
    }
    for (index, card) in cards.enumerated() {
      #expect(cards.indices.filter { looksAlike(card, cards[$0]) } == [index])
    }
  }
}
