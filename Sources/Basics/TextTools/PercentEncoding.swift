extension StringProtocol {
  /// The text with each percent sign and its two digits as the byte that they mean; nil where digits are
  /// missing, or where the bytes are no text.
  package var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = Substring(self).utf8
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "%") {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(Self.value(ofDigit:)),
        let low = rest.popFirst().flatMap(Self.value(ofDigit:))
      else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The text with all bytes as a percent sign and two digits (RFC 3986) that cannot stay as they are.
  package func percentEncoded(except staysAsIs: (UInt8) -> Bool) -> String {
    let bytes = Array(String(self).utf8)
    if bytes.allSatisfy(staysAsIs) { return String(self) }
    return bytes.map { byte in
      staysAsIs(byte) ? String(Unicode.Scalar(byte)) : "%\(byte.digits(2))"
    }.joined()
  }

  private static func value(ofDigit byte: UInt8) -> Int? {
    Character(UnicodeScalar(byte)).hexDigitValue
  }
}

/// Tests for a slash or a character that no part of an address gives a meaning (RFC 3986).
package func isUnreservedOrSlash(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: "-._~/".utf8.contains(byte)
  }
}

/// Tests for a character that the path of a page has as it is.
package func staysInPath(_ byte: UInt8) -> Bool {
  isUnreservedOrSlash(byte) || "!$&'()*+,=@".utf8.contains(byte)
}
