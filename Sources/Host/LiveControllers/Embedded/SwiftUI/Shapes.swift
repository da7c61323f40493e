/// A shape, which fills with the foreground's color.
public protocol Shape: View {
  /// The radius of the corners of a rectangle, infinity for half of its shorter side; nil for another shape.
  var cardproofRadius: CGFloat? { get }
  /// Whether the shape keeps to the square in the middle of its room.
  var cardproofIsSquare: Bool { get }
  func path(in rectangle: CGRect) -> Path
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public var cardproofRadius: CGFloat? { nil }
  public var cardproofIsSquare: Bool { false }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public var body: some View { ShapeView(shape: self, fill: nil) }

  public func fill() -> ShapeView<Self> { ShapeView(shape: self, fill: nil) }
  public func fill<Style: ShapeStyle>(_ style: Style) -> ShapeView<Self> {
    ShapeView(shape: self, fill: style)
  }
  public func fill<Style: ShapeStyle>(
    _ style: Style, style rule: FillStyle
  ) -> ShapeView<Self> {
    ShapeView(shape: self, fill: style, usesEvenOdd: rule.isEOFilled)
  }
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func stroke<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> some View {
    ShapeView(shape: self, fill: Color.clear, stroke: style, line: line)
  }
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
  public func stroke(style line: StrokeStyle) -> some View {
    stroke(ForegroundStyle(), style: line)
  }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: start, end: end)
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

extension ShapeView {
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    overlay(shape.stroke(style, lineWidth: lineWidth))
  }
  public func stroke<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> some View {
    overlay(shape.stroke(style, style: line))
  }
}

extension ShapeView where Drawn: InsettableShape {
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    overlay(shape.strokeBorder(style, lineWidth: lineWidth))
  }
}

/// Any shape.
public struct AnyShape: Shape {
  private let shape: any Shape
  public init<Drawn: Shape>(_ shape: Drawn) { self.shape = shape }
  public var cardproofRadius: CGFloat? { shape.cardproofRadius }
  public var cardproofIsSquare: Bool { shape.cardproofIsSquare }
  public func path(in rectangle: CGRect) -> Path { shape.path(in: rectangle) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// How lines are drawn.
public struct StrokeStyle: Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

extension StrokeStyle {
  var cardproofLine: DrawnPath.LineStyle {
    var line = DrawnPath.LineStyle()
    (line.width, line.cap, line.join) = (lineWidth, lineCap, lineJoin)
    (line.miterLimit, line.dash, line.dashPhase) = (miterLimit, dash, dashPhase)
    return line
  }
}

/// How areas are filled.
public struct FillStyle: Sendable {
  public var isEOFilled: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}

/// A part of a shape's outline.
struct TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  let start, end: CGFloat
  func path(in rectangle: CGRect) -> Path {
    shape.path(in: rectangle).trimmedPath(from: start, to: end)
  }
}

/// A shape that is turned.
struct RotatedShape<Base: Shape>: Shape {
  let shape: Base
  let angle: Angle
  let anchor: UnitPoint
  func path(in rectangle: CGRect) -> Path {
    let x = rectangle.minX + rectangle.width * anchor.x
    let y = rectangle.minY + rectangle.height * anchor.y
    return shape.path(in: rectangle).applying(
      CGAffineTransform(translationX: x, y: y).rotated(by: angle.radians).translatedBy(x: -x, y: -y)
    )
  }
}

/// A rectangle.
public struct Rectangle: UsualInset {
  public init() {}
  public var cardproofRadius: CGFloat? { 0 }
  public func path(in rectangle: CGRect) -> Path { Path(rectangle) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  private let radius: CGFloat
  /// The corners of a rectangle inside are less round.
  public func inset(by amount: CGFloat) -> InsetShape<RoundedRectangle> {
    InsetShape(shape: RoundedRectangle(cornerRadius: max(0, radius - amount)), amount: amount)
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    radius = cornerRadius
  }
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    radius = cornerSize.width
  }
  public var cardproofRadius: CGFloat? { radius }
  public func path(in rectangle: CGRect) -> Path {
    Path(roundedRect: rectangle, cornerRadius: radius)
  }
}

/// A rectangle with corners of its own.
public struct UnevenRoundedRectangle: UsualInset {
  private let radii: [CGFloat]
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = [topLeadingRadius, topTrailingRadius, bottomTrailingRadius, bottomLeadingRadius]
  }
  public func path(in rectangle: CGRect) -> Path {
    var outline = CardproofOutline()
    outline.rectangle(rectangle, radii: radii.map { CGSize(width: $0, height: $0) })
    return Path(CGPath(cardproofOutline: outline))
  }
}

/// A circle.
public struct Circle: UsualInset {
  public init() {}
  public var cardproofRadius: CGFloat? { .infinity }
  public var cardproofIsSquare: Bool { true }
  public func path(in rectangle: CGRect) -> Path {
    Path(ellipseIn: rectangle.cardproofSquare)
  }
}

/// An ellipse.
public struct Ellipse: UsualInset {
  public init() {}
  public func path(in rectangle: CGRect) -> Path { Path(ellipseIn: rectangle) }
}

/// A rectangle with half circles at its ends.
public struct Capsule: UsualInset {
  public init(style: RoundedCornerStyle = .continuous) {}
  public var cardproofRadius: CGFloat? { .infinity }
  public func path(in rectangle: CGRect) -> Path {
    Path(roundedRect: rectangle, cornerRadius: min(rectangle.width, rectangle.height) / 2)
  }
}

extension CGRect {
  /// The largest square in the middle.
  var cardproofSquare: CGRect {
    let side = Swift.min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
