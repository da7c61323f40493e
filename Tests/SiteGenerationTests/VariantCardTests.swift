@testable import Interactions
@testable import OutputFolder
import CardDrawing
import CardLayout
import Diagnostics
import HostSimulation
import IntentDefinitions
import PageMarkup
import ProjectTestSupport
import TestSupport
import Testing
import Views

@testable import ProjectReading
@testable import CardMatrix
@testable import SiteGeneration

/// The cards of variants: their names, their sizes, and that nothing is drawn twice.
struct VariantCardTests {
  private static let controller = """
    controller: TeaController
    configureView:
      - {when: {status: success, behavior: launch}, show: Tea, size: fitting}
      - refuse: true
    layouts:
      Tea: {label: "Tea: ${intent.tea}", font: body, lines: 0}
    """
  private static let variants =
    "variants: [{appearance: dark}, {textSize: accessibility3}, {width: 320}, {width: 1200}, {textSize: large}]"

  private func project(_ settings: String = variants) -> SampleProject {
    var project = Sample.teaHouse(controller: Self.controller)
    project["Tea.interaction.yml"] = CardBlockTests.interaction
    project["site.yml"] = settings + "\nrules: {small-margins: off}"
    return project
  }

  private func states(_ project: SampleProject) async -> CardsOfProject {
    await CardMatrixBuilder(project.project).states(jobs: 1)
  }

  private func state(_ name: String, in states: CardsOfProject) throws -> CardState {
    try #require(states.states.first { $0.id == "BrewTea/a-pot-of-green/handle/\(name)" })
  }

  @Test func everyStateIsThereOnceForEachVariant() async {
    let usual = await states(project("title: Tea"))
    let all = await states(project())
    #expect(all.states.count == usual.states.count * 6)
    #expect(Set(all.states.map(\.id)).count == all.states.count)
    #expect(Set(all.states.map { "\($0.interaction.slug) \($0.anchor)" }).count == all.states.count)
    #expect(all.states.filter(\.variant.isUsual).map(\.id) == usual.states.map(\.id))
    #expect(all.states.filter(\.variant.isUsual).map(\.digest) == usual.states.map(\.digest))
  }

