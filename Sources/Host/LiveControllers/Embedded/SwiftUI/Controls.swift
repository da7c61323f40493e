/// A button, which looks like its label unless a style says more.
public struct Button<Label: View>: View, PrimitiveView {
  private let label: Label
  private let role: ButtonRole?
  private let action: () -> Void
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: LabelRow(content: label)), action: action)
    let shown = context.with { $0.buttonStyle = nil }.render(
      styled(configuration, by: context.environment.buttonStyle ?? DefaultButtonStyle()),
      of: context.environment.buttonStyle)
    // A button keeps the distances of a view, whatever its label is.
    return shown.map { rendering in
      var button = rendering
      (button.above, button.below) = (.view, .view)
      return button
    }
  }
  private func styled(
    _ configuration: PrimitiveButtonStyleConfiguration, by style: any PrimitiveButtonStyle
  ) -> any View { style.makeBody(configuration: configuration) }
}

extension RenderContext {
  /// The color of a button that people cannot use (inferred); nil for one that they can.
  var paleColor: UIColor? {
    guard !environment.isEnabled else { return nil }
    Session.noteGuess("View.disabled(_:)")
    return .tertiaryLabel
  }

  /// Names what a control does not show: that people cannot use it, and another size.
  func noteUnshown() {
    if !environment.isEnabled { Session.noteMissing("View.disabled(_:)", changesLook: true) }
    noteSize()
  }

  /// Names another size, which a control does not show.
  func noteSize() {
    if environment.controlSize != .regular {
      Session.noteMissing("View.controlSize(_:)", changesLook: true)
    }
  }
}

/// The label of a button: several views are a row (inferred).
struct LabelRow<Content: View>: View, PrimitiveView {
  let content: Content
  func render(_ context: RenderContext) -> [Rendering] {
    content is any SeveralViews
      ? HStack { content }.render(context) : context.render(content)
  }
}

/// The label of a control with a value: the first view is its title, those below it are smaller and paler (documented:
/// Toggle).
struct LabelColumn<Content: View>: View, PrimitiveView {
  let content: Content
  func render(_ context: RenderContext) -> [Rendering] {
    let views = (content as? any SeveralViews)?.views ?? []
    guard let title = views.first, !views.contains(where: { $0 is Image }) else {
      return LabelRow(content: content).render(context)
    }
    return VStack(alignment: .leading) {
      AnyView(title)
      ForEach(views.indices.dropFirst(), id: \.self) { index in
        AnyView(views[index]).font(.subheadline).foregroundColor(.secondary)
      }
    }.render(context)
  }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) { self.init(role: role, action: action) { Label(title, systemImage: name) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) { self.init(role: role, action: action) { Label(title, systemImage: name) } }
}

/// A link, which looks like its label.
public struct Link<Label: View>: View, PrimitiveView {
  private let label: Label
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
  func render(_ context: RenderContext) -> [Rendering] {
    context.with { $0.foreground = $0.tint ?? .tintColor }.render(label)
  }
}

extension Link where Label == Text {
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A title with an icon, as its style puts them.
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  private let title: Title
  private let icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let environment = context.environment
    // A row gives the icon the tint, and leaves the title its color (observed).
    let isTinted = environment.isInRow && environment.foreground == nil
    let tint = Color(environment.tint ?? .tintColor)
    let configuration = LabelStyleConfiguration(
      title: .init(content: title),
      icon: .init(content: isTinted ? AnyView(icon.foregroundColor(tint)) : icon))
    let style = environment.labelStyle
    return context.with { $0.labelStyle = nil }.render(
      styled(configuration, by: style ?? TitleAndIconLabelStyle()), of: style)
  }
  private func styled(
    _ configuration: LabelStyleConfiguration, by style: any LabelStyle
  ) -> any View { style.makeBody(configuration: configuration) }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ title: Name, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

/// A switch with a label, as its style puts them.
public struct Toggle<Label: View>: View, PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let configuration = ToggleStyleConfiguration(
      label: .init(content: LabelColumn(content: label)), isOn: isOn)
    let style = context.environment.toggleStyle
    return context.with { $0.toggleStyle = nil }.render(
      styled(configuration, by: style ?? SwitchToggleStyle()), of: style)
  }
  private func styled(
    _ configuration: ToggleStyleConfiguration, by style: any ToggleStyle
  ) -> any View { style.makeBody(configuration: configuration) }
}

extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ title: LocalizedStringKey, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: name) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { Label(title, systemImage: name) } }
}
