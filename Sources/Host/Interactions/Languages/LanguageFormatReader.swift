internal import SourceFormats
internal import TextTools

private let space = UInt8(ascii: " ")

extension LanguageFormats {
  /// Reads the text form, which the head of the text describes.
  package init(parsing text: String) throws(LanguageFormatError) {
    var aliases: [String: String] = [:]
    var fields: [String: LanguageFields] = [:]
    var current: LanguageFields?
    for (index, line) in text.lines.enumerated() {
      guard !line.hasPrefix("#") else { continue }
      if line.hasPrefix("  "), current != nil {
        current?.read(line)
        continue
      }
      let words = line.pieces(by: space)
      guard let first = words.first else { continue }
      if first == "alias", words.count == 3 {
        aliases[words[1]] = words[2]
      } else if first == "language", words.count == 2 || words.count == 4 && words[2] == "like" {
        if let current { fields[current.language] = current }
        let base = words.count == 4 ? words[3] : "root"
        guard let inherited = fields[base] ?? (words[1] == "root" ? LanguageFields() : nil) else {
          throw .unknownLanguage(base)
        }
        current = LanguageFields(words[1], like: inherited)
      } else {
        throw .unknownLine(index + 1)
      }
    }
    if let current { fields[current.language] = current }
    fields["root"] = nil
    var formats: [String: LanguageFormat] = [:]
    for (language, fields) in fields { formats[language] = try fields.format() }
    self.init(formats: formats, aliases: aliases)
  }
}

/// The lines of one language, and those that it has from another.
private struct LanguageFields {
  let language: String
  private var values: [String: String] = [:]
  private var symbols: [String: String] = [:]

  init() { language = "" }

  init(_ language: String, like base: LanguageFields) {
    self.language = language
    values = base.values
    symbols = base.symbols
  }

  /// Keys of two words are `date short` and the like.
  mutating func read(_ line: String) {
    var words = line.pieces(by: space, most: 2)
    guard !words.isEmpty else { return }
    if words[0] == "date" || words[0] == "time", words.count == 2 {
      let rest = words[1].pieces(by: space, most: 2)
      words = ["\(words[0]) \(rest[0])", rest.count == 2 ? rest[1] : ""]
    }
    let value = words.count == 2 ? words[1].withCodePointsReplaced : ""
    if words[0] == "symbols" {
      for (code, symbol) in Self.pairs(value) { symbols[code] = symbol }
    } else {
      values[words[0]] = value
    }
  }

  private static func pairs(_ text: String) -> [(String, String)] {
    text.pieces(by: UInt8(ascii: "|")).compactMap { part in
      let halves = part.pieces(by: UInt8(ascii: "="), most: 2)
      return halves.count == 2 ? (halves[0], halves[1]) : nil
    }
  }

  private func value(_ key: String) throws(LanguageFormatError) -> String {
    guard let value = values[key], !value.isEmpty else { throw error(key) }
    return value
  }

  private func error(_ key: String) -> LanguageFormatError {
    .badValue(language: language, key: key)
  }

  private func items(_ key: String, count: Int) throws(LanguageFormatError) -> [String] {
    let items = try value(key).pieces(by: UInt8(ascii: "|"))
    guard items.count == count else { throw error(key) }
    return items
  }

  private func pattern(_ key: String) throws(LanguageFormatError) -> DatePattern {
    guard let pattern = DatePattern(try value(key)) else { throw error(key) }
    return pattern
  }

  private func forms(_ unit: DurationUnit) throws(LanguageFormatError) -> PluralForms {
    var forms: [(PluralCategory, String)] = []
    for (name, text) in Self.pairs(try value(unit.rawValue)) {
      guard let category = PluralCategory(rawValue: name) else { throw error(unit.rawValue) }
      forms.append((category, text))
    }
    guard !forms.isEmpty else { throw error(unit.rawValue) }
    return PluralForms(forms)
  }

  private func dateWords() throws(LanguageFormatError) -> LanguageFormat.DateWords {
    var periods: [(hour: Int, name: String)] = []
    for (hour, name) in Self.pairs(try value("periods")) {
      guard let hour = Int(hour) else { throw error("periods") }
      periods.append((hour, name))
    }
    let months = try items("months", count: 12)
    return LanguageFormat.DateWords(
      months: months,
      shortMonths: values["monthsShort"] == nil ? months : try items("monthsShort", count: 12),
      weekdays: try items("weekdays", count: 7), periods: periods)
  }

  private func numberFormat() throws(LanguageFormatError) -> LanguageFormat.NumberFormat {
    let parts = try items("number", count: 4)
    guard let grouping = LanguageFormat.Grouping(rawValue: parts[3]) else { throw error("number") }
    return LanguageFormat.NumberFormat(
      decimalSeparator: parts[0], groupSeparator: parts[1], minus: parts[2], grouping: grouping)
  }

  private func currencyDigits() throws(LanguageFormatError) -> [String: Int] {
    var digits: [String: Int] = [:]
    for (count, codes) in Self.pairs(try value("digits")) {
      for code in codes.pieces(by: space) { digits[code] = Int(count) }
    }
    return digits
  }

  func format() throws(LanguageFormatError) -> LanguageFormat {
    guard let plural = PluralRule(rawValue: try value("plural")) else { throw error("plural") }
    var datePatterns: [ValueFormat.Style: DatePattern] = [:]
    for style in ValueFormat.Style.allCases {
      datePatterns[style] = try pattern("date \(style.rawValue)")
    }
    var durations: [DurationUnit: PluralForms] = [:]
    for unit in DurationUnit.allCases { durations[unit] = try forms(unit) }
    let words = try items("boolean", count: 2)
    let list = try items("list", count: 3).map { $0.split(separator: "#").joined() }
    return LanguageFormat(
      number: try numberFormat(), percent: try value("percent"), money: try value("money"),
      negativeMoney: values["negativeMoney"], plural: plural,
      booleanWords: (words[0], words[1]), dates: try dateWords(), datePatterns: datePatterns,
      shortTime: try pattern("time short"), mediumTime: try pattern("time medium"),
      moment: try pattern("moment"), durations: durations, pair: try value("pair"),
      list: LanguageFormat.ListWords(betweenTwo: list[0], beforeLast: list[1], between: list[2]),
      symbols: symbols, currencyDigits: try currencyDigits())
  }
}

extension String {
  /// The text with `\u00A0` and the like as the characters that they stand for.
  fileprivate var withCodePointsReplaced: String {
    guard utf8.contains(UInt8(ascii: "\\")) else { return self }
    var parts = components(splitBy: "\\u")
    for index in parts.indices.dropFirst() {
      let code = UInt32(parts[index].prefix(4), radix: 16).flatMap(Unicode.Scalar.init)
      if let code { parts[index] = String(Character(code)) + parts[index].dropFirst(4) }
    }
    return parts.joined()
  }

  private func components(splitBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }
}
