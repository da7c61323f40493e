package import IntentDefinitions

/// Writes values as the system would in a language.
///
/// The same on every machine: formats come from a table of the product's own, and a date has neither
/// a time zone nor another calendar.
package struct ValueText {
  package let format: LanguageFormat?

  /// - Parameter language: A BCP 47 tag such as `en` or `pt-BR`.
  package init(language: String) {
    format = LanguageFormats.standard.format(for: language)
  }

  /// How a value reads when nobody asked for a format.
  package func text(_ value: IntentValue) -> String {
    switch value {
    case .text(let text): text
    case .integer(let number): decimal(DecimalDigits(number))
    case .number(let number): decimal(number)
    case .boolean(let flag): boolean(flag)
    case .enumCase(_, let displayName): displayName
    case .object(let object): object.display.isEmpty ? parts(of: object) : object.display
    case .currency(let amount, let code): currency(amount, code: code)
    case .date(let date): moment(date)
    case .duration(let seconds): duration(seconds)
    case .list(let values): list(values.map(text))
    }
  }

  /// How a value reads on a host's own rows: a Boolean by the names that its definition gives, and of a
  /// date what it asks for.
  package func text(_ value: IntentValue, metadata: ValueMetadata?) -> String {
    guard let metadata else { return text(value) }
    switch value {
    case .boolean(let flag):
      let name = flag ? metadata.trueName : metadata.falseName
      return name.isEmpty ? text(value) : name.text
    case .date(let date) where metadata.showsDay && !metadata.showsTime:
      return self.date(date, style: .medium)
    case .date(let date) where metadata.showsTime && !metadata.showsDay:
      return time(date, style: .short) ?? text(value)
    case .list(let values): return list(values.map { text($0, metadata: metadata) })
    default: return text(value)
    }
  }

  /// The values of an object that has no name of its own, such as an amount with its kind.
  private func parts(of object: ObjectValue) -> String {
    object.properties.sorted { $0.key < $1.key }.map { text($0.value) }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func boolean(_ flag: Bool) -> String {
    guard let words = format?.booleanWords else { return "" }
    return flag ? words.yes : words.no
  }

  private func list(_ texts: [String]) -> String {
    guard let words = format?.list, let last = texts.last, texts.count > 1 else {
      return texts.joined()
    }
    let isPair = texts.count == 2
    return texts.dropLast().joined(separator: words.between)
      + (isPair ? words.betweenTwo : words.beforeLast) + last
  }
}
