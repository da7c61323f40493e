public typealias LocalizedStringKey = LocalizedKey

/// A text.
public struct Text: View, PrimitiveView, Equatable {
  private struct Run: Equatable {
    var text: String
    var font: Font?
    var weight: UIFont.Weight?
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var isUnderlined = false
    var isStruckThrough = false
    /// The room after each character; nil for that of the view.
    var spacing: CGFloat?
    /// How far it is above the baseline; nil for as far as the view.
    var rise: CGFloat?
    /// The image that the text is.
    var picture: UIImage?
    var color: UIColor?
    /// The level of the color around, where the text has none of its own.
    var level: HierarchicalShapeStyle?

    /// Whether a label can show it without an attributed text.
    var isPlain: Bool {
      !isUnderlined && !isStruckThrough && spacing ?? 0 == 0 && rise ?? 0 == 0 && picture == nil
    }
  }
  private var runs: [Run]

  private nonisolated init(runs: [Run]) { self.runs = runs }
  public nonisolated init(verbatim text: String) { runs = [Run(text: text)] }
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let text = String(localized: key, table: tableName, bundle: bundle)
    runs = CardproofMarkdown.parts(of: text).flatMap { part in
      if part.isInflected { Session.noteMissing("automatic grammar agreement", changesLook: true) }
      let run = Run(
        text: part.text, weight: part.isBold ? .bold : nil, isItalic: part.isItalic,
        isMonospaced: part.isCode, isStruckThrough: part.isStruckThrough,
        color: part.link == nil ? nil : .tintColor)
      return Self.runs(of: run, with: key.cardproofParts)
    }
  }

  /// The run with the texts in it that have looks of their own.
  private nonisolated static func runs(of run: Run, with parts: [Any]) -> [Run] {
    // Behind each second mark the number of a part ends.
    let pieces = run.text.split(
      separator: LocalizedStringKey.cardproofMark, omittingEmptySubsequences: false)
    return pieces.enumerated().flatMap { index, piece -> [Run] in
      guard index % 2 == 1 else {
        var own = run
        own.text = String(piece)
        return piece.isEmpty && pieces.count > 1 ? [] : [own]
      }
      let part = Int(piece).flatMap { parts.indices.contains($0) ? parts[$0] as? Text : nil }
      return (part?.runs ?? []).map { inner in
        var own = inner
        own.font = own.font ?? run.font
        own.weight = own.weight ?? run.weight
        own.isItalic = own.isItalic || run.isItalic
        own.isMonospaced = own.isMonospaced || run.isMonospaced
        own.isStruckThrough = own.isStruckThrough || run.isStruckThrough
        own.color = own.color ?? run.color
        own.level = own.level ?? run.level
        return own
      }
    }
  }

  /// A text that is an image.
  public init(_ image: Image) {
    runs = [Run(text: NSTextAttachment.cardproofCharacter, picture: image.image)]
  }
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ content: Content) {
    runs = [Run(text: String(content))]
  }
  public nonisolated init(_ date: Date, style: DateStyle) {
    runs = [Run(text: style.text(of: date))]
  }
  /// A timer, as it is at the time of the ask.
  public nonisolated init(
    timerInterval interval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), interval.lowerBound), interval.upperBound)
    let from = countsDown ? interval.upperBound : interval.lowerBound
    let distance = abs(now.timeIntervalSince(from))
    runs = [Run(text: DateStyle.timer(distance, showsHours: showsHours))]
  }
  /// The times of an interval, with its dates where it has two.
  public nonisolated init(_ interval: ClosedRange<Date>) {
    let (start, end) = (interval.lowerBound, interval.upperBound)
    let isOneDay = Calendar.current.isDate(start, inSameDayAs: end)
    let format = Date.IntervalFormatStyle(date: isOneDay ? .omitted : .numeric, time: .shortened)
    runs = [Run(text: format.cardproofLocal.format(start..<end))]
  }
  public nonisolated init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }
  public nonisolated init<Value>(_ value: Value, formatter: Formatter) {
    runs = [Run(text: formatter.string(for: value) ?? "")]
  }
  public nonisolated init<Input, Format: FormatStyle>(_ input: Input, format: Format)
  where Format.FormatInput == Input, Format.FormatOutput == String {
    runs = [Run(text: format.cardproofLocal.format(input))]
  }

  /// How a date is written.
  public struct DateStyle: Sendable {
    fileprivate enum Kind: Sendable { case date, time, relative, offset, timer }
    fileprivate let kind: Kind
    public static let date = DateStyle(kind: .date)
    public static let time = DateStyle(kind: .time)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)

    fileprivate func text(of value: Date) -> String {
      let interval = value.timeIntervalSinceNow
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      switch kind {
      case .date:
        return DateFormatter.localizedString(from: value, dateStyle: .long, timeStyle: .none)
      case .time:
        return DateFormatter.localizedString(from: value, dateStyle: .none, timeStyle: .short)
      case .relative, .offset:
        // How many units a device shows, and with which words, nobody wrote down (inferred).
        Session.noteGuess("Text.DateStyle.\(kind)")
        formatter.maximumUnitCount = kind == .offset ? 1 : 2
        let sign = kind == .relative ? "" : interval < 0 ? "-" : "+"
        return sign + (formatter.string(from: interval.magnitude) ?? "")
      case .timer: return Self.timer(interval.magnitude, showsHours: true)
      }
    }

    /// The digits of a timer: hours only where there are any.
    fileprivate static func timer(_ interval: TimeInterval, showsHours: Bool) -> String {
      let seconds = Int(interval.rounded())
      let hasHours = showsHours && seconds >= 3600
      let minutes = hasHours ? seconds / 60 % 60 : seconds / 60
      let parts = (hasHours ? [seconds / 3600] : []) + [minutes, seconds % 60]
      return parts.enumerated().map { index, part in
        index > 0 && part < 10 ? "0\(part)" : "\(part)"
      }.joined(separator: ":")
    }
  }

  private func changed(_ change: (inout Run) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }
  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = $0.weight ?? weight?.weight }
  }
  public func bold(_ isActive: Bool = true) -> Text {
    changed { $0.weight = isActive ? .bold : nil }
  }
  public func italic(_ isActive: Bool = true) -> Text { changed { $0.isItalic = isActive } }
  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.color = $0.color ?? ($0.level == nil ? color?.color : nil) }
  }
  public func contentTransition(_ transition: ContentTransition) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? changed { $0.isMonospaced = true } : self
  }
  func cardproofLevel(_ level: HierarchicalShapeStyle) -> Text {
    changed { $0.level = $0.level ?? ($0.color == nil ? level : nil) }
  }
  public func monospacedDigit() -> Text { changed { $0.hasMonospacedDigits = true } }
  public func kerning(_ kerning: CGFloat) -> Text {
    changed { $0.spacing = kerning }
  }
  public func tracking(_ tracking: CGFloat) -> Text {
    changed { $0.spacing = tracking }
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    without("Text.underline(color:)", if: isActive && color != nil)
      .changed { $0.isUnderlined = isActive }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    without("Text.strikethrough(color:)", if: isActive && color != nil)
      .changed { $0.isStruckThrough = isActive }
  }
  public func baselineOffset(_ offset: CGFloat) -> Text {
    changed { $0.rise = $0.rise ?? offset }
  }
  public static func + (a: Text, b: Text) -> Text { Text(runs: a.runs + b.runs) }

  private func font(of run: Run, _ environment: EnvironmentValues) -> UIFont {
    var font = (run.font ?? environment.font ?? .body).designed(environment.design)
    if run.isItalic || environment.isItalic { font = font.italic() }
    if run.isMonospaced { font = font.monospaced() }
    if run.hasMonospacedDigits || environment.hasMonospacedDigits {
      font = font.monospacedDigit()
    }
    guard let weight = run.weight ?? environment.weight else { return font.font }
    return font.font.cardproofWeighted(weight)
  }

  func render(_ context: RenderContext) -> [Rendering] {
    let environment = context.environment
    let label = UILabel(frame: .zero)
    label.numberOfLines = environment.limit ?? 0
    label.lineBreakMode = environment.truncation.lineBreak
    if environment.scaleFactor < 1 {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = environment.scaleFactor
      label.baselineAdjustment = .alignCenters
    }
    environment.textAlignment.align(label)
    if environment.lineSpacing > 0 {
      label.cardproofNote("lineHeights", ["spacing": .number(environment.lineSpacing)])
    }
    let runs = shownRuns(in: environment)
    if runs.count == 1, let run = runs.first, run.isPlain {
      label.text = run.text
      label.font = font(of: run, environment)
      label.textColor = run.color ?? environment.foreground ?? .label
      return [rendering(label, label.font)]
    }
    label.attributedText = attributed(in: environment)
    let fonts = runs.map { font(of: $0, environment) }
    return [rendering(label, fonts.max { $0.lineHeight < $1.lineHeight } ?? label.font)]
  }

  /// The runs with what they take from their surroundings.
  private func shownRuns(in environment: EnvironmentValues) -> [Run] {
    runs.map { run in
      var shown = run
      shown.text = environment.textCase?.text(run.text) ?? run.text
      shown.color =
        run.color.map(environment.resolved) ?? run.level?.cardproofColor(in: environment)
      shown.spacing = run.spacing ?? environment.kerning
      shown.rise = run.rise ?? environment.rise
      shown.isUnderlined = run.isUnderlined || environment.isUnderlined
      shown.isStruckThrough = run.isStruckThrough || environment.isStruckThrough
      return shown
    }
  }

  /// The text with the looks of its surroundings.
  func attributed(in environment: EnvironmentValues) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for run in shownRuns(in: environment) {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: font(of: run, environment),
        .foregroundColor: run.color ?? environment.foreground ?? .label,
        .underlineStyle: run.isUnderlined ? 1 : 0,
        .strikethroughStyle: run.isStruckThrough ? 1 : 0, .kern: run.spacing ?? 0,
        .baselineOffset: run.rise ?? 0,
      ]
      attributes[.attachment] = run.picture.map { NSTextAttachment(image: $0) }
      text.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return text
  }

  private func rendering(_ label: UILabel, _ font: UIFont) -> Rendering {
    var text = Rendering(view: label, layout: TextLayout(label, font))
    text.above = StackEdge(font: font)
    text.below = text.above
    return text
  }
}

extension LocalizedStringKey.Interpolation {
  public mutating func appendInterpolation(_ text: Text) { cardproofAppend(text) }
  public mutating func appendInterpolation(_ image: Image) { cardproofAppend(Text(image)) }
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    cardproofAppend(Text(date, style: style))
  }
}

extension TextAlignment {
  /// Gives a label or a field this alignment.
  @MainActor func align(_ view: UIView) {
    guard self != .leading else { return }
    let alignment: NSTextAlignment = self == .center ? .center : .right
    (view as? UILabel)?.textAlignment = alignment
    (view as? UITextField)?.textAlignment = alignment
    view.cardproofNote("textAlignment", .string("\(self)"))
  }
}
