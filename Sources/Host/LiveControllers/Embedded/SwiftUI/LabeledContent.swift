/// A label, and a value at the end.
public struct LabeledContent<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  func render(_ context: RenderContext) -> [Rendering] {
    let style = context.environment.labeledContentStyle
    return context.with { $0.labeledContentStyle = nil }.render(
      styled(by: style ?? AutomaticLabeledContentStyle()), of: style)
  }
  private func styled(by style: any LabeledContentStyle) -> any View {
    style.makeBody(
      configuration: LabeledContentStyleConfiguration(
        label: .init(content: LabelColumn(content: label)), content: .init(content: content)))
  }
}

extension LabeledContent where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) {
    self.init(title) { Text(value) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(title) { Text(value) }
  }
  public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

/// The value at the end, in gray.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(
      label: configuration.label, value: configuration.content.foregroundColor(.secondary))
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension View {
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    inEnvironment { $0.labeledContentStyle = style }
  }
}
