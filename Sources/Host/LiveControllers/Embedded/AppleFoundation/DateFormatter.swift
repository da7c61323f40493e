/// A writer and reader of dates: the host writes, by the ask's language.
open class DateFormatter: Formatter, @unchecked Sendable {
  // A style that is set after a format has the last word (inferred).
  open var dateStyle = Style.none { didSet { pattern = nil } }
  open var timeStyle = Style.none { didSet { pattern = nil } }
  private var pattern: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var dateFormat: String! {
    get { pattern ?? "" }
    set { pattern = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale.current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var timeZone: TimeZone! = TimeZone.current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  open var doesRelativeDateFormatting = false
  open var isLenient = false
  open var defaultDate: Date?
  open var generatesCalendarDates = false
  open var formattingContext = Formatter.Context.unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var amSymbol: String! = "AM"
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var pmSymbol: String! = "PM"

  /// Foundation's formatter with the same settings, which reads and writes formats of machines.
  private func native(dateStyle: Style) -> Foundation.DateFormatter {
    let formatter = Foundation.DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.calendar = calendar
    formatter.isLenient = isLenient
    formatter.amSymbol = amSymbol
    formatter.pmSymbol = pmSymbol
    formatter.dateStyle = .init(rawValue: dateStyle.rawValue) ?? .none
    formatter.timeStyle = .init(rawValue: timeStyle.rawValue) ?? .none
    if let pattern { formatter.dateFormat = pattern }
    return formatter
  }

  open func string(from date: Date) -> String {
    let isPOSIX = locale?.identifier.hasPrefix("en_US_POSIX") ?? false
    if isPOSIX || amSymbol != "AM" || pmSymbol != "PM" {
      return native(dateStyle: dateStyle).string(from: date)
    }
    let shift = Double(timeZone?.secondsFromGMT(for: date) ?? 0)
    if doesRelativeDateFormatting, let day = relativeDay(of: date) {
      let time = timeStyle == .none ? [] : [text(date, shift, dateStyle: .none)]
      return ([day] + time).joined(separator: dateStyle == .short ? ", " : " at ")
    }
    return text(date, shift, dateStyle: dateStyle)
  }

  private func text(_ date: Date, _ shift: Double, dateStyle: Style) -> String {
    HostFormat.answer(
      "date", date.timeIntervalSince1970 + shift,
      [
        "dateStyle": .string(dateStyle.cardproofName),
        "timeStyle": .string(timeStyle.cardproofName),
        "pattern": JSONValue(pattern), "locale": HostFormat.locale(locale),
      ]) ?? native(dateStyle: dateStyle).string(from: date)
  }

  private func relativeDay(of date: Date) -> String? {
    guard pattern == nil, dateStyle != .none, let calendar else { return nil }
    let days = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: Date()), to: calendar.startOfDay(for: date)
    ).day
    let name = days.flatMap { [-1: "Yesterday", 0: "Today", 1: "Tomorrow"][$0] }
    if name != nil, !HostFormat.isEnglish {
      Session.noteMissing(
        "DateFormatter.doesRelativeDateFormatting in other languages", changesLook: true)
      return nil
    }
    return name
  }

  open func date(from text: String) -> Date? { native(dateStyle: dateStyle).date(from: text) }
  open override func string(for value: Any?) -> String? {
    (value as? Date).map { string(from: $0) }
  }
  open func setLocalizedDateFormatFromTemplate(_ template: String) {
    pattern = Self.dateFormat(fromTemplate: template, options: 0, locale: locale)
  }
  open class func dateFormat(
    fromTemplate template: String, options: Int, locale: Locale?
  ) -> String? {
    Foundation.DateFormatter.dateFormat(
      fromTemplate: template, options: options, locale: locale ?? .current)
  }
  open class func localizedString(
    from date: Date, dateStyle: Style, timeStyle: Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var weekdaySymbols: [String]! { native(dateStyle: dateStyle).weekdaySymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var shortWeekdaySymbols: [String]! { native(dateStyle: dateStyle).shortWeekdaySymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var monthSymbols: [String]! { native(dateStyle: dateStyle).monthSymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var shortMonthSymbols: [String]! { native(dateStyle: dateStyle).shortMonthSymbols }
}

extension JSONDecoder.DateDecodingStrategy {
  /// Dates as a formatter reads them.
  public static func formatted(_ formatter: DateFormatter) -> Self {
    .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let date = formatter.date(from: text) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "Date string does not match format expected by formatter.")
      }
      return date
    }
  }
}

extension JSONEncoder.DateEncodingStrategy {
  /// Dates as a formatter writes them.
  public static func formatted(_ formatter: DateFormatter) -> Self {
    .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(formatter.string(from: date))
    }
  }
}
