internal import SwiftSources

/// A method that a selector can name: with no argument, or with one.
struct ActionMethod {
  let name: String
  /// The statement that calls it, if it is the one that is named.
  let call: String

  /// The method whose `func` is at a token; nil for one with more arguments, and for one that waits or throws.
  init?(at index: Int, in code: SourceCode) {
    guard code.tokens[index + 1].kind == .word, code.text(index + 2) == "(",
      let inside = code.inside(index + 2),
      !["async", "throws", "rethrows"].contains(code.text(inside.upperBound + 1))
    else { return nil }
    name = code.text(index + 1)
    let condition = "if name == \(swiftLiteral(name))"
    let method = "object.\(swiftIdentifier(name))"
    guard !inside.isEmpty else {
      call = "\(condition) { _ = \(method)(); return true }"
      return
    }
    guard let colon = inside.first(where: { code.text($0) == ":" }),
      !inside.contains(where: { code.text($0) == "," })
    else { return nil }
    let end = inside.first { $0 > colon && code.text($0) == "=" } ?? inside.upperBound
    let written = code.joined(colon + 1..<end)
    let isOptional = written.hasSuffix("?")
    let type = isOptional || written.hasSuffix("!") ? String(written.dropLast()) : written
    let first = code.text(inside.lowerBound)
    let label = first == "_" ? "" : "\(first): "
    let value = "cardproofArgument(argument, as: (\(type)).self)"
    call =
      isOptional
      ? "\(condition) { _ = \(method)(\(label)\(value)); return true }"
      : "\(condition), let value = \(value) { _ = \(method)(\(label)value); return true }"
  }
}
