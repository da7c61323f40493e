internal import Views

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The line of a gradient as masks of CSS have it: an angle, and places along it.
struct GradientLine {
  /// Clockwise from upwards, in degrees.
  private let angle: Double
  /// The places of the line's ends, from 0 to 1 along that of CSS.
  private let start: Double
  private let end: Double

  init(_ gradient: VectorDrawing.Gradient) {
    let (width, height) = (gradient.frame.width.value, gradient.frame.height.value)
    let (x, y) = (
      (gradient.end.x - gradient.start.x) * width, (gradient.end.y - gradient.start.y) * height
    )
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else {
      (angle, start, end) = (180, 0, 1)
      return
    }
    let (dx, dy) = (x / length, y / length)
    let clockwise = atan2(dx, -dy) * 180 / .pi
    angle = clockwise < 0 ? clockwise + 360 : clockwise
    // The line of CSS is as long as the rectangle is in its direction, and goes through its middle.
    let whole = width * dx.magnitude + height * dy.magnitude
    func place(_ point: VectorDrawing.UnitPoint) -> Double {
      ((point.x - 0.5) * width * dx + (point.y - 0.5) * height * dy) / whole + 0.5
    }
    start = place(gradient.start)
    end = place(gradient.end)
  }

  /// The mask with opacities at places from 0 to 1 along the gradient's line.
  func mask(_ stops: [(opacity: Double, location: Double)]) -> String {
    let places = stops.map { stop in
      let place = Points((start + (end - start) * stop.location) * 100)
      return "rgb(0 0 0/\(Points(stop.opacity))) \(place)%"
    }
    return "linear-gradient(\(Points(angle))deg,\(places.joined(separator: ",")))"
  }
}
