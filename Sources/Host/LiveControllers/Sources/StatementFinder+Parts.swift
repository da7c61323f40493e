internal import SwiftSources

/// Parts that are smaller than a statement or a declaration, and can go alone.
extension StatementFinder {
  /// The last of the parameters without names, as `$1`, that a part of a closure names; nil where it names none.
  func lastParameter(namedIn part: Part) -> String? {
    let names = code.tokens.indices.filter {
      part.range.contains(code.tokens[$0].range.lowerBound) && code.text($0).first == "$"
        && Int(code.text($0).dropFirst()) != nil
    }
    let own = names.filter { brace(around: $0) == brace(around: part.start) }
    return own.map { code.text($0) }.max()
  }

  /// The attribute at a place, with its arguments: a property wrapper that is not known can go alone.
  func attribute(line: Int, column: Int) -> Part? {
    guard var index = token(line: line, column: column) else { return nil }
    if code.text(index) != "@" { index -= 1 }
    guard index >= 0, code.text(index) == "@", code.tokens.indices.contains(index + 1) else {
      return nil
    }
    let open = index + 2
    let last = code.text(open) == "(" ? code.after(open) - 1 : index + 1
    return Part(
      kind: .declaration,
      range: code.tokens[index].range.lowerBound..<code.tokens[last].range.upperBound, start: index)
  }

  /// The innermost modifier of a view at a place, as `.shimmering(after: 2)`; nil outside of SwiftUI's views.
  func modifier(line: Int, column: Int) -> Part? {
    guard var index = token(line: line, column: column), isInView(index) else { return nil }
    while index > 1 {
      if code.text(index - 1) == ".", endsView(index - 2),
        ["(", "{"].contains(code.text(index + 1))
      {
        let end = endOfCall(index + 1)
        return Part(
          kind: .modifier,
          range: code.tokens[index - 1].range.lowerBound..<code.tokens[end - 1].range.upperBound,
          start: index - 1)
      }
      guard let open = parenthesis(around: index) else { return nil }
      index = open - 1
    }
    return nil
  }

  /// Whether a view may end at a token: a call, the content of a modifier, or a value of a type as `Color.orange`.
  private func endsView(_ index: Int) -> Bool {
    if [")", "}", "content"].contains(code.text(index)) { return true }
    return index > 1 && code.text(index - 1) == "."
      && code.text(index - 2).first?.isUppercase == true
  }

  /// The token behind the parentheses and closures of a call, those with labels too.
  private func endOfCall(_ start: Int) -> Int {
    var end = start
    while true {
      let isLabeled =
        end > start && code.text(end - 1) == "}" && code.text(end + 1) == ":"
        && code.text(end + 2) == "{"
      let open = isLabeled ? end + 2 : end
      guard ["(", "{"].contains(code.text(open)) else { return end }
      end = code.after(open)
    }
  }

  /// The name of a protocol at a place behind the colon of a type, with the comma that goes with it.
  ///
  /// - Returns: nil for the first name of a class, which may be its superclass.
  func conformance(line: Int, column: Int) -> Part? {
    guard let index = token(line: line, column: column) else { return nil }
    let start = code.tokens[..<index].lastIndex {
      ["{", "}", ";"].contains($0.text) || Self.typeKeywords.contains($0.text)
    }
    guard let start, Self.typeKeywords.contains(code.text(start)),
      let colon = (start..<index).first(where: { code.text($0) == ":" }),
      let open = (colon..<code.tokens.count).first(where: { code.text($0) == "{" }), index < open,
      !(start..<index).contains(where: { ["<", "where", "func", "var"].contains(code.text($0)) })
    else { return nil }
    let end = (index..<open).first { [",", "where"].contains(code.text($0)) } ?? open
    let comma = (colon..<index).last { code.text($0) == "," }
    if comma == nil, code.text(start) == "class" { return nil }
    let hasNext = code.text(end) == ","
    let first = comma ?? (hasNext ? colon + 1 : colon)
    let last = comma == nil && hasNext ? end : end - 1
    return Part(
      kind: .declaration,
      range: code.tokens[first].range.lowerBound..<code.tokens[last].range.upperBound,
      start: (comma ?? colon) + 1)
  }

  /// The variable at a place among several of one `let` or `var`, with the comma that goes with it.
  func binding(line: Int, column: Int) -> Part? {
    guard let index = token(line: line, column: column),
      let whole = part(line: line, column: column),
      let keyword = (whole.start..<index).first(where: { ["let", "var"].contains(code.text($0)) }),
      (whole.start..<keyword).allSatisfy({ Self.modifiers.contains(code.text($0)) })
    else { return nil }
    let end =
      code.tokens[index...].firstIndex { $0.range.lowerBound >= whole.range.upperBound }
      ?? code.tokens.count
    let bindings = code.arguments((keyword + 1)..<end)
    guard bindings.count > 1,
      bindings.allSatisfy({ [":", "="].contains(code.text($0.lowerBound + 1)) }),
      let number = bindings.firstIndex(where: { $0.contains(index) })
    else { return nil }
    let own = bindings[number]
    let isLast = number == bindings.count - 1
    let first = code.tokens[isLast ? own.lowerBound - 1 : own.lowerBound]
    let last = code.tokens[isLast ? own.upperBound - 1 : own.upperBound]
    return Part(
      kind: .declaration, range: first.range.lowerBound..<last.range.upperBound,
      start: own.lowerBound)
  }

  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "public", "static", "final", "lazy", "weak", "unowned",
  ]

  /// Whether a token is in a body that makes a view.
  private func isInView(_ index: Int) -> Bool {
    var open = brace(around: index)
    while let brace = open {
      let head = head(of: brace)..<brace
      if head.contains(where: { code.text($0) == "some" && code.text($0 + 1) == "View" }) {
        return true
      }
      open = self.brace(around: brace)
    }
    return false
  }

  /// The parenthesis or bracket that opens around a token inside of the same braces.
  private func parenthesis(around index: Int) -> Int? {
    var place = index - 1
    while place >= 0, code.text(place) != "{" {
      if [")", "]", "}"].contains(code.text(place)), let open = code.partner(of: place) {
        place = open - 1
      } else if ["(", "["].contains(code.text(place)) {
        return place
      } else {
        place -= 1
      }
    }
    return nil
  }
}
