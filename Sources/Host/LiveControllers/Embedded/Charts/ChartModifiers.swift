extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View {
    environment(\.cardproofChart.x.isHidden, visibility == .hidden)
  }
  public func chartYAxis(_ visibility: Visibility) -> some View {
    environment(\.cardproofChart.y.isHidden, visibility == .hidden)
  }
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let axes = content().cardproofAxes
    let isOther = axes.contains { ![.automatic, .bottom].contains($0.position) }
    if isOther { Session.noteMissing("AxisMarks(position:)", changesLook: true) }
    return environment(\.cardproofChart.x.axes, axes)
  }
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let axes = content().cardproofAxes
    let sides = Set(axes.map { $0.position == .leading })
    if sides.count > 1 { Session.noteMissing("AxisMarks(position:)", changesLook: true) }
    return environment(\.cardproofChart.y.axes, axes)
  }

  // MARK: Titles

  public func chartXAxisLabel<Label: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Label
  ) -> some View {
    titled(\.x, "chartXAxisLabel", content(), alignment, isDrawn: position.isIn([.bottom]))
  }
  public func chartYAxisLabel<Label: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Label
  ) -> some View {
    titled(\.y, "chartYAxisLabel", content(), alignment, isDrawn: position.isIn([.top]))
  }
  public func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment) { Text(label) } }
  @_disfavoredOverload
  public func chartXAxisLabel<Name: StringProtocol>(
    _ label: Name, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment) { Text(label) } }
  public func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment) { Text(label) } }
  @_disfavoredOverload
  public func chartYAxisLabel<Name: StringProtocol>(
    _ label: Name, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment) { Text(label) } }

  /// Gives an axis a title where that is drawn, and names it where not.
  private func titled<Label: View>(
    _ axis: WritableKeyPath<ChartSettings, ChartAxisSettings>, _ name: String, _ label: Label,
    _ alignment: Alignment?, isDrawn: Bool
  ) -> some View {
    let text = isDrawn ? ChartText(label).without("View.\(name)") : nil
    if isDrawn { Session.noteGuess("View.\(name)") }
    return without("View.\(name)(position:)", if: !isDrawn)
      .environment(
        (\EnvironmentValues.cardproofChart).appending(path: axis.appending(path: \.title)), text
      )
      .environment(
        (\EnvironmentValues.cardproofChart).appending(path: axis.appending(path: \.alignment)),
        alignment)
  }

  // MARK: Scales

  public func chartXScale<Value: Plottable>(domain: ClosedRange<Value>) -> some View {
    environment(\.cardproofChart.x.domain, domain.cardproofRange)
  }
  public func chartYScale<Value: Plottable>(domain: ClosedRange<Value>) -> some View {
    environment(\.cardproofChart.y.domain, domain.cardproofRange)
  }
  public func chartXScale<Value: Plottable>(domain: [Value]) -> some View {
    environment(\.cardproofChart.x.domain, CardproofPlace.range(of: domain))
      .environment(\.cardproofChart.x.names, CardproofPlace.names(of: domain))
  }
  public func chartYScale<Value: Plottable>(domain: [Value]) -> some View {
    environment(\.cardproofChart.y.domain, CardproofPlace.range(of: domain))
      .environment(\.cardproofChart.y.names, CardproofPlace.names(of: domain))
  }
  public func chartYScale(domain: AutomaticScaleDomain) -> some View {
    environment(\.cardproofChart.startsAtZero, domain.includesZero)
  }
  public func chartXScale(range: PlotDimensionScaleRange) -> some View {
    without("View.chartXScale(range:)", if: range.hasPadding)
  }
  public func chartYScale(range: PlotDimensionScaleRange) -> some View {
    without("View.chartYScale(range:)", if: range.hasPadding)
  }
  public func chartXScale<Value: Plottable>(
    domain: ClosedRange<Value>, range: PlotDimensionScaleRange
  ) -> some View { chartXScale(domain: domain).chartXScale(range: range) }
  public func chartYScale<Value: Plottable>(
    domain: ClosedRange<Value>, range: PlotDimensionScaleRange
  ) -> some View { chartYScale(domain: domain).chartYScale(range: range) }
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ styles: KeyValuePairs<Value, Style>
  ) -> some View {
    environment(
      \.cardproofChart.colors,
      styles.map { ($0.key.cardproofPlace.words, AnyShapeStyle($0.value)) })
  }
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View {
    environment(
      \.cardproofChart.colors,
      zip(domain, range).map { ($0.cardproofPlace.words, AnyShapeStyle($1)) })
  }
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    environment(\.cardproofChart.palette, range.map { AnyShapeStyle($0) })
  }
  /// Leaves the shapes of the symbols as they are; a device gives each value its own.
  public func chartSymbolScale(
    _ shapes: KeyValuePairs<String, BasicChartSymbolShape>
  ) -> some View { self }

  // MARK: Legend and plot

  public func chartLegend(_ visibility: Visibility) -> some View {
    environment(\.cardproofChart.hidesLegend, visibility == .hidden)
  }
  public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { without("View.chartLegend(position:)", if: !position.isIn([.bottom])) }
  public func chartPlotStyle<Plot: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Plot
  ) -> some View { without("View.chartPlotStyle(content:)") }
  public func chartOverlay<Front: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Front
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  public func chartBackground<Behind: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Behind
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }

  // MARK: Scrolling and touches

  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public func chartXVisibleDomain<Length: Plottable>(length: Length) -> some View {
    without("View.chartXVisibleDomain(length:)")
  }
  public func chartYVisibleDomain<Length: Plottable>(length: Length) -> some View {
    without("View.chartYVisibleDomain(length:)")
  }
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }

  /// Names a modifier on the card that has no drawing.
  private func without(_ modifier: String, if changesLook: Bool = true) -> Self {
    if changesLook { Session.noteMissing(modifier, changesLook: true) }
    return self
  }
}

