/// Searches in bytes; the standard library's search for a range is many times slower (observed).
extension [UInt8] {
  /// Where a text stands first.
  package func firstIndex(ofText text: String) -> Int? {
    let word = Array(text.utf8)
    guard let first = word.first else { return startIndex }
    return indices.first { self[$0] == first && self[$0...].starts(with: word) }
  }

  /// Where a text stands last.
  package func lastIndex(ofText text: String) -> Int? {
    let word = Array(text.utf8)
    guard let first = word.first else { return endIndex }
    return indices.last { self[$0] == first && self[$0...].starts(with: word) }
  }

  package func contains(text: String) -> Bool { firstIndex(ofText: text) != nil }
}
