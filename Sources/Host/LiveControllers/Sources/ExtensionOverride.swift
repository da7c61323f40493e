internal import SwiftSources

/// A member of an extension that overrides one of a class of UIKit, which only Objective-C allows there.
///
/// The member gets another name of the same length, and the class itself overrides and calls it.
struct ExtensionOverride {
  /// The tokens of `override` and of the name.
  let keyword: Int
  let name: Int
  /// The name that the member gets.
  let ownName: String
  /// The declaration that the class gets.
  let forward: String

  private static let modifiers: Set = ["public", "open", "internal", "class", "final"]

  /// The member whose `override` is at a token; nil for one with observers, or with effects.
  init?(at index: Int, in code: SourceCode) {
    var kind = index + 1
    while Self.modifiers.contains(code.text(kind)) { kind += 1 }
    let word = code.text(kind)
    let known = code.text(kind + 1)
    guard ["func", "var"].contains(word), known.count > 1 else { return nil }
    (keyword, name) = (index, kind + 1)
    ownName = "_" + known.dropFirst()
    var written = Array(code.tokens[(index + 1)..<kind].map(\.text))
    if index > 0, ["public", "open"].contains(code.text(index - 1)) {
      written.insert(code.text(index - 1), at: 0)
    }
    let head = (written + ["override", word, known]).joined(separator: " ")
    let body =
      word == "func"
      ? Self.call(ownName, head, at: kind + 2, in: code)
      : Self.property(ownName, head, at: kind + 2, in: code)
    guard let body else { return nil }
    forward = body
  }

  private static func call(
    _ name: String, _ head: String, at open: Int, in code: SourceCode
  ) -> String? {
    guard code.text(open) == "(", let inside = code.inside(open) else { return nil }
    var end = inside.upperBound + 1
    let start = end
    while end < code.tokens.count, code.text(end) != "{" { end = code.after(end) }
    let result = code.tokens[start..<end].map(\.text)
    guard end < code.tokens.count, result.isEmpty || result.first == "-" else { return nil }
    let parameters = inside.isEmpty ? [] : code.arguments(inside)
    let values = parameters.map { parameter -> String in
      let (label, next) = (code.text(parameter.lowerBound), code.text(parameter.lowerBound + 1))
      let value = next == ":" ? label : next
      return label == "_" ? value : "\(label): \(value)"
    }
    let texts = parameters.map { code.written($0) }
    return "\(head)(\(texts.joined(separator: ", "))) "
      + (result.isEmpty ? "" : "-> \(code.written(start + 2..<end)) ")
      + "{ \(name)(\(values.joined(separator: ", "))) }"
  }

  private static func property(
    _ name: String, _ head: String, at colon: Int, in code: SourceCode
  ) -> String? {
    guard code.text(colon) == ":",
      let open = (colon..<min(colon + 20, code.tokens.count)).first(where: { code.text($0) == "{" }
      ),
      let inside = code.inside(open)
    else { return nil }
    let words = Set(inside.lazy.map { code.text($0) })
    guard words.isDisjoint(with: ["willSet", "didSet"]) else { return nil }
    let type = code.written(colon + 1..<open)
    return words.contains("set")
      ? "\(head): \(type) { get { \(name) } set { \(name) = newValue } }"
      : "\(head): \(type) { \(name) }"
  }
}
