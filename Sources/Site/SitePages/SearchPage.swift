internal import TextTools

/// One page in the index of the search.
struct SearchPage: Sendable {
  /// The page as a list of its kind, title, address and words, and of its places, in UTF-8.
  let json: [UInt8]

  init(kind: String, title: String, path: String, texts: [String], parts: [Part] = []) {
    var json = list(of: [kind, title, path], distinctWords(texts))
    if !parts.isEmpty {
      json.removeLast()
      json.append(contentsOf: ",[".utf8)
      json.append(contentsOf: parts.map(\.json).joined(by: ","))
      json.append(contentsOf: "]]".utf8)
    }
    self.json = json
  }

  /// A place on the page.
  struct Part: Sendable {
    fileprivate let json: [UInt8]

    init(anchor: String, kind: String, title: String, texts: [String]) {
      self.init(anchor: anchor, kind: kind, title: title, words: distinctWords(texts))
    }

    /// Creates an entry with the words of one text in UTF-8.
    init(anchor: String, kind: String, title: String, words: [UInt8]) {
      json = list(of: [anchor, kind, title], words)
    }
  }
}

private func list(of texts: [String], _ words: [UInt8]) -> [UInt8] {
  var json = Array("[".utf8)
  json.reserveCapacity(words.count + texts.reduce(16) { $0 + $1.utf8.count + 3 })
  for text in texts {
    appendJSONString(Array(text.utf8), to: &json)
    json.append(UInt8(ascii: ","))
  }
  appendJSONString(shortened(words), to: &json)
  json.append(UInt8(ascii: "]"))
  return json
}

/// The most characters that the index has of one page or place (convention); a document's section
/// is seldom longer, and an intent with phrases in thirty languages is not.
private let maximumCharacters = 20_000

/// Several texts as one in UTF-8; each stands there once.
private func distinctWords(_ texts: [String]) -> [UInt8] {
  var seen: Set<String> = []
  let distinct = texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  return Array(distinct.joined(separator: " ").utf8)
}

private func shortened(_ text: [UInt8]) -> [UInt8] {
  guard text.count > maximumCharacters else { return text }
  return Array(String(decoding: text, as: UTF8.self).prefix(maximumCharacters).utf8)
}
