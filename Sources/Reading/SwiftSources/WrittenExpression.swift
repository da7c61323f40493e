/// Follows an expression to the values of an intent that it holds, as far as names and members tell.
///
/// What is computed in between is not looked at: `amount.description` is taken for the amount.
struct WrittenExpression {
  private let code: SourceCode
  private let names: SourceNames
  /// The values of the class's constants.
  private let constants: [String: Range<Int>]

  struct Value {
    var parts: [OutletAssignment.Part]
    var intent: String?

    /// Whether it is nothing but a value of the intent or of its response.
    var isOfIntent: Bool {
      guard parts.count == 1, case .value? = parts.first else { return false }
      return true
    }
  }

  /// How many names are followed from one to the next (convention).
  private static let maximumNames = 6

  init(_ code: SourceCode, _ names: SourceNames, of properties: [SourceProperty]) {
    self.code = code
    self.names = names
    constants = Dictionary(
      properties.compactMap { one in
        one.value.flatMap { one.isConstant && one.body == nil ? (one.name, $0) : nil }
      }
    ) { first, _ in first }
  }

  /// The text that an expression makes.
  func text(_ range: Range<Int>) -> Value? {
    text(range, of: code, at: range.lowerBound, following: 0)
  }

  /// The name of the image that an expression finds in the app.
  func imageName(_ range: Range<Int>) -> Value? {
    let words = range.filter { code.tokens[$0].kind == .word }.map { code.text($0) }
    guard words == ["UIImage", "named"] || words == ["UIImage", "imageNamed"],
      let string = range.first(where: { code.tokens[$0].kind == .string }),
      let parts = StringParts(code.tokens[string].text, in: code.language)?.parts,
      case .literal(let name)? = parts.first, parts.count == 1
    else { return nil }
    return Value(parts: [.literal(name)])
  }

  private func text(
    _ whole: Range<Int>, of code: SourceCode, at place: Int, following count: Int
  ) -> Value? {
    guard count < Self.maximumNames, !whole.isEmpty, whole.count < 120 else { return nil }
    let range = code.withoutCast(code.withoutFallback(whole)).range
    if let inner = code.inParentheses(range) {
      return text(inner, of: code, at: place, following: count + 1)
    }
    if let literal = string(range, of: code, at: place, following: count) { return literal }
    if let inner = code.localizedText(range) {
      return text(inner, of: code, at: place, following: count + 1)
    }
    if let sum = sum(range, of: code, at: place, following: count) { return sum }
    if let inner = code.argumentOfConversion(range) {
      return text(inner, of: code, at: place, following: count + 1)
    }
    if let inner = code.argumentOfFormatting(range),
      let value = text(inner, of: code, at: place, following: count + 1), value.isOfIntent
    {
      return value
    }
    guard let members = code.members(range) else { return nil }
    return value(members, at: place, following: count)
  }

  /// A string with its interpolations, or a format with its arguments.
  private func string(
    _ range: Range<Int>, of code: SourceCode, at place: Int, following count: Int
  ) -> Value? {
    let start = code.text(range.lowerBound) == "@" ? range.lowerBound + 1 : range.lowerBound
    if start == range.upperBound - 1, code.tokens.indices.contains(start),
      code.tokens[start].kind == .string
    {
      guard let whole = StringParts(code.tokens[start].text, in: code.language) else { return nil }
      return joined(
        whole.parts.map { part in
          switch part {
          case .literal(let text): return Value(parts: [.literal(text)])
          case .expression(let text):
            let inner = SourceCode(path: "", bytes: Array(text.utf8), language: .swift)
            guard inner.isBalanced else { return nil }
            return self.text(
              inner.tokens.indices, of: inner, at: place, following: count + 1)
          }
        })
    }
    guard let arguments = code.argumentsOfFormat(range), let first = arguments.first,
      case let format = code.localizedText(first) ?? first, let last = format.last,
      code.tokens[last].kind == .string, format.count == (code.language == .swift ? 1 : 2),
      let whole = StringParts(code.tokens[last].text, in: code.language),
      case .literal(let text)? = whole.parts.first ?? .literal(""), whole.parts.count <= 1
    else { return nil }
    return formatted(
      text,
      arguments.dropFirst().map {
        self.text($0, of: code, at: place, following: count + 1)
      })
  }

