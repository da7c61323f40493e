/// A writer of lengths of time.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var calendar: Calendar? = Calendar.current
  open var formattingContext = Formatter.Context.unknown

  /// A unit with the names of its styles: abbreviated, short and whole.
  private typealias Unit = (unit: NSCalendar.Unit, seconds: Int, names: (String, String, String))
  private typealias Part = (value: Int, unit: Unit)

  private static let units: [Unit] = [
    (.day, 86400, ("d", "day", "day")), (.hour, 3600, ("h", "hr", "hour")),
    (.minute, 60, ("m", "min", "minute")), (.second, 1, ("s", "sec", "second")),
  ]

  open func string(from interval: TimeInterval) -> String? {
    let allowed = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
    var rest = Int(interval.rounded().magnitude)
    var parts: [Part] = []
    for unit in Self.units where allowed.contains(unit.unit) {
      parts.append((rest / unit.seconds, unit))
      rest %= unit.seconds
    }
    guard !parts.isEmpty else { return nil }
    parts = collapsed(parts)
    let sign = interval < 0 ? "-" : ""
    if unitsStyle == .positional { return sign + positional(parts) }
    let language = calendar?.locale?.identifier.prefix(2)
    if language.map({ !Locale.current.identifier.hasPrefix($0) }) ?? false {
      Session.noteMissing("DateComponentsFormatter.calendar of another language", changesLook: true)
    }
    if !HostFormat.isEnglish {
      if unitsStyle != .full {
        Session.noteMissing(
          "DateComponentsFormatter.unitsStyle in other languages", changesLook: true)
      }
      return HostFormat.text("duration", interval)
    }
    var shown = withoutZeros(parts)
    if shown.isEmpty { shown = [parts[parts.count - 1]] }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let text = sign + named(shown)
    return (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// One of the largest unit counts in the next one, where code wants it: `63s` for `1m 3s` (documented).
  private func collapsed(_ parts: [Part]) -> [Part] {
    guard collapsesLargestUnit, let first = parts.firstIndex(where: { $0.value > 0 }),
      parts[first].value == 1, parts.indices.contains(first + 1)
    else { return parts }
    var rest = Array(parts[(first + 1)...])
    rest[0].value += parts[first].unit.seconds / rest[0].unit.seconds
    return rest
  }

  /// The parts that are shown with a name: by default all but zeros.
  private func withoutZeros(_ parts: [Part]) -> [Part] {
    let behavior =
      zeroFormattingBehavior.contains(.default) ? .dropAll : zeroFormattingBehavior
    let first = parts.firstIndex { $0.value > 0 } ?? parts.count
    let last = parts.lastIndex { $0.value > 0 } ?? parts.count
    return parts.enumerated().filter { index, part in
      let drop: ZeroFormattingBehavior =
        index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle
      return part.value > 0 || !behavior.contains(drop)
    }.map(\.element)
  }

  /// The parts with colons between them; days stand in front with their letter (observed).
  private func positional(_ parts: [Part]) -> String {
    guard let first = parts.first, first.unit.unit == .day, parts.count > 1 else {
      return positional(parts.map(\.value))
    }
    let rest = positional(parts.dropFirst().map(\.value), isWhole: first.value > 0)
    return first.value > 0 ? "\(first.value)d \(rest)" : rest
  }

  private func positional(_ values: [Int], isWhole: Bool = false) -> String {
    var values = values[...]
    let pads = zeroFormattingBehavior.contains(.pad)
    while !pads, !isWhole, values.count > 1, values.first == 0 { values = values.dropFirst() }
    let texts = values.enumerated().map { index, value in
      (index > 0 || pads) && value < 10 ? "0\(value)" : "\(value)"
    }
    return texts.joined(separator: ":")
  }

  private func named(_ parts: [Part]) -> String {
    let texts = parts.map { value, unit -> String in
      let names = unit.names
      let plural = value == 1 ? "" : "s"
      // Only days have a plural of their short name (observed).
      let short = names.1 + (unit.unit == .day ? plural : "")
      switch unitsStyle {
      case .abbreviated: return "\(value)\(names.0)"
      case .brief: return "\(value)\(short)"
      case .short: return "\(value) \(short)"
      case .spellOut: return "\(Self.word(for: value)) \(names.2)\(plural)"
      default: return "\(value) \(names.2)\(plural)"
      }
    }
    return texts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }

  private static func word(for number: Int) -> String {
    NumberFormatter.localizedString(from: NSNumber(value: number), number: .spellOut)
  }

  open func string(from components: DateComponents) -> String? {
    string(from: components.cardproofSeconds)
  }
  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

extension DateComponents {
  /// The length in seconds; months and years have those of the writer of relative times.
  fileprivate var cardproofSeconds: TimeInterval {
    let parts = [
      (year, 31_536_000), (month, 2_592_000), (weekOfMonth, 604_800), (weekOfYear, 604_800),
      (day, 86400), (hour, 3600), (minute, 60), (second, 1),
    ]
    return TimeInterval(parts.reduce(0) { $0 + ($1.0 ?? 0) * $1.1 })
  }
}

/// A writer of times relative to now; in English only, which other languages are told about.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  open var unitsStyle = UnitsStyle.full
  open var dateTimeStyle = DateTimeStyle.numeric
  open var formattingContext = Formatter.Context.unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale.current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    if !HostFormat.isEnglish(locale) {
      Session.noteMissing(
        "RelativeDateTimeFormatter in \(locale?.identifier ?? "this language")", changesLook: true)
    }
    let units: [(Double, String, String)] = [
      (31_536_000, "year", "yr"), (2_592_000, "month", "mo"), (604_800, "week", "wk"),
      (86400, "day", "day"), (3600, "hour", "hr"), (60, "minute", "min"), (1, "second", "sec"),
    ]
    let amount = interval.magnitude
    let unit = units.first { amount >= $0.0 } ?? (1, "second", "sec")
    let count = Int(amount / unit.0)
    if dateTimeStyle == .named {
      if count == 0 { return "now" }
      if unit.1 == "day", count == 1 { return interval < 0 ? "yesterday" : "tomorrow" }
    }
    if unitsStyle == .spellOut {
      Session.noteMissing("RelativeDateTimeFormatter.UnitsStyle.spellOut", changesLook: true)
    }
    let text = words(count, unit, isPast: interval < 0)
    guard [.beginningOfSentence, .standalone].contains(formattingContext) else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func words(_ count: Int, _ unit: (Double, String, String), isPast: Bool) -> String {
    let isShort = unitsStyle == .short || unitsStyle == .abbreviated
    let name = isShort && unit.2 != "day" ? unit.2 + "." : unit.1 + (count == 1 ? "" : "s")
    return isPast ? "\(count) \(name) ago" : "in \(count) \(name)"
  }
  open func localizedString(from components: DateComponents) -> String {
    localizedString(fromTimeInterval: components.cardproofSeconds)
  }
  open override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
