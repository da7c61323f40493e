// The styles of controls: their bodies are drawn, the app's own like the system's.

/// A part of a control, as its style gets it.
public struct CardproofControlPart: View, PrimitiveView {
  let content: any View
  func render(_ context: RenderContext) -> [Rendering] { context.render(content) }
}

// MARK: Labels

/// A title and an icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    // The icon stays at the first line of a title of several (inferred).
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

public typealias DefaultLabelStyle = TitleAndIconLabelStyle
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: Self { Self() }
  public static var automatic: Self { Self() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: Self { Self() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: Self { Self() }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

// MARK: Buttons

/// A style of buttons that decides when they act.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, for its style.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = CardproofControlPart
  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void
  public func trigger() { action() }
}

/// A style of buttons that decides how they look.
@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button that nobody presses.
public struct ButtonStyleConfiguration {
  public typealias Label = CardproofControlPart
  public let role: ButtonRole?
  public let label: Label
  public var isPressed: Bool { false }
}

/// A style that only decides on the look.
struct LookOfButtons<Style: ButtonStyle>: PrimitiveButtonStyle, StyleOfAnother {
  let style: Style
  var other: Any { style }
  func makeBody(configuration: Configuration) -> some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(role: configuration.role, label: configuration.label))
  }
}

/// A button that looks like its label.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Modified(content: configuration.label) { label, context in
      let own: UIColor = configuration.role == .destructive ? .systemRed : .tintColor
      let pale = context.paleColor
      return context.with { $0.foreground = pale ?? $0.foreground ?? $0.tint ?? own }.render(label)
    }
  }
}
public typealias BorderlessButtonStyle = DefaultButtonStyle

/// A button that looks like any other view.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Modified(content: configuration.label) { label, context in
      let pale = context.paleColor
      return context.with { $0.foreground = pale ?? $0.foreground }.render(label)
    }
  }
}

/// A button on a gray ground.
///
/// The insets are UIKit's.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Modified(content: DefaultButtonStyle().makeBody(configuration: configuration)) {
      label, context in
      // A tint gives the ground too, as it does in UIKit's tinted buttons.
      let tint = context.environment.isEnabled ? context.environment.tint : nil
      let ground = tint.map { $0.withAlphaComponent(0.18) }
      return context.render(
        context.padded(label).background(Color(ground ?? .tertiarySystemFill))
          .cornerRadius(context.environment.buttonShape.radius))
    }.estimated("Button.bordered")
  }
}

/// A white button on a ground of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Modified(content: configuration.label) { label, context in
      let own: UIColor = configuration.role == .destructive ? .systemRed : .tintColor
      let pale = context.paleColor
      let ground = pale == nil ? context.environment.tint ?? own : .tertiarySystemFill
      return context.render(
        context.padded(label.foregroundColor(Color(pale ?? .white)))
          .background(Color(ground)).cornerRadius(context.environment.buttonShape.radius))
    }.estimated("Button.borderedProminent")
  }
}

extension RenderContext {
  /// The label of a button with the font and UIKit's insets of its size.
  fileprivate func padded(_ label: some View) -> some View {
    let size: UIButton.Configuration.Size =
      switch environment.controlSize {
      case .mini: .mini
      case .small: .small
      case .regular: .medium
      case .large, .extraLarge: .large
      }
    let insets = size.cardproofInsets
    return label.font(environment.font ?? ([.mini, .small].contains(size) ? .subheadline : .body))
      .padding(.horizontal, insets.leading).padding(.vertical, insets.top)
  }
}

/// The outline of a button with a ground.
public struct ButtonBorderShape: Sendable {
  let radius: CGFloat
  public static let automatic = ButtonBorderShape(radius: 8)
  public static let roundedRectangle = automatic
  /// Half of any height.
  public static let capsule = ButtonBorderShape(radius: 100)
  public static let circle = capsule
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(radius: radius)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { Self() }
  public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

// MARK: Toggles

/// A style of toggles.
@preconcurrency @MainActor public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the value of a toggle.
public struct ToggleStyleConfiguration {
  public typealias Label = CardproofControlPart
  public let label: Label
  @Binding public var isOn: Bool
  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A label, and a switch at the end.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(
      label: configuration.label, value: Switch(isOn: configuration.isOn, tint: tint))
  }

  private struct Switch: View, PrimitiveView {
    let isOn: Bool
    let tint: Color?
    func render(_ context: RenderContext) -> [Rendering] {
      let control = UISwitch(frame: .zero)
      control.isOn = isOn
      control.isEnabled = context.environment.isEnabled
      if let tint = tint?.color ?? context.environment.tint { control.onTintColor = tint }
      return [Rendering(view: control)]
    }
  }
}

public typealias DefaultToggleStyle = SwitchToggleStyle
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var automatic: Self { Self() }
  public static var `switch`: Self { Self() }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

// MARK: Modifiers

extension View {
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    inEnvironment { $0.labelStyle = style }
  }
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    inEnvironment { $0.buttonStyle = style }
  }
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    inEnvironment { $0.buttonStyle = LookOfButtons(style: style) }
  }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    inEnvironment { $0.buttonShape = shape }
  }
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    inEnvironment { $0.toggleStyle = style }
  }

  /// Tells the host that the size of the view on a device is not known.
  func estimated(_ name: String) -> some View {
    Modified(content: self) { content, context in
      Session.noteGuess(name)
      return context.render(content)
    }
  }
}
