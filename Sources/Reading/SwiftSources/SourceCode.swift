package import Diagnostics

/// The tokens of a source file, with what each bracket belongs to.
package struct SourceCode: Sendable {
  package let path: String
  package let language: SourceLanguage
  package let tokens: [SourceToken]
  /// For each bracket the other one of its pair; nil for all other tokens.
  private let partners: [Int?]
  /// Whether every bracket has its partner; where not, nothing is sure.
  package let isBalanced: Bool

  package init(path: String, bytes: [UInt8], language: SourceLanguage) {
    self.path = path
    self.language = language
    tokens = SourceScanner.tokens(of: bytes, in: language)
    var partners = [Int?](repeating: nil, count: tokens.count)
    var open: [Int] = []
    var isBalanced = true
    let pairs = [")": "(", "]": "[", "}": "{"]
    for (index, token) in tokens.enumerated() where token.kind == .symbol {
      if pairs.values.contains(token.text) {
        open.append(index)
      } else if let opening = pairs[token.text] {
        guard let last = open.popLast(), tokens[last].text == opening else {
          isBalanced = false
          break
        }
        partners[last] = index
        partners[index] = last
      }
    }
    self.partners = partners
    self.isBalanced = isBalanced && open.isEmpty
  }

  /// How many places of one kind in a method are looked at, so that no file takes more than its share
  /// of time (convention).
  static let maximumPlaces = 100

  /// The bracket that belongs to the one at an index.
  package func partner(of index: Int) -> Int? {
    partners.indices.contains(index) ? partners[index] : nil
  }

  /// The tokens between a bracket that opens at an index and the one that closes it; nil where none
  /// opens there.
  package func inside(_ opening: Int) -> Range<Int>? {
    partner(of: opening).flatMap { $0 > opening ? (opening + 1)..<$0 : nil }
  }

  /// The parts of a range between its commas.
  package func arguments(_ range: Range<Int>) -> [Range<Int>] { parts(range, between: ",") }

  /// The parts of a range between the places where a mark stands, outside of brackets.
  func parts(_ range: Range<Int>, between mark: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if text(index) == mark {
        parts.append(start..<index)
        start = index + 1
      }
      index = after(index)
    }
    return parts + [start..<range.upperBound]
  }

  /// Whether a token begins a line that does not go on with what stands on the one before.
  package func startsLineOfItsOwn(_ index: Int) -> Bool {
    tokens[index].startsLine
      && ![".", "else", "?", "&", "|", ",", ":", "+", "*", "/", "{", ")"].contains(text(index))
      && ![",", "=", "&", "|", "?", ":", "+", "*", "/", "-", "guard", "if"].contains(
        text(index - 1))
  }

  /// The text of a token; empty behind the end, and for what is no code.
  package func text(_ index: Int) -> String {
    guard tokens.indices.contains(index), tokens[index].kind != .string else { return "" }
    return tokens[index].text
  }

  /// Whether tokens with these texts stand one after the other.
  package func matches(_ words: [String], at index: Int) -> Bool {
    words.indices.allSatisfy { text(index + $0) == words[$0] }
  }

  /// Whether tokens with these texts stand one after the other in a range.
  func contains(_ words: String..., in range: Range<Int>) -> Bool {
    range.contains { matches(words, at: $0) && range.contains($0 + words.count - 1) }
  }

  package func location(_ index: Int) -> SourceLocation {
    guard tokens.indices.contains(index) else { return SourceLocation(file: path) }
    return SourceLocation(file: path, line: tokens[index].line, column: tokens[index].column)
  }

  /// The next index, behind the partner of a bracket that opens here.
  package func after(_ index: Int) -> Int {
    max(partner(of: index) ?? index, index) + 1
  }

  /// The texts of tokens without anything between them.
  package func joined(_ range: Range<Int>) -> String {
    range.map { text($0) }.joined()
  }

  /// The text of a range in one line, with a space where there are some.
  package func written(_ range: Range<Int>) -> String {
    range.map { index in
      let isApart =
        index > range.lowerBound
        && tokens[index].range.lowerBound > tokens[index - 1].range.upperBound
      return (isApart ? " " : "") + tokens[index].text
    }.joined()
  }
}
