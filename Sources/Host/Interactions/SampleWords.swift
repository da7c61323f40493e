/// The words of sample values in one language, from `Embedded/sample-words.txt`.
struct SampleWords: Sendable {
  /// The kind of a word: the keys at the head of the table.
  enum Key: String, CaseIterable, Sendable {
    case note, message, hello, task, errands, title, idea, search, workout, mix, street, station,
      error, color, size, language, checking, savings, card, table
  }

  private let texts: [Key: String]
  /// An everyday amount of the money that one pays with where the language is spoken (convention).
  let amount: IntentValue

  /// The words of a language, else of the tag less its last parts, else English.
  init(language: String) {
    texts = Self.entry(for: language, in: Self.table.texts) ?? [:]
    amount =
      Self.entry(for: language, in: Self.table.amounts) ?? .currency(amount: 12.5, code: "USD")
  }

  func text(_ key: Key) -> String { texts[key] ?? "" }

  private static func entry<Value>(for language: String, in table: [String: Value]) -> Value? {
    LanguageFormats.standard.name(for: language) { table[$0] != nil }.flatMap { table[$0] }
      ?? table["en"]
  }

  private struct Table: Sendable {
    var texts: [String: [Key: String]] = [:]
    var amounts: [String: IntentValue] = [:]
  }

  /// By the tags of languages, in lower case.
  private static let table: Table = {
    var table = Table()
    var keys: [Key] = []
    for line in (EmbeddedFiles.all["sample-words.txt"] ?? "").split(separator: "\n") {
      let parts = line.split(separator: "|").map { String($0) }
      guard let name = parts.first?.lowercased(), !name.hasPrefix("#") else { continue }
      let values = parts.dropFirst()
      if name == "keys" {
        keys = values.compactMap { Key(rawValue: $0) }
      } else if name.hasPrefix("money "), let amount = values.first.flatMap({ Double($0) }),
        let code = values.last
      {
        table.amounts[String(name.dropFirst("money ".count))] =
          .currency(amount: amount, code: code)
      } else if values.count == keys.count {
        table.texts[name] = Dictionary(zip(keys, values)) { first, _ in first }
      }
    }
    return table
  }()
}