extension AnnotationPosition {
  /// The membership in some places; the usual one is in all of them.
  fileprivate func isIn(_ places: [Self]) -> Bool { self == .automatic || places.contains(self) }
}

/// The area of a chart's marks.
public typealias ChartPlotContent = EmptyView

/// The places of values in a chart, which are not known; its plot is estimated as all of it.
@preconcurrency @MainActor public struct ChartProxy {
  public var plotSize: CGSize {
    Session.noteMissing("ChartProxy.plotSize", changesLook: true)
    return .zero
  }
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
  public var plotAreaFrame: Anchor<CGRect> {
    Session.noteGuess("ChartProxy.plotFrame")
    return Anchor { CGRect(origin: .zero, size: $0) }
  }
  public func position<Value: Plottable>(forX value: Value) -> CGFloat? {
    without("ChartProxy.position(forX:)")
  }
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? {
    without("ChartProxy.position(forY:)")
  }
  public func value<Value: Plottable>(atX x: CGFloat, as type: Value.Type = Value.self) -> Value? {
    without("ChartProxy.value(atX:)")
  }
  public func value<Value: Plottable>(atY y: CGFloat, as type: Value.Type = Value.self) -> Value? {
    without("ChartProxy.value(atY:)")
  }
  /// Names what is asked for, and has no answer.
  private func without<Value>(_ name: String) -> Value? {
    Session.noteMissing(name, changesLook: true)
    return nil
  }
}

/// The range of an axis in the plot.
public struct PlotDimensionScaleRange: Sendable {
  let hasPadding: Bool
  public static let plotDimension = Self(hasPadding: false)
  public static func plotDimension(padding: CGFloat) -> Self { Self(hasPadding: padding != 0) }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
    Self(hasPadding: startPadding != 0 || endPadding != 0)
  }
}

/// The range of an axis as the chart finds it.
public struct AutomaticScaleDomain: Sendable {
  let includesZero: Bool
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self {
    Self(includesZero: includesZero ?? true)
  }
}

extension ClosedRange where Bound: Plottable {
  fileprivate var cardproofRange: ClosedRange<Double>? {
    CardproofPlace.range(of: [lowerBound, upperBound])
  }
}

extension CardproofPlace {
  /// The range of numbers and times; nil where there are none.
  fileprivate static func range<Value: Plottable>(of values: [Value]) -> ClosedRange<Double>? {
    let numbers = values.compactMap { value -> Double? in
      switch value.cardproofPlace {
      case .number(let number): number.isFinite ? number : nil
      case .time(let seconds, _): seconds
      case .category: nil
      }
    }
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return low...high
  }

  /// The names among some values.
  fileprivate static func names<Value: Plottable>(of values: [Value]) -> [CardproofPlace] {
    values.map(\.cardproofPlace).filter { if case .category = $0 { true } else { false } }
  }
}
