/// A wheel or a bar that shows progress, as its style draws it.
public struct ProgressView: View, PrimitiveView {
  private let configuration: ProgressViewStyleConfiguration

  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.configuration = configuration
  }
  init(value: Double?, label: (any View)?, current: (any View)? = nil) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: value.map { $0.isNaN ? 0 : min(max($0, 0), 1) },
      label: label.map { CardproofControlPart(content: $0) },
      currentValueLabel: current.map { CardproofControlPart(content: $0) })
  }

  public init() { self.init(value: nil, label: nil) }
  public init<Label: View>(@ViewBuilder label: () -> Label) {
    self.init(value: nil, label: label())
  }
  public init(_ title: LocalizedStringKey) { self.init(value: nil, label: Text(title)) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init(value: nil, label: Text(title)) }
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: Self.fraction(value, total), label: nil)
  }
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) { self.init(value: Self.fraction(value, total), label: Text(title)) }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) { self.init(value: Self.fraction(value, total), label: Text(title)) }
  public init<Value: BinaryFloatingPoint, Label: View>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) { self.init(value: Self.fraction(value, total), label: label()) }
  public init<Value: BinaryFloatingPoint, Label: View, Current: View>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(
      value: Self.fraction(value, total), label: label(), current: currentValueLabel())
  }

  /// How much of an interval is left, or over, at the time of the ask, with a timer below.
  public init(timerInterval interval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: interval, countsDown: countsDown) { EmptyView() }
  }
  public init<Label: View>(
    timerInterval interval: ClosedRange<Date>, countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: interval, countsDown: countsDown, label: label) {
      Text(timerInterval: interval, countsDown: countsDown)
    }
  }
  public init<Label: View, Current: View>(
    timerInterval interval: ClosedRange<Date>, countsDown: Bool = true,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current
  ) {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let over = length > 0 ? Date().timeIntervalSince(interval.lowerBound) / length : 1
    self.init(
      value: countsDown ? 1 - over : over, label: label(), current: currentValueLabel())
  }

  private static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, _ total: Value)
    -> Double?
  { value.map { total == 0 ? 0 : Double($0) / Double(total) } }

  func render(_ context: RenderContext) -> [Rendering] {
    let style = context.environment.progressStyle
    return context.with { $0.progressStyle = nil }.render(
      styled(by: style ?? DefaultProgressViewStyle()), of: style)
  }
  private func styled(by style: any ProgressViewStyle) -> any View {
    style.makeBody(configuration: configuration)
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      Bar(value: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel?.font(.caption).foregroundColor(.secondary)
    }
  }

  private struct Bar: View, PrimitiveView {
    let value: Double
    let tint: Color?
    func render(_ context: RenderContext) -> [Rendering] {
      let bar = UIProgressView(frame: .zero)
      bar.progress = Float(value)
      if let tint = tint?.color ?? context.environment.tint { bar.progressTintColor = tint }
      return [Rendering(wide: bar)]
    }
  }
}

/// A wheel above its label; on iOS it turns whatever the value is (documented: it may appear as indeterminate).
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      Wheel(tint: tint)
      configuration.label?.foregroundColor(.secondary)
    }
  }

  private struct Wheel: View, PrimitiveView {
    let tint: Color?
    func render(_ context: RenderContext) -> [Rendering] {
      context.noteSize()
      let wheel = UIActivityIndicatorView(style: .medium)
      if let tint = tint?.color ?? context.environment.tint { wheel.color = tint }
      wheel.startAnimating()
      return [Rendering(view: wheel)]
    }
  }
}

/// A bar for a value, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { Self() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { Self() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { Self() }
}

extension View {
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    inEnvironment { $0.progressStyle = style }
  }
}
