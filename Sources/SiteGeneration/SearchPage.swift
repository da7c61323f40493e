internal import Diagnostics

/// One page in the index of the search.
struct SearchPage: Sendable {
  /// The page as a list of its kind, title, address and words, and of its places.
  let json: String

  init(kind: String, title: String, path: String, texts: [String], parts: [Part] = []) {
    let members = [kind, title, path, words(texts)].map(jsonString)
    let list = parts.isEmpty ? [] : ["[\(parts.map(\.json).joined(separator: ","))]"]
    json = "[\((members + list).joined(separator: ","))]"
  }

  /// A place on the page.
  struct Part: Sendable {
    fileprivate let json: String

    init(anchor: String, kind: String, title: String, texts: [String]) {
      json = "[\([anchor, kind, title, words(texts)].map(jsonString).joined(separator: ","))]"
    }
  }
}

/// The most characters that the index has of one page or place (convention); a document's section
/// is seldom longer, and an intent with phrases in thirty languages is not.
private let mostCharacters = 20_000

/// Several texts as one; each stands there once.
private func words(_ texts: [String]) -> String {
  var seen: Set<String> = []
  let distinct = texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  let text = distinct.joined(separator: " ")
  return text.utf8.count <= mostCharacters ? text : String(text.prefix(mostCharacters))
}
