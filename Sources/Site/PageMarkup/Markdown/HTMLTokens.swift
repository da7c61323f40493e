internal import TextTools

/// A tag, or the text between tags, of raw HTML in Markdown.
enum HTMLToken: Equatable {
  case text(String)
  case open(HTMLTag)
  case close(String)
  /// A tag that is not taken over.
  case leftOut
}

/// The opening tag of an element; its names are in small letters.
struct HTMLTag: Equatable {
  let name: String
  let attributes: [String: String]
}

/// Cuts raw HTML into tags and texts; comments and declarations go without a word.
struct HTMLTokens {
  private let bytes: [UInt8]
  private var index = 0
  private var textStart = 0
  private var tokens: [HTMLToken] = []
  /// Whether line ends count.
  private var isInCode = false

  static func tokens(of html: String) -> [HTMLToken] {
    var reader = HTMLTokens(Array(html.utf8))
    reader.read()
    return reader.tokens
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The longest tag, in bytes (convention: many times the longest real one).
  private static let longestTag = 8192

  private mutating func read() {
    while index < bytes.count {
      index = bytes.firstIndex(of: UInt8(ascii: "<"), in: index..<bytes.count)
      if index == bytes.count { break }
      let start = index
      if let end = declarationEnd {
        addText(upTo: start)
        // A comment that never ends hides what follows.
        if end == bytes.count, bytes.last != UInt8(ascii: ">") { tokens.append(.leftOut) }
        (index, textStart) = (end, end)
      } else if let (token, end) = tag() {
        addText(upTo: start)
        tokens.append(token)
        switch token {
        case .open(let tag) where tag.name == "pre": isInCode = true
        case .close("pre"): isInCode = false
        default: break
        }
        (index, textStart) = (end, end)
      } else {
        index += 1
      }
    }
    addText(upTo: bytes.count)
  }

  private mutating func addText(upTo end: Int) {
    guard textStart < end else { return }
    let text = bytes[textStart..<end]
    tokens.append(.text(isInCode ? HTMLText.decoded(text) : HTMLText.plain(text)))
  }

  /// Where a comment or a declaration that begins here ends; nil where none begins.
  private var declarationEnd: Int? {
    let rest = bytes[index...]
    let end: String
    if rest.starts(with: "<!--".utf8) {
      end = "-->"
    } else if rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8) {
      end = ">"
    } else {
      return nil
    }
    return bytes.firstIndex(ofText: end, from: index).map { $0 + end.utf8.count } ?? bytes.count
  }

  /// The tag that begins here, and where it ends; what is hidden from readers ends with its closing tag.
  private func tag() -> (HTMLToken, end: Int)? {
    var place = index + 1
    let isClosing = byte(at: place) == UInt8(ascii: "/")
    if isClosing { place += 1 }
    let name = word(at: &place) { $0.isWordByte || $0 == UInt8(ascii: "-") }
    guard name.first?.isLetter == true else { return nil }
    var attributes: [String: String] = [:]
    while true {
      while let next = byte(at: place), isWhiteSpace(next) || next == UInt8(ascii: "/") {
        place += 1
      }
      guard place - index < Self.longestTag, let next = byte(at: place),
        next != UInt8(ascii: "<")
      else { return nil }
      if next == UInt8(ascii: ">") { break }
      let key = word(at: &place) { !isWhiteSpace($0) && !"=/><".utf8.contains($0) }
      guard let value = attributeValue(at: &place) else { return nil }
      if attributes[key] == nil { attributes[key] = value }
      if key.isEmpty, value.isEmpty { place += 1 }
    }
    place += 1
    if isClosing { return (.close(name), place) }
    if Self.hidden.contains(name) { return (.leftOut, hiddenEnd(of: name, from: place)) }
    return (.open(HTMLTag(name: name, attributes: attributes)), place)
  }

  private func byte(at place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  /// The bytes that pass a test, in small letters.
  private func word(at place: inout Int, while isPart: (UInt8) -> Bool) -> String {
    let start = place
    while let next = byte(at: place), isPart(next) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
  }

  /// The value behind a name; empty where there is none, nil where a quotation mark is missing.
  private func attributeValue(at place: inout Int) -> String? {
    var next = place
    while let blank = byte(at: next), isWhiteSpace(blank) { next += 1 }
    guard byte(at: next) == UInt8(ascii: "=") else { return "" }
    next += 1
    while let blank = byte(at: next), isWhiteSpace(blank) { next += 1 }
    guard let quote = byte(at: next), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else {
      let start = next
      while let part = byte(at: next), !isWhiteSpace(part), part != UInt8(ascii: ">") { next += 1 }
      place = next
      return HTMLText.decoded(bytes[start..<next])
    }
    let end = bytes.firstIndex(of: quote, in: (next + 1)..<bytes.count)
    guard end < bytes.count else { return nil }
    place = end + 1
    return HTMLText.decoded(bytes[(next + 1)..<end])
  }

  /// Elements whose content is no text for readers.
  private static let hidden: Set = [
    "script", "style", "textarea", "iframe", "object", "svg", "math", "template", "title",
    "noscript", "select", "video", "audio", "canvas", "head",
  ]

  /// Where the closing tag of an element begins; a tag in a line of text is alone, and nothing is hidden.
  private func hiddenEnd(of name: String, from start: Int) -> Int {
    guard start < bytes.count else { return start }
    let closing = Array("</\(name)".utf8)
    var place = start
    while place < bytes.count {
      place = bytes.firstIndex(of: UInt8(ascii: "<"), in: place..<bytes.count)
      let isEnd = bytes[place...].prefix(closing.count).elementsEqual(closing) { own, wanted in
        own == wanted || own | 0x20 == wanted
      }
      if isEnd, place < bytes.count { return place }
      place += 1
    }
    return bytes.count
  }
}

/// The text of raw HTML.
enum HTMLText {
  /// The text as readers see it: blanks and line ends in a row are one blank.
  static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    for byte in bytes {
      if !isWhiteSpace(byte) {
        result.append(byte)
      } else if result.last != UInt8(ascii: " ") {
        result.append(UInt8(ascii: " "))
      }
    }
    return decoded(result[...])
  }

  /// The names of the references that READMEs use (observed), with what they mean.
  private static let references: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "middot": "·",
    "bull": "•", "rarr": "→", "larr": "←", "times": "×", "emsp": " ", "ensp": " ",
  ]

  /// A text with its references replaced; an unknown one stays as it is written.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: parts.first.map { String($0) } ?? "") { result, part in
      guard let end = part.prefix(32).firstIndex(of: ";"), let meaning = meaning(part[..<end])
      else {
        result += "&\(part)"
        return
      }
      result += meaning + part[part.index(after: end)...]
    }
  }

  private static func meaning(_ name: Substring) -> String? {
    if let known = references[String(name)] { return known }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
    return number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }
}
