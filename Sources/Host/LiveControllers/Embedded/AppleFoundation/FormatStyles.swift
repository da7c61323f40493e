extension Foundation.FormatStyle {
  /// The format in the ask's language, if code has not given it another one.
  public var cardproofLocal: Self {
    let own = Mirror(reflecting: self).descendant("locale") as? Locale
    return own == nil || own == IntegerFormatStyle<Int>().locale ? locale(Locale.current) : self
  }
}

extension Date {
  /// The date in the styles of the system, in the ask's language.
  public func formatted(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    // The tables of the host have neither seconds nor short dates with the whole year.
    if date == .numeric || [.standard, .complete].contains(time) {
      return Date.FormatStyle(
        date: date, time: time, locale: Locale.current, timeZone: TimeZone.current
      ).format(self)
    }
    let dates: [Date.FormatStyle.DateStyle: DateFormatter.Style] = [
      .abbreviated: .medium, .long: .long, .complete: .full,
    ]
    return DateFormatter.localizedString(
      from: self, dateStyle: dates[date] ?? .none, timeStyle: time == .shortened ? .short : .none)
  }

  /// The date and the time in short, in the ask's language.
  public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

  /// The date in a format, in the ask's language.
  public func formatted<Format: Foundation.FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Date { format.cardproofLocal.format(self) }
}

extension BinaryInteger {
  /// The number with separators, in the ask's language.
  public func formatted() -> String {
    NumberFormatter.localizedString(from: NSNumber(value: Double(self)), number: .decimal)
  }

  /// The number in a format, in the ask's language.
  public func formatted<Format: Foundation.FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Self { format.cardproofLocal.format(self) }
}

extension Decimal {
  /// The number with separators, in the ask's language.
  public func formatted() -> String {
    NumberFormatter.localizedString(from: as_NSNumber, number: .decimal)
  }

  /// The number in a format, in the ask's language.
  public func formatted<Format: Foundation.FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Decimal { format.cardproofLocal.format(self) }
}

extension BinaryFloatingPoint {
  /// The number with separators, in the ask's language.
  public func formatted() -> String {
    NumberFormatter.localizedString(from: NSNumber(value: Double(self)), number: .decimal)
  }

  /// The number in a format, in the ask's language.
  public func formatted<Format: Foundation.FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Self { format.cardproofLocal.format(self) }
}

extension Duration {
  /// The duration in a format, in the ask's language.
  public func formatted<Format: Foundation.FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Duration { format.cardproofLocal.format(self) }
}

extension Sequence {
  /// The elements in a format, in the ask's language.
  public func formatted<Format: Foundation.FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Self { format.cardproofLocal.format(self) }
}

extension Sequence where Element == String {
  /// The elements as a list, in the ask's language.
  public func formatted() -> String { formatted(.list(type: .and)) }
}

extension Range where Bound == Date {
  /// The dates and times in the styles of the system, in the ask's language.
  public func formatted(
    date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
  ) -> String {
    formatted(Date.IntervalFormatStyle(date: date, time: time))
  }

  /// The dates and times in short, in the ask's language.
  public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

  /// The range in a format, in the ask's language.
  public func formatted(_ format: Date.IntervalFormatStyle) -> String {
    var local = format
    (local.locale, local.timeZone) = (Locale.current, TimeZone.current)
    return local.format(self)
  }
}
