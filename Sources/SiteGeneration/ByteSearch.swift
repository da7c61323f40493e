extension [UInt8] {
  /// Whether a text stands somewhere in the bytes.
  ///
  /// The standard library's search for a range is many times slower on bytes (observed).
  func contains(text: String) -> Bool {
    let word = Array(text.utf8)
    guard let first = word.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: word) }
  }
}
