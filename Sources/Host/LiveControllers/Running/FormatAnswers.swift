internal import Interactions
internal import SourceFormats

/// Writes the values that a running controller formats: by Cardproof's own tables, so that they are the same everywhere.
struct FormatAnswers {
  private let texts: ValueText
  private let isEnglish: Bool

  init(language: String) {
    texts = ValueText(language: language)
    isEnglish = language.hasPrefix("en")
  }

  /// Nil for a date with parts that the tables do not have, which the program writes by itself.
  func text(_ request: FormatRequest) -> String? {
    if let locale = request.locale {
      var own = request
      own.locale = nil
      return FormatAnswers(language: locale).text(own)
    }
    switch request.kind {
    case "date": return date(request)
    case "currency":
      return texts.currency(
        request.value ?? 0, code: request.code ?? "USD", symbol: request.symbol,
        decimals: request.maximumFraction == nil ? nil : decimals(request))
    case "percent": return texts.percent(request.value ?? 0, decimals: decimals(request))
    case "plural": return texts.pluralCategory(of: request.value ?? 0).rawValue
    case "duration": return texts.duration(request.value ?? 0)
    case "list": return texts.text(.list((request.items ?? []).map { .text($0) }))
    case "measurement":
      // English has no space in front of a degree sign (CLDR).
      let unit = request.unit ?? ""
      let isDegree = unit == "°" || isEnglish && unit.hasPrefix("°")
      return number(request) + (unit.isEmpty || isDegree ? "" : " ") + unit
    default: return number(request)
    }
  }

  /// The decimals of `NumberFormatter` where nothing sets them: none (documented).
  private func decimals(_ request: FormatRequest) -> ClosedRange<Int> {
    let least = min(max(request.minimumFraction ?? 0, 0), 20)
    return least...min(max(request.maximumFraction ?? least, least), 20)
  }

  private func number(_ request: FormatRequest) -> String {
    texts.decimal(
      request.value ?? 0, decimals: decimals(request), isGrouped: request.grouping ?? false)
  }

  private func date(_ request: FormatRequest) -> String? {
    guard let seconds = request.value, let date = DateValue(secondsSince1970: seconds) else {
      return nil
    }
    if let pattern = request.pattern { return texts.date(date, pattern: pattern) }
    // The longer times have seconds.
    guard [nil, "none", "short"].contains(request.timeStyle) else { return nil }
    // Many languages have words of their own between a long day and its time.
    if request.timeStyle == "short", ["long", "full"].contains(request.dateStyle), !isEnglish {
      return nil
    }
    let day = request.dateStyle.flatMap(Self.style).map { texts.date(date, style: $0) }
    let time = request.timeStyle.flatMap(Self.style).flatMap { texts.time(date, style: $0) }
    return [day, time].compactMap(\.self)
      .joined(separator: request.dateStyle == "short" ? ", " : glue(of: date))
  }

  /// The words between a day and its time in the medium style, which the longer ones share (observed in English).
  private func glue(of date: DateValue) -> String {
    let (day, whole) = (texts.date(date, style: .medium), texts.moment(date))
    guard let time = texts.time(date, style: .short), whole.hasPrefix(day), whole.hasSuffix(time)
    else { return ", " }
    return String(whole.dropFirst(day.count).dropLast(time.count))
  }

  private static func style(_ name: String) -> ValueFormat.Style? {
    name == "none" ? nil : ValueFormat.Style(rawValue: name)
  }
}

extension DateValue {
  /// A moment in UTC; nil beyond the year 9999.
  init?(secondsSince1970 seconds: Double) {
    guard seconds.magnitude < 1e12 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let days = whole.floorDivided(by: 86_400)
    let rest = whole - days * 86_400
    // The days since 1 March of the year 0, in eras of 400 years.
    let shifted = days + 719_468
    let era = shifted.floorDivided(by: 146_097)
    let day = shifted - era * 146_097
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let ofYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    let number = month < 10 ? month + 3 : month - 9
    self.init(
      year: year + era * 400 + (number <= 2 ? 1 : 0), month: number,
      day: ofYear - (153 * month + 2) / 5 + 1, hour: rest / 3600, minute: rest % 3600 / 60)
  }
}

extension DateValue {
  /// The seconds since 1970 in UTC.
  var secondsSince1970: Double {
    // Days with years that begin in March.
    let year = month <= 2 ? year - 1 : year
    let ofYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let days = 365 * year + year / 4 - year / 100 + year / 400 + ofYear - 719_468
    return Double(days * 86_400 + (hour ?? 0) * 3600 + (minute ?? 0) * 60)
  }
}

extension Int {
  /// The quotient rounded down, also below zero.
  fileprivate func floorDivided(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}