  /// A format of C with its values.
  private func formatted(_ format: String, _ values: [Value?]) -> Value? {
    var parts: [Value?] = []
    var rest = format[...]
    var values = values[...]
    while let percent = rest.firstIndex(of: "%") {
      parts.append(Value(parts: [.literal(String(rest[..<percent]))]))
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        parts.append(Value(parts: [.literal("%")]))
        rest = rest.dropFirst()
        continue
      }
      guard let kind = rest.firstIndex(where: { "@dDuUxXoOfFeEgGcCsSpaA".contains($0) }) else {
        return nil
      }
      rest = rest[rest.index(after: kind)...]
      guard let next = values.popFirst() else { return nil }
      parts.append(next)
    }
    return joined(parts + [Value(parts: [.literal(String(rest))])])
  }

  /// Texts that `+` puts together.
  private func sum(
    _ range: Range<Int>, of code: SourceCode, at place: Int, following count: Int
  ) -> Value? {
    let pieces = code.parts(range, between: "+")
    guard pieces.count > 1 else { return nil }
    return joined(pieces.map { text($0, of: code, at: place, following: count + 1) })
  }

  /// Pieces as one text; nil where nothing of it is known.
  private func joined(_ values: [Value?]) -> Value? {
    let known = values.compactMap(\.self)
    let parts = values.flatMap { $0?.parts ?? [.elsewhere] }.filter { $0 != .literal("") }
    guard known.count == values.count || parts.contains(where: { $0 != .elsewhere }) else {
      return nil
    }
    return Value(parts: parts, intent: known.lazy.compactMap(\.intent).first)
  }

  /// What a chain of members leads to, from the interaction or from a name that stands for a part of
  /// it.
  private func value(_ members: [String], at place: Int, following count: Int) -> Value? {
    var members = members.drop { SourceCode.selfNames.contains($0) }
    guard let head = members.popFirst() else { return nil }
    if head == "interaction", let root = members.popFirst() {
      guard ["intent", "intentResponse"].contains(root) else { return nil }
      return Value(
        parts: [.value(isResponse: root == "intentResponse", members: Array(members))])
    }
    guard let (meaning, index) = names.meaning(of: head, at: place) else { return nil }
    // A constant of the class may stand behind the methods.
    if index >= place, members.isEmpty, let value = constants[head] {
      return text(value, of: code, at: value.lowerBound, following: count + 1)
    }
    switch meaning {
    case .intent(let name):
      return Value(parts: [.value(isResponse: false, members: Array(members))], intent: name)
    case .response(let name):
      return Value(parts: [.value(isResponse: true, members: Array(members))], intent: name)
    case .value(let range):
      guard index < place, var value = text(range, of: code, at: index, following: count + 1)
      else { return nil }
      // A cast to anything else, as to a string, names no intent.
      value.intent =
        value.intent
        ?? code.withoutCast(range).className.flatMap { SourceNames.intent(meantBy: $0) }
      guard !members.isEmpty else { return value }
      guard value.parts.count == 1, case .value(let isResponse, let first)? = value.parts.first
      else { return nil }
      value.parts = [.value(isResponse: isResponse, members: first + members)]
      return value
    case .other: return nil
    }
  }
}

extension SourceCode {
  /// What stands before `as?`, or behind a cast of C, and the class that it names.
  fileprivate func withoutCast(_ range: Range<Int>) -> (range: Range<Int>, className: String?) {
    if language == .swift, let cast = range.first(where: { text($0) == "as" }) {
      let isMarked = ["?", "!"].contains(text(cast + 1))
      return (range.lowerBound..<cast, text(cast + (isMarked ? 2 : 1)))
    }
    if language == .objectiveC, text(range.lowerBound) == "(", text(range.lowerBound + 2) == "*",
      text(range.lowerBound + 3) == ")"
    {
      let end = range.upperBound
      return (min(range.lowerBound + 4, end)..<end, text(range.lowerBound + 1))
    }
    return (range, nil)
  }

  /// What stands between parentheses around all of it.
  fileprivate func inParentheses(_ range: Range<Int>) -> Range<Int>? {
    guard text(range.lowerBound) == "(", let inside = inside(range.lowerBound), !inside.isEmpty,
      inside.upperBound == range.upperBound - 1
    else { return nil }
    return inside
  }

