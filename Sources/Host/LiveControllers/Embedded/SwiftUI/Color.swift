/// The fill of shapes and texts.
public protocol ShapeStyle {
  /// The color that stands for the style.
  @MainActor func cardproofColor(in environment: EnvironmentValues) -> UIColor
  /// The gradient that it is; nil for one color.
  var cardproofGradient: CardproofGradient? { get }
}

extension ShapeStyle {
  public var cardproofGradient: CardproofGradient? { nil }
}

/// Any style of shapes.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    style.cardproofColor(in: environment)
  }
  public var cardproofGradient: CardproofGradient? { style.cardproofGradient }
}

/// A color, which is also a view that takes all the room.
public struct Color: View, PrimitiveView, ShapeStyle, Hashable, Sendable {
  let color: UIColor

  @_disfavoredOverload
  public nonisolated init(_ color: UIColor) { self.color = color }
  public nonisolated init(uiColor: UIColor) { color = uiColor }
  public nonisolated init(cgColor: CGColor) { color = UIColor(cgColor: cgColor) }
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    color = UIColor(named: name) ?? .clear
  }
  public nonisolated init(_ resource: ColorResource) { color = UIColor(resource: resource) }
  public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  public nonisolated init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    switch space {
    case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      let token = ColorToken.linear(red: red, green: green, blue: blue, alpha: opacity)
      self.init(UIColor(cgColor: CGColor(cardproofToken: token)))
    case .displayP3:
      self.init(UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity))
    }
  }
  public nonisolated init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }
  public nonisolated init(white: Double, opacity: Double = 1) {
    color = UIColor(white: white, alpha: opacity)
  }
  public nonisolated init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {
    color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(color.cardproofFaded(by: opacity))
  }
  /// Mixes in sRGB; a device mixes as people see (documented).
  public nonisolated func mix(
    with other: Color, by share: Double, in space: Gradient.ColorSpace = .perceptual
  ) -> Color {
    if space == .perceptual { Session.noteGuess("Color.mix(with:by:)") }
    return Color(color.cardproofMixed(with: other.color, by: share))
  }
  public nonisolated func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    environment.resolved(color)
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let view = UIView(frame: .zero)
    view.backgroundColor = context.environment.resolved(color)
    return [Rendering(view: view, layout: FillLayout())]
  }
}

extension UIColor {
  public convenience init(_ color: Color) {
    self.init(cgColor: CGColor(cardproofToken: color.color.cardproofToken))
  }
}

extension Color {
  public static let clear = Color(UIColor.clear)
  public static let black = Color(UIColor.black)
  public static let white = Color(UIColor.white)
  public static let gray = Color(UIColor.systemGray)
  public static let red = Color(UIColor.systemRed)
  public static let green = Color(UIColor.systemGreen)
  public static let blue = Color(UIColor.systemBlue)
  public static let orange = Color(UIColor.systemOrange)
  public static let yellow = Color(UIColor.systemYellow)
  public static let pink = Color(UIColor.systemPink)
  public static let purple = Color(UIColor.systemPurple)
  public static let teal = Color(UIColor.systemTeal)
  public static let mint = Color(UIColor.systemMint)
  public static let cyan = Color(UIColor.systemCyan)
  public static let indigo = Color(UIColor.systemIndigo)
  public static let brown = Color(UIColor.systemBrown)
  public static let primary = Color(UIColor.label)
  public static let secondary = Color(UIColor.secondaryLabel)
  public static let accentColor = Color(UIColor.tintColor)
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var red: Color { .red }
  public static var green: Color { .green }
  public static var blue: Color { .blue }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var pink: Color { .pink }
  public static var purple: Color { .purple }
  public static var teal: Color { .teal }
  public static var mint: Color { .mint }
  public static var cyan: Color { .cyan }
  public static var indigo: Color { .indigo }
  public static var brown: Color { .brown }
}

/// A level of the foreground's color.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable, Sendable {
  /// Where nothing gives a foreground.
  let color: UIColor
  /// How much it hides of another foreground (inferred).
  let share: CGFloat
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    if self == .secondary, let second = environment.secondForeground { return second }
    if self == .tertiary, let third = environment.thirdForeground { return third }
    guard let foreground = environment.foreground else { return color }
    return share == 1
      ? foreground : foreground.withAlphaComponent(foreground.cgColor.alpha * share)
  }
}

extension ShapeStyle {
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(style: self, share: opacity)
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { LeveledStyle(style: self, level: .secondary) }
  public var tertiary: some ShapeStyle { LeveledStyle(style: self, level: .tertiary) }
  public var quaternary: some ShapeStyle { LeveledStyle(style: self, level: .quaternary) }
  public var quinary: some ShapeStyle { LeveledStyle(style: self, level: .quinary) }
}

/// A level of another style.
private struct LeveledStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: HierarchicalShapeStyle
  func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    switch style {
    case is BackgroundStyle:
      level == .secondary ? .secondarySystemBackground : .tertiarySystemBackground
    case is FillShapeStyle:
      level == .secondary
        ? .secondarySystemFill : level == .tertiary ? .tertiarySystemFill : .quaternarySystemFill
    default: style.cardproofColor(in: environment).cardproofFaded(by: level.share)
    }
  }
}

/// A style that hides less of what is behind it.
private struct FadedStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let share: Double
  func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    style.cardproofColor(in: environment).cardproofFaded(by: share)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle {
    .init(color: .label, share: 1)
  }
  public static var secondary: HierarchicalShapeStyle {
    .init(color: .secondaryLabel, share: 0.5)
  }
  public static var tertiary: HierarchicalShapeStyle {
    .init(color: .tertiaryLabel, share: 0.25)
  }
  public static var quaternary: HierarchicalShapeStyle {
    .init(color: .quaternaryLabel, share: 0.18)
  }
  public static var quinary: HierarchicalShapeStyle {
    Session.noteGuess("HierarchicalShapeStyle.quinary")
    return .init(color: .label.withAlphaComponent(0.1), share: 0.1)
  }
}

/// The color of controls.
public struct TintShapeStyle: ShapeStyle, Sendable {
  public init() {}
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    environment.tint ?? .tintColor
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The color of texts and shapes that have none of their own.
public struct ForegroundStyle: ShapeStyle, Sendable {
  public init() {}
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    environment.foreground ?? .label
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The color behind all views.
public struct BackgroundStyle: ShapeStyle, Sendable {
  public init() {}
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor { .systemBackground }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A material, drawn as the fill of the system.
public struct Material: ShapeStyle, Sendable {
  public static let regular = Material()
  public static let thin = Material()
  public static let ultraThin = Material()
  public static let thick = Material()
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    Session.noteMissing("Material", changesLook: true)
    return .secondarySystemFill
  }
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .thick }
  public static var bar: Material { .regular }
}

/// A point of a unit square.
public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
