/// A shape, which fills with the foreground's color.
public protocol Shape: View {
  /// The radius of the corners; infinity for half of the shorter side.
  var cardproofRadius: CGFloat { get }
  func path(in rectangle: CGRect) -> Path
}

extension Shape {
  /// A shape of the project's own, which is drawn as the rectangle that it is in.
  public var cardproofRadius: CGFloat {
    Session.noteMissing("Shape.path(in:)", changesLook: true)
    return 0
  }
  public func path(in rectangle: CGRect) -> Path { Path(rectangle) }
}

extension Shape {
  func shape(_ context: RenderContext, fill: UIColor?, border: (UIColor, CGFloat)?) -> [Rendering] {
    let view = RoundView(frame: .zero)
    view.radius = cardproofRadius
    if !cardproofRadius.isFinite { view.follow(context.store) }
    view.backgroundColor = fill
    if let border {
      view.layer.borderColor = border.0.cgColor
      view.layer.borderWidth = border.1
    }
    return [Rendering(view: view, growsAcross: true, growsDown: true)]
  }
  public var body: some View { ShapeView(shape: self, fill: nil, border: nil) }

  public func fill() -> some View { ShapeView(shape: self, fill: nil, border: nil) }
  public func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    ShapeView(shape: self, fill: style, border: nil)
  }
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, fill: Color.clear, border: (style, lineWidth))
  }
  public func stroke<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> some View {
    ShapeView(shape: self, fill: Color.clear, border: (style, line.lineWidth))
  }
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, fill: Color.clear, border: (ForegroundStyle(), lineWidth))
  }
  public func stroke(style line: StrokeStyle) -> some View { stroke(lineWidth: line.lineWidth) }
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    stroke(style, lineWidth: lineWidth)
  }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self {
    Session.noteMissing("Shape.trim(from:to:)", changesLook: true)
    return self
  }
}

/// How lines are drawn.
public struct StrokeStyle: Sendable {
  public var lineWidth: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { self.lineWidth = lineWidth }
}

/// An outline, of which nothing is drawn.
public struct Path: Shape {
  public init() {}
  public init(_ rectangle: CGRect) {}
  public init(ellipseIn rectangle: CGRect) {}
  public init(roundedRect rectangle: CGRect, cornerRadius: CGFloat) {}
  public init(_ draw: (inout Path) -> Void) { draw(&self) }
  public mutating func move(to point: CGPoint) {}
  public mutating func addLine(to point: CGPoint) {}
  public mutating func addLines(_ points: [CGPoint]) {}
  public mutating func addRect(_ rectangle: CGRect) {}
  public mutating func addEllipse(in rectangle: CGRect) {}
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  public mutating func closeSubpath() {}
}

/// A filled or stroked shape.
struct ShapeView<Drawn: Shape>: View, PrimitiveView {
  let shape: Drawn
  let fill: (any ShapeStyle)?
  let border: (any ShapeStyle, CGFloat)?
  func render(_ context: RenderContext) -> [Rendering] {
    let environment = context.environment
    return shape.shape(
      context,
      fill: fill?.cardproofColor(in: environment) ?? environment.foreground ?? .label,
      border: border.map { ($0.0.cardproofColor(in: environment), $0.1) })
  }
}

/// A view with round corners, which may follow its size.
final class RoundView: UIView {
  private weak var store: StateStore?
  private var number = 0

  /// Knows the radius that the view of the same place had after the last layout.
  func follow(_ store: StateStore) {
    self.store = store
    let size: CGSize?
    (number, size) = store.nextSize()
    layer.cornerRadius = size.map { min($0.width, $0.height) / 2 } ?? 0
  }

  var radius: CGFloat = 0 { didSet { if radius.isFinite { layer.cornerRadius = radius } } }
  override func layoutSubviews() {
    super.layoutSubviews()
    guard !radius.isFinite else { return }
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    store?.keep(bounds.size, of: number)
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  public init() {}
  public var cardproofRadius: CGFloat { 0 }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  public let cardproofRadius: CGFloat
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cardproofRadius = cornerRadius
  }
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    cardproofRadius = cornerSize.width
  }
}

/// A circle.
public struct Circle: Shape {
  public init() {}
  public var cardproofRadius: CGFloat { .infinity }
}

/// An ellipse, drawn as a capsule.
public struct Ellipse: Shape {
  public init() {}
  public var cardproofRadius: CGFloat { .infinity }
}

/// A rectangle with half circles at its ends.
public struct Capsule: Shape {
  public init(style: RoundedCornerStyle = .continuous) {}
  public var cardproofRadius: CGFloat { .infinity }
}
