/// A layer with a gradient.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  override func cardproofPaths(_ place: CGAffineTransform, alpha: CGFloat) -> [JSONValue] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return [] }
    // Its rectangle stands upright, turned by quarters at most.
    if min(abs(place.a), abs(place.b)) > 0.001 {
      Session.noteMissing("CAGradientLayer.transform", changesLook: true)
    }
    let frame = bounds.applying(place)
    func share(_ point: CGPoint) -> CGPoint {
      let own = CGPoint(
        x: bounds.minX + bounds.width * point.x, y: bounds.minY + bounds.height * point.y
      ).applying(place)
      return CGPoint(
        x: (own.x - frame.minX) / max(frame.width, 1),
        y: (own.y - frame.minY) / max(frame.height, 1))
    }
    let (start, end) = (share(startPoint), share(endPoint))
    let reach = CGSize(
      width: (end.x - start.x) * frame.width, height: (end.y - start.y) * frame.height)
    let shape: DrawnGradient.Shape =
      switch type {
      case .radial:
        .circle(
          start, radii: CGSize(width: abs(reach.width), height: abs(reach.height)), from: 0)
      case .conic: .turn(start, from: atan2(reach.height, reach.width) * 180 / .pi, by: 360)
      default: .line(start, stretched(start, end, in: frame.size))
      }
    var gradient = DrawnGradient(
      colors, at: locations?.map { CGFloat($0.doubleValue) }, shape, in: frame)
    gradient.alpha = alpha
    guard maskedCorners == .all else {
      return [gradient.cardproofToken.cardproofClipped(by: box(inset: 0).applying(place))]
    }
    gradient.radius = cornerRadius
    return [gradient.cardproofToken]
  }

  /// The end of a gradient whose colors change at right angles to its line, as a square that is stretched with its
  /// gradient has it (observed); points are in shares of the size.
  private func stretched(_ start: CGPoint, _ end: CGPoint, in size: CGSize) -> CGPoint {
    let line = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let along = line.x * line.x + line.y * line.y
    guard along > 0, size.width > 0, size.height > 0 else { return end }
    let slope = CGPoint(x: line.x / size.width / along, y: line.y / size.height / along)
    let steep = slope.x * slope.x + slope.y * slope.y
    return CGPoint(
      x: start.x + slope.x / steep / size.width, y: start.y + slope.y / steep / size.height)
  }
}
