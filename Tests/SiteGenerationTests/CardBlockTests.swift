@testable import OutputFolder
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Card blocks of documents: what they draw, and what is said about those that cannot.
struct CardBlockTests {
  static let controller = """
    controller: TeaController
    configureView:
      - {when: {status: ready, behavior: launch}, show: Tea}
      - refuse: true
    layouts:
      Tea: {label: "Tea: ${intent.tea}", lines: 0, insets: 20}
    """
  static let interaction = """
    interaction: A pot of green
    intent: BrewTeaIntent
    parameters: {tea: Green, cups: 2}
    stages: [confirm, handle: {minutes: 3}]
    """

  private func project(_ block: String) -> SampleProject {
    var project = Sample.teaHouse(controller: Self.controller)
    project["Tea.interaction.yml"] = Self.interaction
    project["a.md"] = "# A\n\n```card\n\(block)\n```\n"
    return project
  }

  @Test func drawsTheCardThatItNames() async throws {
    let site = try await project(
      """
      intent: BrewTeaIntent
      interaction: A pot of green
      stage: confirm
      context: siriSnippet
      behavior: launch
      """
    ).site()
    let page = site.tree.text(at: "docs/a.html")
    #expect(page.contains("<figure class=\"card\">"))
    #expect(page.contains(">Tea: Green</text>"))
    #expect(
      page.contains(
        "../intents/BrewTea/a-pot-of-green/confirm/index.html#confirm-siri-launch"))
    #expect(site.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("intent: BrewTea\nstage: handle\nhost: maps", "#handle-maps-none"),
    ("intent: BrewTea\nstage: handle\nlocked: true", "#handle-siri-locked-launch"),
    ("intent: BrewTea\ninteraction: a-pot-of-green\nbehavior: nextView", "#confirm-siri-nextView"),
    ("intent: BrewTea\ncontext: mapsCard\nstage: confirm", "#confirm-maps-none"),
    ("intent: BrewTea", "#confirm-siri-launch"),
  ])
  func takesTheHostsOwnBehaviorUnlessTold(block: String, anchor: String) async throws {
    let site = try await project(block).site()
    #expect(site.tree.text(at: "docs/a.html").contains(anchor + "\""))
    #expect(site.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("intent: ①BrewTee", "unknown-card", "There is no card with intent 'BrewTee'"),
    ("intent: BrewTea\n①stag: confirm", "unknown-key", "The key 'stag' is unknown here"),
    (
      "intent: BrewTea\nbehavior: ①lunch", "wrong-type",
      "'behavior' must be one of 'none', 'nextView', 'launch', 'genericAction', not 'lunch'"
    ),
    (
      "intent: BrewTea\ncontext: ①siri", "unknown-card",
      "There is no card with context 'siri'"
    ),
    (
      "intent: BrewTea\nlocked: ①yes", "wrong-type", "'locked' must be true or false, not 'yes'"
    ),
    ("①just words", "wrong-type", "A card block must be a mapping, not 'just words'"),
    ("①intent: BrewTea\nhost: maps\nlocked: true", "unknown-card", "The site has no such card"),
    (
      "intent: BrewTea\n①intent: BrewTea", "duplicate-key", "The key 'intent' appears twice"
    ),
  ])
  func mistakesAreOneFindingWithPlaceAndFix(
    marked: String, rule: String, message: String
  ) async throws {
    let sample = MarkedSource(marked, file: "a.md")
    let site = try await project(sample.text).site()
    #expect(site.diagnostics.map(\.rule.id) == [rule])
    if rule != "duplicate-key" { #expect(site.diagnostics.map(\.message) == [message]) }
    let place = SourceLocation(
      file: "a.md", line: sample.places[0].line + 3, column: sample.places[0].column)
    #expect(site.diagnostics.map(\.location) == [place])
    #expect(site.diagnostics.allSatisfy { $0.fix != nil })
    #expect(site.tree.paths.contains("docs/a.html"))
  }
}
