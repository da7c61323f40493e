internal import TextTools

/// One entry of the catalog's text: a keyword and its words, then fields after semicolons.
struct SystemIntentLine {
  let number: Int
  let keyword: String
  let words: String
  let fields: [String]

  init?(_ text: String, number: Int) {
    let parts = text.pieces(by: UInt8(ascii: ";")).map { part in
      String(Substring(part.utf8.drop { $0 == UInt8(ascii: " ") }))
    }
    guard let head = parts.first, let space = head.utf8.firstIndex(of: UInt8(ascii: " ")) else {
      return nil
    }
    self.number = number
    keyword = String(head[..<space])
    words = String(head[space...].dropFirst())
    guard !words.isEmpty else { return nil }
    fields = Array(parts.dropFirst())
  }

  /// The first field that begins with a word, without that word; empty for the word alone.
  func value(_ word: String) -> String? { values(word).first }

  func values(_ word: String) -> [String] {
    fields.compactMap { field in
      guard field.hasPrefix(word) else { return nil }
      let rest = field.utf8.dropFirst(word.utf8.count)
      guard rest.isEmpty || rest.first == UInt8(ascii: " ") else { return nil }
      return String(Substring(rest.dropFirst()))
    }
  }

  var availability: SystemAvailability {
    fields.isEmpty
      ? SystemAvailability()
      : SystemAvailability(
        introduced: value("ios"), deprecated: value("deprecated"),
        replacement: value("replaced"), isUnavailable: value("unavailable") != nil)
  }

  func method(_ name: String, resolving parameter: String? = nil) -> HandlingProtocol.Method {
    HandlingProtocol.Method(
      name: name, parameter: parameter, isRequired: value("required") != nil,
      availability: availability)
  }
}
