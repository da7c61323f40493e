#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Searches in bytes and compares them; the standard library's searches are many times slower (observed).
extension [UInt8] {
  /// Where a text stands first, from a place on.
  package func firstIndex(ofText text: String, from start: Int = 0) -> Int? {
    let word = Array(text.utf8)
    guard let first = word.first else { return start }
    var place = firstIndex(of: first, in: start..<count)
    while place <= count - word.count {
      if holds(word, at: place) { return place }
      place = firstIndex(of: first, in: (place + 1)..<count)
    }
    return nil
  }

  package func contains(text: String) -> Bool { firstIndex(ofText: text) != nil }

  /// Where a byte stands first in a range; the range's end where it does not.
  ///
  /// The C library looks at many bytes at a time.
  package func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int {
    unsafe self[range].withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let place = unsafe memchr(start, Int32(byte), bytes.count)
      else { return range.upperBound }
      return unsafe range.lowerBound + start.distance(to: UnsafeRawPointer(place))
    }
  }

  /// Whether bytes are the same; `==` looks at one after the other.
  package func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return unsafe withUnsafeBytes { own in
      unsafe other.withUnsafeBytes { other in
        guard let start = own.baseAddress, let otherStart = other.baseAddress else { return true }
        return unsafe memcmp(start, otherStart, own.count) == 0
      }
    }
  }

  /// Whether a word stands at a place, which has room for it.
  private func holds(_ word: [UInt8], at place: Int) -> Bool {
    for offset in 0..<word.count where self[place + offset] != word[offset] { return false }
    return true
  }
}

extension StringProtocol {
  /// The pieces of a text between the places where a byte of ASCII stands, those without any byte left
  /// out; the last has the rest where there are to be no more than `most`.
  package func pieces(by separator: UInt8, most: Int = .max) -> [String] {
    let bytes = Array(String(self).utf8)
    var pieces: [String] = []
    var start = 0
    while start < bytes.count {
      let isLast = pieces.count == most - 1
      let end = isLast ? bytes.count : bytes.firstIndex(of: separator, in: start..<bytes.count)
      if start < end { pieces.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
      start = end + 1
    }
    return pieces
  }

  /// The lines of a text, the empty ones as well.
  package var lines: [String] {
    let bytes = Array(String(self).utf8)
    var lines: [String] = []
    var start = 0
    while start <= bytes.count {
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"), in: start..<bytes.count)
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + 1
    }
    return lines
  }
}
