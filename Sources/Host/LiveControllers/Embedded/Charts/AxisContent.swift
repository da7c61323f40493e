/// The lines and names of an axis.
@preconcurrency @MainActor public protocol AxisContent {
  var cardproofAxes: [CardproofAxis] { get }
}

/// The parts of an axis at some values.
public struct CardproofAxis {
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// The parts at a value; nil for those that a chart has by itself.
  var marks: (@MainActor (AxisValue) -> [CardproofAxisMark])?
}

/// The collector of what an axis shows.
@preconcurrency @MainActor @resultBuilder public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  /// The place of marks that were left out.
  public static func buildExpression(_ nothing: ()) -> CardproofAxes {
    CardproofAxes(cardproofAxes: [])
  }
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> CardproofAxes {
    var all: [CardproofAxis] = []
    repeat all += (each content).cardproofAxes
    return CardproofAxes(cardproofAxes: all)
  }
  public static func buildIf(_ axes: CardproofAxes?) -> CardproofAxes {
    axes ?? CardproofAxes(cardproofAxes: [])
  }
  public static func buildEither(first: CardproofAxes) -> CardproofAxes { first }
  public static func buildEither(second: CardproofAxes) -> CardproofAxes { second }
  public static func buildLimitedAvailability(_ axes: CardproofAxes) -> CardproofAxes { axes }
}

/// The content of an axis in several ways.
public struct CardproofAxes: AxisContent {
  public let cardproofAxes: [CardproofAxis]
}

/// The lines and names of an axis.
public struct AxisMarks: AxisContent {
  public let cardproofAxes: [CardproofAxis]

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ marks: (@MainActor (AxisValue) -> [CardproofAxisMark])? = nil
  ) {
    if preset == .inset { Session.noteMissing("AxisMarks(preset:)", changesLook: true) }
    cardproofAxes = [CardproofAxis(position: position, values: values, marks: marks)]
  }
  /// Shows lines, in a stroke of their own, and names.
  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ stroke: StrokeStyle?, _ label: AxisValueLabel
  ) {
    self.init(preset, position, values) { _ in
      AxisGridLine(stroke: stroke).cardproofAxisMarks + label.cardproofAxisMarks
    }
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    if let stroke {
      self.init(preset, position, values, stroke, AxisValueLabel())
    } else {
      self.init(preset, position, values)
    }
  }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(preset, position, values, stroke, AxisValueLabel(format: format)) }
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, AxisMarkValues(values), stroke, AxisValueLabel(format: format))
  }
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, values) { content($0).cardproofAxisMarks } }
  public init<Content: AxisMark, Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, AxisMarkValues(values)) { content($0).cardproofAxisMarks }
  }
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset, position, values) { _ in content().cardproofAxisMarks } }
  public init<Content: AxisMark, Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, AxisMarkValues(values)) { _ in content().cardproofAxisMarks }
  }
}

/// The places that an axis names.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?)
    case places([CardproofPlace])
    case calendar(Calendar.Component, count: Int)
    case step(Double)
  }
  let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }
  init<Value: Plottable>(_ values: [Value]) { kind = .places(values.map(\.cardproofPlace)) }

  public static let automatic = AxisMarkValues(.automatic(count: nil))
  public static func automatic(desiredCount: Int) -> Self { Self(.automatic(count: desiredCount)) }
  public static func stride(by unit: Calendar.Component, count: Int = 1) -> Self {
    Self(.calendar(unit, count: count))
  }
  public static func stride(by length: Double) -> Self { Self(.step(length)) }
}

/// A value that an axis names.
public struct AxisValue {
  public let index: Int
  public let count: Int
  let place: CardproofPlace
  /// The name that a chart gives it by itself.
  let words: String

  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { place.value() }
}

extension CardproofPlace {
  /// The value of the place in a type; nil where it is none of that type.
  func value<Value>() -> Value? {
    switch self {
    case .category(let name): name as? Value
    case .time(let seconds, _): Date(timeIntervalSinceReferenceDate: seconds) as? Value
    case .number(let number):
      number as? Value ?? Int(exactly: number) as? Value ?? CGFloat(number) as? Value
        ?? Float(number) as? Value ?? Decimal(number) as? Value
    }
  }
}
