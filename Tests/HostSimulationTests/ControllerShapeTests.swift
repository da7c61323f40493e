import HostSimulation
import Testing
import Views

/// The shapes that public controllers have, each told in a configuration of our own.
struct ControllerShapeTests {
  @Test(arguments: ControllerShape.own + ControllerShape.system)
  func comesOutAsOnADevice(shape: ControllerShape) throws {
    for scene in shape.scenes {
      let summary = try Harbour.card(shape.controller, scene).summary
      #expect(summary == scene.expected)
    }
  }

  /// Behaviours that a controller does not tell apart share one play.
  @Test(arguments: ControllerShape.own + ControllerShape.system)
  func sharedPlaysAreWhatEachBehaviorWouldPlay(shape: ControllerShape) throws {
    for scene in shape.scenes {
      let (simulator, plan) = try Harbour.plan(shape.controller, scene)
      let alone = InteractiveBehavior.allCases.map { simulator.card(plan, behavior: $0) }
      #expect(simulator.cards(plan) == alone)
    }
  }

  @Test func behaviorsThatOnlyAnElementTestsAreToldApart() throws {
    let controller = """
      configureView: [{show: View}]
      layouts:
        View:
          stack: vertical
          views:
            - stack: vertical
              views: [{label: Launch, when: {behavior: launch}}]
            - {label: Always}
      """
    let scene = ControllerShape.Scene("intent: CheckTide\nstages: [handle]", "")
    let (simulator, plan) = try Harbour.plan(controller, scene)
    let cards = simulator.cards(plan)
    let heights = cards.compactMap { $0.customView?.size.height }
    #expect(Set(heights).count == 2)
    #expect(cards == InteractiveBehavior.allCases.map { simulator.card(plan, behavior: $0) })
  }

  @Test func thereAreTwentyShapes() {
    #expect(ControllerShape.own.count + ControllerShape.system.count >= 20)
  }
}
