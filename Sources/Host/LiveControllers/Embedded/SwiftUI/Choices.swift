/// A choice between views, known by their tags.
public struct Picker<Label: View, Choice: Hashable, Content: View>: View, PrimitiveView {
  private let label: Label
  private let selection: Choice
  private let content: Content
  public init(
    selection: Binding<Choice>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { (self.label, self.selection, self.content) = (label(), selection.wrappedValue, content()) }
  public init(selection: Binding<Choice>, label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.selection, self.content) = (label, selection.wrappedValue, content())
  }

  func render(_ context: RenderContext) -> [Rendering] {
    context.noteUnshown()
    let choices = context.inside("choices").render(content)
    let titles = choices.map { $0.view.cardproofLabels.first?.text ?? "" }
    let chosen = choices.firstIndex { $0.traits.tag == AnyHashable(selection) }
    switch context.environment.pickerStyle?.cardproofLook ?? .menu {
    case .segmented:
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = chosen ?? UISegmentedControl.noSegment
      return [Rendering(wide: control)]
    case .wheel: return [Rendering(wide: UIPickerView(frame: .zero))]
    case .menu:
      Session.noteGuess("Picker")
      let isInRow = context.environment.isInRow
      let color: UIColor = isInRow ? .secondaryLabel : context.environment.tint ?? .tintColor
      let value = HStack(spacing: 4) {
        Text(chosen.map { titles[$0] } ?? "")
        Image(systemName: "chevron.up.chevron.down").font(.footnote)
      }.foregroundColor(Color(color))
      return isInRow
        ? context.render(LabeledRow(label: label, value: value)) : context.render(value)
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Choice>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Choice>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content) }
}

/// A look of pickers.
public protocol PickerStyle { var cardproofLook: CardproofPickerLook { get } }
public typealias DefaultPickerStyle = MenuPickerStyle

extension View {
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    inEnvironment { $0.pickerStyle = style }
  }
}

/// A button that opens a menu.
public struct Menu<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  func render(_ context: RenderContext) -> [Rendering] {
    context.with { $0.foreground = $0.foreground ?? $0.tint ?? .tintColor }
      .render(LabelRow(content: label))
  }
}

extension Menu where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content
  ) { label = Label(title, systemImage: name) }
}

/// A title that shows and hides a content.
public struct DisclosureGroup<Label: View, Content: View>: View, PrimitiveView {
  private let isExpanded: Bool?
  private let label: Label
  private let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (isExpanded, self.content, self.label) = (nil, content(), label())
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { (self.isExpanded, self.content, self.label) = (isExpanded.wrappedValue, content(), label()) }

  func render(_ context: RenderContext) -> [Rendering] {
    Session.noteGuess("DisclosureGroup")
    let isOpen = isExpanded ?? false
    let color = context.environment.tint ?? .tintColor
    let title = HStack {
      label
      Spacer()
      Image(systemName: isOpen ? "chevron.down" : "chevron.right").font(.footnote)
        .foregroundColor(Color(color))
    }
    guard isOpen else { return context.render(title) }
    return context.render(
      VStack {
        title
        content
      })
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
