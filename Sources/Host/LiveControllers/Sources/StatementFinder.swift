internal import SwiftSources

/// Finds what has to go where a compiler rejects a place: the statement around it, or the body, or
/// the declaration.
struct StatementFinder {
  let code: SourceCode

  init(_ code: SourceCode) { self.code = code }

  /// The part at a place.
  struct Part: Hashable {
    let kind: Kind
    /// The bytes of it in the file.
    let range: Range<Int>
    /// The token where it begins.
    let start: Int

    enum Kind: Hashable {
      /// A statement of a body.
      case statement
      /// The inside of a body, braces left out.
      case body
      /// A member of a type, or a declaration of the file.
      case declaration
      /// A call on a view of SwiftUI, with the point in front of it.
      case modifier
    }
  }

  /// The kind of a block of braces.
  private enum Block {
    case statements, members
    /// The cases of a `switch`.
    case cases
  }

  /// The innermost statement or declaration that holds a place; nil where there is no code.
  func part(line: Int, column: Int) -> Part? {
    guard let index = token(line: line, column: column) else { return nil }
    // A compiler says at its end that a body lacks its `return`.
    if code.text(index) == "}", let open = code.partner(of: index), open < index,
      block(openedBy: open) == .statements
    {
      return body(openedBy: open)
    }
    let open = brace(around: index)
    return statement(holding: index, in: open)
  }

  /// The innermost body of a function, an accessor or a closure that holds a part; nil for a
  /// declaration.
  func body(around part: Part) -> Part? {
    guard part.kind != .declaration else { return nil }
    var open = brace(around: part.start)
    while let brace = open, code.text(brace) == "{" {
      if block(openedBy: brace) == .members { return nil }
      if isFunctionBody(brace) { return body(openedBy: brace) }
      open = self.brace(around: brace)
    }
    return nil
  }

  /// The name of the function whose body, or a part of it, stands at a token.
  func functionName(around index: Int) -> String? {
    var open = brace(around: index)
    while let brace = open {
      if let name = functionName(openedBy: brace) { return name }
      open = self.brace(around: brace)
    }
    return nil
  }

  private func body(openedBy open: Int) -> Part? {
    guard let close = code.partner(of: open) else { return nil }
    // The head of a closure stays: its parameters say how it is called.
    var last = open
    if functionName(openedBy: open) == nil, code.tokens.indices.contains(open + 1) {
      let line = code.tokens[open + 1].line
      last =
        (open + 1..<close).first {
          code.text($0) == "in" && code.tokens[$0].line <= line + 1 && isClosureHead($0)
        }
        ?? open
    }
    return Part(
      kind: .body, range: code.tokens[last].range.upperBound..<code.tokens[close].range.lowerBound,
      start: last + 1)
  }

  func token(line: Int, column: Int) -> Int? {
    let last = code.tokens.lastIndex { ($0.line, $0.column) <= (line, column) }
    guard let last else { return code.tokens.isEmpty ? nil : 0 }
    return last
  }

  /// The brace that opens the innermost block around a token; nil at the top of the file.
  func brace(around index: Int) -> Int? {
    var place = index - 1
    while place >= 0 {
      if code.text(place) == "}", let open = code.partner(of: place) {
        place = open - 1
      } else if code.text(place) == "{" {
        return place
      } else {
        place -= 1
      }
    }
    return nil
  }

  /// The token where the statement begins that a brace belongs to.
  func head(of open: Int) -> Int {
    let outer = brace(around: open)
    let first = outer.map { $0 + 1 } ?? 0
    var start = first
    var index = first
    while index < open {
      if index > first, beginsStatement(index, first: first) { start = index }
      let next = code.after(index)
      index = next > open ? index + 1 : next
    }
    return start
  }

  static let typeKeywords: Set = [
    "class", "struct", "enum", "actor", "extension", "protocol",
  ]

  private func block(openedBy open: Int) -> Block {
    var index = head(of: open)
    while index < open {
      let text = code.text(index)
      if Self.typeKeywords.contains(text), code.tokens[index].kind == .word,
        !["func", "var", "let", "subscript", "override", "final"].contains(code.text(index + 1))
      {
        return .members
      }
      if text == "switch" { return .cases }
      if ["func", "var", "let", "init", "if", "for", "while", "guard", "=", "return"].contains(text)
      {
        // A `switch` may be the value of a variable.
        return (index..<open).contains { code.text($0) == "switch" && code.text($0 - 1) == "=" }
          ? .cases : .statements
      }
      index = max(code.after(index), index + 1)
    }
    return .statements
  }

  /// Whether a token begins a statement or a member: on a line of its own, or behind a mark.
  private func beginsStatement(_ index: Int, first: Int) -> Bool {
    let before = code.text(index - 1)
    if before == ";" || index == first { return true }
    guard code.tokens[index].startsLine else { return false }
    let text = code.text(index)
    if ["else", "catch", "while"].contains(text), before == "}" { return text == "while" }
    if [".", "?", ":", "{", ")", "&", "|", "=", "+", "*", "/", ",", "]"].contains(text) {
      return false
    }
    if text == "-" || text == "<" || text == ">" { return false }
    // The mark of an optional type, which stands right behind it, may end a line; that of a ternary has spaces.
    if before == "?", index > 1,
      code.tokens[index - 1].range.lowerBound == code.tokens[index - 2].range.upperBound
    {
      return true
    }
    return ![",", "=", "&", "|", "?", ":", "+", "*", "/", "-", "guard", "if", "(", "[", "in", "@"]
      .contains(before) || before == "in" && isClosureHead(index - 1)
  }

