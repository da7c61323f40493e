/// A path to a value as a project writes it: `soup`, `intent.soup.identifier`, `items[0].title`.
///
/// Places in lists stand in brackets or between dots, and count from 0.
package struct ValuePath: Hashable, Sendable {
  /// The names and places, without brackets; never empty.
  package let parts: [String]

  /// Nil for a path with an empty part, or with a bracket that does not hold a number.
  package init?(_ source: some StringProtocol) {
    var parts: [String] = []
    for name in source.split(separator: ".", omittingEmptySubsequences: false) {
      guard let found = Self.subscripts(of: name) else { return nil }
      parts += found
    }
    self.parts = parts
  }

  /// `items[0][1]` as `items`, `0`, `1`.
  private static func subscripts(of name: some StringProtocol) -> [String]? {
    let pieces = name.split(separator: "[", omittingEmptySubsequences: false)
    guard let first = pieces.first, !first.isEmpty, !first.contains("]") else { return nil }
    var parts = [String(first)]
    for piece in pieces.dropFirst() {
      let digits = piece.dropLast()
      guard piece.last == "]", !digits.isEmpty,
        digits.allSatisfy({ $0.isASCII && $0.isNumber })
      else { return nil }
      parts.append(String(digits))
    }
    return parts
  }
}
