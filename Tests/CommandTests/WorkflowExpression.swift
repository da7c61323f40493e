/// The part of GitHub's expressions that our files use: names, texts, `==`, `&&`, `||` and brackets.
///
/// Anything else is a fault, and so is a name that no context has: GitHub would take it for nothing.
struct WorkflowExpression {
  private var words: [String]
  private let contexts: [String: String]

  private typealias Fault = WorkflowFile.Fault

  /// A text with each `${{ … }}` in it replaced by its value.
  static func text(_ template: String, _ contexts: [String: String]) throws -> String {
    var result = ""
    var rest = Substring(template)
    while let start = rest.firstRange(of: "${{") {
      guard let end = rest[start.upperBound...].firstRange(of: "}}") else {
        throw Fault(description: "an expression does not end: \(template)")
      }
      result += rest[..<start.lowerBound]
      result += try value(rest[start.upperBound..<end.lowerBound], contexts)
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// What an expression comes to.
  static func value(_ text: some StringProtocol, _ contexts: [String: String]) throws -> String {
    var expression = Self(words: try Self.words(of: String(text)), contexts: contexts)
    let value = try expression.either()
    guard expression.words.isEmpty else {
      throw Fault(description: "'\(expression.words[0])' is not expected in: \(text)")
    }
    return value
  }

  /// Whether a value counts as true: GitHub takes nothing and zero for false.
  static func isTrue(_ value: String) -> Bool { !["", "false", "0"].contains(value) }

  private mutating func either() throws -> String {
    var value = try both()
    while take("||") {
      let other = try both()
      if !Self.isTrue(value) { value = other }
    }
    return value
  }

  private mutating func both() throws -> String {
    var value = try comparison()
    while take("&&") {
      let other = try comparison()
      if Self.isTrue(value) { value = other }
    }
    return value
  }

  private mutating func comparison() throws -> String {
    let value = try single()
    guard take("==") else { return value }
    // GitHub's comparisons of texts know no capitals.
    return try single().lowercased() == value.lowercased() ? "true" : "false"
  }

  private mutating func single() throws -> String {
    guard let word = words.first else { throw Fault(description: "an expression ends too soon") }
    words.removeFirst()
    if word == "(" {
      let value = try either()
      guard take(")") else { throw Fault(description: "a bracket is not closed") }
      return value
    }
    if word.hasPrefix("'") { return String(word.dropFirst().dropLast()) }
    guard let value = contexts[word] else { throw Fault(description: "nobody knows '\(word)'") }
    return value
  }

  private mutating func take(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  private static func words(of text: String) throws -> [String] {
    let pattern = #/\s*('[^']*'|==|&&|\|\||[()]|[A-Za-z_][A-Za-z0-9_.\-]*)\s*/#
    var words: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      guard let match = try pattern.prefixMatch(in: rest) else {
        throw Fault(description: "this is not understood: \(rest)")
      }
      words.append(String(match.1))
      rest = rest[match.range.upperBound...]
    }
    return words
  }
}
