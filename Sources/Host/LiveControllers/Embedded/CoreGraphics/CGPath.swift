/// A path.
open class CGPath: Hashable, @unchecked Sendable {
  public internal(set) final var cardproofOutline: CardproofOutline

  public init(cardproofOutline: CardproofOutline) { self.cardproofOutline = cardproofOutline }

  private convenience init(
    _ transform: UnsafePointer<CGAffineTransform>?, _ draw: (inout CardproofOutline) -> Void
  ) {
    var outline = CardproofOutline()
    draw(&outline)
    self.init(cardproofOutline: outline.applying(transform?.pointee ?? .identity))
  }
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.rectangle(rect) }
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.ellipse(in: rect) }
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(transform) {
      $0.rectangle(rect, radii: Array(repeating: radius, count: 4))
    }
  }

  public final var isEmpty: Bool { cardproofOutline.isEmpty }
  public final var currentPoint: CGPoint { cardproofOutline.current ?? .zero }
  public final var boundingBox: CGRect { cardproofOutline.bounds }
  public final var boundingBoxOfPath: CGRect { cardproofOutline.bounds }
  public final func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }
  public final func copy() -> CGPath? { CGPath(cardproofOutline: cardproofOutline) }
  public final func mutableCopy() -> CGMutablePath? {
    CGMutablePath(cardproofOutline: cardproofOutline)
  }

  /// The outline of a line along the path.
  public final func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var line = DrawnPath.LineStyle()
    (line.width, line.cap, line.join) = (width, lineCap, lineJoin)
    line.miterLimit = miterLimit
    return CGPath(cardproofOutline: cardproofOutline.applying(transform).stroked(line))
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.cardproofOutline == b.cardproofOutline }
  public final func hash(into hasher: inout Hasher) { hasher.combine(cardproofOutline) }
}

/// A path that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() { self.init(cardproofOutline: CardproofOutline()) }

  private func add(
    _ transform: CGAffineTransform, _ draw: (inout CardproofOutline) -> Void
  ) {
    guard !transform.isIdentity else { return draw(&cardproofOutline) }
    var outline = CardproofOutline()
    draw(&outline)
    cardproofOutline.append(outline.applying(transform))
  }
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    cardproofOutline.add(.move(point.applying(transform)))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    cardproofOutline.add(.line(point.applying(transform)))
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      let point = point.applying(transform)
      cardproofOutline.add(index == 0 ? .move(point) : .line(point))
    }
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.rectangle(rect) }
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.ellipse(in: rect) }
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    add(transform) { $0.rectangle(rect, radii: Array(repeating: radius, count: 4)) }
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, isIncreasing: !clockwise)
    }
  }
  public func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    cardproofOutline.arc(
      corner: corner.applying(transform), end: end.applying(transform), radius: radius)
  }
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.arc(
        center: center, radius: radius, from: startAngle, to: startAngle + delta,
        isIncreasing: delta >= 0)
    }
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    cardproofOutline.add(
      .curve(
        control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    cardproofOutline.quad(to: end.applying(transform), control: control.applying(transform))
  }
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    cardproofOutline.append(path.cardproofOutline.applying(transform))
  }
  public func closeSubpath() { cardproofOutline.add(.close) }
}
