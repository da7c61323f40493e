internal import TextTools

/// A pattern for paths, as `exclude:` has them: `*` stands for anything within one part, `**` for
/// any number of parts.
///
/// A pattern without a wildcard also covers everything below that folder.
struct PathPattern: Hashable, Sendable {
  private let parts: [String]

  init(_ pattern: String) {
    parts = SourcePath(pattern).parts.map { String($0) }
  }

  func matches(_ path: String) -> Bool {
    !parts.isEmpty && matches(parts[...], SourcePath(path).parts.map { String($0) }[...])
  }

  /// Whether the pattern covers a folder, or everything in it.
  func coversFolder(_ path: String) -> Bool {
    let folder = SourcePath(path).parts.map { String($0) }
    return matches(path) || parts.last == "**" && matches(parts.dropLast(), folder[...])
  }

  private func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return true }
    if first == "**" {
      let rest = pattern.dropFirst()
      return rest.isEmpty ? !path.isEmpty : path.indices.contains { matches(rest, path[$0...]) }
    }
    guard let part = path.first, part.matches(wildcard: first) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }
}

extension String {
  /// Whether the text fits a pattern in which `*` stands for any characters.
  fileprivate func matches(wildcard pattern: String) -> Bool {
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return self == pattern }
    var rest = self[...]
    guard rest.hasPrefix(pieces[0]) else { return false }
    rest = rest.dropFirst(pieces[0].count)
    for piece in pieces[1..<(pieces.count - 1)] where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(pieces[pieces.count - 1])
  }
}
