/// How one language writes numbers, dates, durations and lists.
///
/// The values come from `Embedded/language-formats.txt`, whose head explains them.
package struct LanguageFormat: Sendable {
  let number: NumberFormat
  /// Where the number stands is `#`.
  let percent: String
  /// Where the number stands is `#`, and the currency `¤`.
  let money: String
  /// Nil where a minus sign before all of it is enough.
  let negativeMoney: String?
  let plural: PluralRule
  /// The words for true and false (a convention; the system leaves it to the app).
  let booleanWords: (yes: String, no: String)
  let dates: DateWords
  let datePatterns: [ValueFormat.Style: DatePattern]
  let shortTime: DatePattern
  let mediumTime: DatePattern
  /// A medium date with a short time.
  let moment: DatePattern
  let durations: [DurationUnit: PluralForms]
  /// Two units of a duration, each `#`.
  let pair: String
  let list: ListWords
  /// The symbols of currencies by their codes; the others are written by their codes.
  let symbols: [String: String]
  /// The decimals of currencies that have not two.
  let currencyDigits: [String: Int]

  struct NumberFormat: Sendable {
    let decimalSeparator: String
    let groupSeparator: String
    let minus: String
    let grouping: Grouping
  }

  enum Grouping: String, Sendable {
    /// 1,234 and 1,234,567.
    case thousands
    /// 1234, but 12,345.
    case fromFive
    /// 12,34,567.
    case indian
  }

  /// The names that stand in dates.
  struct DateWords: Sendable {
    let months: [String]
    let shortMonths: [String]
    /// From Sunday on.
    let weekdays: [String]
    /// The parts of the day, by the hour that they begin with.
    let periods: [(hour: Int, name: String)]
  }

  /// The separators of a list.
  struct ListWords: Sendable {
    let betweenTwo: String
    let beforeLast: String
    let between: String
  }
}

/// A unit that durations are written in.
enum DurationUnit: String, CaseIterable, Sendable {
  case days, hours, minutes, seconds

  var seconds: Int {
    switch self {
    case .days: 86_400
    case .hours: 3600
    case .minutes: 60
    case .seconds: 1
    }
  }
}
