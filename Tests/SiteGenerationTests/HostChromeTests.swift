@testable import Interactions
@testable import OutputFolder
import SiteGeneration
@testable import ProjectReading
@testable import CardMatrix
import CardLayout
import Diagnostics
import HostSimulation
import IntentDefinitions
import ProjectTestSupport
import TestSupport
import Testing
import Views

@testable import SitePages

/// What hosts draw around views, from the files of a project to its pages.
struct HostChromeTests {
  private static let ride = """
    interaction: A ride
    intent: INRequestRideIntent
    parameters: {pickupLocation: 3 Mill Lane, dropOffLocation: Quay, rideOptionName: Van}
    stages: [confirm, handle]
    """

  private func states(
    _ interaction: String = ride, settings: String = "title: Tea"
  ) async -> [LaidOutState] {
    var project = Sample.teaHouse()
    project["A.interaction.yml"] = interaction
    project["site.yml"] = settings
    return await project.project.laidOutStates()
      .filter { $0.interaction.intent.className == "INRequestRideIntent" }
  }

  private func names(_ state: LaidOutState) -> [String] { state.laidOut.boxes.map(\.name) }

  private func texts(_ state: LaidOutState) -> [String] {
    state.laidOut.boxes.compactMap {
      if case .text(let text) = $0.content { text.text } else { nil }
    }
  }

