/// The parts of YAML.
func yamlTokens(of bytes: [UInt8]) -> [CodeToken] {
  var scanner = CodeScanner(bytes)
  /// Whether a blank, a bracket or nothing is before the scanner's place.
  var isAfterGap = true
  while !scanner.isAtEnd {
    let start = scanner.index
    switch scanner.byte {
    case UInt8(ascii: "#") where isAfterGap:
      scanner.skipLine()
      scanner.add(.comment, from: start)
    case UInt8(ascii: "\"") where isAfterGap, UInt8(ascii: "'") where isAfterGap:
      scanner.skipString(scanner.byte)
      scanner.add(isKey(scanner) ? .attribute : .string, from: start)
    case let byte where isAfterGap && (byte.isWordByte || byte == UInt8(ascii: "-")):
      addPlain(&scanner)
    default: scanner.index += 1
    }
    if scanner.index > start { isAfterGap = bytes[scanner.index - 1].isGap }
  }
  return scanner.tokens
}

/// A word, a key or a number; a mark of a list is neither.
private func addPlain(_ scanner: inout CodeScanner) {
  let start = scanner.index
  scanner.skip { $0.isWordByte || $0.isInPlainWord }
  if isKey(scanner) { return scanner.add(.attribute, from: start) }
  let word = String(decoding: scanner.bytes[start..<scanner.index], as: UTF8.self)
  if ["true", "false", "null"].contains(word) {
    scanner.add(.keyword, from: start)
  } else if Double(word) != nil {
    scanner.add(.number, from: start)
  }
}

/// Whether a colon follows that ends a key.
private func isKey(_ scanner: CodeScanner) -> Bool {
  guard scanner.byte == UInt8(ascii: ":") else { return false }
  let next = scanner.index + 1
  return next >= scanner.bytes.count || scanner.bytes[next].isGap
}

extension UInt8 {
  fileprivate var isGap: Bool {
    switch self {
    case UInt8(ascii: " "), 0x09, 0x0A, 0x0D, UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","):
      true
    default: false
    }
  }

  fileprivate var isInPlainWord: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "/"): true
    default: false
    }
  }
}

/// The parts of JSON.
func jsonTokens(of bytes: [UInt8]) -> [CodeToken] {
  var scanner = CodeScanner(bytes)
  while !scanner.isAtEnd {
    let start = scanner.index
    switch scanner.byte {
    case UInt8(ascii: "\""):
      scanner.skipString(UInt8(ascii: "\""))
      var next = scanner
      next.skip { $0 == UInt8(ascii: " ") }
      scanner.add(next.byte == UInt8(ascii: ":") ? .attribute : .string, from: start)
    case let byte where byte.isDigit || byte == UInt8(ascii: "-"):
      scanner.index += 1
      scanner.skip { $0.isWordByte || "+-.".utf8.contains($0) }
      scanner.add(.number, from: start)
    case let byte where byte.isWordByte:
      _ = scanner.takeWord()
      scanner.add(.keyword, from: start)
    default: scanner.index += 1
    }
  }
  return scanner.tokens
}