  @Test func aDarkCardIsDarkForEveryReader() async throws {
    let states = await states(project())
    let state = try state("siri/launch/dark", in: states)
    let drawing = try #require(states.drawing(named: state.drawingName))
    #expect(drawing.standalone.contains(##"fill="#1C1C1E""##))
    #expect(!drawing.standalone.contains("prefers-color-scheme"))
    #expect(!drawing.inline.html.contains("class=\"cp-f"))
    let usual = try self.state("siri/launch", in: states)
    #expect(
      states.drawing(named: usual.drawingName)?.standalone.contains("prefers-color-scheme") == true)
    #expect(state.measures == usual.measures)
  }

  /// Body text is 17 on 22 points at large, and 40 on 48 at the third accessibility size.
  @Test func largerTextMakesFittingViewsAndTheHostsOwnRowsHigher() async throws {
    let states = await states(project())
    let usual = try state("siri/launch", in: states)
    let larger = try state("siri/launch/text-accessibility3", in: states)
    #expect(usual.askedHeights == ["22"])
    #expect(larger.askedHeights == ["48"])
    let row = try state("siri/none", in: states)
    let largerRow = try state("siri/none/text-accessibility3", in: states)
    #expect(largerRow.measures.cardSize.height > row.measures.cardSize.height)
    #expect(largerRow.measures.cardSize.width == row.measures.cardSize.width)
  }

  @Test func aNarrowScreenMakesTheCardAndItsViewsNarrower() async throws {
    let states = await states(project())
    for host in ["siri", "maps"] {
      let usual = try state("\(host)/none", in: states)
      let narrow = try state("\(host)/none/width-320", in: states)
      #expect(narrow.measures.cardSize.width < usual.measures.cardSize.width)
      #expect(narrow.measures.cardSize.width <= 320)
      #expect(narrow.host.hostedWidth == narrow.host.cardWidth - usual.host.bannerInset.value * 2)
      #expect(narrow.host.name == host)
    }
  }

  @Test func aVariantThatChangesNothingSharesTheDrawing() async throws {
    let states = await states(project())
    let usual = try state("siri/launch", in: states)
    #expect(try state("siri/launch/text-large", in: states).drawingName == usual.drawingName)
    let page = try await project().site().tree.text(
      at: "intents/BrewTea/a-pot-of-green/handle/index.html")
    #expect(page.contains("Text size large: the same drawing as the usual card."))
    let same = try await project("variants: [{textSize: large}]").site()
    let usually = try await project("title: Tea").site()
    let drawings = { (site: Site) in site.tree.paths.filter { $0.hasPrefix("cards/") } }
    #expect(drawings(same) == drawings(usually))
  }

  @Test func pagesWithoutVariantsSayNothingOfThem() async throws {
    let site = try await project("title: Tea").site()
    let page = site.tree.text(at: "intents/BrewTea/a-pot-of-green/handle/index.html")
    #expect(page.contains("<figure") && !page.contains("Variant"))
  }

  @Test func theOverviewAndTheIntentShowUsualCardsOnly() async throws {
    let states = await states(project())
    let dark = try state("siri/launch/dark", in: states)
    let site = try await project().site()
    for page in ["index.html", "intents/BrewTea/index.html"] {
      #expect(!site.tree.text(at: page).contains(dark.drawingName))
    }
  }

  @Test func theCatalogAndDumpNameTheVariant() async throws {
    let site = try await project().site()
    let entry = try #require(
      site.tree.text(at: "catalogue.json").split(separator: "\n").first {
        $0.contains("handle/siri/launch/width-320\"")
      })
    #expect(entry.contains("\"variant\": \"width-320\""))
    #expect(entry.contains("#handle-siri-launch-width-320\""))
    for kind in StateDumpKind.allCases {
      var dumps: [StateDump] = []
      try await project().generator().dump(
        kind, state: "BrewTea/a-pot-of-green/handle/siri/launch/width-320"
      ) { dumps += $0 }
      #expect(dumps.count == 1)
    }
  }

  @Test func cardBlocksNameAVariant() async throws {
    var project = project()
    project["a.md"] = "```card\nintent: BrewTea\nstage: handle\nvariant: dark\n```\n"
    let site = try await project.site()
    #expect(site.diagnostics.isEmpty)
    let page = site.tree.text(at: "docs/a.html")
    #expect(page.contains(", Always dark</a>"))
    #expect(page.contains("-dark\">"))
  }

  @Test(arguments: [
    ("dak", variants, "Write 'dark'"),
    ("dark", "title: Tea", "Remove 'variant', or add it to 'variants' of site.yml"),
  ])
  func aCardBlockWithAnUnknownVariantIsAFinding(
    name: String, settings: String, fix: String
  ) async throws {
    var project = project(settings)
    project["a.md"] = "```card\nintent: BrewTea\nvariant: \(name)\n```\n"
    let site = try await project.site()
    let finding = try #require(site.diagnostics.first)
    #expect(finding.rule.id == "unknown-card" && finding.fix == fix)
    #expect(finding.location?.line == 3 && finding.location?.column == 10)
  }

  @Test func aFindingOfVariantsOnlySaysSo() {
    let both = Diagnostic(.deadLink, "both", at: nil)
    let narrow = Diagnostic(.deadLink, "narrow", at: nil)
    var findings = VariantFindings()
    let variant = Variant(appearance: nil, textSize: nil, width: 320)
    findings.add([both, narrow], in: variant)
    findings.add([narrow], in: Variant(appearance: .dark, textSize: nil, width: nil))
    findings.add([both], in: .usual)
    #expect(findings.diagnostics.map(\.message) == ["both", "narrow"])
    #expect(
      findings.diagnostics.map { $0.notes.map(\.message) } == [
        [], ["Only in the variant 'dark', 'width-320'"],
      ])
  }
}

extension CardState {
  fileprivate var askedHeights: [String] {
    measures.hostedViews.map(\.contentHeight.description)
  }
}
