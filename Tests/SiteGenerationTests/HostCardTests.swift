@testable import Interactions
@testable import CardMatrix
import CardLayout
import HostSimulation
import IntentDefinitions
import ProjectTestSupport
import TestSupport
import Testing

@testable import SiteGeneration

/// What hosts draw of their own for intents of SiriKit, on the usual screen.
struct HostCardTests {
  private func cards(_ interaction: String, on host: String) async -> [LaidOutCard] {
    var project = Sample.teaHouse()
    project["A.interaction.yml"] = "interaction: A\n" + interaction
    project["site.yml"] = "title: Tea"
    let intent = interaction.firstMatch(of: /IN\w+/)?.output ?? ""
    return await project.project.laidOutStates()
      .filter {
        $0.interaction.intent.className == intent && $0.hostSlug == host && $0.behavior == .none
      }.map(\.laidOut)
  }

  private func texts(_ card: LaidOutCard) -> [String] {
    card.boxes.compactMap {
      if case .text(let text) = $0.content { text.text } else { nil }
    }
  }

  private func routes(_ card: LaidOutCard) -> [Bool] {
    card.boxes.compactMap {
      if case .hostMap(_, let hasRoute, _) = $0.content { hasRoute } else { nil }
    }
  }

  @Test(arguments: [("en", "Something went wrong"), ("de", "Etwas ist schiefgegangen")])
  func aFailureThatLeavesNothingToDrawIsSaid(language: String, words: String) async throws {
    let note = "intent: INCreateNoteIntent\nlanguage: \(language)\nparameters: {title: Tea}\n"
    let failed = try #require(
      await cards(note + "stages: [handle: {code: failure}]", on: "siri").first)
    #expect(texts(failed).contains(words))
    let confirmed = try #require(await cards(note + "stages: [confirm]", on: "siri").first)
    #expect(!texts(confirmed).contains(words) && texts(confirmed).contains("Tea"))
  }

  @Test(arguments: [
    ("intent: INSearchForPhotosIntent\nstages: [confirm]", []),
    ("intent: INSearchForAccountsIntent\nstages: [confirm]", []),
    ("intent: INStartCallIntent\nstages: [confirm: {code: ready}]", []),
    (
      "intent: INStartCallIntent\nstages: [confirm: {code: userConfirmationRequired}]",
      ["Cancel", "Call"]
    ),
    ("intent: INSendMessageIntent\nstages: [confirm]", ["Cancel", "Send"]),
  ])
  func whatOnlyAsksGoesOnWithoutButtons(interaction: String, buttons: [String]) async throws {
    let card = try #require(await cards(interaction, on: "siri").first)
    let titles = card.boxes.filter { $0.name == "button" }
    #expect(
      titles.compactMap { if case .text(let text) = $0.content { text.text } else { nil } }
        == buttons)
  }

  @Test func onlyARideWithAnEndHasARouteInMaps() async throws {
    let ride = "intent: INRequestRideIntent\nstages: [confirm]\nparameters: {pickupLocation: Quay"
    #expect(routes(try #require(await cards(ride + "}", on: "maps").first)) == [false])
    let whole = try #require(await cards(ride + ", dropOffLocation: Mill}", on: "maps").first)
    #expect(routes(whole) == [true])
    let note = "intent: INCreateNoteIntent\nstages: [confirm]\nparameters: {title: Tea}"
    #expect(routes(try #require(await cards(note, on: "maps").first)) == [false])
    // Siri marks the place of the pickup.
    let siri = try #require(await cards(ride + ", dropOffLocation: Mill}", on: "siri").first)
    #expect(routes(siri) == [false])
  }

  @Test func theBannerOfMapsSaysWhatThePersonSaid() async throws {
    let task = "intent: INCreateTaskListIntent\nstages: [confirm]\nparameters: "
    let card = try #require(
      await cards(task + "{title: Picnic, taskTitles: [Cake, Tea]}", on: "maps").first)
    let banner = try #require(card.boxes.first { $0.name == "templated banner" })
    #expect(
      banner.all.compactMap { if case .text(let text) = $0.content { text.text } else { nil } }
        == ["Picnic", "Cake and Tea"])
    // Without values the app's picture stands there.
    let bare = try #require(await cards(task + "{}", on: "maps").first)
    #expect(texts(bare).filter { $0 == "Create Task List" }.count == 1)
    #expect(bare.boxes.contains { $0.name == "wash" })
  }

  /// Observed: a note is called what the response says, else what the person said.
  @Test(arguments: [("", "Tea"), (", createdNote: {title: Tea at noon}", "Tea at noon")])
  func aNoteThatWasMadeHasATitle(created: String, title: String) async throws {
    let note = "intent: INCreateNoteIntent\nparameters: {title: Tea}\n"
    let card = try #require(
      await cards(note + "stages: [handle: {code: success\(created)}]", on: "siri").first)
    let titles = card.boxes.filter { $0.name == "title" }
    #expect(
      titles.compactMap { if case .text(let text) = $0.content { text.text } else { nil } }
        == [title])
  }

  @Test func afterARideMapsAsksHowItWas() async throws {
    let ride = "intent: INGetRideStatusIntent\nstages: [handle: {rideStatus: {phase: "
    let during = try #require(await cards(ride + "ongoing}}]", on: "maps").first)
    #expect(texts(during).contains("Contact") && !during.boxes.contains { $0.name == "star" })
    let after = try #require(
      await cards(ride + "completed, completionStatus: {isCompleted: true}}}]", on: "maps").first)
    #expect(!texts(after).contains("Contact"))
    #expect(after.boxes.filter { $0.name == "star" }.count == 5)
  }

  /// The artwork of music is not part of a project.
  @Test func musicWithoutAPictureHasANote() async throws {
    let media = "intent: INPlayMediaIntent\nstages: [handle: {code: handleInApp}]\nparameters: "
    let card = try #require(
      await cards(media + "{mediaContainer: {identifier: mix, display: Mix}}", on: "siri").first)
    let thumbnail = try #require(card.boxes.first { $0.name == "thumbnail" })
    #expect(thumbnail.content == .symbol(.media))
    #expect(texts(card).filter { $0 == "Mix" }.count == 1)
  }
}

extension Box {
  /// The box and all that it holds.
  fileprivate var all: [Box] { [self] + children.flatMap(\.all) }
}
