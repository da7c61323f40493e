extension BidirectionalCollection<String> {
  /// The words as a sentence lists them: `a`, `a and b`, `a, b and c`.
  package var listed: String { listed(with: "and") }

  /// The words, each in quotation marks, as a sentence lists them.
  package var listedInQuotes: String { map { "'\($0)'" }.listed }

  /// The words with a conjunction before the last one: `a, b or c`.
  package func listed(with conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// The words, each in quotation marks, for a choice: `'a', 'b', 'c'`.
  package var quotedChoices: String { map { "'\($0)'" }.joined(separator: ", ") }
}

/// A number of things in words: `1 error`, `2 errors`.
package func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
  "\(number) \(number == 1 ? noun : plural ?? "\(noun)s")"
}
