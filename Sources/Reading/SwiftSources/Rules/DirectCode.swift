extension SourceCode {
  private static let control: Set = [
    "if", "guard", "else", "switch", "for", "while", "do", "catch", "repeat",
  ]

  /// The opening braces around a token inside of a body, from the outermost; parentheses and
  /// brackets count, too.
  func enclosing(_ index: Int, in body: Range<Int>) -> [Int] {
    var found: [Int] = []
    var place = body.lowerBound
    while place < index {
      if let inside = inside(place), inside.upperBound > index {
        found.append(place)
        place += 1
      } else {
        place = after(place)
      }
    }
    return found
  }

  /// Whether a brace opens a block of a statement and not a closure, as far as can be seen.
  func isBlock(_ brace: Int, in body: Range<Int>) -> Bool {
    var index = brace - 1
    while index >= body.lowerBound {
      let word = text(index)
      if Self.control.contains(word) { return text(index + 1) != ":" }
      if word == "{" || word == "}" || word == ";" || word == "in" { return false }
      if tokens[index].startsLine, ![",", "&", "|"].contains(text(index - 1)), word != "." {
        return false
      }
      index = (word == ")" || word == "]" ? partner(of: index) ?? index : index) - 1
    }
    return false
  }

  /// Whether a token runs when the body does, and not in a closure for later.
  func runsAtOnce(_ index: Int, in body: Range<Int>) -> Bool {
    enclosing(index, in: body).allSatisfy { text($0) != "{" || isBlock($0, in: body) }
  }

  /// Whether nothing decides if a token is reached: no block is around it, and no condition or way
  /// out stands before it.
  func isUnconditional(_ index: Int, in body: Range<Int>) -> Bool {
    let statement = statements(body).last { $0.lowerBound <= index } ?? body
    return enclosing(index, in: body).allSatisfy { text($0) != "{" }
      && !(body.lowerBound..<index).contains {
        ["guard", "return", "if", "switch"].contains(text($0))
          // A chain or a choice ends with its statement; a 'try?' decides nothing.
          || text($0) == "?" && $0 >= statement.lowerBound && text($0 - 1) != "try"
      }
  }
}
