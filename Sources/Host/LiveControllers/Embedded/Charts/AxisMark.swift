/// A part of an axis at one value.
@preconcurrency @MainActor public protocol AxisMark {
  var cardproofAxisMarks: [CardproofAxisMark] { get }
}

/// A line or a name at a value of an axis.
public struct CardproofAxisMark {
  enum Kind { case line, tick, label }
  let kind: Kind
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  /// The name of a value.
  var label: (AxisValue) -> Text? = { _ in nil }
  var font: Font?

  init(_ kind: Kind) { self.kind = kind }
}

/// The collector of what is at a value.
@preconcurrency @MainActor @resultBuilder public enum AxisMarkBuilder {
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }
  /// The place of a mark that was left out.
  public static func buildExpression(_ nothing: ()) -> CardproofAxisValueMarks {
    CardproofAxisValueMarks([])
  }
  public static func buildBlock<each Mark: AxisMark>(_ mark: repeat each Mark)
    -> CardproofAxisValueMarks
  {
    var all: [CardproofAxisMark] = []
    repeat all += (each mark).cardproofAxisMarks
    return CardproofAxisValueMarks(all)
  }
  public static func buildIf(_ marks: CardproofAxisValueMarks?) -> CardproofAxisValueMarks {
    marks ?? CardproofAxisValueMarks([])
  }
  public static func buildEither(first: CardproofAxisValueMarks) -> CardproofAxisValueMarks {
    first
  }
  public static func buildEither(second: CardproofAxisValueMarks) -> CardproofAxisValueMarks {
    second
  }
  public static func buildLimitedAvailability(_ marks: CardproofAxisValueMarks)
    -> CardproofAxisValueMarks
  { marks }
}

/// Several marks at a value.
public struct CardproofAxisValueMarks: AxisMark {
  public let cardproofAxisMarks: [CardproofAxisMark]
  init(_ marks: [CardproofAxisMark]) { cardproofAxisMarks = marks }
}

extension AxisMark {
  /// Tells that a modifier was reached that was left out at compile time.
  public func _c(_ number: Int) -> Self {
    _cut(number)
    return self
  }
  private func changing(_ change: (inout CardproofAxisMark) -> Void) -> CardproofAxisValueMarks {
    CardproofAxisValueMarks(cardproofAxisMarks.changing(change))
  }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> CardproofAxisValueMarks {
    changing { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  public func font(_ font: Font?) -> CardproofAxisValueMarks {
    changing { $0.font = $0.font ?? font }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> CardproofAxisValueMarks {
    if x != 0 || y != 0 { Session.noteMissing("AxisMark.offset(x:y:)", changesLook: true) }
    return CardproofAxisValueMarks(cardproofAxisMarks)
  }
}

/// A line at a value.
public struct AxisGridLine: AxisMark {
  public let cardproofAxisMarks: [CardproofAxisMark]
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    var mark = CardproofAxisMark(.line)
    mark.stroke = stroke
    cardproofAxisMarks = [mark]
  }
}

/// A short line at a value.
public struct AxisTick: AxisMark {
  public let cardproofAxisMarks: [CardproofAxisMark]
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    var mark = CardproofAxisMark(.tick)
    mark.stroke = stroke
    cardproofAxisMarks = [mark]
  }
}

/// The name of a value.
public struct AxisValueLabel: AxisMark {
  public let cardproofAxisMarks: [CardproofAxisMark]

  private init(
    _ orientation: AxisValueLabelOrientation, _ anchor: UnitPoint?,
    _ label: @escaping (AxisValue) -> Text?
  ) {
    if [.vertical, .verticalReversed].contains(orientation) {
      Session.noteMissing("AxisValueLabel(orientation:)", changesLook: true)
    }
    if anchor != nil { Session.noteMissing("AxisValueLabel(anchor:)", changesLook: true) }
    var mark = CardproofAxisMark(.label)
    mark.label = label
    cardproofAxisMarks = [mark]
  }
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(orientation, anchor) { Text(verbatim: $0.words) } }
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(orientation, anchor) { value in
      let input: Format.FormatInput? = value.place.value()
      let words = input.flatMap { format.cardproofLocal.format($0) as? String }
      return Text(verbatim: words ?? value.words)
    }
  }
  public init<Name: StringProtocol>(
    _ name: Name, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(orientation, anchor) { _ in Text(verbatim: String(name)) } }
  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let words = ChartText(content()).without("AxisValueLabel(content:)")
    self.init(orientation, anchor) { _ in words }
  }
}

/// The text of a view that a chart shows: other views are named and left out.
@MainActor struct ChartText {
  private let content: Text??

  init<Content: View>(_ view: Content) { content = Self.content(of: view) }

  /// The text; the card names what takes the view where that is none.
  func without(_ name: String) -> Text? {
    if case .none = content { Session.noteMissing(name, changesLook: true) }
    return content ?? nil
  }

  /// The text of a view, or that it has none; nil where it is another view.
  static func content<Content: View>(of view: Content) -> Text?? {
    if let holder = view as? any TextHolder { return holder.heldText }
    return view is EmptyView ? .some(nil) : nil
  }
}

/// A view that is a text, or may have one.
@MainActor private protocol TextHolder {
  var heldText: Text?? { get }
}
extension Text: TextHolder {
  fileprivate var heldText: Text?? { self }
}
extension Optional: TextHolder where Wrapped: View {
  fileprivate var heldText: Text?? {
    switch self {
    case .none: .some(nil)
    case .some(let view): ChartText.content(of: view)
    }
  }
}
extension ConditionalContent: TextHolder {
  fileprivate var heldText: Text?? {
    switch self {
    case .first(let view): ChartText.content(of: view)
    case .second(let view): ChartText.content(of: view)
    }
  }
}
