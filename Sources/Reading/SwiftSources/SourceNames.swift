/// What a file says of names: where constants and variables get their values, and which names have
/// the type of an intent or of its response.
struct SourceNames: Sendable {
  /// Where each name is declared, in the order of the file.
  private let uses: [String: [Use]]

  private struct Use: Sendable {
    let index: Int
    let meaning: Meaning
  }

  enum Meaning: Hashable, Sendable {
    /// The tokens of a value.
    case value(Range<Int>)
    /// An intent, or its response, by the class of the intent.
    case intent(String), response(String)
    /// A value of another type, which a caller gives.
    case other
  }

  init(_ code: SourceCode) {
    var uses: [String: [Use]] = [:]
    let changed = code.language == .swift ? [] : code.changedNames
    for index in code.tokens.indices where code.tokens[index].kind == .word {
      guard var meaning = Self.meaning(of: index, in: code) else { continue }
      // What a variable of C holds first is not what it holds later.
      if case .value = meaning, changed.contains(code.text(index)) { meaning = .other }
      uses[code.text(index), default: []].append(Use(index: index, meaning: meaning))
    }
    self.uses = uses
  }

  /// What a name means at a place: what the last declaration before it says, else the first one,
  /// which may be of a property.
  func meaning(of name: String, at place: Int) -> (meaning: Meaning, index: Int)? {
    let all = uses[name, default: []]
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].index < place { low = middle + 1 } else { high = middle }
    }
    let use = low > 0 ? all[low - 1] : all.first
    return use.map { ($0.meaning, $0.index) }
  }

  /// What a word declares, where it declares a name.
  private static func meaning(of index: Int, in code: SourceCode) -> Meaning? {
    switch code.language {
    case .swift:
      let keyword = code.text(index - 1)
      let isDeclared = ["let", "var"].contains(keyword)
      if isDeclared, let value = value(behind: index, in: code) {
        // A variable's first value is not what it holds later.
        return keyword == "let" ? .value(value) : .other
      }
      guard code.text(index + 1) == ":", !["?", "["].contains(code.text(index - 1)) else {
        return nil
      }
      let type = code.text(index + 2)
      // An argument of a call has a value behind its label.
      guard isDeclared || code.text(index + 3) != "(" && type.first?.isUppercase == true else {
        return nil
      }
      return typed(type) ?? .other
    case .objectiveC:
      let last = code.text(index - 1)
      // A name of the intent's own class means it, whenever it gets its value.
      if last == "*", let typed = typed(code.text(index - 2)) { return typed }
      let isWord = code.tokens.indices.contains(index - 1) && code.tokens[index - 1].kind == .word
      if code.text(index + 1) == "=", code.text(index + 2) != "=", last == "*" || isWord,
        last != "return", let value = value(behind: index, in: code)
      {
        return .value(value)
      }
      guard last == ")", code.text(index - 2) == "*" else { return nil }
      return typed(code.text(index - 3))
    }
  }

  private static func typed(_ type: String) -> Meaning? {
    if let intent = intent(ofResponse: type) { return .response(intent) }
    return type.hasSuffix("Intent") && type != "INIntent" ? .intent(type) : nil
  }

  /// The class of the intent to which the class of a response belongs; nil for any other class.
  static func intent(ofResponse type: String) -> String? {
    type.hasSuffix("IntentResponse") ? String(type.dropLast("Response".count)) : nil
  }

  /// The class of the intent that a class is, or that it is the response of; nil for any other class.
  static func intent(meantBy type: String) -> String? {
    let name = intent(ofResponse: type) ?? type
    return name.hasSuffix("Intent") && !["INIntent", "Intent"].contains(name) ? name : nil
  }

  private static func value(behind index: Int, in code: SourceCode) -> Range<Int>? {
    // The type before it is on the same line.
    var equals = index + 1
    while equals < code.tokens.count, equals < index + longestType, code.text(equals) != "=" {
      if code.tokens[equals].startsLine || ["{", "}", ";", ","].contains(code.text(equals)) {
        return nil
      }
      equals += 1
    }
    guard code.text(equals) == "=", code.text(equals + 1) != "=" else { return nil }
    let value = code.expression(from: equals + 1)
    guard value.count < longestValue else { return nil }
    let end = code.text(value.upperBound - 1) == "else" ? value.upperBound - 1 : value.upperBound
    return value.lowerBound < end ? value.lowerBound..<end : nil
  }

  /// The longest value, and the longest type before it, that are looked at, in tokens (convention).
  private static let longestValue = 80
  private static let longestType = 20
}

extension SourceCode {
  /// The names that statements of a file give another value.
  fileprivate var changedNames: Set<String> {
    Set(
      tokens.indices.lazy.filter {
        tokens[$0].kind == .word && text($0 + 1) == "=" && text($0 + 2) != "="
          && startsStatement($0)
      }.map { text($0) })
  }
}
