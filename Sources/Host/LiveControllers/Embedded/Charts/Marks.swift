/// A bar from zero to a value, or over a range.
public struct BarMark: ChartContent {
  public let cardproofMarks: [CardproofMark]

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = CardproofMark(.bar)
    (mark.x.end, mark.y.end) = (x.place, y.place)
    mark.breadth = width.kind == .automatic ? height : width
    cardproofMarks = [mark]
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = CardproofMark(.bar)
    (mark.x.end, mark.y.start, mark.y.end) = (x.place, yStart.place, yEnd.place)
    mark.breadth = width
    cardproofMarks = [mark]
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = CardproofMark(.bar)
    (mark.x.start, mark.x.end, mark.y.end) = (xStart.place, xEnd.place, y.place)
    mark.breadth = height
    cardproofMarks = [mark]
  }
}

/// A line through values.
public struct LineMark: ChartContent {
  public let cardproofMarks: [CardproofMark]
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = CardproofMark(.line)
    (mark.x.end, mark.y.end) = (x.place, y.place)
    cardproofMarks = [mark]
  }
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
  ) {
    var mark = CardproofMark(.line)
    (mark.x.end, mark.y.end, mark.series) = (x.place, y.place, series.place.words)
    cardproofMarks = [mark]
  }
}

/// The area below values, or between two.
public struct AreaMark: ChartContent {
  public let cardproofMarks: [CardproofMark]
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = CardproofMark(.area)
    (mark.x.end, mark.y.end) = (x.place, y.place)
    cardproofMarks = [mark]
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = CardproofMark(.area)
    (mark.x.end, mark.y.start, mark.y.end) = (x.place, yStart.place, yEnd.place)
    cardproofMarks = [mark]
  }
}

/// A point at a value.
public struct PointMark: ChartContent {
  public let cardproofMarks: [CardproofMark]
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = CardproofMark(.point)
    (mark.x.end, mark.y.end) = (x.place, y.place)
    cardproofMarks = [mark]
  }
}

/// A line across the chart.
public struct RuleMark: ChartContent {
  public let cardproofMarks: [CardproofMark]
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    var mark = CardproofMark(.rule)
    (mark.y.end, mark.line) = (y.place, StrokeStyle(lineWidth: 1))
    cardproofMarks = [mark]
  }
  public init<X: Plottable>(x: PlottableValue<X>) {
    var mark = CardproofMark(.rule)
    (mark.x.end, mark.line) = (x.place, StrokeStyle(lineWidth: 1))
    cardproofMarks = [mark]
  }
}

/// A piece of a pie.
public struct SectorMark: ChartContent {
  public let cardproofMarks: [CardproofMark]
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = CardproofMark(.sector)
    mark.y.end = angle.place
    (mark.inner, mark.outer) = (innerRadius, outerRadius)
    mark.line.lineWidth = angularInset ?? 0
    cardproofMarks = [mark]
  }
}

/// A length of a mark.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Equatable, Sendable { case automatic, points(CGFloat), ratio(Double), inset(CGFloat) }
  let kind: Kind
  public static let automatic = MarkDimension(kind: .automatic)
  public static func fixed(_ points: CGFloat) -> Self { Self(kind: .points(points)) }
  public static func ratio(_ share: CGFloat) -> Self { Self(kind: .ratio(share)) }
  public static func inset(_ points: CGFloat) -> Self { Self(kind: .inset(points)) }
  init(kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { kind = .points(value) }
  public init(integerLiteral value: Int) { kind = .points(CGFloat(value)) }

  /// The length in points of a mark whose room has a length; `usual` is that of an automatic one.
  func length(in room: CGFloat, usual: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: usual
    case .points(let points): points
    case .ratio(let share): room * share
    case .inset(let points): max(room - points, 0)
    }
  }
}
