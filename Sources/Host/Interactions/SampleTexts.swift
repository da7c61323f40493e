internal import IntentDefinitions
internal import TextTools

/// Texts that fit what a parameter is called, in the words of its name and in the language of the
/// card.
///
/// Names of people, firms and cities are the same in every language.
struct SampleTexts: Sendable {
  let words: SampleWords
  private let writer: ValueText

  init(language: String) {
    words = SampleWords(language: language)
    writer = ValueText(language: language)
  }

  /// A text for a label; nil where nothing is known to fit.
  ///
  /// The first that fits counts, so a "wait time" is a duration and an "order date" a date.
  func text(for label: SampleLabel) -> String? {
    if label.words.isSuperset(of: ["currency", "code"]), case .currency(_, let code) = words.amount
    {
      return code
    }
    return Self.texts.first { !label.words.isDisjoint(with: $0.words) }.map { text($0.sample) }
  }

  /// Where something is; the end of a way is another place than its start.
  func place(for label: SampleLabel) -> String {
    words.text(
      label.words.isDisjoint(with: ["drop", "dropoff", "destination", "end", "to"])
        ? .street : .station)
  }

  /// The amount of money for a label; a fee is a tenth of what it is for.
  func amount(for label: SampleLabel) -> IntentValue {
    guard label.words.contains("fee") || label.words.contains("tip"),
      case .currency(let amount, let code) = words.amount
    else { return words.amount }
    return .currency(amount: amount / 10, code: code)
  }

  /// An amount, or a multiple of it.
  func money(times factor: Double = 1) -> String {
    guard case .currency(let amount, let code) = words.amount else { return "" }
    return writer.currency(amount * factor, code: code)
  }

  /// The number of a price in an everyday currency, and of the ends of a range of prices.
  func price(for label: SampleLabel) -> Double? {
    guard label.words.contains("price"), case .currency(let amount, _) = words.amount else {
      return nil
    }
    if label.words.contains("minimum") { return amount * 0.8 }
    return label.words.contains("maximum") ? amount * 1.2 : amount
  }

  var yes: String { writer.text(.boolean(true)) }

  /// The number of what counts things, or is a percentage; nil for any other.
  static func wholeNumber(for label: SampleLabel) -> Int? {
    if !label.words.isDisjoint(with: ["percent", "percentage"]) { return 80 }
    if label.words.contains("rating") { return 4 }
    if label.words.contains("frequency") { return 98 }
    return label.words.isDisjoint(with: [
      "number", "count", "size", "results", "index", "level", "profile",
    ]) ? nil : 2
  }

  /// What stands for a measurement, by its kind.
  static let measurements = [
    "Distance": "5 km", "Length": "5 km", "Temperature": "20 °C", "Mass": "250 g",
    "Speed": "50 km/h", "Volume": "1 l", "Energy": "40 kWh",
  ]

  /// A day with a time, which never changes.
  static let moment = DateValue(iso: "2025-06-09T09:41")

  private func text(_ sample: Sample) -> String {
    switch sample {
    case .plain(let text): text
    case .word(let key): words.text(key)
    case .wait: writer.duration(600)
    case .day: Self.moment.map { writer.date($0, style: .medium) } ?? ""
    case .time: Self.moment.flatMap { writer.time($0, style: .short) } ?? ""
    case .money: money()
    case .fee: money(times: 0.1)
    }
  }

  private enum Sample: Sendable {
    case plain(String)
    case word(SampleWords.Key)
    case wait, day, time, money, fee
  }

  private static let texts: [(words: Set<String>, sample: Sample)] = [
    (["wait", "duration", "minutes", "eta"], .wait),
    (["date", "day"], .day), (["time"], .time),
    (["fee", "tip"], .fee), (["price", "total", "cost", "amount"], .money),
    (["error", "reason", "failure"], .word(.error)),
    (["url", "link", "website"], .plain("https://example.com")),
    (["email", "mail"], .plain("ana@example.com")), (["phone"], .plain("+1 555 0100")),
    (["person", "contact", "recipient", "sender", "user"], .plain("Ana Silva")),
    (["plate"], .plain("HBR 204")), (["manufacturer"], .plain("Volta")),
    (["model"], .plain("Cargo")), (["workout", "exercise"], .word(.workout)),
    (["car", "vehicle"], .plain("Volta Cargo")),
    (["profile"], .word(.size)), (["album", "playlist"], .word(.mix)),
    (["song", "track"], .plain("First Light")), (["artist"], .plain("The Lanterns")),
    (["genre"], .plain("Jazz")), (["channel", "radio"], .plain("Harbour FM")),
    (["restaurant"], .plain("Corner Bistro")),
    (["organization", "company"], .plain("City Power")),
    (["destination", "station", "to"], .word(.station)),
    (["address", "location", "place", "street"], .word(.street)), (["city"], .plain("Lisbon")),
    (["country"], .plain("Portugal")), (["language"], .word(.language)),
    (["group"], .plain("Harbour Walkers")),
    (["number"], .plain("42")), (["account", "nickname"], .word(.checking)),
    (["task", "todo", "reminder"], .word(.task)),
    (["note", "comment"], .word(.note)), (["search", "query"], .word(.search)),
    (["title"], .word(.title)),
    (["message"], .word(.hello)), (["content", "text", "body"], .word(.message)),
    (["party"], .plain("2")), (["color", "colour"], .word(.color)), (["size"], .word(.size)),
    (["code", "identifier", "id"], .plain("A-17")),
  ]
}

/// What a parameter or a property is called: in code, which is English in most projects, and by
/// people.
struct SampleLabel {
  let text: String
  /// The words of both names, in lower case.
  let words: Set<String>

  init(name: String, text: String) {
    self.text = text
    words = Set(
      [name, text].flatMap { label in
        label.split { !$0.isLetter }.flatMap { $0.camelCaseWords }.map { $0.lowercased() }
      })
  }
}
