/// Follows a `handler(for:)` for one intent class: where it ends, and with which object.
///
/// The reader follows `if`, `guard`, `switch` and `return`, and tests of the intent's class. Of anything else that may
/// decide the end it says nothing.
struct HandlerWay {
  private let className: String
  private let name: String
  private let code: SourceCode

  enum End: Hashable {
    /// The expression of the object.
    case object(Range<Int>)
    /// The place of what returns nothing or ends the extension.
    case crash(Int)
    case unknown
  }

  /// Follows a method that calls its intent `name`.
  init(for className: String, named name: String, in code: SourceCode) {
    self.className = className
    self.name = name
    self.code = code
  }

  func end(of body: Range<Int>) -> End {
    if body.contains(where: { code.tokens[$0].kind == .directive }) { return .unknown }
    return end(of: body, depth: 0, isValue: true) ?? .unknown
  }

  /// How deep blocks are followed, so that no file can use up the stack (convention).
  private static let deepest = 16

  private static let unfollowed: Set = ["for", "while", "repeat", "do", "defer", "throw", "func"]

  /// The end of a block; nil where it goes on behind it.
  ///
  /// The only statement of a block that is a value may lack its `return`.
  private func end(of body: Range<Int>, depth: Int, isValue: Bool) -> End? {
    guard depth < Self.deepest else { return .unknown }
    let statements = code.statements(body)
    for statement in statements {
      guard let first = statement.first else { continue }
      let isOnly = isValue && statements.count == 1
      switch code.text(first) {
      case "return": return object((first + 1)..<statement.upperBound)
      case "fatalError", "preconditionFailure": return .crash(first)
      case "if":
        if let end = condition(statement, depth, isOnly) { return end }
      case "guard":
        if let end = check(statement, depth) { return end }
      case "switch":
        if let end = choice(statement, depth, isOnly) { return end }
      case let word where Self.unfollowed.contains(word):
        if statement.contains(where: { decides($0) }) { return .unknown }
      case _ where isOnly: return object(statement)
      default: continue
      }
    }
    return nil
  }

  private func object(_ expression: Range<Int>) -> End {
    guard let first = expression.first else { return .unknown }
    if ["switch", "if"].contains(code.text(first)) {
      return end(of: expression, depth: 1, isValue: true) ?? .unknown
    }
    return code.text(first) == "nil" && expression.count == 1 ? .crash(first) : .object(expression)
  }

  private func decides(_ index: Int) -> Bool {
    ["return", "fatalError", "preconditionFailure", "throw"].contains(code.text(index))
  }

  // MARK: Statements

  private func condition(_ statement: Range<Int>, _ depth: Int, _ isValue: Bool) -> End? {
    var index = statement.lowerBound
    while index < statement.upperBound {
      guard let brace = brace(from: index + 1, in: statement), let body = code.inside(brace) else {
        return .unknown
      }
      switch holds((index + 1)..<brace) {
      case true?: return end(of: body, depth: depth + 1, isValue: isValue)
      case false?: break
      case nil: return statement.contains(where: decides) || isValue ? .unknown : nil
      }
      index = body.upperBound + 1
      guard index < statement.upperBound, code.text(index) == "else" else { return nil }
      guard code.text(index + 1) == "if" else {
        return code.inside(index + 1).map { end(of: $0, depth: depth + 1, isValue: isValue) }
          ?? .unknown
      }
      index += 1
    }
    return nil
  }

  private func check(_ statement: Range<Int>, _ depth: Int) -> End? {
    guard let close = statement.last, code.text(close) == "}", let brace = code.partner(of: close),
      code.text(brace - 1) == "else"
    else { return .unknown }
    switch holds((statement.lowerBound + 1)..<(brace - 1)) {
    case true?: return nil
    case false?: return end(of: (brace + 1)..<close, depth: depth + 1, isValue: false) ?? .unknown
    case nil: return .unknown
    }
  }

