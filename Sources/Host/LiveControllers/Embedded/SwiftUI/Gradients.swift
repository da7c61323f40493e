/// Colors that change into each other.
public struct Gradient: ShapeStyle, Sendable {
  /// A color at a place.
  public struct Stop: Sendable {
    public let color: Color
    public let location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  let colors: [Color]
  let locations: [CGFloat]?
  public init(colors: [Color]) { (self.colors, locations) = (colors, nil) }
  public init(stops: [Stop]) {
    (colors, locations) = (stops.map(\.color), stops.map(\.location))
  }

  /// Its middle, where it has no line along which it is drawn.
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    Session.noteMissing("all of a Gradient but its middle color", changesLook: true)
    return colors.isEmpty ? .clear : UIColor(cardproofMiddleOf: colors.map(\.color))
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, View, PrimitiveView {
  private let gradient: Gradient
  private let start, end: UnitPoint
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    gradient.cardproofColor(in: environment)
  }
  public var cardproofGradient: LinearGradient? { self }

  func drawn(in frame: CGRect) -> DrawnGradient {
    DrawnGradient(
      gradient.colors.map(\.color.cgColor), at: gradient.locations,
      from: CGPoint(x: start.x, y: start.y), to: CGPoint(x: end.x, y: end.y), in: frame)
  }
  func render(_ context: RenderContext) -> [Rendering] {
    ShapeView(shape: Rectangle(), fill: self).render(context)
  }
}

/// A gradient around a point, of which the middle color stands for all.
public struct AngularGradient: ShapeStyle, View, PrimitiveView {
  private let gradient: Gradient
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { self.gradient = gradient }
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { gradient = Gradient(colors: colors) }
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.gradient = gradient
  }
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle) {
    gradient = Gradient(colors: colors)
  }
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    gradient.cardproofColor(in: environment)
  }
  func render(_ context: RenderContext) -> [Rendering] {
    ShapeView(shape: Rectangle(), fill: self).render(context)
  }
}

/// A gradient out of a point, of which the middle color stands for all.
public struct RadialGradient: ShapeStyle, View, PrimitiveView {
  private let gradient: Gradient
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) { self.gradient = gradient }
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) { gradient = Gradient(colors: colors) }
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    gradient.cardproofColor(in: environment)
  }
  func render(_ context: RenderContext) -> [Rendering] {
    ShapeView(shape: Rectangle(), fill: self).render(context)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}
