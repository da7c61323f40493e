/// A string of Swift or Objective-C on one line, cut at its interpolations.
struct StringParts {
  let parts: [Part]

  enum Part: Hashable {
    case literal(String)
    /// What stands in `\(…)`.
    case expression(String)
  }

  /// Nil for a string over several lines, and for one with `#`.
  init?(_ token: String, in language: SourceLanguage) {
    guard token.count >= 2, token.hasPrefix("\""), token.hasSuffix("\""),
      !token.hasPrefix("\"\"\"")
    else { return nil }
    var parts: [Part] = []
    var literal = ""
    var rest = token.dropFirst().dropLast()
    while let character = rest.popFirst() {
      guard character == "\\" else {
        literal.append(character)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      if escaped == "(", language == .swift {
        guard let inner = Self.interpolation(&rest) else { return nil }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(.expression(inner))
      } else {
        literal.append(Self.escapes[escaped] ?? escaped)
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    // What would be a binding in a layout.
    guard
      !parts.contains(where: {
        if case .literal(let text) = $0 { text.contains("${") } else { false }
      })
    else { return nil }
    self.parts = parts
  }

  private static let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r", "0": " "]

  /// Takes an interpolation up to its closing bracket; nil where there is none.
  private static func interpolation(_ rest: inout Substring) -> String? {
    var inner = ""
    var depth = 1
    while let character = rest.popFirst() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return inner }
      inner.append(character)
    }
    return nil
  }
}
