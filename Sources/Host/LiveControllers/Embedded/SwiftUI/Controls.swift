import CardproofRuntime

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
      role: role, label: .init(content: label), action: action)
    return context.with { $0.buttonStyle = nil }.render(
      styled(configuration, by: context.environment.buttonStyle ?? DefaultButtonStyle()),
      of: context.environment.buttonStyle)
  }
  private func styled(
    _ configuration: PrimitiveButtonStyleConfiguration, by style: any PrimitiveButtonStyle
  ) -> any View { style.makeBody(configuration: configuration) }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
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
    let configuration = LabelStyleConfiguration(
      title: .init(content: title), icon: .init(content: icon))
    let style = context.environment.labelStyle
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
    let configuration = ToggleStyleConfiguration(label: .init(content: label), isOn: isOn)
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

/// Content that scrolls, drawn from its begin.
public struct ScrollView<Content: View>: View, PrimitiveView {
  private let content: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func render(_ context: RenderContext) -> [Rendering] {
    guard let inner = context.renderOne(content) else { return [] }
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.clipsToBounds = true
    inner.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner.view)
    NSLayoutConstraint.activate([
      inner.view.topAnchor.constraint(equalTo: view.topAnchor),
      inner.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    return [Rendering(view: view, growsAcross: true, growsDown: true)]
  }
}

/// A list, drawn as rows with lines between them.
public struct List<Content: View>: View, PrimitiveView {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }
  func render(_ context: RenderContext) -> [Rendering] {
    let insets = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    let rows = context.render(content).map { row in
      let view = UIView(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      Wrapping.place(Wrapping.container(row, insets: insets), in: view, alignment: .leading)
      return Rendering(view: view, growsAcross: true)
    }
    let lined = rows.flatMap { [$0] + Divider().render(context.with { $0.stackAxis = .vertical }) }
    let stack = StackRenderer(axis: .vertical, alignment: .leading, spacing: 0)
      .render(Array(lined.dropLast()))
    return [Rendering(view: stack.view, growsAcross: true, growsDown: false)]
  }
}

/// A view that knows how much room it has.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  private let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let (number, size) = context.store.nextSize()
    let view = MeasuredView(number, context.store)
    view.translatesAutoresizingMaskIntoConstraints = false
    let proxy = GeometryProxy(size: size ?? context.environment.hostSize)
    for child in context.render(content(proxy)) {
      Wrapping.place(child, in: view, alignment: .topLeading)
    }
    return [Rendering(view: view, growsAcross: true, growsDown: true)]
  }
}

/// How much room a view has: that of the last layout, at first that of the whole hosted view.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// A view that keeps its size for the next rendering.
private final class MeasuredView: UIView {
  private weak var store: StateStore?
  private let number: Int

  init(_ number: Int, _ store: StateStore) {
    self.number = number
    self.store = store
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    store?.keep(bounds.size, of: number)
  }
}

/// Views with a bar, of which the content shows.
public struct NavigationView<Content: View>: View, PrimitiveView {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func render(_ context: RenderContext) -> [Rendering] { context.render(content) }
}

/// A group of rows.
public struct Section<Header: View, Content: View>: View, PrimitiveView {
  private let header: Header
  private let content: Content
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
  }
  func render(_ context: RenderContext) -> [Rendering] {
    context.inside("h").render(header) + context.inside("c").render(content)
  }
}

extension Section where Header == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content)
  }
}
