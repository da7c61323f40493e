/// The value of a parameter or a property.
package indirect enum IntentValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case enumCase(name: String, displayName: String)
  case object(ObjectValue)
  /// An amount of money, with an ISO 4217 code.
  case currency(amount: Double, code: String)
  case date(DateValue)
  /// Seconds.
  case duration(Double)
  case list([IntentValue])
}

/// The value of an object type: what every `INObject` has, and the type's own properties.
package struct ObjectValue: Hashable, Sendable {
  package let identifier: String?
  package let display: String
  package let properties: [String: IntentValue]

  package init(identifier: String?, display: String, properties: [String: IntentValue] = [:]) {
    self.identifier = identifier
    self.display = display
    self.properties = properties
  }
}

/// A day in the Gregorian calendar, with or without a time of day.
///
/// No time zone: what is written is what is shown.
package struct DateValue: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int
  package let hour: Int?
  package let minute: Int?

  /// Nil for a day or a time that does not exist.
  package init?(year: Int, month: Int, day: Int, hour: Int? = nil, minute: Int? = nil) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= DateValue.days(in: month, of: year),
      (0..<24).contains(hour ?? 0), (0..<60).contains(minute ?? 0), (hour == nil) == (minute == nil)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// The day, or the day and the time, as `init(iso:)` reads it.
  package var isoText: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(self.day, to: 2))"
    guard let hour, let minute else { return day }
    return "\(day)T\(padded(hour, to: 2)):\(padded(minute, to: 2))"
  }

  /// Reads `2025-06-09`, `2025-06-09T09:41` and `2025-06-09 09:41:00`, also with a time zone at the
  /// end, which changes nothing.
  package init?(iso text: String) {
    let halves = text.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "T" || $0 == " "
    }
    guard let date = DateValue.numbers(halves[0], separator: "-", digits: [4, 2, 2]) else {
      return nil
    }
    guard halves.count == 2 else {
      self.init(year: date[0], month: date[1], day: date[2])
      return
    }
    let zone = halves[1].firstIndex { "Z+-".contains($0) } ?? halves[1].endIndex
    let clock = halves[1][..<zone]
    guard DateValue.isTimeZone(halves[1][zone...]),
      let time = DateValue.numbers(clock, separator: ":", digits: [2, 2])
        ?? DateValue.numbers(clock, separator: ":", digits: [2, 2, 2]),
      time.count == 2 || time[2] < 60
    else { return nil }
    self.init(year: date[0], month: date[1], day: date[2], hour: time[0], minute: time[1])
  }

  /// Numbers of exactly so many digits between separators; nil for anything else.
  private static func numbers(
    _ text: Substring, separator: Character, digits: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.count) == digits,
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    return parts.compactMap { Int($0) }
  }

  private static func isTimeZone(_ text: Substring) -> Bool {
    if text.isEmpty || text == "Z" { return true }
    let offset = text.dropFirst()
    return numbers(offset, separator: ":", digits: [2, 2]) != nil
      || numbers(offset, separator: ":", digits: [4]) != nil
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension DateValue: Comparable {
  package static func < (left: DateValue, right: DateValue) -> Bool {
    (left.year, left.month, left.day, left.hour ?? 0, left.minute ?? 0)
      < (right.year, right.month, right.day, right.hour ?? 0, right.minute ?? 0)
  }
}

extension IntentValue {
  /// The dates in it.
  var dates: [DateValue] {
    switch self {
    case .date(let date): [date]
    case .list(let values): values.flatMap(\.dates)
    case .object(let object): object.properties.values.flatMap(\.dates)
    case .text, .integer, .number, .boolean, .enumCase, .currency, .duration: []
    }
  }

  /// The value of a property, as key-value coding would find it; nil where there is none.
  package func property(_ name: String) -> IntentValue? {
    switch self {
    case .object(let object):
      switch name {
      case "identifier": object.identifier.map { .text($0) }
      case "display", "displayString": .text(object.display)
      default: object.properties[name]
      }
    case .enumCase(let caseName, let displayName):
      switch name {
      case "identifier", "name": .text(caseName)
      case "display", "displayString": .text(displayName)
      default: nil
      }
    case .currency(let amount, let code):
      switch name {
      case "amount": .number(amount)
      case "currencyCode": .text(code)
      default: nil
      }
    case .list(let values):
      if name == "count" {
        .integer(values.count)
      } else {
        Int(name).flatMap { values.indices.contains($0) ? values[$0] : nil }
      }
    case .text, .integer, .number, .boolean, .date, .duration: nil
    }
  }
}

extension [String: IntentValue] {
  /// The value at a path: a name of this table, then properties and places.
  package func value(at path: some Collection<String>) -> IntentValue? {
    path.dropFirst().reduce(path.first.flatMap { self[$0] }) { value, part in
      value?.property(part)
    }
  }
}
