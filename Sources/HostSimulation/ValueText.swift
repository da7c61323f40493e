internal import Foundation

/// Writes values as the system would in a language.
///
/// The same on every machine: language, calendar and time zone are given, never the machine's.
package struct ValueText {
  private let locale: Locale
  private let language: String

  /// - Parameter language: A BCP 47 tag such as `en` or `pt-BR`.
  package init(language: String) {
    locale = Locale(identifier: language)
    self.language = language
  }

  /// How a value reads when nobody asked for a format.
  package func text(_ value: IntentValue) -> String {
    switch value {
    case .text(let text): text
    case .integer(let number): number.formatted(.number.locale(locale))
    case .number(let number): decimal(number)
    case .boolean(let flag): BooleanWords.word(for: flag, language: language)
    case .enumCase(_, let displayName): displayName
    case .object(let object): object.display
    case .currency(let amount, let code): currency(amount, code: code)
    case .date(let date): self.date(date, style: "medium")
    case .duration(let seconds): duration(seconds)
    case .list(let values): list(values)
    }
  }

  func decimal(_ number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(0...3)).locale(locale))
  }

  func percent(_ number: Double) -> String {
    number.formatted(.percent.precision(.fractionLength(0...1)).locale(locale))
  }

  func currency(_ amount: Double, code: String) -> String {
    Decimal(string: String(amount), locale: Locale(identifier: "en_US_POSIX"))?
      .formatted(.currency(code: code).locale(locale)) ?? String(amount)
  }

  /// Hours, minutes and seconds, the two largest that are not zero.
  func duration(_ seconds: Double) -> String {
    let limited = min(max(seconds, 0), 1e9)
    return Duration.seconds(limited.rounded()).formatted(
      .units(
        allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2
      ).locale(locale))
  }

  func list(_ values: [IntentValue]) -> String {
    values.map(text).formatted(.list(type: .and).locale(locale))
  }

  /// A day and its time, if it has one; the style is `short`, `medium`, `long` or `full`.
  func date(_ value: DateValue, style: String) -> String {
    formatted(value, date: dateStyle(style), time: value.hour == nil ? .omitted : .shortened)
  }

  func dateOnly(_ value: DateValue, style: String) -> String {
    formatted(value, date: dateStyle(style), time: .omitted)
  }

  func timeOnly(_ value: DateValue, style: String) -> String {
    formatted(value, date: .omitted, time: style == "short" ? .shortened : .standard)
  }

  private func dateStyle(_ style: String) -> Date.FormatStyle.DateStyle {
    switch style {
    case "short": .numeric
    case "long": .long
    case "full": .complete
    default: .abbreviated
    }
  }

  private func formatted(
    _ value: DateValue, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let components = DateComponents(
      year: value.year, month: value.month, day: value.day, hour: value.hour ?? 12,
      minute: value.minute ?? 0)
    guard let moment = calendar.date(from: components) else { return "" }
    return moment.formatted(
      Date.FormatStyle(
        date: date, time: time, locale: locale, calendar: calendar, timeZone: .gmt))
  }
}
