/// The parts of Swift code.
func swiftTokens(of bytes: [UInt8]) -> [CodeToken] {
  var scanner = CodeScanner(bytes)
  while !scanner.isAtEnd {
    let start = scanner.index
    switch scanner.byte {
    case UInt8(ascii: "/") where scanner.starts(with: "//"):
      scanner.skipLine()
      scanner.add(.comment, from: start)
    case UInt8(ascii: "/") where scanner.starts(with: "/*"):
      skipComment(&scanner)
      scanner.add(.comment, from: start)
    case UInt8(ascii: "\""):
      skipString(&scanner)
      scanner.add(.string, from: start)
    case UInt8(ascii: "@"), UInt8(ascii: "#"):
      scanner.index += 1
      scanner.skip { $0.isWordByte }
      if scanner.index > start + 1 { scanner.add(.attribute, from: start) }
    case let byte where byte.isDigit:
      scanner.skipNumber()
      scanner.add(.number, from: start)
    case let byte where byte.isWordByte:
      let word = scanner.takeWord()
      let isUppercase = byte < 0x80 ? byte.isCapital : word.first?.isUppercase == true
      if isUppercase {
        scanner.add(.type, from: start)
      } else if keywords.contains(word) {
        scanner.add(.keyword, from: start)
      }
    default: scanner.index += 1
    }
  }
  return scanner.tokens
}

/// Comments nest.
private func skipComment(_ scanner: inout CodeScanner) {
  var depth = 0
  repeat {
    if scanner.starts(with: "/*") {
      depth += 1
      scanner.index += 2
    } else if scanner.starts(with: "*/") {
      depth -= 1
      scanner.index += 2
    } else {
      scanner.index += 1
    }
  } while depth > 0 && !scanner.isAtEnd
}

private func skipString(_ scanner: inout CodeScanner) {
  guard scanner.starts(with: "\"\"\"") else { return scanner.skipString(UInt8(ascii: "\"")) }
  scanner.index += 3
  scanner.skip(past: "\"\"\"")
}

private let keywords: Set<String> = [
  "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue",
  "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
  "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect",
  "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "open", "operator",
  "override", "package", "private", "protocol", "public", "repeat", "required", "rethrows",
  "return", "self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw",
  "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
]
