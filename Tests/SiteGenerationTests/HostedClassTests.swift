import CardMatrix
import Diagnostics
import HostSimulation
import OutputFolder
import ProjectReading
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// What a finding says of a class, and what the cards of the same build show.
struct HostedClassTests {
  private static let cases = """
    controller: TeaController
    configureView: [{show: A}]
    layouts: {A: {label: tea}}
    """

  private func storyboard(_ controller: String, isInitial: Bool = true) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    \(isInitial ? "initialViewController=\"vc\"" : "")><scenes><scene sceneID="s"><objects>
    \(controller)</objects></scene></scenes></document>
    """
  }

  private func outcomes(of project: SampleProject) async -> Set<HostedCard.Outcome> {
    let states = await CardMatrixBuilder(project.project).states(jobs: 1).states
    return Set(states.map(\.card.outcome))
  }

  /// The names of the storyboard's controllers, the rule, and what the cards are.
  @Test(arguments: [
    ("<viewController id=\"vc\"/>", "unhosted-initial-controller", HostedCard.Outcome.standard),
    ("<navigationController id=\"vc\"/>", "unhosted-initial-controller", .standard),
    (
      "<viewController id=\"vc\" customClass=\"OtherController\"/>", "other-controller-class",
      .unknown
    ),
    ("<viewController id=\"vc\" customClass=\"TeaController\"/>", "", .custom),
  ])
  func noCardShowsAViewThatNoHostConfigures(
    controller: String, rule: String, outcome: HostedCard.Outcome
  ) async throws {
    var project = Sample.teaHouse(controller: Self.cases)
    project["TeaIntentsUI/MainInterface.storyboard"] = storyboard(controller)
    let rules = ["unhosted-initial-controller", "other-controller-class"]
    let found = project.project.diagnostics.map(\.rule.id).filter(rules.contains)
    #expect(found == (rule.isEmpty ? [] : [rule]))
    #expect(await outcomes(of: project) == [outcome])
  }

  @Test func noStoryboardAndNoClassIsTheDefaultCard() async throws {
    var project = Sample.teaHouse(controller: Self.cases)
    project["TeaIntentsUI/Info.plist"] = project["TeaIntentsUI/Info.plist"]
      .replacing("NSExtensionMainStoryboard", with: "NSExtensionOther")
    #expect(project.project.diagnostics.contains { $0.rule.id == "interface-entry-point" })
    #expect(await outcomes(of: project) == [.standard])
  }

  @Test func aMissingStoryboardIsTheDefaultCard() async throws {
    var project = Sample.teaHouse(controller: Self.cases)
    project["TeaIntentsUI/Renamed.storyboard"] = storyboard(
      "<viewController id=\"vc\" customClass=\"TeaController\"/>")
    #expect(project.project.diagnostics.contains { $0.rule.id == "missing-storyboard" })
    #expect(await outcomes(of: project) == [.standard])
  }

  @Test func aStoryboardWithoutAnInitialControllerIsTheDefaultCard() async throws {
    var project = Sample.teaHouse(controller: Self.cases)
    project["TeaIntentsUI/MainInterface.storyboard"] = storyboard(
      "<viewController id=\"vc\" customClass=\"TeaController\"/>", isInitial: false)
    #expect(project.project.diagnostics.contains { $0.rule.id == "no-initial-controller" })
    #expect(await outcomes(of: project) == [.standard])
  }

  // MARK: - Columns that no host passes

  private func findings(_ behavior: String) async -> [String] {
    let project = Sample.teaHouse(
      controller: """
        controller: TeaController
        configureView:
          - {when: {behavior: \(behavior)}, show: B, completes: never}
          - {show: A}
        layouts: {A: {label: tea}, B: {label: green}}
        """)
    return await CardMatrixBuilder(project.project).states(jobs: 1).diagnostics.map(\.rule.id)
      .filter { $0 == "completion-missing" }
  }

  @Test func whatIsWrongOnlyInAColumnThatNoHostPassesIsNoFinding() async {
    #expect(await findings("nextView") == [])
    #expect(await findings("launch") == ["completion-missing"])
  }

  /// `siri-documented` asks about custom intents by their parameters.
  @Test(arguments: [("siri-documented", 0), ("siri", 1), ("siri-documented, siri", 1)])
  func parametersAreAskedAboutWhereTheHostSaysSo(hosts: String, count: Int) throws {
    var project = Sample.teaHouse(
      controller: """
        controller: TeaController
        configureView: [{when: {parameters: tea}, show: A}, {refuse: true}]
        layouts: {A: {label: tea}}
        """)
    project["site.yml"] = "hosts: [\(hosts)]"
    #expect(
      project.project.diagnostics.count { $0.rule.id == "parameters-never-asked" } == count)
  }

  /// Showing one property does not take away another whose name begins with its own.
  @Test func siriAsDocumentedShowsTheNeighbourOfAShownProperty() async throws {
    let intent = Sample.intent(
      "BrewTea",
      parameters: [
        Sample.parameter("tea", "String"), Sample.parameter("teaSize", "String"),
      ])
    var project = Sample.teaHouse(
      controller: """
        controller: TeaController
        configureView: [{when: {parameters: tea}, show: A}, {refuse: true}]
        layouts: {A: {label: tea}}
        """)
    project["Tea.intentdefinition"] = Sample.definition([intent]).file
    project["Tea.interaction.yml"] = """
      interaction: A pot
      intent: BrewTeaIntent
      parameters: {tea: Green, teaSize: Large}
      stages: [handle]
      """
    project["site.yml"] = "hosts: [siri-documented]"
    let state = try #require(
      await CardMatrixBuilder(project.project).states(jobs: 1).states.first(where: \.isHostDefault))
    let kinds = state.card.sections.map { section in
      if case .standard(let row) = section.appearance { row.detail ?? "row" } else { "view" }
    }
    #expect(kinds == ["row", "view", "view", "Large"])
  }

  // MARK: - Pages

  /// A page names the column of a transcript, and says of the others what would be.
  @Test func aTranscriptOfFourColumnsNamesItsOwn() async throws {
    var project = Sample.teaHouse(controller: Self.cases)
    project["site.yml"] = "hosts: [siri]"
    let site = try await project.site()
    let page = try #require(
      site.tree.paths.sorted().first { $0.hasSuffix("handle/index.html") }.map(site.tree.text))
    #expect(page.contains("Transcript for <code>launch</code>: 1 ask"))
    #expect(page.contains("<code>none, nextView, genericAction</code>: the same steps."))
    #expect(!page.contains(">what if</span>"))
  }
}
