/// Text that is safe to put into an HTML or SVG document as it stands.
///
/// All foreign text enters through `init(escaping:)`. Only what writes tags itself, the Markdown
/// renderer, the template engine and the SVG writer, may use `init(trusted:)`.
package struct Markup: Hashable, Sendable {
  /// The markup as it goes into the document.
  package private(set) var html: String

  /// No markup at all.
  package static let empty = Markup(trusted: "")

  /// Escapes a text for use as content or as the value of a quoted attribute.
  ///
  /// `&`, `<`, `>` and both quotation marks become references. Characters that neither XML 1.0 nor
  /// HTML allow in a document (controls, non-characters) become U+FFFD.
  package init(escaping text: String) {
    html = ""
    Markup.append(text, to: &html)
  }

  /// Takes markup as it is; every foreign text in it must have been escaped before.
  package init(trusted html: String) {
    self.html = html
  }

  package static func + (left: Markup, right: Markup) -> Markup {
    Markup(trusted: left.html + right.html)
  }

  package static func += (left: inout Markup, right: Markup) {
    left.html += right.html
  }

  /// Escapes a text onto the end of markup that is being written.
  static func append(_ text: String, to html: inout String) {
    guard text.utf8.contains(where: needsCare) else {
      html += text
      return
    }
    var rest = text[...]
    while let index = rest.utf8.firstIndex(where: needsCare) {
      let scalar = rest.unicodeScalars[index]
      html += rest[..<index]
      rest = rest[rest.unicodeScalars.index(after: index)...]
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.unicodeScalars.append(isForbidden(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    html += rest
  }

  /// The same for markup that is written as UTF-8.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    guard text.utf8.contains(where: needsCare) else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(contentsOf: Markup(escaping: text).html.utf8)
  }

  /// Whether a UTF-8 byte is, or may begin, a character that cannot go out as it is.
  ///
  /// 0xC2 begins the C1 controls, 0xEF and above the non-characters.
  private static func needsCare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), 0..<9, 11, 12, 14..<32, 0x7F, 0xC2, 0xEF...:
      true
    default: false
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<9, 11, 12, 14..<32, 0x7F..<0xA0, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}

extension Sequence<Markup> {
  /// All pieces one after the other.
  package func joined() -> Markup {
    reduce(into: .empty) { $0 += $1 }
  }
}
