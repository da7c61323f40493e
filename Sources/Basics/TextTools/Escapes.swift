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
}

extension BinaryInteger {
  /// The number's digits, in capitals, with zeros before them up to a width.
  package func digits(_ width: Int, radix: Int = 16) -> String {
    let digits = String(self, radix: radix, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