  /// The text that is looked up in the app's translations, or that an attributed text is made of.
  ///
  /// `NSLocalizedString("Ready", comment: "")`, `"Ready".localized`, `NSAttributedString(string: ready)`
  fileprivate func localizedText(_ range: Range<Int>) -> Range<Int>? {
    guard let start = range.first else { return nil }
    if tokens[start].kind == .string, text(start + 1) == ".",
      text(start + 2).lowercased().hasPrefix("locali"),
      range.count == 3 || text(start + 3) == "(" && partner(of: start + 3) == range.upperBound - 1
    {
      return start..<start + 1
    }
    guard text(start + 1) == "(", let inside = inside(start + 1),
      inside.upperBound == range.upperBound - 1, let first = arguments(inside).first
    else { return nil }
    switch text(start) {
    case "NSLocalizedString": return first
    case "NSAttributedString", "NSMutableAttributedString", "AttributedString":
      let isNamed = matches(["string", ":"], at: first.lowerBound)
      return (first.lowerBound + (isNamed ? 2 : 0))..<first.upperBound
    default: return nil
    }
  }

  /// A format and its values: `String(format: "%d cups", cups)`, `[NSString stringWithFormat:…]`.
  fileprivate func argumentsOfFormat(_ range: Range<Int>) -> [Range<Int>]? {
    let start = range.lowerBound
    if matches(["[", "NSString", "stringWithFormat", ":"], at: start),
      let inside = inside(start), inside.upperBound == range.upperBound - 1
    {
      return arguments((inside.lowerBound + 3)..<inside.upperBound)
    }
    let isNamed = matches(["String", "(", "format", ":"], at: start)
    let open = isNamed ? start + 1 : start + 3
    guard isNamed || matches(["String", ".", "localizedStringWithFormat", "("], at: start),
      let inside = inside(open), inside.upperBound == range.upperBound - 1
    else { return nil }
    return arguments((inside.lowerBound + (isNamed ? 2 : 0))..<inside.upperBound)
  }

  /// What a conversion is given: `count` in `String(count)`.
  fileprivate func argumentOfConversion(_ range: Range<Int>) -> Range<Int>? {
    let conversions: Set = ["String", "Int", "Double", "Float", "CGFloat", "NSNumber"]
    guard conversions.contains(text(range.lowerBound)), text(range.lowerBound + 1) == "(",
      let inside = inside(range.lowerBound + 1), inside.upperBound == range.upperBound - 1,
      arguments(inside).count == 1, !inside.isEmpty
    else { return nil }
    return text(inside.lowerBound + 1) == ":"
      ? (inside.lowerBound + 2)..<inside.upperBound : inside
  }

  /// What a function of one argument is given, or a formatter: what they make of it is not known, but
  /// it stands for the value.
  fileprivate func argumentOfFormatting(_ range: Range<Int>) -> Range<Int>? {
    guard language == .swift, let last = range.last, text(last) == ")",
      let open = partner(of: last), open > range.lowerBound, let inside = inside(open),
      arguments(inside).count == 1, !inside.isEmpty
    else { return nil }
    let isFunction =
      open == range.lowerBound + 1
      || open == range.lowerBound + 3 && SourceCode.selfNames.contains(text(range.lowerBound))
    let isFormatter =
      text(open - 1) == "string" && ["from", "for"].contains(text(inside.lowerBound))
    guard isFunction && tokens[open - 1].kind == .word || isFormatter else { return nil }
    return text(inside.lowerBound + 1) == ":"
      ? (inside.lowerBound + 2)..<inside.upperBound : inside
  }

  /// The members of a chain in their order, up to the first that is called with arguments; nil where
  /// it is none.
  ///
  /// A key that is written out is a member, too: `userInfo["name"]`.
  func members(_ range: Range<Int>) -> [String]? {
    var members: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let word = text(index)
      if let (key, end) = keyOfCall(at: index), end <= range.upperBound {
        members.append(key)
        index = end
      } else if tokens[index].kind == .word {
        // The type of a cast is no member.
        if language == .swift || text(index + 1) != "*" { members.append(word) }
        index += 1
      } else if word == "[", index > range.lowerBound, let key = key(in: inside(index)) {
        members.append(key)
        index = after(index)
      } else if language == .objectiveC, [".", "[", "]", "(", ")", "*", ";"].contains(word) {
        index += 1
      } else if [".", "?", "!"].contains(word) {
        index += 1
      } else if word == "(", index > range.lowerBound {
        members.removeLast(members.isEmpty ? 0 : 1)
        return members.isEmpty ? nil : members
      } else if word == "(", partner(of: index) == range.upperBound - 1 {
        return self.members((index + 1)..<(range.upperBound - 1))
      } else if word == "[", index > range.lowerBound {
        index = after(index)
      } else {
        return nil
      }
    }
    // How many there are is another thing than what they are.
    return members.isEmpty || ["count", "isEmpty"].contains(members.last) ? nil : members
  }
}
