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
    if colors.count == 1 {
      Session.noteMissing("Color.gradient", changesLook: true)
    } else {
      Session.noteMissing("all of a Gradient but its middle color", changesLook: true)
    }
    return colors.isEmpty ? .clear : UIColor(cardproofMiddleOf: colors.map(\.color))
  }
}

/// The colors of a style, and along what they change.
public struct CardproofGradient {
  let gradient: Gradient
  let shape: @Sendable (CGSize) -> DrawnGradient.Shape

  /// The gradient in a rectangle.
  func drawn(in frame: CGRect) -> DrawnGradient {
    DrawnGradient(
      gradient.colors.map(\.color.cgColor), at: gradient.locations, shape(frame.size), in: frame)
  }
}

/// A style of several colors, which is also a view that takes all the room.
public protocol CardproofGradientStyle: ShapeStyle, View {
  var cardproofColors: Gradient { get }
  /// Along what the colors change in a size.
  func cardproofShape(in size: CGSize) -> DrawnGradient.Shape
}

extension CardproofGradientStyle {
  @MainActor public func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    cardproofColors.cardproofColor(in: environment)
  }
  public var cardproofGradient: CardproofGradient? {
    CardproofGradient(gradient: cardproofColors, shape: cardproofShape)
  }
  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// A gradient along a line.
public struct LinearGradient: CardproofGradientStyle, Sendable {
  public let cardproofColors: Gradient
  private let start, end: UnitPoint
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (cardproofColors, start, end) = (gradient, startPoint, endPoint)
  }
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  public nonisolated func cardproofShape(in size: CGSize) -> DrawnGradient.Shape {
    .line(start.cardproofPoint, end.cardproofPoint)
  }
}

/// A gradient around a point.
public struct AngularGradient: CardproofGradientStyle, Sendable {
  public let cardproofColors: Gradient
  private let center: UnitPoint
  private let start, end: Angle
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { (cardproofColors, self.center, start, end) = (gradient, center, startAngle, endAngle) }
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  /// A gradient without a range goes all around (observed).
  public nonisolated func cardproofShape(in size: CGSize) -> DrawnGradient.Shape {
    let sweep = end.degrees - start.degrees
    return .turn(center.cardproofPoint, from: start.degrees, by: sweep == 0 ? 360 : sweep)
  }
}

/// A gradient out of a point.
public struct RadialGradient: CardproofGradientStyle, Sendable {
  public let cardproofColors: Gradient
  private let center: UnitPoint
  private let start, end: CGFloat
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) { (cardproofColors, self.center, start, end) = (gradient, center, startRadius, endRadius) }
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  public nonisolated func cardproofShape(in size: CGSize) -> DrawnGradient.Shape {
    let end = max(end, 0.01)
    return .circle(
      center.cardproofPoint, radii: CGSize(width: end, height: end), from: max(start, 0) / end)
  }
}

/// A gradient out of a point, as wide and as high as the view.
public struct EllipticalGradient: CardproofGradientStyle, Sendable {
  public let cardproofColors: Gradient
  private let center: UnitPoint
  private let start, end: CGFloat
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (cardproofColors, self.center, start, end) = (
      gradient, center, startRadiusFraction, endRadiusFraction
    )
  }
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public nonisolated func cardproofShape(in size: CGSize) -> DrawnGradient.Shape {
    let end = max(end, 0.01)
    return .circle(
      center.cardproofPoint, radii: CGSize(width: size.width * end, height: size.height * end),
      from: max(start, 0) / end)
  }
}

extension UnitPoint {
  fileprivate nonisolated var cardproofPoint: CGPoint { CGPoint(x: x, y: y) }
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

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
