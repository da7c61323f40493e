/// Text on its way into a twin: references resolved, blanks run together, and what Markdown would read
/// as a mark escaped.
extension [UInt8] {
  /// Adds the text of a range of a page, with the five references that pages use resolved.
  mutating func append(_ page: [UInt8], decoding range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if page[index] == UInt8(ascii: "&"), let (character, length) = page.reference(index, range) {
        append(character)
        index += length
      } else {
        append(page[index])
        index += 1
      }
    }
  }

  /// The reference at a place within a range: what it stands for, and how long it is.
  private func reference(_ index: Int, _ range: Range<Int>) -> (character: UInt8, length: Int)? {
    let rest = self[index..<range.upperBound]
    return references.first { rest.starts(with: $0.name) }.map { ($0.character, $0.name.count) }
  }

  /// Adds a text as words with one space between; blanks at its ends count as one.
  mutating func append(words text: [UInt8]) {
    var index = 0
    // A space that does not break stays, and separates at the ends of a text like any other blank.
    var isApart = text.blank(at: 0) > 0
    while index < text.count {
      let blank = text.blank(at: index)
      if blank > 0, !text.isNoBreakSpace(at: index) {
        isApart = true
        index += blank
        continue
      }
      if isApart { appendSpace() }
      isApart = false
      if isMark(text[index]) { append(UInt8(ascii: "\\")) }
      append(text[index])
      index += 1
    }
    if isApart || text.blank(before: text.count) > 0 { appendSpace() }
  }

  /// Adds a space, unless the text begins here or has one already.
  mutating func appendSpace() {
    if let last, last != UInt8(ascii: " "), last != UInt8(ascii: "\n") {
      append(UInt8(ascii: " "))
    }
  }

  /// The text without the blanks at its ends.
  var withoutOuterBlanks: ArraySlice<UInt8> {
    var (start, end) = (0, count)
    while start < end, case let blank = blank(at: start), blank > 0 { start += blank }
    while start < end, case let blank = blank(before: end), blank > 0 { end -= blank }
    return self[start..<Swift.max(start, end)]
  }

  /// How many bytes a blank at a place has; 0 where none is.
  private func blank(at index: Int) -> Int {
    guard index < count else { return 0 }
    switch self[index] {
    case 0x20, 0x09...0x0D: return 1
    case 0xC2:
      return index + 1 < count && [0x85, 0xA0].contains(self[index + 1]) ? 2 : 0
    case 0xE1...0xE3:
      return index + 2 < count && isWideBlank(self[index], self[index + 1], self[index + 2]) ? 3 : 0
    default: return 0
    }
  }

  /// How many bytes a blank that ends at a place has; 0 where none does.
  private func blank(before index: Int) -> Int {
    (1...3).first { index >= $0 && blank(at: index - $0) == $0 } ?? 0
  }

  private func isNoBreakSpace(at index: Int) -> Bool {
    self[index] == 0xC2 && index + 1 < count && self[index + 1] == 0xA0
  }

  /// The most of a byte that stand in a row.
  func longestRun(of byte: UInt8) -> Int {
    var longest = 0
    var run = 0
    for own in self {
      run = own == byte ? run + 1 : 0
      longest = Swift.max(longest, run)
    }
    return longest
  }
}

/// A text as words of one line of Markdown, in which nothing is a mark.
package func markdownText(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.append(words: Array(text.utf8))
  return String(decoding: bytes, as: UTF8.self)
}

private let references: [(name: [UInt8], character: UInt8)] = [
  (Array("&lt;".utf8), UInt8(ascii: "<")), (Array("&gt;".utf8), UInt8(ascii: ">")),
  (Array("&amp;".utf8), UInt8(ascii: "&")), (Array("&quot;".utf8), UInt8(ascii: "\"")),
  (Array("&#39;".utf8), UInt8(ascii: "'")),
]

private func isMark(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
    UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "|"):
    true
  default: false
  }
}

/// Whether three bytes are one of Unicode's blanks: U+1680, U+2000 to U+200A, the separators of lines
/// and paragraphs, U+202F, U+205F and U+3000.
private func isWideBlank(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
  switch (first, second) {
  case (0xE1, 0x9A), (0xE3, 0x80): third == 0x80
  case (0xE2, 0x80): (0x80...0x8A).contains(third) || [0xA8, 0xA9, 0xAF].contains(third)
  case (0xE2, 0x81): third == 0x9F
  default: false
  }
}
