extension ValueText {
  /// A day and its time, if it has one, in the medium style.
  package func moment(_ date: DateValue) -> String {
    guard let format else { return "" }
    let pattern = date.hour == nil ? format.datePatterns[.medium] : format.moment
    return pattern?.text(date, words: format.dates) ?? ""
  }

  package func date(_ date: DateValue, style: ValueFormat.Style) -> String {
    guard let format else { return "" }
    return format.datePatterns[style]?.text(date, words: format.dates) ?? ""
  }

  /// The day of the week and of the year, as a lock screen shows them.
  package func dayOfYear(_ date: DateValue) -> String {
    guard let format else { return "" }
    return format.datePatterns[.full]?.withoutYear.text(date, words: format.dates) ?? ""
  }

  /// Nil for a day without a time.
  ///
  /// There are no time zones, so `long` and `full` are like `medium`.
  package func time(_ date: DateValue, style: ValueFormat.Style) -> String? {
    guard let format, date.hour != nil else { return nil }
    let pattern = style == .short ? format.shortTime : format.mediumTime
    return pattern.text(date, words: format.dates)
  }

  /// A date in a pattern of CLDR; nil for a pattern with seconds, or with a part that is unknown here.
  package func date(_ date: DateValue, pattern: String) -> String? {
    guard let format, let pattern = DatePattern(pattern), !pattern.hasSeconds else { return nil }
    return pattern.text(date, words: format.dates)
  }

  /// The two largest units that are not zero; what is less is rounded.
  package func duration(_ seconds: Double) -> String {
    guard let format else { return "" }
    let limited = min(abs(seconds), 1e12)
    let whole = Int(limited.rounded(.toNearestOrEven))
    let units = DurationUnit.rounded(whole)
    let texts = units.map { count, unit in
      let digits = DecimalDigits(count)
      return format.durations[unit]?.text(
        format.plural.category(of: digits), number: decimal(digits))
        ?? ""
    }
    let text = texts.count == 2 ? format.pair.filled(with: texts[0], texts[1]) : texts[0]
    return seconds < 0 && whole > 0 ? format.number.minus + text : text
  }
}

extension DurationUnit {
  /// The one or two largest units of so many seconds that are not zero.
  fileprivate static func rounded(_ seconds: Int) -> [(count: Int, unit: DurationUnit)] {
    let exact = counts(of: seconds)
    guard exact.count > 2 else { return exact.isEmpty ? [(0, .seconds)] : exact }
    let smallest = exact[1].unit.seconds
    return Array(counts(of: (seconds + smallest / 2) / smallest * smallest).prefix(2))
  }

  private static func counts(of seconds: Int) -> [(count: Int, unit: DurationUnit)] {
    var rest = seconds
    return allCases.compactMap { unit in
      let count = rest / unit.seconds
      rest %= unit.seconds
      return count == 0 ? nil : (count, unit)
    }
  }
}

extension String {
  /// The text with its first `#` replaced by one text, and the second by another.
  fileprivate func filled(with first: String, _ second: String) -> String {
    let parts = split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return first + second }
    return parts[0] + first + parts[1] + second + parts[2]
  }
}
