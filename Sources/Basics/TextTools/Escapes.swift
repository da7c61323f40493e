extension StringProtocol {
  /// The text with something in place of each scalar that has a replacement.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result += text
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text with all bytes percent-encoded (RFC 3986) that cannot stay as they are.
  package func percentEncoded(except staysAsIs: (UInt8) -> Bool) -> String {
    utf8.allSatisfy(staysAsIs)
      ? String(self)
      : utf8.map { byte in
        staysAsIs(byte) ? String(Unicode.Scalar(byte)) : "%\(byte.digits(2))"
      }.joined()
  }
}

extension BinaryInteger {
  /// The number's digits, in capitals, with zeros before them up to a width.
  package func digits(_ width: Int, radix: Int = 16) -> String {
    let digits = String(self, radix: radix, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension [UInt8] {
  /// Appends a range of markup with its references to characters resolved: the five that
  /// the product's own markup uses.
  package mutating func append(_ markup: [UInt8], decoding range: Range<Int>) {
    var start = range.lowerBound
    while true {
      let index = markup.firstIndex(of: UInt8(ascii: "&"), in: start..<range.upperBound)
      append(contentsOf: markup[start..<index])
      guard index < range.upperBound else { return }
      let rest = markup[index..<range.upperBound]
      let reference = references.first { rest.starts(with: $0.name) }
      append(reference?.character ?? markup[index])
      start = index + (reference?.name.count ?? 1)
    }
  }
}

private let references: [(name: [UInt8], character: UInt8)] = [
  (Array("&lt;".utf8), UInt8(ascii: "<")), (Array("&gt;".utf8), UInt8(ascii: ">")),
  (Array("&amp;".utf8), UInt8(ascii: "&")), (Array("&quot;".utf8), UInt8(ascii: "\"")),
  (Array("&#39;".utf8), UInt8(ascii: "'")),
]
