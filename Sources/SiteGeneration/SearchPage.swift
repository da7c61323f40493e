internal import Diagnostics

/// One page in the index of the search.
struct SearchPage: Sendable {
  let kind: String
  let title: String
  let path: String
  let texts: [String]
  var parts: [Part] = []

  /// A place on the page.
  struct Part: Sendable {
    let anchor: String
    let kind: String
    let title: String
    let texts: [String]

    fileprivate var json: String {
      "[\([anchor, kind, title, words(texts)].map(jsonString).joined(separator: ","))]"
    }
  }

  var json: String {
    let members = [kind, title, path, words(texts)].map(jsonString)
    let list = parts.isEmpty ? [] : ["[\(parts.map(\.json).joined(separator: ","))]"]
    return "[\((members + list).joined(separator: ","))]"
  }
}

/// The most characters that the index has of one page or place (convention); a document's section
/// is seldom longer, and an intent with phrases in thirty languages is not.
private let mostCharacters = 20_000

/// Several texts as one; each stands there once.
private func words(_ texts: [String]) -> String {
  var seen: Set<String> = []
  let distinct = texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  return String(distinct.joined(separator: " ").prefix(mostCharacters))
}
