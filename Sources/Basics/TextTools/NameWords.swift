// Each takes a text of its own first: what is generic over texts takes several times as long (observed).
extension StringProtocol {
  /// The text with its first letter as a capital.
  package var capitalizedFirst: String {
    let text = String(self)
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The text with its first letter as a small one.
  package var uncapitalizedFirst: String {
    let text = String(self)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The words of a name in code: `drop`, `Off`, `Location` for `dropOffLocation`.
  package var camelCaseWords: [String] {
    let name = String(self)
    var words: [String] = []
    var start = name.startIndex
    var wasSmall = false
    for index in name.indices {
      let character = name[index]
      if wasSmall, character.isCapital {
        words.append(String(name[start..<index]))
        start = index
      }
      wasSmall = character.isSmall || character.isNumber
    }
    return name.isEmpty ? [] : words + [String(name[start...])]
  }

  /// A name in code as people write it: `Drop off location` for `dropOffLocation`, `Order ID` for
  /// `order_ID`.
  package var spelledOut: String {
    let words = String(self).split { !$0.isPartOfWord }.flatMap(\.camelCaseWords)
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
