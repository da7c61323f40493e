/// A chart: marks, the lines and names of its axes, and the names of its colors.
///
/// Its room, its steps and the breadth of its bars are inferred from pictures of charts; the card says so.
public struct Chart<Content: ChartContent>: View {
  @Environment(\.cardproofChart) private var settings
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  public init<Data: RandomAccessCollection, ID: Hashable, Each: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Each
  ) where Content == ForEach<Data, ID, Each> {
    self.content = ForEach(data, id: id, content: content)
  }
  public init<Data: RandomAccessCollection, Each: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Each
  ) where Content == ForEach<Data, Data.Element.ID, Each>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  public var body: some View {
    let marks = content.cardproofMarks
    let settings = settings
    Session.noteGuess("Chart")
    return Canvas { context, size in
      ChartDrawing(marks, settings, in: context, size).draw()
    }
  }
}

extension ForEach where Content: ChartContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(cardproof: data, id: id, content: content) }
}
extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(cardproof: data, id: \.id, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(cardproof: data, id: \.self, content: content)
  }
}

/// The settings that modifiers give the charts inside.
struct ChartSettings {
  var hidesX = false
  var hidesY = false
  var hidesLegend = false
  var isLeading = false
  var xDomain: ClosedRange<Double>?
  var yDomain: ClosedRange<Double>?
  var startsAtZero = true
  var colors: [(name: String, style: AnyShapeStyle)] = []
}

private struct ChartKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}
extension EnvironmentValues {
  var cardproofChart: ChartSettings {
    get { self[ChartKey.self] }
    set { self[ChartKey.self] = newValue }
  }
}

extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View {
    environment(\.cardproofChart.hidesX, visibility == .hidden)
  }
  public func chartYAxis(_ visibility: Visibility) -> some View {
    environment(\.cardproofChart.hidesY, visibility == .hidden)
  }
  public func chartLegend(_ visibility: Visibility) -> some View {
    environment(\.cardproofChart.hidesLegend, visibility == .hidden)
  }
  public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    if ![.automatic, .bottom].contains(position) {
      Session.noteMissing("View.chartLegend(position:)", changesLook: true)
    }
    return self
  }
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { environment(\.cardproofChart.hidesX, content().cardproofAxis.isEmpty) }
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let axis = content().cardproofAxis
    return environment(\.cardproofChart.hidesY, axis.isEmpty)
      .environment(\.cardproofChart.isLeading, axis.contains(.leading))
  }
  public func chartXScale<Value: Plottable>(domain: ClosedRange<Value>) -> some View {
    environment(\.cardproofChart.xDomain, domain.cardproofRange)
  }
  public func chartYScale<Value: Plottable>(domain: ClosedRange<Value>) -> some View {
    environment(\.cardproofChart.yDomain, domain.cardproofRange)
  }
  public func chartYScale(domain: AutomaticScaleDomain) -> some View {
    environment(\.cardproofChart.startsAtZero, domain.includesZero)
  }
  public func chartForegroundStyleScale<Style: ShapeStyle>(
    _ styles: KeyValuePairs<String, Style>
  ) -> some View {
    environment(\.cardproofChart.colors, styles.map { ($0.key, AnyShapeStyle($0.value)) })
  }
  public func chartForegroundStyleScale<Style: ShapeStyle>(
    domain: [String], range: [Style]
  ) -> some View {
    environment(
      \.cardproofChart.colors, zip(domain, range).map { ($0, AnyShapeStyle($1)) })
  }
  public func chartPlotStyle<Plot: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Plot
  ) -> some View {
    Session.noteMissing("View.chartPlotStyle(content:)", changesLook: true)
    return self
  }
}

/// The area of a chart's marks.
public typealias ChartPlotContent = EmptyView

/// The range of an axis as the chart finds it.
public struct AutomaticScaleDomain: Sendable {
  let includesZero: Bool
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self {
    Self(includesZero: includesZero ?? true)
  }
}

extension ClosedRange where Bound: Plottable {
  fileprivate var cardproofRange: ClosedRange<Double>? {
    func number(_ place: CardproofPlace) -> Double? {
      switch place {
      case .number(let number): number
      case .time(let seconds, _): seconds
      case .category: nil
      }
    }
    guard let low = number(lowerBound.cardproofPlace), let high = number(upperBound.cardproofPlace)
    else { return nil }
    return low...Swift.max(high, low)
  }
}
