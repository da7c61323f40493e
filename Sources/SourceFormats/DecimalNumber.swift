/// A finite decimal number, as every format here writes it.
///
/// Swift's own reading takes hexadecimal numbers, `nan` and `infinity` too.
func decimalNumber(_ text: String) -> Double? {
  guard text.utf8.allSatisfy(isPartOfDecimal), let number = Double(text), number.isFinite else {
    return nil
  }
  return number
}

private func isPartOfDecimal(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
}
