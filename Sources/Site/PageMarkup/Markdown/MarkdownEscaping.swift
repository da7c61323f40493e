internal import TextTools

/// A text as a block of code.
package func markdownCodeBlock(_ text: String, language: String) -> [UInt8] {
  var block: [UInt8] = []
  block.append(codeBlock: Array(text.utf8), info: language)
  return block
}

/// The address of a page's Markdown export; any other address stays.
package func markdownAddress(of address: String) -> String {
  let bytes = Array(address.utf8)
  let end = bytes.firstIndex(of: UInt8(ascii: "#"), in: bytes.indices)
  guard bytes[..<end].suffix(5).elementsEqual(".html".utf8), !bytes.contains(UInt8(ascii: ":"))
  else { return address }
  return String(decoding: bytes[..<(end - 5)] + Array(".md".utf8) + bytes[end...], as: UTF8.self)
}

/// A text as words of one line of Markdown, in which nothing is a mark.
package func markdownText(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.append(words: Array(text.utf8))
  return String(decoding: bytes, as: UTF8.self)
}

/// Text on its way into Markdown.
extension [UInt8] {
  /// Adds a text as words with one space between, in which nothing is a mark.
  ///
  /// Whitespace at the ends of the text counts as one space. A text that `beginsLine` does not become
  /// a heading, a list or a quote either.
  mutating func append(words text: [UInt8], beginsLine: Bool = false) {
    guard beginsLine, let mark = text.lineMark else {
      append(words: text, in: text.indices)
      return
    }
    append(words: text, in: 0..<mark)
    append(UInt8(ascii: "\\"))
    append(text[mark])
    append(words: text, in: mark + 1..<text.count)
  }

  private mutating func append(words text: [UInt8], in range: Range<Int>) {
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
      if isControl(text[index]) {
        append(contentsOf: "\u{FFFD}".utf8)
        index += 1
        continue
      }
      if isMark(text[index]) || text.hasReference(at: index) { append(UInt8(ascii: "\\")) }
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
  private mutating func appendSpace() {
    if let last, last != UInt8(ascii: " "), last != UInt8(ascii: "\n") {
      append(UInt8(ascii: " "))
    }
  }

  /// Adds a text as a code span.
  mutating func append(codeSpan text: [UInt8]) {
    let fence = [UInt8](repeating: UInt8(ascii: "`"), count: text.longestRunOfBackticks + 1)
    let isOpen = text.first == UInt8(ascii: "`") || text.last == UInt8(ascii: "`")
    let needsRoom = isOpen || text.first == 0x20 && text.last == 0x20
    append(contentsOf: fence)
    if needsRoom { append(0x20) }
    append(contentsOf: text)
    if needsRoom { append(0x20) }
    append(contentsOf: fence)
  }

  /// Adds a text as a block of code, each of its lines behind a prefix; the line end is left out.
  mutating func append(codeBlock text: [UInt8], info: String = "", prefix: [UInt8] = []) {
    let fence = [UInt8](
      repeating: UInt8(ascii: "`"), count: Swift.max(3, text.longestRunOfBackticks + 1))
    let end = text.last == UInt8(ascii: "\n") ? text.count - 1 : text.count
    append(contentsOf: fence)
    append(contentsOf: info.utf8.filter { $0 != UInt8(ascii: "`") })
    append(UInt8(ascii: "\n"))
    var start = 0
    while !text.isEmpty, start <= end {
      let lineEnd = text.firstIndex(of: UInt8(ascii: "\n"), in: start..<end)
      append(contentsOf: start == lineEnd ? prefix.withoutOuterBlanks : prefix[...])
      append(contentsOf: text[start..<lineEnd])
      append(UInt8(ascii: "\n"))
      start = lineEnd + 1
    }
    append(contentsOf: prefix)
    append(contentsOf: fence)
  }

  private var longestRunOfBackticks: Int {
    var longest = 0
    var run = 0
    for byte in self {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = Swift.max(longest, run)
    }
    return longest
  }

  /// The byte that would make a text at the beginning of a line more than a text.
  private var lineMark: Int? {
    let start = withoutFirstBlanks(indices).lowerBound
    guard start < count else { return nil }
    switch self[start] {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "="), UInt8(ascii: "~"):
      return start
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let end = self[start...].firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return end.flatMap { [UInt8(ascii: "."), UInt8(ascii: ")")].contains(self[$0]) ? $0 : nil }
    default: return nil
    }
  }

  /// Whether a character reference such as `&amp;` is at a place.
  private func hasReference(at index: Int) -> Bool {
    guard self[index] == UInt8(ascii: "&") else { return false }
    let end = self[(index + 1)...].firstIndex { !$0.isWordByte && $0 != UInt8(ascii: "#") }
    return end.map { $0 > index + 1 && self[$0] == UInt8(ascii: ";") } ?? false
  }
}

/// Whether a byte is a mark, or is or may begin a blank.
private func needsCare(_ byte: UInt8) -> Bool {
  mayBeginBlank(byte) || isMark(byte) || byte == UInt8(ascii: "&") || isControl(byte)
}

private func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

private func isMark(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
    UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "|"):
    true
  default: false
  }
}
