/// A content on a ground of its own, below its title, as its style puts them.
public struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.content, self.label) = (content(), label)
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let style = context.environment.groupBoxStyle
    return context.with { $0.groupBoxStyle = nil }.render(
      styled(by: style ?? DefaultGroupBoxStyle()), of: style)
  }
  private func styled(by style: any GroupBoxStyle) -> any View {
    style.makeBody(
      configuration: GroupBoxStyleConfiguration(
        label: .init(content: label), content: .init(content: content)))
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}
extension GroupBox where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// A gray ground with round corners.
///
/// The lengths are about those of iOS 16 (convention).
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }.padding(16).background(Color(.secondarySystemBackground)).cornerRadius(8)
      .estimated("GroupBox")
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension View {
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    inEnvironment { $0.groupBoxStyle = style }
  }
}
