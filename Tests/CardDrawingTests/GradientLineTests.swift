import Testing
import Views

@testable import CardDrawing

struct GradientLineTests {
  private func mask(
    _ start: (Double, Double), _ end: (Double, Double), width: Points = 100, height: Points = 100
  ) -> String {
    let gradient = VectorDrawing.Gradient(
      in: Frame(x: 0, y: 0, width: width, height: height), cornerRadius: 0, [],
      from: .init(x: start.0, y: start.1), to: .init(x: end.0, y: end.1))
    return GradientLine(gradient).mask([(0, 0), (1, 1)])
  }

  /// CSS counts angles clockwise from upwards, and places along a line through the middle that is as
  /// long as the rectangle in its direction.
  @Test(arguments: [
    ((0.5, 0.0), (0.5, 1.0), "180deg", "0%", "100%"), ((0, 0.5), (1, 0.5), "90deg", "0%", "100%"),
    ((1, 0.5), (0, 0.5), "270deg", "0%", "100%"), ((0.5, 1), (0.5, 0), "0deg", "0%", "100%"),
    ((0, 0), (1, 1), "135deg", "0%", "100%"), ((1, 1), (0, 0), "315deg", "0%", "100%"),
    ((0, 1), (1, 0), "45deg", "0%", "100%"), ((0.5, 0.25), (0.5, 0.75), "180deg", "25%", "75%"),
    ((0.5, 0.5), (0.5, 0.5), "180deg", "0%", "100%"),
  ])
  func itIsTheLineOfTheMask(
    start: (Double, Double), end: (Double, Double), angle: String, from: String, to: String
  ) {
    #expect(
      mask(start, end) == "linear-gradient(\(angle),rgb(0 0 0/0) \(from),rgb(0 0 0/1) \(to))")
  }

  /// The direction is that of the points as they lie, not of their shares.
  @Test func aWideRectangleHasAFlatDiagonal() {
    #expect(mask((0, 0), (1, 1), width: 300, height: 100).contains("(108.44deg,"))
  }
}
