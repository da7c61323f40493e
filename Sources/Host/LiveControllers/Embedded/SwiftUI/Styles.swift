// Modifiers that change little or nothing of a still picture.

extension View {
  // MARK: Text

  public func textCase(_ textCase: Text.Case?) -> some View {
    inEnvironment { $0.textCase = textCase }
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    inEnvironment { $0.truncation = mode }
  }
  public func allowsTightening(_ isAllowed: Bool) -> some View { self }
  public func kerning(_ kerning: CGFloat) -> some View {
    inEnvironment { $0.kerning = kerning }
  }
  public func tracking(_ tracking: CGFloat) -> some View {
    inEnvironment { $0.kerning = tracking }
  }
  public func baselineOffset(_ offset: CGFloat) -> some View {
    inEnvironment { $0.rise = offset }
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    inEnvironment { $0.isUnderlined = isActive }
      .without("View.underline(color:)", if: isActive && color != nil)
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    inEnvironment { $0.isStruckThrough = isActive }
      .without("View.strikethrough(color:)", if: isActive && color != nil)
  }
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }
  public func monospacedDigit() -> some View {
    inEnvironment { $0.hasMonospacedDigits = true }
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    inEnvironment { $0.symbolVariants = $0.symbolVariants.adding(variant) }
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    without("View.symbolRenderingMode(_:)", if: mode?.isUnknown ?? false)
  }

  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit).without("View.lineLimit(_:reservesSpace:)", if: reservesSpace)
  }

  // MARK: Colors

  public func blendMode(_ mode: BlendMode) -> some View {
    without("View.blendMode(_:)", if: mode != .normal)
  }
  public func saturation(_ amount: Double) -> some View {
    without("View.saturation(_:)", if: amount != 1)
  }
  public func grayscale(_ amount: Double) -> some View {
    without("View.grayscale(_:)", if: amount != 0)
  }
  public func brightness(_ amount: Double) -> some View {
    without("View.brightness(_:)", if: amount != 0)
  }
  public func contrast(_ amount: Double) -> some View {
    without("View.contrast(_:)", if: amount != 1)
  }
  public func hueRotation(_ angle: Angle) -> some View { without("View.hueRotation(_:)") }
  public func colorInvert() -> some View { without("View.colorInvert()") }
  public func colorMultiply(_ color: Color) -> some View {
    without("View.colorMultiply(_:)", if: color != .white)
  }

  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ first: First, _ second: Second
  ) -> some View {
    Modified(content: self) { content, context in
      let color = second.cardproofColor(in: context.environment)
      return context.with { $0.secondForeground = color }.render(content.foregroundStyle(first))
    }
  }
  /// Colors symbols as with two styles: which of their parts take the third nobody wrote down.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ first: First, _ second: Second, _ third: Third
  ) -> some View {
    Modified(content: self) { content, context in
      Session.noteGuess("View.foregroundStyle(_:_:_:)")
      let color = third.cardproofColor(in: context.environment)
      return context.with { $0.thirdForeground = color }
        .render(content.foregroundStyle(first, second))
    }
  }
  public func tint<Style: ShapeStyle>(_ style: Style?) -> some View {
    Modified(content: self) { content, context in
      let color = style?.cardproofColor(in: context.environment)
      return context.with { $0.tint = color ?? $0.tint }.render(content)
    }
  }
  @_disfavoredOverload
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { overlay(Rectangle().fill(style)) }

  // MARK: Geometry

  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.width / ratio.height, contentMode: contentMode)
  }
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { without("View.rotation3DEffect(_:axis:)", if: angle.radians != 0) }

  // MARK: What a still picture does not show

  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func navigationBarHidden(_ isHidden: Bool) -> some View { self }
  public func compositingGroup() -> some View { self }
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  public func containerBackground<Ground: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Ground
  ) -> some View { self }
  public func activityBackgroundTint(_ color: Color?) -> some View { self }
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View { self }
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ includes: Bool = true) -> some View { self }
  public func textInputAutocapitalization(
    _ capitalization: TextInputAutocapitalization?
  ) -> some View { self }
  public func formStyle(_ style: FormStyle) -> some View { self }
  public func widgetAccentable(_ isAccentable: Bool = true) -> some View { self }
  public func privacySensitive(_ isSensitive: Bool = true) -> some View { self }
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    without("View.dynamicTypeSize(_:)", if: !range.contains(.large))
  }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    without("View.dynamicTypeSize(_:)", if: size != .large)
  }
}

/// How a symbol moves, which a still picture does not show.
public struct SymbolEffectOptions: Sendable {
  public static let `default` = Self()
  public static let repeating = Self()
  public static let nonRepeating = Self()
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  public static func speed(_ factor: Double) -> Self { Self() }
  public func speed(_ factor: Double) -> Self { self }
  public func `repeat`(_ count: Int?) -> Self { self }
  public var repeating: Self { self }
}
extension SymbolEffect {
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var up: Self { self }
  public var down: Self { self }
}

/// The name of a view in which others may be found.
public struct NamedCoordinateSpace: Equatable, Sendable {
  public static func named<Name: Hashable>(_ name: Name) -> Self { Self() }
}

/// How a content changes into another one.
public struct ContentTransition: Equatable, Sendable {
  public static let identity = Self()
  public static let interpolate = Self()
  public static let opacity = Self()
  public static func numericText(countsDown: Bool = false) -> Self { Self() }
}

/// How views come and go.
public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let identity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public static func asymmetric(insertion: Self, removal: Self) -> AnyTransition { insertion }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension Text {
  /// Which letters a text has.
  public enum Case: Sendable {
    case uppercase, lowercase

    func text(_ text: String) -> String {
      self == .uppercase ? text.uppercased() : text.lowercased()
    }
  }

  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    (style as? HierarchicalShapeStyle).map { cardproofLevel($0) }
      ?? foregroundColor(Color(style.cardproofColor(in: EnvironmentValues())))
  }
}

extension Color {
  /// The color, as a gradient that goes a little lighter.
  public var gradient: Gradient { Gradient(colors: [self]) }
}

/// A length that follows the text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

extension Text.TruncationMode {
  var lineBreak: NSLineBreakMode {
    switch self {
    case .head: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .tail: .byTruncatingTail
    }
  }
}

extension SymbolRenderingMode {
  /// Whether symbols have shades or colors in it that nobody wrote down.
  var isUnknown: Bool { self == .hierarchical || self == .multicolor }
}