  /// Whether an `in` ends the head of a closure, and no `for`.
  private func isClosureHead(_ index: Int) -> Bool {
    guard let open = brace(around: index) else { return false }
    var place = open + 1
    while place < index {
      if code.text(place) == "for" { return false }
      if code.tokens[place].startsLine, place > open + 1,
        ["let", "var", "if", "guard", "return"].contains(code.text(place))
      {
        return false
      }
      place = max(code.after(place), place + 1)
    }
    return true
  }

  private func statement(holding index: Int, in open: Int?) -> Part? {
    let first = open.map { $0 + 1 } ?? 0
    let end = open.flatMap { code.partner(of: $0) } ?? code.tokens.count
    let kind = open.map { block(openedBy: $0) } ?? .members
    var start = first
    var place = first
    var starts: [Int] = [first]
    while place < end {
      if place > first, beginsStatement(place, first: first) {
        starts.append(place)
      } else if kind == .cases, code.text(place) == ":", isCaseLabel(from: starts.last ?? first) {
        starts.append(place + 1)
      } else if code.text(place) == "in", place + 1 < end, starts.count == 1,
        kind == .statements, isClosureHead(place)
      {
        starts.append(place + 1)
      }
      place = max(code.after(place), place + 1)
    }
    start = starts.last { $0 <= index } ?? first
    let next = starts.first { $0 > start } ?? end
    guard start < next, code.tokens.indices.contains(start) else { return nil }
    var last = next - 1
    if last > start, code.text(last) == ";" { last -= 1 }
    if kind == .cases, ["case", "default"].contains(code.text(start)) {
      // A label that does not compile takes the `switch` with it.
      return open.flatMap { statement(holding: $0, in: brace(around: $0)) }
    }
    return Part(
      kind: kind == .members ? .declaration : .statement,
      range: code.tokens[start].range.lowerBound..<code.tokens[last].range.upperBound, start: start)
  }

  private func isCaseLabel(from start: Int) -> Bool {
    ["case", "default"].contains(code.text(start))
      || code.text(start) == "@" && code.text(start + 2) == "default"
  }

  private func isFunctionBody(_ open: Int) -> Bool {
    if functionName(openedBy: open) != nil { return true }
    let before = code.text(open - 1)
    if ["get", "set", "didSet", "willSet", "=", "("].contains(before) { return true }
    let keywords: Set = [
      "if", "guard", "for", "while", "repeat", "do", "catch", "else", "switch", "defer",
    ]
    let start = head(of: open)
    return !(start..<open).contains { keywords.contains(code.text($0)) } && before != "else"
  }

  private func functionName(openedBy open: Int) -> String? {
    let start = head(of: open)
    for index in start..<open {
      if code.text(index) == "func" { return code.text(index + 1) }
      if ["init", "deinit", "subscript"].contains(code.text(index)) { return code.text(index) }
      if ["=", "if", "for", "while", "guard"].contains(code.text(index)) { return nil }
      if code.text(index) == "var" { return code.text(index + 1) }
    }
    return nil
  }
}

extension StatementFinder {
  /// Whether the system comes to a declaration without code that names it: an override, an initializer, a type or an
  /// extension with conformances, an attribute, or a method that nothing else in the file mentions.
  func isCalledUnseen(_ part: Part) -> Bool {
    let head = code.tokens.indices.filter {
      $0 >= part.start && code.tokens[$0].range.lowerBound < part.range.upperBound
    }.prefix { !["{", "="].contains(code.text($0)) }
    let words = head.map { code.text($0) }
    let attributes = zip(words, words.dropFirst()).filter { $0.0 == "@" }.map(\.1)
    if !Self.inertAttributes.isSuperset(of: attributes)
      || ["override", "init", "deinit", "subscript"].contains(where: words.contains)
    {
      return true
    }
    guard let keyword = words.first(where: Self.declaring.contains) else { return false }
    if Self.typeKeywords.contains(keyword) { return words.contains(":") }
    guard keyword == "func", !words.contains("private"), !words.contains("fileprivate") else {
      return false
    }
    // A caller names the method and each label.
    let names = zip(head, head.dropFirst()).compactMap { index, next -> String? in
      let before = code.text(index - 1)
      if before == "func" { return code.text(index) }
      let isLabel = ["(", ","].contains(before) && code.tokens[index].kind == .word
      return isLabel && (code.text(next) == ":" || code.tokens[next].kind == .word)
        && code.text(index) != "_" ? code.text(index) : nil
    }
    return names.contains { name in
      !code.tokens.contains { token in
        token.text == name && !part.range.contains(token.range.lowerBound)
      }
    }
  }

  /// Attributes that change nothing of what a card shows: a selector does nothing here.
  private static let inertAttributes: Set = [
    "objc", "IBAction", "IBOutlet", "MainActor", "available", "discardableResult", "inlinable",
  ]
  private static let declaring = typeKeywords.union(["func", "var", "let", "typealias", "case"])
}
