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
}
