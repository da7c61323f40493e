/// Searches in bytes; the standard library's search for a range is many times slower (observed).
extension [UInt8] {
  /// Where a text stands first.
  package func firstIndex(ofText text: String) -> Int? {
    let word = Array(text.utf8)
    guard count >= word.count else { return nil }
    return (0...(count - word.count)).first { holds(word, at: $0) }
  }

  /// Where a text stands last.
  package func lastIndex(ofText text: String) -> Int? {
    let word = Array(text.utf8)
    guard count >= word.count else { return nil }
    return (0...(count - word.count)).last { holds(word, at: $0) }
  }

  package func contains(text: String) -> Bool { firstIndex(ofText: text) != nil }

  /// Whether a word stands at a place, which has room for it.
  private func holds(_ word: [UInt8], at place: Int) -> Bool {
    for offset in 0..<word.count where self[place + offset] != word[offset] { return false }
    return true
  }
}
