import CardMatrix
import Diagnostics
import Foundation
import HostSimulation
import OutputFolder
import ProjectReading
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// What a site says of each card, in all the places where it says something, is what the host has decided.
struct PageAgreementTests {
  @Test(arguments: [0, 3, 7]) func pagesOfARandomProjectAgree(seed: UInt64) async throws {
    #expect(try await faults(of: RandomProject(seed: seed).project.project).prefix(10) == [])
  }

  @Test(.onlyInFullLane, arguments: 8..<24 as Range<UInt64>)
  func pagesOfMoreRandomProjectsAgree(seed: UInt64) async throws {
    #expect(try await faults(of: RandomProject(seed: seed).project.project).prefix(10) == [])
  }

  @Test(.onlyInFullLane) func pagesOfContentAgree() async throws {
    #expect(
      try await faults(of: AgreementTests.project(in: AgreementTests.content)).prefix(10) == [])
  }

  @Test(.onlyInFullLane, .needsCorpus) func pagesOfTheCorpusAgree() async throws {
    for name in Corpus.projects {
      let faults = try await faults(
        of: CorpusSites.site(of: name).site, states: CorpusSites.cards(of: name).states)
      #expect(faults.prefix(10) == [], "\(name)")
    }
  }

  private struct Catalog: Decodable {
    let states: [State]

    struct State: Decodable {
      let id: String
      let page: String
      let card: String
      let outcome: String
      let asks: Int
    }
  }

  private func faults(of project: Project) async throws -> [String] {
    try await faults(
      of: SampleProject.generator(of: project, jobs: 2).site(),
      states: CardMatrixBuilder(project).states(jobs: 2).states)
  }

  private func faults(of site: Site, states: [CardState]) throws -> [String] {
    let tree = site.tree
    let catalog = try JSONDecoder().decode(
      Catalog.self, from: Data(tree.text(at: "catalogue.json").utf8))
    let written = Dictionary(uniqueKeysWithValues: catalog.states.map { ($0.id, $0) })
    #expect(states.count == written.count)
    return states.flatMap { state -> [String] in
      guard let own = written[state.id] else { return ["\(state.id) is not in the catalog"] }
      var faults: [String] = []
      if own.outcome != state.card.outcome.rawValue || own.asks != state.card.askCount {
        faults.append("\(state.id): the catalog says \(own.outcome), \(own.asks) asks")
      }
      let text = tree.text(at: own.card.replacing(".svg", with: ".txt"))
      let hasView = !state.card.hostedViews.isEmpty
      let passes = text.contains("With the behavior none it does nothing")
      let passesNone = text.contains("the host passes it no behavior")
      if passes != (hasView && state.card.passesBehaviors)
        || passesNone != (hasView && !state.card.passesBehaviors)
      {
        faults.append("\(state.id): the text of the card says of a tap:\n\(text)")
      }
      guard state.isHostDefault else { return faults }
      let page = String(own.page.prefix { $0 != "#" }).replacing("index.html", with: "index.md")
      let words = Self.plain(tree.text(at: page))
      let said =
        state.card.taps + state.card.transcript.steps.map(\.words)
        + state.findings.map(\.message) + ["Outcome: \(own.outcome)"]
      faults += said.filter { !words.contains(Self.plain($0)) }.map {
        "\(state.id): \(page) does not say: \($0)"
      }
      return faults
    }
  }

  /// A text without what Markdown escapes, and with one blank between words.
  private static func plain(_ text: String) -> String {
    text.replacing("\\", with: "").replacing("&lt;", with: "<").replacing("&amp;", with: "&")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
