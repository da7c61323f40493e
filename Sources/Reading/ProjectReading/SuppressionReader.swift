internal import Diagnostics
internal import TextTools

/// Finds the comments that silence rules, by the text of a file.
///
/// A comment alone on its line is about the next line that is neither blank nor such a comment;
/// another one is about its own line.
enum SuppressionReader {
  static let marker = "cardproof:allow"

  /// A comment's text, from behind its opening to the end of the line.
  struct Comment {
    let text: Substring
    let place: (String.Index) -> SourceLocation
  }

  /// The comments of a file, one a line; nil for a kind of file without comments.
  static func comments(of file: SourceFile) -> [Comment]? {
    guard let openings = commentOpenings(of: file), let lines = lines(of: file) else { return nil }
    return unfenced(lines, of: file).compactMap { index in
      openings.lazy.compactMap(lines[index].firstRange).first.map { opening in
        Comment(text: lines[index][opening.upperBound...]) {
          place(of: $0, in: lines, index, of: file)
        }
      }
    }
  }

  static func suppressions(in file: SourceFile) -> [Suppression] {
    guard let openings = commentOpenings(of: file), let lines = lines(of: file) else { return [] }
    return unfenced(lines, of: file).compactMap { index in
      let line = lines[index]
      guard let found = line.firstRange(of: marker) else { return nil }
      let before = line[..<found.lowerBound].trimmed
      guard openings.contains(where: before.hasSuffix) else { return nil }
      let words = line[found.upperBound...].split(whereSeparator: \.isWhitespace)
        .filter { !["-->", "*/"].contains($0) }
      return Suppression(
        rule: words.first.map { String($0) } ?? "", hasReason: words.count > 1,
        line: (openings.contains(String(before)) ? next(after: index, in: lines, openings) : index)
          + 1,
        location: place(of: found.lowerBound, in: lines, index, of: file),
        ruleLocation: place(
          of: words.first?.startIndex ?? found.upperBound, in: lines, index, of: file))
    }
  }

  /// Nil for a file that is no text.
  private static func lines(of file: SourceFile) -> [Substring]? {
    String(validating: file.bytes, as: UTF8.self)?
      .split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// The numbers of the lines that are not in a block of code of Markdown, from 0.
  private static func unfenced(_ lines: [Substring], of file: SourceFile) -> [Int] {
    guard file.hasEnding(".md") else { return Array(lines.indices) }
    var isInFence = false
    return lines.indices.filter { index in
      if lines[index].isFence { isInFence.toggle() }
      return !isInFence
    }
  }

  private static func place(
    of position: String.Index, in lines: [Substring], _ index: Int, of file: SourceFile
  ) -> SourceLocation {
    SourceLocation(
      file: file.path, line: index + 1,
      column: lines[index][..<position].unicodeScalars.count + 1)
  }

  /// How comments begin in a kind of file; nil for those without comments.
  private static func commentOpenings(of file: SourceFile) -> [String]? {
    let openings: [(endings: [String], openings: [String])] = [
      ([".yml", ".yaml"], ["#"]),
      (
        [
          ".md", ".plist", ".intentdefinition", ".stringsdict", ".entitlements", ".storyboard",
          ".xib",
        ], ["<!--"]
      ),
      ([".strings", ".swift", ".m", ".mm", ".h"], ["//", "/*"]),
    ]
    return openings.first { $0.endings.contains(where: file.hasEnding) }?.openings
  }

  /// The next line that is neither blank nor such a comment alone.
  private static func next(
    after index: Int, in lines: [Substring], _ openings: [String]
  ) -> Int {
    lines.indices[(index + 1)...].first { index in
      let line = lines[index]
      guard let found = line.firstRange(of: marker) else { return !line.trimmed.isEmpty }
      return !openings.contains(line[..<found.lowerBound].trimmed)
    } ?? index
  }
}

extension Substring {
  /// Whether it opens or closes a block of code in Markdown.
  fileprivate var isFence: Bool { trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") }
}
