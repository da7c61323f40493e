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

  /// The text with each byte as a percent sign and two digits, but those of some characters.
  package func percentEncoded(but allowed: Set<UInt8>) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = utf8.flatMap { byte in
      allowed.contains(byte)
        ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func value(ofDigit byte: UInt8) -> Int? {
    Character(UnicodeScalar(byte)).hexDigitValue
  }
}

extension Set<UInt8> {
  /// The characters that a path of a page has as they are.
  package static let ofPath = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,=@/".utf8)
}
