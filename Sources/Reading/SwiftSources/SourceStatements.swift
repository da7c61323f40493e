extension SourceCode {
  /// The statements of a block, as far as they begin on lines of their own.
  func statements(_ body: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = body.lowerBound
    var index = body.lowerBound
    while index < body.upperBound {
      let ends = text(index) == ";"
      if index > start, startsLineOfItsOwn(index) || ends {
        parts.append(start..<index)
        start = ends ? index + 1 : index
      }
      index = after(index)
    }
    if start < body.upperBound { parts.append(start..<body.upperBound) }
    return parts
  }

  /// The cases of a `switch` between its braces: the label from `case` on up to its colon, and what
  /// stands behind it.
  func switchCases(_ body: Range<Int>) -> [(label: Range<Int>, body: Range<Int>)] {
    var starts: [Int] = []
    var index = body.lowerBound
    while index < body.upperBound {
      let isLabel = ["case", "default"].contains(text(index))
      if isLabel, tokens[index].startsLine || text(index - 1) == "unknown" { starts.append(index) }
      index = after(index)
    }
    return starts.indices.map { number in
      let start = starts[number]
      let end = number + 1 < starts.count ? starts[number + 1] : body.upperBound
      var colon = start
      while colon < end, text(colon) != ":" { colon = after(colon) }
      let first = min(colon + 1, end)
      // What `@unknown default` begins with belongs to no case.
      let isMarked = end < body.upperBound && text(end - 1) == "unknown" && end - 2 >= first
      return (start..<min(colon, end), first..<(isMarked ? end - 2 : end))
    }
  }

  /// Whether an expression, or the body that returns it, is a plain yes or no.
  func isTrue(_ range: Range<Int>) -> Bool? {
    let isGetter = matches(["get", "{"], at: range.lowerBound)
    let words = (isGetter ? inside(range.lowerBound + 1) ?? range : range).map { text($0) }
      .filter { !["return", ";"].contains($0) }
    return ["true": true, "YES": true, "false": false, "NO": false][words.joined()]
  }

  /// The value of a constant or variable that a body declares.
  func local(_ name: String, in body: Range<Int>) -> Range<Int>? {
    let declared = body.filter { place in
      guard text(place) == name, tokens.indices.contains(place - 1) else { return false }
      if language == .swift { return ["let", "var"].contains(text(place - 1)) }
      return text(place + 1) == "=" && tokens[place - 1].kind == .word
        && text(place - 1) != "return"
    }
    guard declared.count == 1, let place = declared.first else { return nil }
    let end = expression(from: place + 1)
    return end.first { text($0) == "=" }.map { ($0 + 1)..<end.upperBound }
  }

  /// Whether a token is the first of its statement.
  func startsStatement(_ index: Int) -> Bool {
    tokens[index].startsLine || [";", "{", "}"].contains(text(index - 1))
  }

  /// The tokens of an expression from its first one, up to the end of its statement.
  func expression(from start: Int) -> Range<Int> {
    var index = start
    while tokens.indices.contains(index) {
      let isNext = index > start && startsLineOfItsOwn(index)
      if isNext || [";", "}", "{", ","].contains(text(index)) { break }
      index = after(index)
    }
    return start..<max(start, min(index, tokens.count))
  }
}
