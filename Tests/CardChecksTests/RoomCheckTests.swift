import CardLayout
import Diagnostics
@testable import HostSimulation
import TestSupport
import Testing
import Views

@testable import CardChecks

/// Margins, heights, gaps, empty and repeated views.
struct RoomProofTests {
  @Test func contentNearTheEdgeSaysHowNear() async {
    let tea = ProvedTea(
      layout: """
        ①stack: vertical
        insets: {horizontal: 16, vertical: 20}
        views:
          - ②{label: "${intent.tea}", lines: 0}
        """)
    let found = reports(await tea.findings())
    #expect(
      found == """
        6:5 small-margins: The content is 16 points from the edge on the left, less than 20
        note: 16 on the left, 16 on the right
        note: 9:9 'label' is the nearest
        note: In 8 states, first 'BrewTea/a-pot-of-green/handle/siri/launch'
        fix: Give the outermost element 'insets: 20'
        """)
  }

  /// An empty room may hold what is not drawn.
  @Test(arguments: [([], ["blank-view"]), (["INFile.data"], [])])
  func aViewWithPartsThatAreNotDrawnIsNotCalledEmpty(notDrawn: [String], rules: [String]) throws {
    let root = View<String>(
      .container(.view), object: SceneObject(id: "root", frame: nil),
      at: SourceLocation(file: "Main.storyboard"))
    let size = Size(width: 377, height: 200)
    let view = HostedView(
      element: View(.scene(SceneTitle(name: "Tea", notDrawn: notDrawn)), subviews: [root]),
      size: size, desiredSize: size, minimumSize: size, maximumSize: size, contentShare: .none,
      location: nil, later: nil)
    let checked = try #require(
      CheckedView(view, in: LayoutEnvironment(), on: try .builtIn("siri")))
    #expect(checked.roomFaults.map(\.rule.id) == rules)
  }

  /// What people see there is where the background ends.
  @Test func aBackgroundOffTheEdgeStandsWhereItEnds() async {
    let tea = ProvedTea(
      layout: """
        stack: vertical
        insets: {horizontal: 20, top: 20, bottom: 8}
        views: [{label: Tea, lines: 0, insets: 10, background: red, color: black}]
        """)
    let message = await tea.findings().first?.message
    #expect(
      message == "The content is 8 points from the edge at the bottom, less than 20")
  }

  @Test(arguments: [
    "{map: true, height: 120}", "{custom: Picture, height: 120}",
    "{label: Tea, lines: 0, insets: 20, background: red, color: black}",
    "{text: Tea, insets: {horizontal: 15, vertical: 12}}",
  ])
  func picturesAndBackgroundsMayReachTheEdge(element: String) async {
    #expect(reports(await ProvedTea(layout: element).findings()) == "")
  }

  @Test func aViewOverHalfOfTheScreenIsANote() async {
    let tea = ProvedTea(layout: "①{custom: Poster, height: 427, insets: 20}")
    let summary = await tea.summary()
    #expect(summary == ["over-half-screen at 1"])
    let message = await tea.findings().first?.message
    #expect(
      message
        == "The view is 427 points high, over half of the screen’s 852")
    #expect(await ProvedTea(layout: "{custom: Poster, height: 426}").summary() == [])
  }

  @Test func roomBelowTheContentIsAGap() async {
    let layout = "stack: vertical\ninsets: 20\nviews:\n  - {label: Tea, lines: 0}"
    let tea = ProvedTea(layout: layout, size: "{height: 500}")
    let found = reports(await tea.findings())
    #expect(
      found == """
        3:5 empty-room: The view is 500 points high, of which the last 458 are empty
        note: 6:5 The layout is here
        note: In 8 states, first 'BrewTea/a-pot-of-green/handle/siri/launch'
        fix: Ask for 'size: fitting', and for that height in the class
        """)
    #expect(await ProvedTea(layout: layout, size: "{height: 104}").summary() == [])
    #expect(await ProvedTea(layout: layout, size: "{height: 110}").summary() != [])
  }

  /// A spacer, or a view that takes the room, leaves no gap.
  @Test func contentThatTakesTheRoomLeavesNoGap() async {
    let tea = ProvedTea(
      layout: """
        stack: vertical
        insets: 20
        views:
          - {label: Tea, lines: 0}
          - {spacer: 0}
          - {label: In three minutes, lines: 0}
        """, size: "{height: 300}")
    let summary = await tea.summary()
    #expect(summary == [])
  }

  /// The host of iOS 10 gives each view 120 points at least.
  @Test func theLeastHeightOfAHostIsNobodysGap() async {
    var tea = ProvedTea(layout: "{label: Tea, lines: 0, insets: 20}")
    tea.settings = "hosts: [siri-ios10]"
    let summary = await tea.summary()
    #expect(summary == [])
  }

  @Test func aViewThatShowsNothingIsBlank() async {
    let tea = ProvedTea(layout: "①stack: vertical\ninsets: 20\nviews:\n  - {label: \"\"}")
    let summary = await tea.summary()
    #expect(summary == ["blank-view at 1"])
    #expect(await tea.findings().first?.message == "The view is 40 points high and shows nothing")
    // A binding without a value is a finding of its own.
    #expect(await ProvedTea(layout: "{label: \"${intent.tee}\"}").summary() == [])
  }

  @Test func theSameViewForEverySectionIsDisplayedTwice() async {
    var tea = ProvedTea(layout: "{label: Tea, lines: 0, insets: 20}", returns: "none")
    tea.settings = "hosts: [siri-documented]"
    let summary = await tea.summary()
    #expect(summary == ["double-display elsewhere"])
    #expect(
      await tea.findings().first?.message == "The card shows the same view 4 times")
    #expect(await tea.findings().first?.location?.line == 3)
    let once = ProvedTea(layout: "{label: Tea, lines: 0, insets: 20}", returns: "all")
    #expect(await once.summary() == [])
  }
}
