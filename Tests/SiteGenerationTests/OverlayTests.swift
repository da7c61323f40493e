import CardLayout
import CardMatrix
import Diagnostics
import ProjectReading
import ProjectTestSupport
import TestSupport
import Testing
import Views

/// Views over each other, and sides that follow from those of the parent.
struct OverlayTests {
  private func project(_ layout: String) -> SampleProject {
    var project = Sample.teaHouse(
      controller: """
        controller: TeaController
        configureView: [{show: A, size: {height: 200}}]
        layouts:
          A: \(layout)
        """)
    project["site.yml"] = "hosts: [siri]"
    project["A.interaction.yml"] =
      "interaction: A\nintent: BrewTeaIntent\nparameters: {tea: green, cups: 1}\nstages: [handle]"
    return project
  }

  /// The frames of elements by their ids, from the corner of the hosted view.
  private func frames(_ layout: String) async throws -> [String: String] {
    let states = await project(layout).project.laidOutStates()
    let state = try #require(states.first { $0.isHostDefault })
    let view = try #require(state.laidOut.hostedBoxes.first).frame
    var frames: [String: String] = [:]
    for box in state.laidOut.boxes where box.name.count == 1 {
      frames[box.name] =
        "\(box.frame.x - view.x) \(box.frame.y - view.y) \(box.frame.width) \(box.frame.height)"
    }
    return frames
  }

  @Test func viewsStandOverEachOtherInAllOfTheRoom() async throws {
    let layout =
      "{overlay: true, id: o, insets: 20, views: [{view: true, height: 100, id: a}, "
      + "{view: true, id: b, views: [{spacer: 0}, {label: tea, id: c}]}]}"
    let frames = try await frames(layout)
    #expect(frames["a"] == "20 20 337 100" && frames["b"] == "20 20 337 160")
    // A label at the lower edge, over what is behind.
    #expect(frames["c"] == "20 158 337 22")
  }

  @Test func viewsMayStandInTheMiddle() async throws {
    let layout =
      "{overlay: true, alignment: center, id: o, views: [{view: true, width: 300, height: 100, id: a}, "
      + "{view: true, width: 40, height: 20, id: b}]}"
    let frames = try await frames(layout)
    #expect(frames["a"] == "38.5 50 300 100" && frames["b"] == "168.5 90 40 20")
  }

  @Test func anOverlayIsAsHighAsItsHighestView() async throws {
    let layout =
      "{stack: vertical, views: [{overlay: true, id: o, views: [{view: true, height: 30, id: a}, "
      + "{label: tea, id: b}]}, {label: below, id: c}, {spacer: 0}]}"
    let frames = try await frames(layout)
    #expect(frames["o"] == "0 0 377 30" && frames["b"] == "0 0 377 30")
    #expect(frames["c"] == "0 30 377 22")
  }

  @Test func sidesMayBeSharesOfTheParents() async throws {
    let layout =
      "{stack: horizontal, insets: 20, views: [{view: true, width: {fraction: 0.25}, height: {ratio: 2}, id: a}, "
      + "{view: true, id: b, height: 80, views: [{view: true, width: {fraction: 0.5}, height: {fraction: 0.25}, id: c}]}]}"
    let frames = try await frames(layout)
    #expect(frames["a"] == "20 20 84.25 42.13")
    #expect(frames["b"] == "104.25 20 252.75 80")
    #expect(frames["c"] == "104.25 20 126.38 20")
  }

  @Test(arguments: [
    "{overlay: true, spacing: 4, views: []}", "{overlay: true, alignment: leading, views: []}",
    "{label: a, width: {fraction: 0.5}}",
    "{view: true, views: [{label: a, height: {fraction: 0.5}}]}",
    "{view: true, views: [{label: a, width: {ratio: 2}}]}",
    "{view: true, views: [{label: a, width: {fraction: 0}}]}",
    "{view: true, views: [{label: a, height: {fraction: 0.5, ratio: 2}}]}",
  ]) func whatHasNoMeaningIsAnError(layout: String) {
    #expect(project(layout).project.diagnostics.count { $0.severity == .error } >= 1)
  }

  /// Nobody knows the colors of a picture behind a text.
  @Test func aTextOverAnImageHasNoKnownContrast() async {
    let layout =
      "{overlay: true, views: [{image: tea}, {label: \"${intent.tea}\", color: white}]}"
    var project = project(layout)
    project["tea.svg"] =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"300\" height=\"80\"><path d=\"M0 0h9\"/></svg>"
    let findings = await project.findings()
    #expect(!findings.contains { ["low-contrast", "content-overlap"].contains($0.rule.id) })
  }
}
