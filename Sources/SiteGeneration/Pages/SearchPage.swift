internal import Diagnostics

/// One page in the index of the search.
struct SearchPage: Sendable {
  /// The page as a list of its kind, title, address and words, and of its places, in UTF-8.
  let json: [UInt8]

  init(kind: String, title: String, path: String, texts: [String], parts: [Part] = []) {
    var json = list(of: [kind, title, path, words(texts)])
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
      json = list(of: [anchor, kind, title, words(texts)])
    }
  }
}

private func list(of texts: [String]) -> [UInt8] {
  var json = Array("[".utf8)
  for (index, text) in texts.enumerated() {
    if index > 0 { json.append(UInt8(ascii: ",")) }
    appendJSONString(text, to: &json)
  }
  json.append(UInt8(ascii: "]"))
  return json
}

/// The most characters that the index has of one page or place (convention); a document's section
/// is seldom longer, and an intent with phrases in thirty languages is not.
private let mostCharacters = 20_000

/// Several texts as one; each stands there once.
private func words(_ texts: [String]) -> String {
  if let only = texts.first, texts.count == 1 { return shortened(only) }
  var seen: Set<String> = []
  let distinct = texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  return shortened(distinct.joined(separator: " "))
}

private func shortened(_ text: String) -> String {
  text.utf8.count <= mostCharacters ? text : String(text.prefix(mostCharacters))
}
