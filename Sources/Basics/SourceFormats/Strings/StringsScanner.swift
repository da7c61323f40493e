import Diagnostics
internal import TextTools

/// Walks over the bytes of a `.strings` file: white space, comments, signs and texts.
struct StringsScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var cursor: PlaceCursor

  init(path: String, text: [UInt8]) {
    bytes = text
    cursor = PlaceCursor(file: path, bytes: text)
  }

  var isAtEnd: Bool { index >= bytes.count }

  /// The next byte; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The place of the next byte.
  var place: SourceLocation {
    mutating get { cursor.place(atByte: index) }
  }

  /// The next character, for a message.
  var shownNext: String {
    guard
      let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
        .unicodeScalars.first
    else { return "the end of the file" }
    return scalar.value < 0x20 || scalar.value == 0x7F
      ? "U+\(scalar.value.digits(4))" : String(scalar)
  }

  /// Moves over a sign if it is next, and tells whether it was.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == sign.value else { return false }
    index += 1
    return true
  }

  /// Moves over white space and comments.
  ///
  /// - Returns: Always true, so that it can stand in a condition.
  /// - Throws: A diagnostic for a comment that never ends.
  @discardableResult
  mutating func skipSpace() throws(Diagnostic) -> Bool {
    while index < bytes.count {
      if isSpace(at: index) {
        index += spaceLength(at: index)
      } else if bytes[index...].starts(with: "//".utf8) {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if bytes[index...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        break
      }
    }
    return true
  }

  private mutating func skipComment() throws(Diagnostic) {
    let start = index
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index...].starts(with: "*/".utf8) {
        index += 2
        return
      }
      index += 1
    }
    throw Diagnostic(
      .malformedStrings, "The comment that starts here never ends", at: cursor.place(atByte: start),
      fix: "Write '*/' after it")
  }

  /// ASCII's white space and control signs of lines, and U+2028 and U+2029, as CoreFoundation has
  /// it.
  private func isSpace(at index: Int) -> Bool {
    let byte = bytes[index]
    return byte == 0x20 || (0x09...0x0D).contains(byte) || spaceLength(at: index) == 3
  }

  private func spaceLength(at index: Int) -> Int {
    bytes[index] == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x80
      && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9) ? 3 : 1
  }

  /// A text in quotation marks or without; nil when something else is next.
  ///
  /// - Throws: A diagnostic for a text that never ends.
  mutating func text() throws(Diagnostic) -> String? {
    guard let next else { return nil }
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try quoted(by: next) }
    let start = index
    while index < bytes.count, isPlain(bytes[index]) { index += 1 }
    return start == index ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(Diagnostic) -> String {
    let opening = index
    index += 1
    let start = index
    var hasEscapes = false
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\") {
        hasEscapes = true
        index += 1
      }
      index += 1
    }
    guard index < bytes.count else {
      index = bytes.count
      throw Diagnostic(
        .malformedStrings, "The text that starts here never ends",
        at: cursor.place(atByte: opening),
        fix: "Write a quotation mark after it, and escape those in it as \\\"")
    }
    let content = bytes[start..<index]
    index += 1
    return hasEscapes ? resolvedStringsEscapes(content) : String(decoding: content, as: UTF8.self)
  }

  /// Tests a byte of a text without quotation marks, as CoreFoundation does.
  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }
}
