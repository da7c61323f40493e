/// A value within a range.
public struct Gauge<Label: View, CurrentValue: View, Bound: View>: View, PrimitiveView {
  private let part: Double
  private let label: Label
  private let current: CurrentValue?
  private let bounds: (least: Bound, most: Bound)?

  public init<Value: BinaryFloatingPoint>(
    value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValue,
    @ViewBuilder minimumValueLabel: () -> Bound, @ViewBuilder maximumValueLabel: () -> Bound
  ) {
    part = Self.part(value, range)
    (self.label, current) = (label(), currentValueLabel())
    bounds = (minimumValueLabel(), maximumValueLabel())
  }

  private static func part<Value: BinaryFloatingPoint>(
    _ value: Value, _ range: ClosedRange<Value>
  ) -> Double {
    let length = Double(range.upperBound - range.lowerBound)
    return length > 0 ? min(max(Double(value - range.lowerBound) / length, 0), 1) : 0
  }

  func render(_ context: RenderContext) -> [Rendering] {
    let style = context.environment.gaugeStyle
    return context.with { $0.gaugeStyle = nil }.render(
      styled(by: style ?? DefaultGaugeStyle()), of: style)
  }
  private func styled(by style: any GaugeStyle) -> any View {
    func text(_ view: (any View)?) -> CardproofControlPart? {
      view.map { CardproofControlPart(content: $0) }
    }
    return style.makeBody(
      configuration: GaugeStyleConfiguration(
        value: part, label: CardproofControlPart(content: label), currentValueLabel: text(current),
        minimumValueLabel: text(bounds?.least), maximumValueLabel: text(bounds?.most)))
  }
}

extension Gauge where Bound == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValue
  ) {
    part = Self.part(value, range)
    (self.label, current, bounds) = (label(), currentValueLabel(), nil)
  }
}
extension Gauge where Bound == EmptyView, CurrentValue == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    part = Self.part(value, range)
    (self.label, current, bounds) = (label(), nil, nil)
  }
}
