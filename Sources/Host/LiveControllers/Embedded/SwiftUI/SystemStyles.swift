// Styles that stand for a color of the system.

/// The line between two parts.
public struct SeparatorShapeStyle: ShapeStyle, Sendable {
  public init() {}
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor { .separator }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The text of an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Sendable {
  public init() {}
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor { .placeholderText }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// A text that opens an address.
public struct LinkShapeStyle: ShapeStyle, Sendable {
  public init() {}
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor { .link }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The ground of a control.
public struct FillShapeStyle: ShapeStyle, Sendable {
  public init() {}
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor { .systemFill }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The ground of what is selected (inferred).
public struct SelectionShapeStyle: ShapeStyle, Sendable {
  public init() {}
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    Session.noteGuess("ShapeStyle.selection")
    return environment.tint ?? .tintColor
  }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The ground of a window (inferred).
public struct WindowBackgroundShapeStyle: ShapeStyle, Sendable {
  public init() {}
  public func cardproofColor(in environment: EnvironmentValues) -> UIColor {
    Session.noteGuess("ShapeStyle.windowBackground")
    return .systemBackground
  }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A shadow of a style, which is not drawn.
public struct ShadowStyle: Sendable {
  public static func drop(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { Self() }
  public static func inner(
    color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { Self() }
}
extension ShapeStyle {
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    Session.noteMissing("ShapeStyle.shadow(_:)", changesLook: true)
    return self
  }
}
