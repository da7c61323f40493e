extension SourceCode {
  /// The key that is all there is in a range: `"name"`, or `@"name"` in Objective-C.
  func key(in range: Range<Int>?) -> String? {
    guard let range, let last = range.last, tokens[last].kind == .string,
      range.count == 1 || range.count == 2 && text(range.lowerBound) == "@",
      let parts = StringParts(tokens[last].text, in: language)?.parts,
      case .literal(let key)? = parts.first, parts.count == 1
    else { return nil }
    return key
  }

  /// The key of a call that asks for one, and the index behind it: `value(forKey: "name")`,
  /// `valueForKey:@"name"`.
  func keyOfCall(at index: Int) -> (key: String, end: Int)? {
    switch language {
    case .swift:
      guard matches(["value", "(", "forKey", ":"], at: index), let inside = inside(index + 1)
      else { return nil }
      return key(in: (index + 4)..<inside.upperBound).map { ($0, inside.upperBound + 1) }
    case .objectiveC:
      guard ["valueForKey", "objectForKey"].contains(text(index)),
        matches([":", "@"], at: index + 1), tokens.indices.contains(index + 3)
      else { return nil }
      return key(in: (index + 2)..<(index + 4)).map { ($0, index + 4) }
    }
  }
}
