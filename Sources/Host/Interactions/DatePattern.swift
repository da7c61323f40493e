/// How a language writes a date or a time: a pattern of CLDR such as `EEEE, d MMMM y`.
struct DatePattern: Hashable, Sendable {
  private let parts: [Part]

  private enum Part: Hashable, Sendable {
    case text(String)
    /// A letter, as often as it stands there.
    case field(Character, Int)

    /// Nil for text.
    var letter: Character? {
      if case .field(let letter, _) = self { letter } else { nil }
    }

    /// Whether its words are known: days of the week have only their full names, and months no initials.
    var hasWords: Bool {
      switch self {
      case .field("E", let count): count == 4
      case .field("M", let count): count < 5
      default: true
      }
    }
  }

  /// The letters that stand for something; text with other letters of ASCII stands in quotes.
  private static let fields: Set<Character> = ["y", "M", "d", "E", "H", "h", "m", "s", "a"]

  /// Nil for a pattern with a letter that is unknown here, or that asks for words that no language has here, and for one
  /// with a quote that is not closed.
  init?(_ pattern: String) {
    var parts: [Part] = []
    var literal = ""
    var isQuoted = false
    var isBehindQuote = false
    for character in pattern {
      if character == "'" {
        // Two in a row are one of the text (documented).
        if isBehindQuote { literal.append(character) }
        isBehindQuote.toggle()
        isQuoted.toggle()
        continue
      }
      isBehindQuote = false
      if isQuoted || !(character.isASCII && character.isLetter) {
        literal.append(character)
      } else {
        guard Self.fields.contains(character) else { return nil }
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = ""
        if case .field(character, let count) = parts.last {
          parts[parts.count - 1] = .field(character, count + 1)
        } else {
          parts.append(.field(character, 1))
        }
      }
    }
    if isQuoted { return nil }
    if !literal.isEmpty { parts.append(.text(literal)) }
    self.parts = parts
    guard parts.allSatisfy(\.hasWords) else { return nil }
  }

  /// Whether it has seconds, which no date has here.
  var hasSeconds: Bool { parts.contains { $0.letter == "s" } }

  /// The pattern without the year and what joins it to the rest.
  var withoutYear: DatePattern {
    var parts = parts
    guard let year = parts.firstIndex(where: { $0.letter == "y" }) else { return self }
    let isLast = !parts[(year + 1)...].contains { $0.letter != nil }
    var range = year..<(isLast ? parts.count : year + 1)
    if year > 0, parts[year - 1].letter == nil {
      range = year - 1..<range.upperBound
    } else if !isLast, parts[year + 1].letter == nil {
      range = year..<year + 2
    }
    parts.removeSubrange(range)
    return DatePattern(parts: parts)
  }

  private init(parts: [Part]) { self.parts = parts }

  /// The date in the words of a language; a date without a time is written as at midnight.
  func text(_ date: DateValue, words: LanguageFormat.DateWords) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let letter, let count): Self.field(letter, count, date, words)
      }
    }.joined()
  }

  private static func field(
    _ letter: Character, _ count: Int, _ date: DateValue, _ words: LanguageFormat.DateWords
  ) -> String {
    let hour = date.hour ?? 0
    switch letter {
    case "y": return count == 2 ? padded(date.year % 100, to: 2) : String(date.year)
    case "M" where count == 3: return words.shortMonths[date.month - 1]
    case "M" where count > 3: return words.months[date.month - 1]
    case "M": return padded(date.month, to: count)
    case "d": return padded(date.day, to: count)
    case "E": return words.weekdays[date.weekday]
    case "H": return padded(hour, to: count)
    case "h": return padded((hour + 11) % 12 + 1, to: count)
    case "m": return padded(date.minute ?? 0, to: count)
    case "s": return padded(0, to: count)
    default: return words.periods.last { $0.hour <= hour }?.name ?? ""
    }
  }

  private static func padded(_ number: Int, to count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}

extension DateValue {
  /// The day of the week, from 0 for Sunday on, in the Gregorian calendar.
  var weekday: Int {
    // Years begin in March here, so that the leap day is the last of its year.
    let months = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? self.year - 1 : self.year
    return (year + year / 4 - year / 100 + year / 400 + months[month - 1] + day) % 7
  }
}
