/// Text that is safe to put into an HTML or SVG document as it stands.
///
/// All foreign text enters through `init(escaping:)`. Only what writes tags itself, the Markdown
/// renderer, the template engine and the SVG writer, may use `init(trusted:)`.
package struct Markup: Hashable, Sendable {
  /// The markup as it goes into the document, in UTF-8.
  package private(set) var bytes: [UInt8]

  /// The markup as text.
  package var html: String { String(decoding: bytes, as: UTF8.self) }

  /// No markup at all.
  package static let empty = Markup(trusted: [])

  /// Escapes a text for use as content or as the value of a quoted attribute.
  ///
  /// `&`, `<`, `>` and both quotation marks become references. Characters that neither XML 1.0 nor
  /// HTML allow in a document (controls, non-characters) become U+FFFD.
  package init(escaping text: String) {
    bytes = []
    Markup.append(text, to: &bytes)
  }

  /// Takes markup in UTF-8 as it is; every foreign text in it must have been escaped before.
  package init(trusted bytes: [UInt8]) {
    self.bytes = bytes
  }

  package static func += (left: inout Markup, right: Markup) {
    left.bytes += right.bytes
  }

  /// Escapes a text onto the end of markup that is being written.
  package static func append(_ text: String, to markup: inout [UInt8]) {
    let start = markup.count
    markup.append(contentsOf: text.utf8)
    // Most texts need nothing.
    var end = start
    while end < markup.count, !needsCare(markup[end]) { end += 1 }
    guard end < markup.count else { return }
    let rest = Array(markup[end...])
    markup.removeSubrange(end...)
    append(rest, in: rest.indices, to: &markup)
  }

  /// Appends a part of a text in UTF-8.
  static func append(_ text: [UInt8], in range: Range<Int>, to markup: inout [UInt8]) {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      guard needsCare(text[index]), let (escaped, length) = text.escape(at: index) else {
        index += 1
        continue
      }
      markup.append(contentsOf: text[start..<index])
      markup.append(contentsOf: escaped)
      index += length
      start = index
    }
    markup.append(contentsOf: text[start..<range.upperBound])
  }

  /// Whether a UTF-8 byte is, or may begin, a character that cannot go out as it is.
  ///
  /// 0xC2 begins the C1 controls, 0xEF and above the non-characters.
  private static func needsCare(_ byte: UInt8) -> Bool {
    byte < 64
      ? marksAndControls >> byte & 1 == 1 : byte == 0x7F || byte == 0xC2 || byte >= 0xEF
  }

  /// A bit for each byte below 64 that needs care.
  ///
  /// These are `"`, `&`, `'`, `<`, `>`, and all controls but the tab and the two that end lines.
  /// Every byte of a site is looked at, and this takes half the time of a `switch`.
  private static let marksAndControls: UInt64 = 0x5000_00C4_FFFF_D9FF
}

extension [UInt8] {
  /// The escape of the character at a place and its length in bytes; nil where it goes out as it
  /// is.
  fileprivate func escape(at index: Int) -> (escaped: [UInt8], length: Int)? {
    switch self[index] {
    case UInt8(ascii: "&"): return (ampersand, 1)
    case UInt8(ascii: "<"): return (less, 1)
    case UInt8(ascii: ">"): return (greater, 1)
    case UInt8(ascii: "\""): return (quote, 1)
    case UInt8(ascii: "'"): return (apostrophe, 1)
    default:
      let length = forbidden(at: index)
      return length > 0 ? (replacement, length) : nil
    }
  }

  /// How many bytes a character has that no document may hold; 0 for any other.
  private func forbidden(at index: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 { index + offset < count ? self[index + offset] : 0 }
    switch self[index] {
    case 0xC2: return (0x80..<0xA0).contains(byte(1)) ? 2 : 0
    case 0xEF:
      let isForbidden =
        byte(1) == 0xB7 && (0x90...0xAF).contains(byte(2)) || byte(1) == 0xBF && byte(2) >= 0xBE
      return isForbidden ? 3 : 0
    case 0xF0...: return byte(1) & 0x0F == 0x0F && byte(2) == 0xBF && byte(3) >= 0xBE ? 4 : 0
    default: return 1
    }
  }
}

private let ampersand = Array("&amp;".utf8)
private let less = Array("&lt;".utf8)
private let greater = Array("&gt;".utf8)
private let quote = Array("&quot;".utf8)
private let apostrophe = Array("&#39;".utf8)
private let replacement = Array("\u{FFFD}".utf8)
