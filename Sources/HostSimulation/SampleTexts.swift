internal import IntentDefinitions

/// Texts that fit what a parameter is called, in the words of its label.
enum SampleTexts {
  /// A text for a label; nil where nothing is known to fit.
  ///
  /// The first that fits counts, so a "wait time" is a duration and an "order date" a date.
  static func text(for label: String) -> String? {
    let words = words(of: label)
    return texts.first { !words.isDisjoint(with: $0.words) }?.text
  }

  /// Where something is; the end of a way is another place than its start.
  static func place(for label: String) -> String {
    let words = words(of: label)
    return words.isDisjoint(with: ["drop", "dropoff", "destination", "end", "to"])
      ? "1 Main Street" : "Central Station"
  }

  /// The number of what counts things, or is a percentage; nil for any other.
  static func wholeNumber(for label: String) -> Int? {
    let words = words(of: label)
    if !words.isDisjoint(with: ["percent", "percentage"]) { return 80 }
    return words.isDisjoint(with: [
      "number", "count", "size", "results", "index", "level", "profile",
    ]) ? nil : 2
  }

  /// What stands for a measurement, by its kind.
  static let measurements = [
    "Distance": "5 km", "Length": "5 km", "Temperature": "20 °C", "Mass": "250 g",
    "Speed": "50 km/h", "Volume": "1 l", "Energy": "40 kWh",
  ]

  private static func words(of label: String) -> Set<String> {
    Set(
      label.split { !$0.isLetter }.flatMap { String($0).camelCaseWords }.map { $0.lowercased() })
  }

  private static let texts: [(words: Set<String>, text: String)] = [
    (["wait", "duration", "minutes", "eta"], "10 minutes"),
    (["date", "day"], "June 9"), (["time"], "9:41 AM"),
    (["price", "total", "cost", "amount", "fee"], "$12.50"),
    (["error", "reason", "failure"], "No connection"),
    (["url", "link", "website"], "https://example.com"),
    (["email", "mail"], "ana@example.com"), (["phone"], "+1 555 0100"),
    (["person", "contact", "recipient", "sender", "user"], "Ana Silva"),
    (["plate"], "HBR 204"), (["manufacturer"], "Volta"), (["model"], "Cargo"),
    (["workout", "exercise"], "Morning Run"), (["car", "vehicle"], "Blue Volta"),
    (["profile"], "Everyday"), (["album", "playlist"], "Morning Mix"),
    (["song", "track"], "First Light"), (["artist"], "The Lanterns"), (["genre"], "Jazz"),
    (["channel", "radio"], "Harbour FM"), (["restaurant"], "Corner Bistro"),
    (["organization", "company"], "City Power"),
    (["destination", "station", "to"], "Central Station"),
    (["address", "location", "place", "street"], "1 Main Street"), (["city"], "Lisbon"),
    (["country"], "Portugal"), (["language"], "English"), (["group"], "Weekend Walkers"),
    (["account", "nickname"], "Checking"), (["task", "todo", "reminder"], "Buy milk"),
    (["note", "comment"], "For lunch"), (["search", "query"], "coffee"), (["title"], "Ideas"),
    (["message"], "Hello"), (["content", "text", "body"], "On my way"),
    (["color", "colour"], "Blue"), (["size"], "Medium"), (["number"], "42"),
    (["code", "identifier", "id"], "A-17"),
  ]
}