  private func choice(_ statement: Range<Int>, _ depth: Int, _ isValue: Bool) -> End? {
    guard let brace = brace(from: statement.lowerBound + 1, in: statement),
      let body = code.inside(brace), !code.contains("fallthrough", in: body)
    else { return .unknown }
    let subject = code.joined((statement.lowerBound + 1)..<brace)
    guard [name, "(\(name))", "type(of:\(name))", "\(name).self"].contains(subject) else {
      return .unknown
    }
    for one in code.switchCases(body) {
      switch matches(one.label) {
      case true?: return end(of: one.body, depth: depth + 1, isValue: isValue)
      case false?: continue
      case nil: return .unknown
      }
    }
    return nil
  }

  private func brace(from start: Int, in range: Range<Int>) -> Int? {
    var index = start
    while index < range.upperBound, code.text(index) != "{" { index = code.after(index) }
    return index < range.upperBound ? index : nil
  }

  // MARK: Tests

  /// Whether all parts of a condition hold; nil where that is not sure.
  private func holds(_ condition: Range<Int>) -> Bool? {
    let parts = code.arguments(condition).map { part -> Bool? in
      guard let first = part.first else { return nil }
      // A released app runs on a system that has what it asks for.
      if code.text(first).hasPrefix("#") || code.text(first) == "available" { return true }
      return anyHolds(code.parts(part, between: "|").filter { !$0.isEmpty })
    }
    if parts.contains(false) { return false }
    return parts.contains(nil) ? nil : true
  }

  /// Whether one of the tests between `||` holds; nil where that is not sure.
  private func anyHolds(_ tests: [Range<Int>]) -> Bool? {
    let results = tests.map { testedClass($0).flatMap(isOfClass) }
    if results.contains(true) { return true }
    return results.contains(nil) ? nil : false
  }

  /// The class in `intent is X`, `let x = intent as? X` and `case is X = intent`.
  private func testedClass(_ part: Range<Int>) -> String? {
    let words = part.map { code.text($0) }.filter { $0 != "(" && $0 != ")" }
    guard let place = words.firstIndex(of: name), words.filter({ $0 == name }).count <= 2 else {
      return nil
    }
    if words.first == "case", let word = words.firstIndex(where: { ["is", "as"].contains($0) }) {
      return qualified(Array(words[(word + 1)..<(words.firstIndex(of: "=") ?? words.count)]))
    }
    let isBound =
      words.first == "let" && words.contains("=")
      && words.firstIndex(of: "=") == words.lastIndex(of: "=")
    let start = isBound ? (words.firstIndex(of: "=") ?? 0) + 1 : 0
    guard words.count > start, words[start] == name || place == start else { return nil }
    let rest = Array(words[(start + 1)...])
    if rest.first == "is" { return qualified(Array(rest.dropFirst())) }
    if rest.starts(with: ["as", "?"]) { return qualified(Array(rest.dropFirst(2))) }
    return nil
  }

  /// The last part of `Module.Name`; nil where more stands there.
  private func qualified(_ words: [String]) -> String? {
    guard words.count % 2 == 1, words.enumerated().allSatisfy({ $0 % 2 == 0 || $1 == "." }) else {
      return nil
    }
    return words.last
  }

  /// Whether the intent is of a class; nil for a name that may stand for anything.
  private func isOfClass(_ name: String) -> Bool? {
    if name == className || name == "INIntent" { return true }
    return name.hasSuffix("Intent") ? false : nil
  }

  /// Whether a label of a `switch` takes the intent.
  private func matches(_ label: Range<Int>) -> Bool? {
    guard let first = label.first else { return nil }
    if code.text(first) == "default" { return true }
    if code.contains("where", in: label) { return nil }
    let patterns = code.arguments((first + 1)..<label.upperBound).map { pattern -> Bool? in
      let words = pattern.map { code.text($0) }.filter { $0 != "(" && $0 != ")" }
      if words.first == "is" { return qualified(Array(words.dropFirst())).flatMap(isOfClass) }
      if let word = words.firstIndex(of: "as") {
        return qualified(Array(words[(word + 1)...])).flatMap(isOfClass)
      }
      if words.count >= 3, words.suffix(2) == [".", "self"] {
        return qualified(Array(words.dropLast(2))).flatMap(isOfClass)
      }
      return words == ["_"] || words.count == 2 && words[0] == "let" ? true : nil
    }
    if patterns.contains(true) { return true }
    return patterns.contains(nil) ? nil : false
  }
}
