extension JSONValue {
  /// Reads one value; nil if the bytes are not JSON.
  public init?(parsing bytes: [UInt8]) {
    var parser = JSONParser(bytes: bytes)
    guard let value = parser.value(depth: 0), parser.isAtEnd else { return nil }
    self = value
  }

  /// Reads one value; nil if the text is not JSON.
  public init?(parsing text: String) { self.init(parsing: Array(text.utf8)) }
}

/// A reader of JSON, byte by byte.
struct JSONParser {
  /// The depth of nesting at which the reader gives up.
  private static let maximumDepth = 512

  private let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Whether nothing but white space is left.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard position < bytes.count, bytes[position] == byte.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String, as value: JSONValue) -> JSONValue? {
    let end = position + word.utf8.count
    guard end <= bytes.count, bytes[position..<end].elementsEqual(word.utf8) else { return nil }
    position = end
    return value
  }

  mutating func value(depth: Int) -> JSONValue? {
    skipSpace()
    guard position < bytes.count, depth < Self.maximumDepth else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return take(word: "true", as: true)
    case UInt8(ascii: "f"): return take(word: "false", as: false)
    case UInt8(ascii: "n"): return take(word: "null", as: .null)
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSONValue? {
    position += 1
    var fields: [String: JSONValue] = [:]
    skipSpace()
    if take("}") { return .object(fields) }
    repeat {
      skipSpace()
      guard let key = string() else { return nil }
      skipSpace()
      guard take(":"), let value = value(depth: depth + 1) else { return nil }
      fields[key] = value
      skipSpace()
    } while take(",")
    return take("}") ? .object(fields) : nil
  }

  private mutating func array(depth: Int) -> JSONValue? {
    position += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(elements) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      skipSpace()
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func number() -> JSONValue? {
    let start = position
    while position < bytes.count, "+-.eE0123456789".utf8.contains(bytes[position]) {
      position += 1
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map { .number($0) }
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
        continue
      }
      guard let scalar = escape() else { return nil }
      text += Array(String(Character(scalar)).utf8)
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return unicodeEscape()
    default: return Unicode.Scalar(byte)
    }
  }

  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let unit = hexadecimal() else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    guard take("\\"), take("u"), let trail = hexadecimal(), UTF16.isTrailSurrogate(trail) else {
      return "\u{FFFD}"
    }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func hexadecimal() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    defer { position += 4 }
    return UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
  }
}
