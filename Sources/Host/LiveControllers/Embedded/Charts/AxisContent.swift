/// The lines and names of an axis.
@preconcurrency @MainActor public protocol AxisContent {
  /// The sides of its names; none where it shows nothing.
  var cardproofAxis: [AxisMarkPosition] { get }
}

/// The collector of what an axis shows.
@preconcurrency @MainActor @resultBuilder public enum AxisContentBuilder {
  public static func buildBlock() -> AxisMarks { AxisMarks(none: ()) }
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
}

/// The lines and names of an axis, drawn as a chart has them by itself.
public struct AxisMarks: AxisContent {
  public let cardproofAxis: [AxisMarkPosition]

  init(none: ()) { cardproofAxis = [] }
  public init(position: AxisMarkPosition = .automatic) { cardproofAxis = [position] }
  public init<Marks: View>(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @ViewBuilder content: (AxisValue) -> Marks
  ) {
    Session.noteMissing("AxisMarks(content:)", changesLook: true)
    cardproofAxis = [position]
  }
  public init(position: AxisMarkPosition = .automatic, values: AxisMarkValues) {
    Session.noteMissing("AxisMarks(values:)", changesLook: true)
    cardproofAxis = [position]
  }
  public init<Value: Plottable>(position: AxisMarkPosition = .automatic, values: [Value]) {
    if !values.isEmpty { Session.noteMissing("AxisMarks(values:)", changesLook: true) }
    cardproofAxis = values.isEmpty ? [] : [position]
  }
}

/// The places that an axis names.
public struct AxisMarkValues: Sendable {
  public static let automatic = AxisMarkValues()
  public static func automatic(desiredCount: Int) -> Self { Self() }
  public static func stride(by unit: Calendar.Component, count: Int = 1) -> Self { Self() }
  public static func stride(by length: Double) -> Self { Self() }
}

/// A value that an axis names.
public struct AxisValue {
  public let index: Int
  public let count: Int
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { nil }
}

/// A line at a value.
public struct AxisGridLine: View {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  public var body: some View { EmptyView() }
}

/// A short line at a value.
public struct AxisTick: View {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  public var body: some View { EmptyView() }
}

/// The name of a value.
public struct AxisValueLabel: View {
  public init(centered: Bool? = nil, anchor: UnitPoint? = nil) {}
  public init<Format: FormatStyle>(format: Format, centered: Bool? = nil) {}
  public init<Name: StringProtocol>(_ name: Name, centered: Bool? = nil) {}
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
  public var body: some View { EmptyView() }
}
