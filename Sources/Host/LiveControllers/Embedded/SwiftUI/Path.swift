/// An outline.
public struct Path: Shape {
  private var outline = CardproofOutline()

  public init() {}
  public init(_ path: CGPath) { outline = path.cardproofOutline }
  public init(_ rectangle: CGRect) { outline.rectangle(rectangle) }
  public init(ellipseIn rectangle: CGRect) { outline.ellipse(in: rectangle) }
  public init(
    roundedRect rectangle: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rectangle, cornerSize: CGSize(width: cornerRadius, height: cornerRadius)) }
  public init(
    roundedRect rectangle: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rectangle, cornerSize: cornerSize) }
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  public func path(in rectangle: CGRect) -> Path { self }
  public var cgPath: CGPath { CGPath(cardproofOutline: outline) }
  public var isEmpty: Bool { outline.isEmpty }
  public var boundingRect: CGRect { outline.bounds }
  public var currentPoint: CGPoint? { outline.current }
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    Path(CGPath(cardproofOutline: outline.trimmed(from: start, to: end)))
  }
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(CGPath(cardproofOutline: outline.stroked(style.cardproofLine)))
  }
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(CGPath(cardproofOutline: outline.applying(transform)))
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  public mutating func move(to point: CGPoint) { outline.add(.move(point)) }
  public mutating func addLine(to point: CGPoint) { outline.add(.line(point)) }
  public mutating func addLines(_ points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      outline.add(index == 0 ? .move(point) : .line(point))
    }
  }
  public mutating func addRect(_ rectangle: CGRect) { outline.rectangle(rectangle) }
  public mutating func addRoundedRect(
    in rectangle: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { outline.rectangle(rectangle, radii: Array(repeating: cornerSize, count: 4)) }
  public mutating func addEllipse(in rectangle: CGRect) { outline.ellipse(in: rectangle) }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.add(.curve(control1, control2, end))
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.quad(to: end, control: control)
  }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    outline.arc(
      center: center, radius: radius, from: startAngle.radians, to: endAngle.radians,
      isIncreasing: !clockwise)
  }
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
  ) {
    outline.arc(corner: corner, end: end, radius: radius)
  }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    outline.arc(
      center: center, radius: radius, from: startAngle.radians,
      to: startAngle.radians + delta.radians, isIncreasing: delta.radians >= 0)
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    outline.append(path.outline.applying(transform))
  }
  public mutating func closeSubpath() { outline.add(.close) }
}
