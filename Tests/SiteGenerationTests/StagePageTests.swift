@testable import OutputFolder
import Foundation
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// The pages of an interaction: pictures of all cards on its own, and each card in full on its
/// stage's.
struct StagePageTests {
  private static let page = "intents/BrewTea/a-pot-of-green/index.html"
  private static let stage = "intents/BrewTea/a-pot-of-green/handle/index.html"

  private func site(_ interaction: String = CardBlockTests.interaction) async throws -> Site {
    var project = Sample.teaHouse(
      controller: """
        controller: TeaController
        configureView:
          - {when: {status: success, behavior: launch}, show: Tea, size: fitting}
        layouts:
          Tea: {label: "Tea: ${intent.tea}", font: body, lines: 0}
        """)
    project["Tea.interaction.yml"] = interaction
    project["site.yml"] = "title: Tea\nvariants: [{appearance: dark}, {width: 320}]\n"
    return try await project.site()
  }

  private struct Catalog: Decodable {
    let states: [State]

    struct State: Decodable {
      let id: String
      let page: String
      let card: String
    }
  }

  private func states(of site: Site) throws -> [Catalog.State] {
    let text = site.tree.text(at: "catalogue.json")
    return try JSONDecoder().decode(Catalog.self, from: Data(text.utf8)).states
  }

  private func holds(_ address: String, _ site: Site) -> Bool {
    let parts = address.split(separator: "#")
    return parts.count == 2 && site.tree.text(at: String(parts[0])).contains("id=\"\(parts[1])\"")
  }

  @Test func everyAddressOfTheCatalogLeadsToItsState() async throws {
    let site = try await site()
    let states = try states(of: site)
    #expect(states.count > 60)
    #expect(states.filter { !holds($0.page, site) }.map(\.id) == [])
    let pages = Set(states.compactMap { $0.page.split(separator: "#").first })
    #expect(pages.count == 2)
  }

  /// The legend says what the marks and the numbers mean, and ids stand where cards are in full.
  @Test func theMatrixHasALegendAndFullCardsTheirIds() async throws {
    let site = try await site()
    let stage = site.tree.text(at: Self.stage)
    #expect(stage.contains("Highlighted: the behavior that the host itself passes. Equal numbers"))
    #expect(stage.contains("look the same. <b>custom</b>: the controller"))
    let shown = stage.matches(of: /class="state-id">([^<]+)</).map { String($0.1) }
    let ids = Set(try states(of: site).map(\.id))
    #expect(shown.count > 2 && shown.allSatisfy { ids.contains($0) })
    #expect(!site.tree.text(at: Self.page).contains("state-id"))
  }

  /// The text of a screen wider than a phone's stays large enough to read.
  @Test func aCardOfAnIPadHasTheWidthOfThePage() async throws {
    var project = Sample.teaHouse()
    project["site.yml"] = "title: Tea\nhosts: [siri, pad]\nvariants: [{width: 1024}]\n"
    project["pad.host.yml"] = """
      profile: pad
      extends: siri
      title: Siri on an iPad
      screenWidth: {value: 834, certainty: convention, source: An iPad}
      """
    project["a.md"] =
      "# A\n\n"
      + ["siri", "pad"].map { host in
        "```card\nintent: BrewTeaIntent\nstage: handle\nhost: \(host)\n```\n"
      }.joined(separator: "\n")
    let tree = try await project.site().tree
    let stage = tree.text(at: "intents/BrewTea/sample-values/handle/index.html")
    #expect(stage.contains("<figure class=\"card full wide\""))
    #expect(stage.contains("<figure class=\"card full\""))
    #expect(stage.contains("<li class=\"wide\">"))
    let document = tree.text(at: "docs/a.html")
    #expect(document.components(separatedBy: "<figure class=\"card wide\">").count == 2)
    #expect(document.components(separatedBy: "<figure class=\"card\">").count == 2)
  }

  /// So that links from before there were pages of stages still lead to the card.
  @Test func theInteractionsPageHasTheAnchorsOfAllUsualStates() async throws {
    let site = try await site()
    let anchors = try states(of: site).filter { $0.id.split(separator: "/").count == 5 }
      .compactMap { $0.page.split(separator: "#").last }
    #expect(anchors.count > 20)
    #expect(anchors.filter { !holds("\(Self.page)#\($0)", site) } == [])
  }

