/// Cuts Swift or Objective-C into tokens, in one pass over any bytes.
struct SourceScanner {
  private let bytes: [UInt8]
  private let language: SourceLanguage
  private var position = 0
  private var line = 1
  private var column = 1
  private var startsLine = true
  private var tokens: [SourceToken] = []

  static func tokens(of bytes: [UInt8], in language: SourceLanguage) -> [SourceToken] {
    var scanner = SourceScanner(bytes: bytes, language: language)
    while scanner.position < bytes.count { scanner.step() }
    return scanner.tokens
  }

  private init(bytes: [UInt8], language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    // Real code has a token for each six to eight bytes.
    tokens.reserveCapacity(bytes.count / 8)
  }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  private func isNext(_ text: String, ahead: Int = 0) -> Bool {
    byte(ahead) == text.utf8.first
      && bytes.dropFirst(position + ahead).starts(with: text.utf8)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
        startsLine = true
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }

  private mutating func take(_ kind: SourceToken.Kind, _ scan: (inout Self) -> Void) {
    let start = position
    let place = (line, column, startsLine)
    scan(&self)
    if position == start { advance() }
    startsLine = false
    tokens.append(
      SourceToken(
        kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self),
        range: start..<position, line: place.0, column: place.1, startsLine: place.2))
  }

  private mutating func step() {
    guard let next = byte() else { return }
    switch next {
    case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x00: advance()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): take(.string) { $0.scanString(hashes: 0) }
    case UInt8(ascii: "'") where language == .objectiveC: take(.string) { $0.scanCharacter() }
    case UInt8(ascii: "#"): scanHash()
    case UInt8(ascii: "/") where language == .swift && isRegex:
      take(.string) { $0.scanRegex(hashes: 0) }
    case UInt8(ascii: "`"): take(.word) { $0.scanQuotedWord() }
    case 0x30...0x39: take(.number) { $0.scanNumber() }
    case _ where isWordByte(next): take(.word) { $0.scanWord() }
    default: take(.symbol) { $0.advance() }
    }
  }

  private mutating func skipLine() {
    while let next = byte(), next != UInt8(ascii: "\n") { advance() }
  }

  /// Comments nest in Swift, and do not in Objective-C.
  private mutating func skipComment() {
    var depth = 0
    while byte() != nil {
      if isNext("/*"), depth == 0 || language == .swift {
        depth += 1
        advance(2)
      } else if isNext("*/") {
        depth -= 1
        advance(2)
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  private mutating func scanHash() {
    if language == .objectiveC {
      guard startsLine else { return take(.symbol) { $0.advance() } }
      return take(.directive) { $0.scanDirectiveLine() }
    }
    var hashes = 1
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      return take(.string) { scanner in
        scanner.advance(hashes)
        scanner.scanString(hashes: hashes)
      }
    }
    if byte(hashes) == UInt8(ascii: "/") {
      return take(.string) { scanner in
        scanner.advance(hashes)
        scanner.scanRegex(hashes: hashes)
      }
    }
    // Signs in a row that begin nothing are looked at once, not once each.
    for _ in 1..<hashes { take(.symbol) { $0.advance() } }
    let isCondition =
      isNext("#if") || isNext("#else") || isNext("#endif") || isNext("#sourceLocation")
    take(isCondition ? .directive : .symbol) { scanner in
      scanner.advance()
      if isCondition { scanner.scanWord() }
    }
  }

  private mutating func scanDirectiveLine() {
    while let next = byte(), next != UInt8(ascii: "\n") {
      if next == UInt8(ascii: "\\") {
        advance(byte(1) == UInt8(ascii: "\r") ? 3 : 2)
      } else if isNext("/*") {
        return
      } else {
        advance()
      }
    }
  }

  private mutating func scanWord() {
    while let next = byte(), isWordByte(next) || (0x30...0x39).contains(next) { advance() }
  }

  private mutating func scanQuotedWord() {
    advance()
    while let next = byte(), next != UInt8(ascii: "\n") {
      advance()
      if next == UInt8(ascii: "`") { return }
    }
  }

  private mutating func scanNumber() {
    while let next = byte() {
      // In C a number may end with its point: 44.f
      let isPoint =
        next == UInt8(ascii: ".")
        && (language == .objectiveC || byte(1).map { (0x30...0x39).contains($0) } == true)
      guard isPoint || isWordByte(next) || (0x30...0x39).contains(next) else { return }
      advance()
    }
  }

  private mutating func scanCharacter() {
    advance()
    while let next = byte(), next != UInt8(ascii: "\n") {
      advance(next == UInt8(ascii: "\\") ? 2 : 1)
      if next == UInt8(ascii: "'") { return }
    }
  }
}

/// The languages in which controllers are read.
package enum SourceLanguage: Hashable, Sendable {
  case swift, objectiveC
}

/// Tests for a byte of a word of code that is no digit.
func isWordByte(_ byte: UInt8) -> Bool {
  (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
    || byte == UInt8(ascii: "$") || byte >= 0x80
}

// Strings and regular expressions.
extension SourceScanner {
  private enum Level {
    case string(hashes: Int, isMultiline: Bool)
    case interpolation(depth: Int)
  }

  /// A string from its quote on, with the strings that stand in its interpolations.
  private mutating func scanString(hashes: Int) {
    var levels = [open(hashes: hashes)]
    while let level = levels.last, let next = byte() {
      switch level {
      case .string(let hashes, let isMultiline):
        if next == UInt8(ascii: "\\"), areHashes(hashes, ahead: 1) {
          advance(hashes + 1)
          if language == .swift, byte() == UInt8(ascii: "(") {
            levels.append(.interpolation(depth: 0))
          } else if byte() != UInt8(ascii: "\n") || language == .objectiveC {
            advance()
          }
        } else if closes(hashes: hashes, isMultiline: isMultiline) {
          advance((isMultiline ? 3 : 1) + hashes)
          levels.removeLast()
        } else if next == UInt8(ascii: "\n"), !isMultiline {
          return
        } else {
          advance()
        }
      case .interpolation(let depth):
        switch next {
        case UInt8(ascii: "("):
          levels[levels.count - 1] = .interpolation(depth: depth + 1)
          advance()
        case UInt8(ascii: ")"):
          advance()
          levels[levels.count - 1] = .interpolation(depth: depth - 1)
          if depth <= 1 { levels.removeLast() }
        case UInt8(ascii: "\""): levels.append(open(hashes: 0))
        case UInt8(ascii: "#") where byte(1) == UInt8(ascii: "\""):
          advance()
          levels.append(open(hashes: 1))
        case UInt8(ascii: "\n") where isInOneLine(levels): return
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
        default: advance()
        }
      }
    }
  }

  /// Whether any of the strings that are open has to end on its line; an interpolation that goes on
  /// is then taken for one that nobody closed.
  private func isInOneLine(_ levels: [Level]) -> Bool {
    levels.contains { if case .string(_, false) = $0 { true } else { false } }
  }

  private mutating func open(hashes: Int) -> Level {
    let isMultiline = language == .swift && isNext("\"\"\"")
    advance(isMultiline ? 3 : 1)
    return .string(hashes: hashes, isMultiline: isMultiline)
  }

  private func areHashes(_ count: Int, ahead: Int) -> Bool {
    (0..<count).allSatisfy { byte(ahead + $0) == UInt8(ascii: "#") }
  }

  private func closes(hashes: Int, isMultiline: Bool) -> Bool {
    isNext(isMultiline ? "\"\"\"" : "\"") && areHashes(hashes, ahead: isMultiline ? 3 : 1)
  }

  /// Whether a slash begins a regular expression: where a value must begin, and with its end on the
  /// same line.
  private var isRegex: Bool {
    guard let next = byte(1), ![0x20, 0x09, 0x0A, 0x0D, 0x29, 0x2C].contains(next) else {
      return false
    }
    if let last = tokens.last {
      let begins =
        last.kind == .symbol
        ? !")]}.?!>".contains(last.text) : ["return", "in", "case", "try"].contains(last.text)
      guard begins, last.kind != .string, last.kind != .number else { return false }
    }
    var ahead = 1
    while ahead < 500, let next = byte(ahead), next != UInt8(ascii: "\n") {
      if next == UInt8(ascii: "/") { return true }
      ahead += next == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private mutating func scanRegex(hashes: Int) {
    advance()
    while let next = byte(), hashes > 0 || next != UInt8(ascii: "\n") {
      if next == UInt8(ascii: "\\") {
        advance(2)
      } else {
        advance()
        if next == UInt8(ascii: "/"), areHashes(hashes, ahead: 0) { return advance(hashes) }
      }
    }
  }
}
