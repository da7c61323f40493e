/// Marks the parts of source code by what they are, as classes for a style sheet.
///
/// By the look of the text alone, as editors do: no parser, and code with mistakes is shown as
/// well. The text itself never changes. The time taken grows with the length of the text.
package enum CodeHighlighter {
  /// The code as the content of a `code` element; plain text in a language that is not known.
  package static func markup(of code: String, language: String) -> Markup {
    var html: [UInt8] = []
    append(code, language: language, to: &html)
    return Markup(trusted: html)
  }

  /// Appends the highlighted code to markup.
  static func append(_ code: String, language: String, to html: inout [UInt8]) {
    let bytes = Array(code.utf8)
    var end = 0
    for token in tokens(of: bytes, language: language.lowercased()) {
      Markup.append(bytes, in: end..<token.range.lowerBound, to: &html)
      html.append(contentsOf: token.kind.startTag.utf8)
      Markup.append(bytes, in: token.range, to: &html)
      html.append(contentsOf: "</span>".utf8)
      end = token.range.upperBound
    }
    Markup.append(bytes, in: end..<bytes.count, to: &html)
  }

  private static func tokens(of bytes: [UInt8], language: String) -> [CodeToken] {
    switch language {
    case "swift": swiftTokens(of: bytes)
    case "yaml", "yml": yamlTokens(of: bytes)
    case "json": jsonTokens(of: bytes)
    case "xml", "html", "svg", "plist", "storyboard", "xib", "mustache":
      xmlTokens(of: bytes)
    default: []
    }
  }
}

/// A part of a text that has a look of its own, by its bytes.
struct CodeToken: Hashable {
  let kind: Kind
  let range: Range<Int>

  enum Kind {
    case comment, string, number, keyword
    /// A type, or the name of an element.
    case type
    /// An attribute, or a key.
    case attribute

    /// The start tag of the element around a part.
    var startTag: String {
      switch self {
      case .comment: "<span class=\"code-comment\">"
      case .string: "<span class=\"code-string\">"
      case .number: "<span class=\"code-number\">"
      case .keyword: "<span class=\"code-keyword\">"
      case .type: "<span class=\"code-type\">"
      case .attribute: "<span class=\"code-attribute\">"
      }
    }
  }
}

/// Walks over the bytes of a text; every mark that languages use is ASCII.
struct CodeScanner {
  let bytes: [UInt8]
  var index = 0
  private(set) var tokens: [CodeToken] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }
  var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  func starts(with text: String, at place: Int? = nil) -> Bool {
    let start = place ?? index
    let wanted = text.utf8.count
    guard start + wanted <= bytes.count, text.utf8.first == bytes[start] else { return false }
    return text.utf8.elementsEqual(bytes[start..<(start + wanted)])
  }

  /// Adds a token that ends here.
  mutating func add(_ kind: CodeToken.Kind, from start: Int) {
    if index > start { tokens.append(CodeToken(kind: kind, range: start..<index)) }
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while index < bytes.count, condition(bytes[index]) { index += 1 }
  }

  /// Goes to the end of the line, before its line feed.
  mutating func skipLine() { skip { $0 != UInt8(ascii: "\n") } }

  /// Goes behind the next place where a text stands, or to the end.
  mutating func skip(past text: String) {
    while !isAtEnd, !starts(with: text) { index += 1 }
    index = min(index + text.utf8.count, bytes.count)
  }

  /// Goes behind a string in quotation marks, which a backslash may escape, or to the line's end.
  mutating func skipString(_ quote: UInt8) {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == quote {
        index += 1
        return
      }
      if index < bytes.count { index += 1 }
    }
  }

  /// Goes behind a number: digits with letters, points and underscores.
  mutating func skipNumber() {
    skip { $0.isWordByte || $0 == UInt8(ascii: ".") }
  }

  /// The word that begins here, which the scanner then is behind.
  mutating func takeWord() -> String {
    let start = index
    skip { $0.isWordByte }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// A letter of ASCII or a part of any other letter.
  var isLetterByte: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self >= 0x80
  }
  var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  /// A part of an identifier.
  var isWordByte: Bool { isLetterByte || isDigit || self == UInt8(ascii: "_") }
}
