/// Text on its way into a twin: blanks run together, and what Markdown would read
/// as a mark escaped.
extension [UInt8] {
  /// Adds a text as words with one space between; blanks at its ends count as one.
  mutating func append(words text: [UInt8]) { append(words: text, in: text.indices) }

  /// The same for a range of a text.
  mutating func append(words text: [UInt8], in range: Range<Int>) {
    guard !range.isEmpty else { return }
    var index = range.lowerBound
    // A space that does not break stays, and separates at the ends of a text like any other blank.
    var isApart = text.blank(at: index) > 0
    while index < range.upperBound {
      let blank = text.blank(at: index)
      if blank > 0, !text.isNoBreakSpace(at: index) {
        isApart = true
        index += blank
        continue
      }
      if isApart { appendSpace() }
      isApart = false
      if isMark(text[index]) { append(UInt8(ascii: "\\")) }
      let start = index
      repeat {
        index += 1
        // One space within a line stays as it is.
        if index + 1 < range.upperBound, text[index] == 0x20, !needsCare(text[index + 1]) {
          index += 1
        }
      } while index < range.upperBound && !needsCare(text[index])
      append(contentsOf: text[start..<index])
    }
    if isApart || text.blank(before: range.upperBound) > 0 { appendSpace() }
  }

  /// Adds a space, unless the text begins here or has one already.
  mutating func appendSpace() {
    if let last, last != UInt8(ascii: " "), last != UInt8(ascii: "\n") {
      append(UInt8(ascii: " "))
    }
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
  String(decoding: markdownText(Array(text.utf8)), as: UTF8.self)
}

/// The same in UTF-8.
package func markdownText(_ text: [UInt8]) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.append(words: text)
  return bytes
}

/// Whether a byte is a mark, or is or may begin a blank.
private func needsCare(_ byte: UInt8) -> Bool {
  mayBeginBlank(byte) || isMark(byte)
}

private func isMark(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
    UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "|"):
    true
  default: false
  }
}
