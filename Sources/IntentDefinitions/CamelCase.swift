extension StringProtocol {
  /// The words of a name in code: `drop`, `Off`, `Location` for `dropOffLocation`.
  package var camelCaseWords: [String] {
    var words: [String] = []
    var wasLower = true
    for character in self {
      if words.isEmpty || character.isUppercase && wasLower {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
      wasLower = character.isLowercase || character.isNumber
    }
    return words
  }

  /// A name in code as people write it: `Drop off location` for `dropOffLocation`, `Order ID` for
  /// `order_ID`.
  package var spelledOut: String {
    let words = split { !$0.isLetter && !$0.isNumber }.flatMap { $0.camelCaseWords }
    return words.enumerated().map { index, word in
      // Two capitals begin an abbreviation.
      if word.dropFirst().first?.isUppercase == true { return word }
      let first = word.prefix(1)
      return (index == 0 ? first.uppercased() : first.lowercased()) + word.dropFirst()
    }.joined(separator: " ")
  }
}
