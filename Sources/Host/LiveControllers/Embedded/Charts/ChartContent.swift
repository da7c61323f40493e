/// Marks of a chart.
@preconcurrency @MainActor public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  var cardproofMarks: [CardproofMark] { get }
}

extension ChartContent {
  public var cardproofMarks: [CardproofMark] { body.cardproofMarks }
}
extension ChartContent where Body == Never {
  public var body: Never { fatalError("These marks have no body.") }
}
extension Never: ChartContent {}

/// One mark, as it is drawn.
public struct CardproofMark {
  enum Kind { case bar, line, area, point, rule, sector }

  /// The places of a mark along an axis: one, or from one to another.
  struct Span {
    var start: CardproofPlace?
    var end: CardproofPlace?
  }

  let kind: Kind
  var x = Span()
  var y = Span()
  var style: AnyShapeStyle?
  /// The value that a scale of colors gives a color.
  var series: String?
  var opacity = 1.0
  var cornerRadius: CGFloat = 0
  var line = StrokeStyle(lineWidth: 2)
  var interpolation = InterpolationMethod.linear
  var symbol: BasicChartSymbolShape?
  /// The area of a symbol, in square points.
  var symbolArea: CGFloat = 38.5
  /// The place of a bar beside others of its band, by name.
  var group: String?
  /// The breadth of a bar.
  var breadth = MarkDimension.automatic
  /// The radii of a sector.
  var (inner, outer) = (MarkDimension.automatic, MarkDimension.automatic)
  var note: CardproofNote?

  init(_ kind: Kind) { self.kind = kind }
}

/// The collector of marks.
@preconcurrency @MainActor @resultBuilder public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// The place of marks that were left out.
  public static func buildExpression(_ nothing: ()) -> Marks { Marks([]) }
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> Marks {
    var all: [CardproofMark] = []
    repeat all += (each content).cardproofMarks
    return Marks(all)
  }
  public static func buildIf(_ marks: Marks?) -> Marks { marks ?? Marks([]) }
  public static func buildEither(first: Marks) -> Marks { first }
  public static func buildEither(second: Marks) -> Marks { second }
  public static func buildLimitedAvailability(_ marks: Marks) -> Marks { marks }
}

/// Several marks.
public struct Marks: ChartContent {
  public let cardproofMarks: [CardproofMark]
  init(_ marks: [CardproofMark]) { cardproofMarks = marks }
  /// Tells that a modifier was reached that was left out at compile time.
  public func _c(_ number: Int) -> Self {
    _cut(number)
    return self
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public var cardproofMarks: [CardproofMark] { cardproofContents.flatMap(\.cardproofMarks) }
}

extension Array {
  /// The elements, each changed.
  func changing(_ change: (inout Element) -> Void) -> Self {
    map { element in
      var changed = element
      change(&changed)
      return changed
    }
  }
}

// MARK: Looks

extension ChartContent {
  private func changing(_ change: (inout CardproofMark) -> Void) -> Marks {
    Marks(cardproofMarks.changing(change))
  }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Marks {
    changing { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> Marks {
    changing { $0.series = value.place.words }
  }
  public func position<Value: Plottable>(by value: PlottableValue<Value>) -> Marks {
    changing { $0.group = value.place.words }
  }
  public func opacity(_ opacity: Double) -> Marks { changing { $0.opacity *= opacity } }
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Marks { changing { $0.cornerRadius = radius } }
  public func lineStyle(_ style: StrokeStyle) -> Marks { changing { $0.line = style } }
  public func interpolationMethod(_ method: InterpolationMethod) -> Marks {
    changing { $0.interpolation = method }
  }
  public func symbol(_ symbol: BasicChartSymbolShape) -> Marks { changing { $0.symbol = symbol } }
  /// Gives each mark a circle; a device gives each value a shape of its own.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> Marks {
    Session.noteMissing("ChartContent.symbol(by:)", changesLook: true)
    return changing { $0.symbol = .circle }
  }
  public func symbolSize(_ area: CGFloat) -> Marks { changing { $0.symbolArea = area } }
  public func symbolSize(_ size: CGSize) -> Marks { symbolSize(size.width * size.height) }
  public func zIndex(_ index: Double) -> Marks { changing { _ in } }
  public func accessibilityLabel(_ label: String) -> Marks { changing { _ in } }
  public func accessibilityValue(_ value: String) -> Marks { changing { _ in } }
  public func accessibilityHidden(_ isHidden: Bool) -> Marks { changing { _ in } }
  /// Writes a text beside the mark; other views are not drawn.
  public func annotation<Label: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Label
  ) -> Marks {
    let text = ChartText(content()).without("ChartContent.annotation(position:)")
    let note = CardproofNote(
      text: text, position: position, alignment: alignment, spacing: spacing ?? 2)
    return changing { $0.note = note }
  }
  /// Cuts a bar to a rounded shape; other shapes are not drawn.
  public func clipShape<Drawn: Shape>(
    _ shape: Drawn, style: FillStyle = FillStyle()
  ) -> Marks {
    let radius = shape.cardproofRadius
    return changing {
      $0.cornerRadius = radius ?? 0
      $0.without("ChartContent.clipShape(_:)", if: radius == nil || $0.kind != .bar)
    }
  }
  public func blur(radius: CGFloat) -> Marks {
    changing { $0.without("ChartContent.blur(radius:)", if: radius != 0) }
  }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Marks { changing { $0.without("ChartContent.shadow(color:radius:x:y:)") } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Marks {
    changing { $0.without("ChartContent.offset(x:y:)", if: x != 0 || y != 0) }
  }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> Marks {
    changing {
      let isGradient = $0.style?.cardproofGradient != nil
      $0.without("ChartContent.alignsMarkStylesWithPlotArea(_:)", if: aligns && isGradient)
    }
  }
}

extension CardproofMark {
  /// Names a modifier on the card that has no drawing.
  fileprivate func without(_ modifier: String, if changesLook: Bool = true) {
    if changesLook { Session.noteMissing(modifier, changesLook: true) }
  }
}

extension CardproofPlace {
  /// The place as an axis names it.
  var words: String {
    switch self {
    case .number(let number): number.formatted()
    case .category(let name): name
    case .time(let seconds, let length):
      Date(timeIntervalSinceReferenceDate: seconds).formatted(
        length >= 2_000_000
          ? .dateTime.month(.abbreviated)
          : length >= 80_000 ? .dateTime.month(.abbreviated).day() : .dateTime.hour())
    }
  }
}
