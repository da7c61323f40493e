extension StringProtocol {
  /// The words of a name in code: `drop`, `Off`, `Location` for `dropOffLocation`.
  package var camelCaseWords: [String] {
    var words: [String] = []
    var start = startIndex
    var wasLower = false
    for index in indices {
      let character = self[index]
      if wasLower, character.isCapital {
        words.append(String(self[start..<index]))
        start = index
      }
      wasLower = character.isSmall || character.isNumber
    }
    return isEmpty ? [] : words + [String(self[start...])]
  }

  /// A name in code as people write it: `Drop off location` for `dropOffLocation`, `Order ID` for
  /// `order_ID`.
  package var spelledOut: String {
    let words = split { !$0.isPartOfWord }.flatMap { $0.camelCaseWords }
    return words.enumerated().map { index, word in
      // Two capitals begin an abbreviation.
      if word.dropFirst().first?.isCapital == true { return word }
      let first = word.prefix(1)
      return (index == 0 ? first.uppercased() : first.lowercased()) + word.dropFirst()
    }.joined(separator: " ")
  }
}

// Names in code are of ASCII but for a few; what the standard library knows of a character takes it
// many times longer (observed).
extension Character {
  fileprivate var isCapital: Bool {
    asciiValue.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? isUppercase
  }

  fileprivate var isSmall: Bool {
    asciiValue.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? isLowercase
  }

  fileprivate var isPartOfWord: Bool { isCapital || isSmall || isLetter || isNumber }
}
