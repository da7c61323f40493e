internal import TextTools

/// A finite decimal number, as every format here writes it.
///
/// Swift's own reading takes hexadecimal numbers, `nan` and `infinity` too.
func decimalNumber(_ text: String) -> Double? {
  guard text.utf8.allSatisfy(isPartOfDecimal), let number = Double(text), number.isFinite else {
    return nil
  }
  return number
}

extension YAMLNode {
  /// The number that a text is meant to be that has a unit or a sign of a currency beside it, or a comma in
  /// place of the point; nil for any other.
  package var meantNumber: String? {
    guard let text = string else { return nil }
    let letters = text.lowercased().filter { !$0.isWhitespace }
    let digits = letters.trimming { "€$£¥".contains($0) }
    let unit = ["px", "pts", "pt", "points", "dp"].first { digits.hasSuffix($0) }
    let bare = digits.dropLast(unit?.count ?? 0)
    // A comma before three digits may as well part thousands.
    let places = bare.split(separator: ",", omittingEmptySubsequences: false).dropFirst().map(
      \.count)
    guard places.isEmpty || places.count == 1 && places[0] != 3 else { return nil }
    let number = String(bare.map { $0 == "," ? "." : $0 })
    return number != text && decimalNumber(number) != nil ? number : nil
  }
}

private func isPartOfDecimal(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
}
