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
    if context.environment.hasRingGauges { return ring(context) }
    Session.noteGuess("Gauge")
    return context.render(
      VStack(alignment: .leading, spacing: 4) {
        label
        HStack {
          bounds?.least
          ProgressView(value: part)
          bounds?.most
        }
        current.font(.caption).foregroundColor(.secondary)
      })
  }

  private func ring(_ context: RenderContext) -> [Rendering] {
    Session.noteMissing("Gauge's part of its ring", changesLook: true)
    return context.render(
      ZStack {
        Circle().stroke(Color(.systemGray4), lineWidth: 6).padding(3)
        current.font(.title3)
      }.frame(width: 58, height: 58))
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

/// A look of gauges.
public protocol GaugeStyle { var cardproofIsRing: Bool { get } }
public typealias DefaultGaugeStyle = LinearCapacityGaugeStyle

extension View {
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    inEnvironment { $0.hasRingGauges = style.cardproofIsRing }
  }
}
