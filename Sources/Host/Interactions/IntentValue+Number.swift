extension IntentValue {
  /// The value as a number, also when it was written as a text.
  package var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number), .duration(let number): number
    case .currency(let amount, _): amount
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    case .boolean, .enumCase, .object, .date, .list: nil
    }
  }

  /// The value as a number, or how many values a list has.
  var count: Double? {
    if case .list(let values) = self { Double(values.count) } else { number }
  }

  var date: DateValue? {
    switch self {
    case .date(let date): date
    case .text(let text): DateValue(iso: text)
    default: nil
    }
  }
}
