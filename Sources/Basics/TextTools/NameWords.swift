extension StringProtocol {
  /// The text with its first letter as a capital.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with its first letter as a small one.
  package var uncapitalizedFirst: String { prefix(1).lowercased() + dropFirst() }

  /// The words of a name in code: `drop`, `Off`, `Location` for `dropOffLocation`.
  package var camelCaseWords: [String] {
    var words: [String] = []
    var start = startIndex
    var wasSmall = false
    for index in indices {
      let character = self[index]
      if wasSmall, character.isCapital {
        words.append(String(self[start..<index]))
        start = index
      }
      wasSmall = character.isSmall || character.isNumber
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
      return index == 0 ? word.capitalizedFirst : word.uncapitalizedFirst
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
