internal import Views

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
    angle = Self.degrees(dx, dy)
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

  /// The direction in degrees, by a series that is the same on all systems.
  private static func degrees(_ x: Double, _ y: Double) -> Double {
    // Straight up is 0, to the right 90.
    let (up, right) = (-y, x)
    if right == 0 { return up >= 0 ? 0 : 180 }
    if up == 0 { return right > 0 ? 90 : 270 }
    // Halving an angle makes its tangent small enough for a short series.
    var tangent = (right / up).magnitude
    var factor = 1.0
    while tangent > 0.1 {
      tangent = tangent / (1 + (1 + tangent * tangent).squareRoot())
      factor *= 2
    }
    let square = tangent * tangent
    let arc = tangent * (1 - square * (1 / 3 - square * (1 / 5 - square / 7)))
    let acute = arc * factor * 180 / .pi
    return switch (up > 0, right > 0) {
    case (true, true): acute
    case (false, true): 180 - acute
    case (false, false): 180 + acute
    case (true, false): 360 - acute
    }
  }
}
