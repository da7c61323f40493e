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
  /// The last word of a name says what it is: a "followers count" is a number, and no follower.
  func text(for label: SampleLabel) -> String? {
    if label.phrases.contains(where: { ["currency", "currency code"].contains($0.ending) }),
      case .currency(_, let code) = words.amount
    {
      return code
    }
    return label.phrases.lazy.compactMap(sample).first.map(text)
  }

  private func sample(for phrase: SampleLabel.Phrase) -> Sample? {
    if let sample = Self.compounds[phrase.ending] { return sample }
    // A "contact name" is a contact, a "stop number" a stop; a bare "number" is one.
    let singular = { (word: String) in word.hasSuffix("s") ? String(word.dropLast()) : word }
    let meant = phrase.words.last { !Self.transparent.contains(singular($0)) }
    let duration = phrase.words.first(where: Self.durations.contains)
    return [duration, meant, phrase.words.last].lazy.compactMap(\.self).compactMap { word in
      Self.texts.first { $0.words.contains(word) || $0.words.contains(singular(word)) }?.sample
    }.first
  }

  /// The name of a file for a label, with an ending that fits.
  static func fileName(for label: SampleLabel) -> String {
    let files: [(words: Set<String>, name: String)] = [
      (["image", "images", "photo", "photos", "picture", "icon"], "Photo.jpg"),
      (["audio", "recording", "sound"], "Recording.m4a"), (["video", "movie"], "Video.mov"),
      (["csv"], "Table.csv"), (["json", "dictionary", "dictionaries"], "Data.json"),
      (["directory", "folder"], "Documents"),
    ]
    return files.first { !label.words.isDisjoint(with: $0.words) }?.name ?? "Document.txt"
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

  /// The number of what counts things, or is of a known size; nil for any other.
  static func wholeNumber(for label: SampleLabel) -> Int? {
    let known: [(words: Set<String>, number: Int)] = [
      (["percent", "percentage"], 80), (["rating"], 4), (["frequency"], 98), (["port"], 8080),
      (["width", "height"], 200), (["year"], 2025), (["month"], 6),
      (["number", "count", "size", "results", "index", "level", "profile"], 2),
    ]
    return known.first { !label.words.isDisjoint(with: $0.words) }?.number
  }

  /// The number of a place on a map (Lisbon, as the city), and of the ends of a range; nil for any
  /// other.
  static func number(for label: SampleLabel) -> Double? {
    let known: [(word: String, number: Double)] = [
      ("latitude", 38.7223), ("longitude", -9.1393), ("minimum", 1), ("maximum", 10),
    ]
    return known.first { label.words.contains($0.word) }?.number
  }

  /// The sample of a measurement, by its kind.
  static let measurements = [
    "Distance": "5 km", "Length": "5 km", "Temperature": "20 °C", "Mass": "250 g",
    "Speed": "50 km/h", "Volume": "1 l", "Energy": "40 kWh",
  ]

  /// A span with a start and an end: the time of a label.
  static func moment(for label: SampleLabel) -> DateValue? {
    label.words.isDisjoint(with: ["end", "second", "until", "finish", "return", "checkout"])
      ? SampleValues.moment : DateValue(iso: "2025-06-09T11:41")
  }

  private func text(_ sample: Sample) -> String {
    switch sample {
    case .plain(let text): text
    case .word(let key): words.text(key)
    case .wait: writer.duration(600)
    case .day: SampleValues.moment.map { writer.date($0, style: .medium) } ?? ""
    case .time: SampleValues.moment.flatMap { writer.time($0, style: .short) } ?? ""
    case .money: money()
    case .fee: money(times: 0.1)
    }
  }

  private enum Sample: Sendable {
    case plain(String)
    case word(SampleWords.Key)
    case wait, day, time, money, fee
  }

  /// Words that say how something is told, and not what it is.
  private static let transparent: Set<String> = [
    "name", "number", "code", "id", "identifier", "text", "string", "label", "title",
    "value",
  ]

  /// Words that make a duration of what follows.
  private static let durations: Set<String> = ["wait", "duration", "minutes", "eta"]

  /// Two words that mean something else than the last alone.
  private static let compounds: [String: Sample] = [
    "mac address": .plain("00:1B:44:11:3A:B7"), "ip address": .plain("192.0.2.17"),
    "broadcast address": .plain("192.0.2.255"), "email address": .plain("ana@example.com"),
    "web address": .plain("https://example.com"), "phone number": .plain("+1 555 0100"),
    "user name": .plain("ana"), "payment account": .word(.checking),
    "bank account": .word(.checking),
  ]

  private static let texts: [(words: Set<String>, sample: Sample)] = [
    (durations, .wait),
    (["date", "day"], .day), (["time"], .time),
    (["fee", "tip"], .fee), (["price", "total", "cost", "amount"], .money),
    (["error", "reason", "failure"], .word(.error)), (["host", "hostname"], .plain("example.com")),
    (["latitude"], .plain("38.7223")), (["longitude"], .plain("-9.1393")),
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
    (["number", "count"], .plain("42")), (["nickname"], .word(.checking)),
    (["task", "todo", "reminder"], .word(.task)),
    (["note", "comment"], .word(.note)), (["search", "query"], .word(.search)),
    (["title"], .word(.title)),
    (["message"], .word(.hello)), (["content", "text", "body"], .word(.message)),
    (["party"], .plain("2")), (["color", "colour"], .word(.color)), (["size"], .word(.size)),
    (["code", "identifier", "id"], .plain("A-17")),
  ]
}

/// The label of a parameter or a property: in code, which is English in most projects, and by
/// people.
struct SampleLabel {
  let text: String
  /// The words of both names, in lower case.
  let words: Set<String>
  /// The name in code and the name for people, as far as they say what something is: a "number of
  /// guests" is a number.
  let phrases: [Phrase]

  struct Phrase {
    /// At least one, in lower case.
    let words: ArraySlice<String>

    /// The last two words.
    var ending: String { words.suffix(2).joined(separator: " ") }
  }

  init(name: String, text: String) {
    self.text = text
    let both = [name, text].map { label in
      label.split { !$0.isLetter }.flatMap { $0.camelCaseWords }.map { $0.lowercased() }
    }
    words = Set(both.joined())
    phrases = both.map { words in
      let end = words.dropFirst().firstIndex { ["of", "for", "in", "until", "per"].contains($0) }
      return Phrase(words: words[..<(end ?? words.endIndex)])
    }.filter { !$0.words.isEmpty }
  }
}
