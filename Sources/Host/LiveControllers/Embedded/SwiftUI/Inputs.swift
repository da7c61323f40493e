/// A knob on a line.
public struct Slider: View, PrimitiveView {
  private let part: Double
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value = 0,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    part = length > 0 ? Double(value.wrappedValue - bounds.lowerBound) / length : 0
  }
  /// Takes a label, which only VoiceOver tells.
  public init<Value: BinaryFloatingPoint, Label: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value = 0,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, onEditingChanged: onEditingChanged) }

  func render(_ context: RenderContext) -> [Rendering] {
    context.noteUnshown()
    let slider = UISlider(frame: .zero)
    slider.value = Float(part)
    if let tint = context.environment.tint { slider.tintColor = tint }
    return [Rendering(wide: slider)]
  }
}

/// A label with buttons for less and more.
public struct Stepper<Label: View>: View, PrimitiveView {
  private let label: Label
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }

  func render(_ context: RenderContext) -> [Rendering] {
    context.noteUnshown()
    return context.render(
      LabeledRow(label: label, value: Hosted { _ in UIStepper(frame: .zero) }))
  }
}

extension Stepper where Label == Text {
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(title) }
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(title) }
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(title) }
}

/// A field for text.
public struct TextField: View, PrimitiveView {
  private let placeholder: String
  private let text: String
  private init(placeholder: String, text: String) {
    (self.placeholder, self.text) = (placeholder, text)
  }
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) {
    self.init(placeholder: String(localized: title), text: text.wrappedValue)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, axis: Axis = .horizontal
  ) { self.init(placeholder: String(title), text: text.wrappedValue) }

  func render(_ context: RenderContext) -> [Rendering] {
    context.noteUnshown()
    let field = UITextField(frame: .zero)
    field.placeholder = placeholder
    field.text = text
    field.font = (context.environment.font ?? .body).font
    if let color = context.environment.foreground { field.textColor = color }
    context.environment.textAlignment.align(field)
    field.borderStyle = context.environment.hasFieldBorder ? .roundedRect : .none
    return [Rendering(wide: field)]
  }
}

/// A field whose text is hidden.
public struct SecureField: View {
  private let title: LocalizedStringKey
  private let count: Int
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.title = title
    count = text.wrappedValue.count
  }
  public var body: some View {
    TextField(title, text: .constant(String(repeating: "•", count: count)))
  }
}

/// A choice of a day and a time.
public struct DatePicker<Label: View>: View, PrimitiveView {
  private let label: Label
  private let date: Date
  private let components: DatePickerComponents
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { (self.label, date, components) = (label(), selection.wrappedValue, displayedComponents) }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }

  func render(_ context: RenderContext) -> [Rendering] {
    context.noteUnshown()
    Session.noteGuess("DatePicker")
    let parts: [(DatePickerComponents, DateFormatter.Style, DateFormatter.Style)] = [
      (.date, .medium, .none), (.hourAndMinute, .none, .short),
    ]
    let texts = parts.filter { components.contains($0.0) }.map {
      DateFormatter.localizedString(from: date, dateStyle: $0.1, timeStyle: $0.2)
    }
    let values = HStack(spacing: 6) {
      ForEach(texts, id: \.self) { text in
        Text(text).padding(.horizontal, 12).padding(.vertical, 7)
          .background(Color(.tertiarySystemFill)).cornerRadius(6)
      }
    }
    return context.render(LabeledRow(label: label, value: values))
  }
}

extension DatePicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// A row with a label at its left and a value at its right; the value alone where labels are hidden.
struct LabeledRow<Label: View, Value: View>: View, PrimitiveView {
  let label: Label
  let value: Value
  func render(_ context: RenderContext) -> [Rendering] {
    if context.environment.hidesLabels { return context.render(value) }
    return context.render(
      HStack {
        label
        Spacer()
        value
      })
  }
}

/// A view of UIKit that has a size of its own.
struct Hosted: View, PrimitiveView {
  let make: @MainActor (EnvironmentValues) -> UIView
  func render(_ context: RenderContext) -> [Rendering] {
    [Rendering(view: make(context.environment))]
  }
}

// MARK: Styles

/// A look of fields.
public protocol TextFieldStyle { var cardproofHasBorder: Bool { get } }
public typealias DefaultTextFieldStyle = PlainTextFieldStyle

extension View {
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    inEnvironment { $0.hasFieldBorder = style.cardproofHasBorder }
  }
  public func labelsHidden() -> some View { inEnvironment { $0.hidesLabels = true } }
}