  @Test func theInteractionsPageHasPicturesAndTheStagesPageHasEverything() async throws {
    let site = try await site()
    let pictures = site.tree.text(at: Self.page)
    #expect(!pictures.contains("<svg") && !pictures.contains("configureView(for: "))
    #expect(pictures.contains("alt=\"Handled, Siri\""))
    let full = site.tree.text(at: Self.stage)
    for part in ["<svg", "configureView(for: ", "Frames and sizes", "Light and dark", "Variants"] {
      #expect(full.contains(part), "\(part)")
    }
    for card in try states(of: site).filter({ $0.page.hasPrefix(Self.stage) }) {
      #expect(full.contains(card.card), "\(card.id)")
    }
  }

  /// The look that the host itself shows is part of the page, so that its frames can be shown; the
  /// others are files.
  @Test func oneLookOfEachHostIsDrawnIntoThePage() async throws {
    let full = try await site().tree.text(at: Self.stage)
    let figures = full.components(separatedBy: "<figure class=\"card full").dropFirst()
    let others = figures.filter { $0.hasPrefix(" other") }
    #expect(!others.isEmpty && others.count < figures.count)
    for figure in figures {
      let isOther = figure.hasPrefix(" other")
      #expect(figure.contains("<svg") != isOther)
      #expect(figure.contains("<img class=\"look\" src=") == isOther)
      #expect(!isOther || !figure.contains("Frames and sizes"))
    }
  }

  @Test func aTranscriptThatTwoCardsShareStandsOnThePageOnce() async throws {
    let full = try await site().tree.text(at: Self.stage)
    let steps = full.matches(of: /<ol>\n<li class="host">(?s:.*?)<\/ol>/).map { String($0.0) }
    #expect(steps.count > 1 && Set(steps).count == steps.count)
    #expect(full.contains("the transcript is that of <a href=\"#handle-siri-"))
  }

  /// What another behavior changes is said as a difference: steps that are new, and those that are not
  /// there.
  @Test func otherBehaviorsHaveTheStepsThatDiffer() async throws {
    let full = try await site().tree.text(at: Self.stage)
    #expect(full.contains("<summary><code>none</code> instead of <code>launch</code>: "))
    #expect(full.contains(/<li value="[0-9]+" class="[a-z]+"><ins>/))
    #expect(full.contains(/<li value="[0-9]+" class="[a-z]+ gone"><del>/))
    #expect(!full.contains("<details class=\"transcript\" open>"))
  }

  @Test func anOnlyStageIsPartOfTheInteractionsPage() async throws {
    let site = try await site(
      """
      interaction: A pot of green
      intent: BrewTeaIntent
      parameters: {tea: Green}
      stages: [handle]
      """)
    let page = site.tree.text(at: Self.page)
    #expect(page.contains("<svg") && page.contains("configureView(for: "))
    #expect(!site.tree.paths.contains(Self.stage))
    #expect(try states(of: site).allSatisfy { holds($0.page, site) })
  }

  @Test func aStagesTitleSaysWhoseStageItIs() async throws {
    let tree = try await site().tree
    let owner = "<span class=\"of\">A pot of green<span class=\"visually-hidden\">: </span></span>"
    #expect(tree.text(at: Self.stage).contains("<h1>\(owner)Handled</h1>"))
    let export = Self.stage.replacing("index.html", with: "index.md")
    #expect(tree.text(at: export).contains("# A pot of green: Handled\n"))
  }

  @Test func aStagesPageStandsInTheBranchOfItsInteraction() async throws {
    let full = try await site().tree.text(at: Self.stage)
    let interaction = "../../../../intents/BrewTea/a-pot-of-green"
    #expect(full.contains("\(interaction)/index.html\" aria-current=\"true\""))
    #expect(full.contains("<a class=\"previous\" href=\"\(interaction)/confirm/index.html\""))
    #expect(full.contains("<li><a href=\"\(interaction)/index.html\">A pot of green</a></li>"))
  }
}
