/// Colors that change into each other in a rectangle.
public struct DrawnGradient {
  public var frame: CGRect
  public var radius: CGFloat = 0
  public var colors: [CGColor]
  public var locations: [CGFloat]
  public var shape: Shape
  public var alpha: CGFloat = 1

  /// Along what the colors change; points are in shares of the rectangle.
  public enum Shape {
    case line(CGPoint, CGPoint)
    /// Out of a middle, from a share of the radii, which are in points.
    case circle(CGPoint, radii: CGSize, from: CGFloat)
    /// Around a middle, clockwise from the right, in degrees.
    case turn(CGPoint, from: CGFloat, by: CGFloat)
  }

  public init(
    _ colors: [CGColor], at locations: [CGFloat]?, _ shape: Shape, in frame: CGRect
  ) {
    (self.colors, self.shape, self.frame) = (colors, shape, frame)
    let last = max(colors.count - 1, 1)
    let even = colors.indices.map { CGFloat($0) / CGFloat(last) }
    self.locations = locations?.count == colors.count ? locations ?? even : even
  }

  /// Makes the rectangle larger on all sides; the colors stay where they are.
  public mutating func grow(by distance: CGFloat) {
    let old = frame
    frame = frame.insetBy(dx: -distance, dy: -distance)
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: (point.x * old.width + distance) / frame.width,
        y: (point.y * old.height + distance) / frame.height)
    }
    shape =
      switch shape {
      case .line(let start, let end): .line(moved(start), moved(end))
      case .circle(let middle, let radii, let start):
        .circle(moved(middle), radii: radii, from: start)
      case .turn(let middle, let start, let sweep): .turn(moved(middle), from: start, by: sweep)
      }
  }

  /// The gradient as the pipe writes it; colors that run backwards come in the other order.
  public var cardproofToken: JSONValue {
    var (colors, locations) = (colors, locations)
    func reverse() {
      (colors, locations) = (colors.reversed(), locations.reversed().map { 1 - $0 })
    }
    var fields: [String: JSONValue] = [
      "frame": [
        .number(frame.minX), .number(frame.minY), .number(frame.width), .number(frame.height),
      ],
      "radius": .number(radius),
    ]
    if alpha < 1 { fields["alpha"] = .number(max(0, alpha)) }
    func set(_ name: String, _ numbers: CGFloat...) {
      fields[name] = .array(numbers.map { .number($0) })
    }
    switch shape {
    case .line(let start, let end): set("line", start.x, start.y, end.x, end.y)
    case .circle(let middle, let radii, let start):
      let share = start > 1 ? 1 / start : start
      let factor = max(start, 1)
      if start > 1 { reverse() }
      set("circle", middle.x, middle.y, radii.width * factor, radii.height * factor, share)
    case .turn(let middle, let start, let sweep):
      if sweep < 0 { reverse() }
      set("turn", middle.x, middle.y, min(start, start + sweep), min(sweep.magnitude, 360))
    }
    fields["colors"] = .array(colors.map(\.cardproofToken))
    fields["locations"] = .array(locations.map { .number($0) })
    return .object(fields)
  }
}
