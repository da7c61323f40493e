/// Texts of values in the ask's language, which the host writes from its own tables.
enum HostFormat {
  static func text(_ kind: String, _ value: Double?, _ fields: [String: JSONValue] = [:]) -> String
  { answer(kind, value, fields) ?? "" }

  /// The text; nil where the tables of the host lack a part of it.
  static func answer(
    _ kind: String, _ value: Double?, _ fields: [String: JSONValue]
  ) -> String? {
    var question = fields.filter { $0.value != .null }
    question["type"] = "format"
    question["kind"] = .string(kind)
    question["value"] = JSONValue(optional: value)
    return HostPipe.ask(.object(question))?["text"]?.text
  }

  /// The locale of a formatter, for the host; null where it is the ask's own.
  static func locale(_ locale: Locale?) -> JSONValue {
    guard let name = locale?.identifier, name != Locale.current.identifier, !name.isEmpty else {
      return .null
    }
    return .string(name)
  }

  /// Whether a formatter writes English.
  static func isEnglish(_ locale: Locale?) -> Bool {
    locale?.identifier.hasPrefix("en") ?? isEnglish
  }

  /// Whether the ask is in English.
  static var isEnglish: Bool { Session.ask["language"]?.text?.hasPrefix("en") ?? true }
}
