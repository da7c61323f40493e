extension ValueText {
  /// A value in a format; nil when the format cannot write that type of value.
  package func text(_ value: IntentValue, format: ValueFormat?) -> String? {
    switch format {
    case nil: .some(text(value))
    case .number: value.number.map(decimal)
    case .percent: value.number.map { percent($0) }
    case .duration: value.number.map(duration)
    case .currency(let code): value.number.map { currency($0, code: code) }
    case .count: if case .list(let values) = value { text(.integer(values.count)) } else { nil }
    case .uppercase: text(value).uppercased()
    case .date(let style): value.date.map { date($0, style: style) }
    case .time(let style): value.date.flatMap { time($0, style: style) }
    case .plural(let forms): value.count.map { plural($0, forms: forms) }
    }
  }
}
