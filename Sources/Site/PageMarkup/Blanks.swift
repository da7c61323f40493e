/// Blanks of Unicode in UTF-8.
extension [UInt8] {
  /// How many bytes a blank at a place has; 0 where none is.
  func blank(at index: Int) -> Int {
    guard index < count else { return 0 }
    switch self[index] {
    case 0x20, 0x09...0x0D: return 1
    case 0xC2:
      return index + 1 < count && (self[index + 1] == 0x85 || isNoBreakSpace(at: index)) ? 2 : 0
    case 0xE1...0xE3:
      return index + 2 < count && isWideBlank(self[index], self[index + 1], self[index + 2]) ? 3 : 0
    default: return 0
    }
  }

  /// How many bytes a blank that ends at a place has; 0 where none does.
  func blank(before index: Int) -> Int {
    guard index > 0 else { return 0 }
    if self[index - 1] < 0x80 { return blank(at: index - 1) }
    return (2...3).first { index >= $0 && blank(at: index - $0) == $0 } ?? 0
  }

  func isNoBreakSpace(at index: Int) -> Bool {
    self[index] == 0xC2 && index + 1 < count && self[index + 1] == 0xA0
  }

  /// The text without the blanks at its ends.
  var withoutOuterBlanks: ArraySlice<UInt8> {
    self[withoutLastBlanks(withoutFirstBlanks(indices))]
  }

  /// A range without the blanks that it begins with.
  func withoutFirstBlanks(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, case let blank = blank(at: start), blank > 0 { start += blank }
    return Swift.min(start, range.upperBound)..<range.upperBound
  }

  /// A range without the blanks that it ends with.
  func withoutLastBlanks(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, case let blank = blank(before: end), blank > 0 { end -= blank }
    return range.lowerBound..<Swift.max(end, range.lowerBound)
  }
}

/// Whether a blank begins with a byte, or may begin with it.
func mayBeginBlank(_ byte: UInt8) -> Bool {
  byte <= 0x20
    ? byte == 0x20 || (0x09...0x0D).contains(byte)
    : byte == 0xC2 || (0xE1...0xE3).contains(byte)
}

/// Whether three bytes are one of Unicode's blanks: U+1680, U+2000 to U+200A, the separators of lines
/// and paragraphs, U+202F, U+205F and U+3000.
private func isWideBlank(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
  switch (first, second) {
  case (0xE1, 0x9A), (0xE3, 0x80): third == 0x80
  case (0xE2, 0x80):
    (0x80...0x8A).contains(third) || third == 0xA8 || third == 0xA9 || third == 0xAF
  case (0xE2, 0x81): third == 0x9F
  default: false
  }
}

extension [UInt8] {
  /// Leaves the words from a place on, with one space between.
  mutating func singleSpace(from start: Int) {
    guard needsSpacing(from: start) else { return }
    var end = start
    var isApart = false
    var index = start
    while index < count {
      let blank = blank(at: index)
      if blank == 0 {
        if isApart, end > start {
          self[end] = UInt8(ascii: " ")
          end += 1
        }
        self[end] = self[index]
        end += 1
      }
      isApart = blank > 0
      index += Swift.max(blank, 1)
    }
    removeSubrange(end...)
  }

  /// Whether there may be other blanks than single spaces between words.
  private func needsSpacing(from start: Int) -> Bool {
    var last = UInt8(ascii: " ")
    for index in start..<count {
      let byte = self[index]
      if mayBeginBlank(byte), byte != UInt8(ascii: " ") || last == UInt8(ascii: " ") {
        return true
      }
      last = byte
    }
    return last == UInt8(ascii: " ")
  }
}

extension Unicode.Scalar {
  var isBlank: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}
