import CardLayout
import CardMatrix
import Diagnostics
import HostSimulation
import ProjectReading
import ProjectTestSupport
import TestSupport
import Testing
import Views

/// What a view shows some time after its reply.
struct LaterViewTests {
  private func project(
    _ answer: String, host: String = "siri", later: String = "{label: Ready, height: 40}"
  ) -> SampleProject {
    var project = Sample.teaHouse(
      controller: """
        controller: TeaController
        configureView:
          - {\(answer)}
        layouts:
          Waiting: {label: "Brewing ${intent.tea}", height: 60}
          Ready: \(later)
        """)
    project["site.yml"] = "hosts: [\(host)]"
    project["A.interaction.yml"] =
      "interaction: A\nintent: BrewTeaIntent\nparameters: {tea: green, cups: 1}\nstages: [handle]"
    return project
  }

  private static let answer =
    "show: Waiting, size: {height: 60}, afterwards: {after: 3, show: Ready}"

  @Test(arguments: ["siri", "maps"]) func theCardIsDrawnOnceMoreBelow(host: String) async throws {
    let states = await project(Self.answer, host: host).project.laidOutStates()
    let state = try #require(states.first { $0.isHostDefault })
    let texts = state.laidOut.boxes.compactMap { box in
      if case .text(let text) = box.content { (text.text, box.frame.y) } else { nil }
    }
    let order = texts.map(\.0).filter { ["Brewing green", "After 3 s", "Ready"].contains($0) }
    #expect(order == ["Brewing green", "After 3 s", "Ready"])
    #expect(texts.map(\.1) == texts.map(\.1).sorted())
    #expect(state.laidOut.hostedBoxes.count == 2)
    #expect(Set(state.laidOut.hostedBoxes.map(\.frame.height)).count == 1)
    #expect(state.laidOut.root.frame.height > state.laidOut.cardSize.height * 2)
  }

  @Test func theTranscriptSaysWhatChangesAndWhatStays() async throws {
    let states = await CardMatrixBuilder(project(Self.answer).project).states(jobs: 1).states
    let steps = try #require(states.first).card.transcript.steps.map(\.words)
    let shown = try #require(steps.firstIndex(of: "Instance 1: viewWillAppear, viewDidAppear"))
    #expect(steps[shown + 1] == "Instance 1 looks different after 3 s")
    #expect(steps[shown + 2] == "Keeps its place at 377x60")
    #expect(try #require(states.first).card.askCount == 1)
  }

  @Test func whatComesLaterIsProvedInThePlaceOfTheFirst() async throws {
    let later = "{label: \"Your tea is ready\", height: 90}"
    let findings = await project(Self.answer, later: later).findings()
    #expect(findings.contains { $0.rule.id == "content-too-tall" })
    let known = await project(Self.answer).findings()
    #expect(!known.contains { ["content-too-tall", "unused-layout"].contains($0.rule.id) })
  }

  @Test(arguments: [
    ("show: Waiting, afterwards: {after: 0, show: Ready}", "wrong-type"),
    ("show: Waiting, afterwards: {show: Ready}", "wrong-type"),
    ("show: Waiting, afterwards: 3", "wrong-type"),
    ("show: Waiting, afterwards: {after: 3, show: Redy}", "unknown-layout"),
    ("refuse: true, afterwards: {after: 3, show: Ready}", "missing-key"),
  ]) func aLaterViewThatCannotBeIsAnError(answer: String, rule: String) async throws {
    let findings = await project(answer).findings()
    #expect(findings.filter { $0.severity == .error }.map(\.rule.id) == [rule])
  }

  @Test func aViewThatIsNeverShownIsNeverUpdated() async throws {
    for ending in ["completes: never", "completes: {after: 12}", "crash: true"] {
      let states = await CardMatrixBuilder(project("\(Self.answer), \(ending)").project)
        .states(jobs: 1).states
      #expect(states.allSatisfy { $0.card.afterwards.isEmpty && $0.card.outcome == .standard })
    }
  }
}
