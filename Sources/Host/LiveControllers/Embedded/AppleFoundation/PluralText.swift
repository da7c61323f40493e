/// A text with plural forms, as string tables have it: `%#@name@` stands for the form of a number.
struct PluralText {
  private let format: String
  private let variables: JSONValue?

  /// The texts that were looked up; one is known again by a mark at its end.
  nonisolated(unsafe) private static var found: [PluralText] = []

  /// The format of a text that varies as a whole.
  private static let whole = "%#@@"

  /// A character for private use.
  private static let mark: Character = "\u{F8FD}"

  /// The format of a key's text, with its mark; nil for one without plural forms.
  static func marked(_ key: String, in table: String) -> String? {
    guard let value = Session.ask["plurals"]?[table]?[key], let format = value["format"]?.text
    else { return nil }
    found.append(PluralText(format: format, variables: value["variables"]))
    return "\(format)\(mark)\(found.count - 1)\(mark)"
  }

  /// The text of a format with the forms for its values.
  static func text(
    _ format: String, locale: Locale?, arguments: [any CVarArg]
  ) -> String {
    let parts = format.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 3, let number = Int(parts[1]), found.indices.contains(number) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    var values = Values(all: arguments)
    let text = found[number]
    // Where the whole text varies, its first number counts.
    let first = arguments.first { Self.number($0) != nil }
    let whole = text.format == Self.whole ? text.form(of: "", for: first ?? 0) : text.format
    let resolved = text.resolved(whole, own: nil, &values)
    return String(format: resolved, locale: locale, arguments: values.used)
  }

  /// The values of a format.
  private struct Values {
    let all: [any CVarArg]
    var next = 0
    /// The values that the resolved format names, in its order.
    var used: [any CVarArg] = []
  }

  /// A format with its forms, and without the numbers of its values; `own` is that of the value whose form it is.
  private func resolved(_ format: String, own: Int?, _ values: inout Values) -> String {
    var result = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      var place = own
      let digits = rest.prefix { $0.isNumber }
      if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
        place = number - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      let index = place ?? values.next
      if place == nil { values.next += 1 }
      let value = values.all.indices.contains(index) ? values.all[index] : 0
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let form = form(of: String(rest.dropFirst(2)[..<end]), for: value)
        rest = rest[end...].dropFirst()
        result += resolved(form, own: index, &values)
        continue
      }
      values.used.append(value)
      result += rest.hasPrefix("arg") ? "%lld" : "%"
      if rest.hasPrefix("arg") { rest = rest.dropFirst(3) }
    }
    return result + rest
  }

  /// The form of a number: that for zero where there is one, else that of its category, else `other`.
  private func form(of name: String, for argument: any CVarArg) -> String {
    let forms = variables?[name]
    let value = Self.number(argument) ?? 0
    let category = HostFormat.text("plural", value)
    let own = value == 0 ? forms?["zero"]?.text : nil
    return own ?? forms?[category]?.text ?? forms?["other"]?.text ?? ""
  }

  private static func number(_ argument: any CVarArg) -> Double? {
    switch argument {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

// The initializers and the function that code calls with `format`, by the names to which it is rewritten.
extension String {
  public init(formaT format: String, _ arguments: any CVarArg...) {
    self.init(formaT: format, locale: nil, arguments: arguments)
  }
  public init(formaT format: String, arguments: [any CVarArg]) {
    self.init(formaT: format, locale: nil, arguments: arguments)
  }
  public init(formaT format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self.init(formaT: format, locale: locale, arguments: arguments)
  }
  public init(formaT format: String, locale: Locale?, arguments: [any CVarArg]) {
    self = PluralText.text(format, locale: locale, arguments: arguments)
  }
  public static func localizedStringWithFormaT(
    _ format: String, _ arguments: any CVarArg...
  ) -> String { String(formaT: format, locale: Locale.current, arguments: arguments) }
}