  private func state(
    _ host: String, _ behavior: InteractiveBehavior = .none, stage: String = "confirm",
    in states: [LaidOutState]
  ) throws -> LaidOutState {
    try #require(
      states.first {
        $0.hostSlug == host && $0.behavior == behavior && $0.stage.slug == stage
      })
  }

  @Test func defaultRowsShowTheBehaviour() async throws {
    let states = await states()
    let plain = names(try state("siri", in: states))
    #expect(!plain.contains { $0.hasSuffix(" mark") || $0 == "large target" })
    // Of rows that all open the app the first says so.
    #expect(names(try state("siri", .launch, in: states)).count { $0 == "launch mark" } == 1)
    #expect(
      names(try state("siri", .genericAction, in: states)).count { $0 == "large target" } == 3)
    // The host's own: a chevron on the map, a target on the ride to choose.
    let own = names(try state("siri", .nextView, in: states))
    #expect(own.count { $0 == "chevron mark" } == 1 && own.count { $0 == "large target" } == 1)
  }

  @Test func aSuggestionExpandsToItsCardOnTheLockScreen() async throws {
    let states = await states("interaction: A ride\nintent: INRequestRideIntent\nstages: [preview]")
    let locked = try #require(states.first { $0.hostSlug == "siri-locked" })
    let parts = names(locked)
    #expect(parts.contains("suggestion") && !parts.contains("voice"))
    #expect(texts(locked).contains("Request Ride"))
    let unlocked = try names(state("siri", stage: "preview", in: states))
    #expect(!unlocked.contains("suggestion") && unlocked.contains("voice"))
  }

  @Test func anItemOfANoteIsThePictureThatItNames() async throws {
    var project = Sample.teaHouse()
    project["A.interaction.yml"] = """
      interaction: A note
      intent: INCreateNoteIntent
      parameters: {title: Teas, content: {identifier: leaf, display: A leaf}}
      stages: [handle]
      """
    project["leaf.svg"] = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"/>"
    let note = try #require(
      await project.project.laidOutStates().first {
        $0.interaction.intent.className == "INCreateNoteIntent" && $0.hostSlug == "siri"
      })
    let picture = try #require(note.laidOut.boxes.first { $0.name == "note image" })
    #expect(picture.content == .image(name: "leaf", mode: .fit))
    #expect(picture.frame.height == 30)
    #expect(texts(note).contains("A leaf"))
  }

  @Test func aMapsCardHasItsPartsInOrder() async throws {
    let states = await states()
    let confirm = try state("maps", in: states)
    let parts = names(confirm).filter {
      ["map", "grabber", "header", "close", "banner", "sash", "actions", "open app"].contains($0)
    }
    #expect(
      parts == ["map", "grabber", "header", "close", "banner", "sash", "actions", "open app"])
    #expect(texts(confirm).contains("3 Mill Lane to Quay") && texts(confirm).contains("Request"))
    let handled = texts(try state("maps", stage: "handle", in: states))
    #expect(handled.contains("Contact") && handled.contains("Cancel"))
    #expect(!handled.contains("Request"))
    let banner = try #require(confirm.laidOut.boxes.first { $0.name == "banner" })
    #expect(banner.frame.height == 145)
  }

  @Test(arguments: [("siri", false), ("maps", true)])
  func onAWideScreenTheCardStandsInAColumn(host: String, isLeading: Bool) async throws {
    for (language, isMirrored) in [("en", false), ("ar", true)] {
      let states = await states(
        Self.ride + "\nlanguage: \(language)", settings: "variants: [{width: 1024}]")
      let wide = states.filter { !$0.variant.isUsual }
      let card = try state(host, in: wide).laidOut
      let platter = try #require(card.boxes.first { $0.name == "platter" }?.frame)
      #expect(card.drawingSize.width == 1024)
      #expect(platter.width == (host == "maps" ? 375 : 556))
      #expect((platter.x == 20) == (isLeading != isMirrored))
      #expect((platter.maxX == 1004) == (isLeading == isMirrored))
    }
  }

  /// From the smallest phone to the largest iPad, everything is inside of what holds it.
  @Test(arguments: [320, 375, 393, 430, 599, 600, 744, 834, 1024, 1366])
  func nothingSticksOutAtAnyWidth(width: Int) async {
    let states = await states(settings: "variants: [{width: \(width)}]")
    for state in states where !state.variant.isUsual {
      let outside = state.laidOut.root.faults.filter {
        if case .outside = $0.kind { true } else { false }
      }
      #expect(outside.isEmpty, "\(state.id): \(outside.map(\.box.name))")
    }
  }

  @Test func titlesThatAreTooLongForTwoButtonsStandBelowEachOther() async throws {
    let states = await states(settings: "variants: [{textSize: accessibility5}]")
    let large = try state("siri", in: states.filter { !$0.variant.isUsual })
    let usual = try state("siri", in: states.filter(\.variant.isUsual))
    func buttons(_ state: LaidOutState) -> [Frame] {
      state.laidOut.boxes.filter { $0.name == "button" && !$0.children.isEmpty }.map(\.frame)
    }
    #expect(Set(buttons(usual).map(\.y)).count == 1 && buttons(usual).count == 2)
    #expect(Set(buttons(large).map(\.y)).count == 2)
  }

  @Test func aCardThatTheHostDoesNotShowSaysSo() async throws {
    var project = Sample.teaHouse()
    project["site.yml"] = "title: Tea"
    project["Page.md"] = """
      # Page

      ```card
      intent: BrewTeaIntent
      context: mapsCard
      ```
      """
    let site = try await project.site()
    let page = try #require(
      site.tree.paths.first { $0.hasPrefix("intents/BrewTea/") && $0.count > 30 })
    #expect(site.tree.text(at: page).contains("Maps shows no cards of this intent"))
    #expect(
      site.tree.text(at: "index.html").contains(" in Maps, as if it were shown there</summary>"))
    let document = try #require(site.tree.paths.first { $0.hasPrefix("docs/") })
    #expect(site.tree.text(at: document).contains("as if it were shown there"))
    let rides = await states()
    #expect(rides.allSatisfy { !$0.card.isHypothetical })
  }

  /// The head of the card and the strip with the app's name say some of a templated banner already.
  @Test func aMapsCardSaysNothingTwice() async throws {
    var project = Sample.teaHouse()
    project["A.interaction.yml"] = Self.ride
    project["B.interaction.yml"] = "interaction: B\nintent: INSendMessageIntent\nstages: [handle]\n"
    project["site.yml"] = "title: Tea\nhosts: [maps]\n"
    let states = await project.project.laidOutStates()
    let shown = states.filter { $0.interaction.intent.kind == .system }
    #expect(shown.contains { $0.card.isHypothetical } && shown.contains { !$0.card.isHypothetical })
    for state in shown where state.card.outcome == .standard {
      let texts = texts(state)
      #expect(Set(texts).count == texts.count, "\(state.id): \(texts)")
    }
  }

  /// A picture can load no images of its own, so a drawing with large ones is part of the page.
  @Test func theOverviewShowsImagesThatAreTooLargeForADrawing() async throws {
    var project = Sample.teaHouse(
      controller: """
        controller: C
        configureView: [{show: A}]
        layouts: {A: {image: Photo, width: 60, height: 60}}
        """)
    project["Photo.svg"] =
      "<svg width=\"60\" height=\"60\"><!--\(String(repeating: "x", count: 5_000))--></svg>"
    let page = try await project.site().tree.text(at: "index.html")
    #expect(page.contains("href=\"images/Photo.svg\""))
  }

  @Test func pagesSayWhatATapDoes() async throws {
    var project = Sample.teaHouse()
    project["A.interaction.yml"] = Self.ride
    project["site.yml"] = "title: Tea"
    let site = try await project.site()
    let pages = site.tree.paths.filter {
      $0.hasPrefix("intents/INRequestRideIntent/a-ride/") && $0.hasSuffix(".html")
    }
    let page = pages.map { site.tree.text(at: $0) }.joined()
    #expect(page.contains("A tap on the map leads to another view in Siri."))
    #expect(page.contains("A tap on the card opens Tea."))
  }

  @Test func anAppWithoutANameIsReported() {
    let named = Sample.teaHouse().project.diagnostics.filter { $0.rule.id == "unnamed-app" }
    #expect(named.isEmpty)
    let alone = SampleProject(["A.interaction.yml": Self.ride]).project
    #expect(alone.diagnostics.filter { $0.rule.id == "unnamed-app" }.count == 1)
    #expect(alone.appName == "App")
  }
}
