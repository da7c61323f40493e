internal import Views

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The shape of a gradient as masks of CSS have it: how the mask begins, and places along it.
struct GradientMask {
  /// The function of CSS with its first argument.
  private let begin: String
  /// The places where the colors begin and end, from 0 to 1 along that of CSS.
  private let start: Double
  private let end: Double

  init(_ gradient: VectorDrawing.Gradient) {
    switch gradient.shape {
    case .line(let from, let to): (begin, start, end) = Self.line(from, to, in: gradient.frame)
    case .circle(let middle, let radii, let from):
      let size = "\(radii.width)px \(radii.height)px"
      begin = "radial-gradient(\(size) at \(Self.place(middle))"
      (start, end) = (from, 1)
    case .turn(let middle, let from, let sweep):
      // Half of what is left of the turn has the last color, and half the first one (documented).
      let rest = (360 - sweep) / 2
      let angle = (from + 90 - rest).truncatingRemainder(dividingBy: 360)
      begin = "conic-gradient(from \(Points(angle))deg at \(Self.place(middle))"
      (start, end) = (rest / 360, (rest + sweep) / 360)
    }
  }

  private static func line(
    _ from: VectorDrawing.UnitPoint, _ to: VectorDrawing.UnitPoint, in frame: Frame
  ) -> (begin: String, start: Double, end: Double) {
    let (width, height) = (frame.width.value, frame.height.value)
    let (x, y) = ((to.x - from.x) * width, (to.y - from.y) * height)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return ("linear-gradient(180deg", 0, 1) }
    let (dx, dy) = (x / length, y / length)
    let clockwise = atan2(dx, -dy) * 180 / .pi
    // The line of CSS is as long as the rectangle is in its direction, and goes through its middle.
    let whole = width * dx.magnitude + height * dy.magnitude
    func place(_ point: VectorDrawing.UnitPoint) -> Double {
      ((point.x - 0.5) * width * dx + (point.y - 0.5) * height * dy) / whole + 0.5
    }
    let angle = Points(clockwise < 0 ? clockwise + 360 : clockwise)
    return ("linear-gradient(\(angle)deg", place(from), place(to))
  }

  private static func place(_ point: VectorDrawing.UnitPoint) -> String {
    "\(Points(point.x * 100))% \(Points(point.y * 100))%"
  }

  /// The mask with opacities at places from 0 to 1 along the gradient.
  func css(_ stops: [(opacity: Double, location: Double)]) -> String {
    let places = stops.map { stop in
      let place = Points((start + (end - start) * stop.location) * 100)
      return "rgb(0 0 0/\(stop.opacity.thousandths)) \(place)%"
    }
    return "\(begin),\(places.joined(separator: ",")))"
  }
}
