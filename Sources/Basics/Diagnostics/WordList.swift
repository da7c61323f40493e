extension [String] {
  /// The words as a sentence lists them: `a`, `a and b`, `a, b and c`.
  package var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }

  /// The same, each in quotation marks.
  package var listedInQuotes: String { map { "'\($0)'" }.listed }
}
