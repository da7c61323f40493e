/// The parts of XML and HTML, and of what is written like them.
func xmlTokens(of bytes: [UInt8]) -> [CodeToken] {
  var scanner = CodeScanner(bytes)
  while true {
    scanner.skip { $0 != UInt8(ascii: "<") }
    guard !scanner.isAtEnd else { return scanner.tokens }
    let start = scanner.index
    if scanner.starts(with: "<!--") {
      scanner.skip(past: "-->")
      scanner.add(.comment, from: start)
    } else if scanner.starts(with: "<?") || scanner.starts(with: "<!") {
      scanner.skip(past: ">")
      scanner.add(.keyword, from: start)
    } else {
      addTag(&scanner)
    }
  }
}

/// The name of an element, its attributes and their values.
private func addTag(_ scanner: inout CodeScanner) {
  scanner.index += 1
  if scanner.byte == UInt8(ascii: "/") { scanner.index += 1 }
  let name = scanner.index
  scanner.skip { $0.isNameByte }
  guard scanner.index > name else { return }
  scanner.add(.type, from: name)
  while !scanner.isAtEnd, scanner.byte != UInt8(ascii: ">"), scanner.byte != UInt8(ascii: "<") {
    let start = scanner.index
    if scanner.byte == UInt8(ascii: "\"") || scanner.byte == UInt8(ascii: "'") {
      let quote = scanner.byte
      scanner.index += 1
      scanner.skip { $0 != quote }
      scanner.index = min(scanner.index + 1, scanner.bytes.count)
      scanner.add(.string, from: start)
    } else if scanner.byte.isNameByte {
      scanner.skip { $0.isNameByte }
      scanner.add(.attribute, from: start)
    } else {
      scanner.index += 1
    }
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool { isWordByte || "-.:".utf8.contains(self) }
}
