import Testing
import Views

@testable import CardDrawing

struct GradientMaskTests {
  private func mask(
    _ shape: VectorDrawing.Gradient.Shape, width: Points = 100, height: Points = 100
  ) -> String {
    let gradient = VectorDrawing.Gradient(
      in: Frame(x: 0, y: 0, width: width, height: height), cornerRadius: 0, [], shape)
    return GradientMask(gradient).css([(0, 0), (1, 1)])
  }

  private func mask(
    _ start: (Double, Double), _ end: (Double, Double), width: Points = 100, height: Points = 100
  ) -> String {
    mask(
      .line(from: .init(x: start.0, y: start.1), to: .init(x: end.0, y: end.1)), width: width,
      height: height)
  }

  @Test func aCircleBeginsAtAShareOfItsRadii() {
    let circle = mask(.circle(around: .init(x: 0.5, y: 0), Size(width: 40, height: 20), from: 0.25))
    #expect(
      circle == "radial-gradient(40px 20px at 50% 0%,rgb(0 0 0/0) 25%,rgb(0 0 0/1) 100%)")
  }

  /// CSS begins above, and what a part of a turn leaves has its last color first.
  @Test func aTurnBeginsAtTheRight() {
    let middle = VectorDrawing.UnitPoint(x: 0.5, y: 0.5)
    #expect(
      mask(.turn(around: middle, from: -90, by: 360))
        == "conic-gradient(from 0deg at 50% 50%,rgb(0 0 0/0) 0%,rgb(0 0 0/1) 100%)")
    #expect(
      mask(.turn(around: middle, from: 0, by: 180))
        == "conic-gradient(from 0deg at 50% 50%,rgb(0 0 0/0) 25%,rgb(0 0 0/1) 75%)")
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
