import HostSimulation
import Testing

/// The shapes that public controllers have, each told in a configuration of our own.
struct ControllerShapeTests {
  @Test(arguments: ControllerShape.own + ControllerShape.system)
  func comesOutAsOnADevice(shape: ControllerShape) throws {
    for scene in shape.scenes {
      let summary = try Harbour.card(shape.controller, scene).summary
      #expect(summary == scene.expected)
    }
  }

  @Test func thereAreTwentyShapes() {
    #expect(ControllerShape.own.count + ControllerShape.system.count >= 20)
  }
}
