internal import SwiftSources

/// A member that Core Data or a macro implements: `@NSManaged public var name: String?`, `@Entry var width = 6`.
///
/// Its text becomes blanks, since an extension holds no stored properties; a declaration behind the file replaces it.
struct ImplementedMember {
  /// The tokens from the attribute to the end of the member.
  let range: Range<Int>
  /// The declaration of a property, with accessors; nil for a method.
  let property: String?

  /// The member whose attribute begins at a token.
  init?(at index: Int, in code: SourceCode) {
    let isEntry = code.matches(["@", "Entry"], at: index)
    guard isEntry || code.matches(["@", "NSManaged"], at: index),
      let keyword = (index + 2..<code.tokens.count).first(where: {
        ["var", "func"].contains(code.text($0))
      }), keyword < index + 6
    else { return nil }
    var end = keyword + 1
    while end < code.tokens.count, !code.tokens[end].startsLine,
      !["}", ";"].contains(code.text(end))
    {
      end = code.after(end)
    }
    range = index..<end
    guard isEntry else {
      property = Self.managed(keyword..<end, in: code)
      return
    }
    guard code.text(end) != ".", let entry = Self.entry(keyword..<end, in: code) else { return nil }
    property = entry
  }

  private static func managed(_ range: Range<Int>, in code: SourceCode) -> String? {
    let (keyword, name) = (range.lowerBound, code.text(range.lowerBound + 1))
    guard code.text(keyword) == "var", code.text(keyword + 2) == ":",
      keyword + 3 < range.upperBound
    else { return nil }
    return
      "var \(name): \(code.joined(keyword + 3..<range.upperBound)) { get { cardproofManaged(\"\(name)\") } "
      + "set { cardproofManage(newValue, \"\(name)\") } }"
  }

  /// A value of the environment; nil where the type is written nowhere, or the value takes several lines.
  private static func entry(_ range: Range<Int>, in code: SourceCode) -> String? {
    let (keyword, name) = (range.lowerBound, code.text(range.lowerBound + 1))
    let sign = range.first { code.text($0) == "=" }
    let typeEnd = sign ?? range.upperBound
    let isTyped = code.text(keyword + 2) == ":" && keyword + 3 < typeEnd
    let value = sign.map { code.written($0 + 1..<range.upperBound) } ?? "nil"
    let type =
      isTyped
      ? code.written(keyword + 3..<typeEnd) : sign.flatMap { self.type(of: $0 + 1, in: code) }
    guard let type, !value.contains("\n"),
      range.dropFirst().allSatisfy({ !code.tokens[$0].startsLine })
    else { return nil }
    return "var \(name): \(type) { get { cardproofEntry(\"\(name)\") ?? (\(value)) } "
      + "set { cardproofEnter(newValue, \"\(name)\") } }"
  }

  /// The type of a value that says it at its begin: a literal, a call of a type, or a member of one.
  private static func type(of index: Int, in code: SourceCode) -> String? {
    let token = code.tokens[index]
    switch token.kind {
    case .string: return "String"
    case .number: return token.text.contains(".") ? "Double" : "Int"
    case .word where ["true", "false"].contains(token.text): return "Bool"
    case .word where token.text.first?.isUppercase == true:
      var end = index + 1
      while code.text(end) == ".", code.text(end + 1).first?.isUppercase == true { end += 2 }
      return code.joined(index..<end)
    default: return nil
    }
  }
}
