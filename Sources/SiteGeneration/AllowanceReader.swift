internal import Diagnostics

/// Finds the comments that silence rules, by the text of a file.
///
/// A comment alone on its line is about the next line that is neither blank nor such a comment;
/// another one is about its own line.
enum AllowanceReader {
  static let marker = "cardproof:allow"

  /// A comment's text, from behind its opening to the end of the line.
  struct Comment {
    let text: Substring
    let place: (String.Index) -> SourceLocation
  }

  /// The comments of a file, one a line; nil for a kind of file without comments.
  static func comments(of file: SourceFile) -> [Comment]? {
    guard let openings = commentOpenings(of: file),
      let text = String(validating: file.bytes, as: UTF8.self)
    else { return nil }
    var comments: [Comment] = []
    var isInFence = false
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if file.hasEnding(".md"), line.isFence { isInFence.toggle() }
      guard !isInFence, let opening = openings.lazy.compactMap(line.firstRange).first else {
        continue
      }
      comments.append(
        Comment(text: line[opening.upperBound...]) { position in
          SourceLocation(
            file: file.path, line: index + 1,
            column: line[..<position].unicodeScalars.count + 1)
        })
    }
    return comments
  }

  static func allowances(in file: SourceFile) -> [Allowance] {
    guard let openings = commentOpenings(of: file), let text = text(of: file) else { return [] }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    var allowances: [Allowance] = []
    var isInFence = false
    for (index, line) in lines.enumerated() {
      if file.hasEnding(".md"), line.isFence { isInFence.toggle() }
      guard !isInFence, let found = line.firstRange(of: marker) else { continue }
      let before = line[..<found.lowerBound].trimmed
      guard openings.contains(where: before.hasSuffix) else { continue }
      let words = line[found.upperBound...].split(whereSeparator: \.isWhitespace)
        .filter { !["-->", "*/"].contains($0) }
      let place = { (position: String.Index) in
        SourceLocation(
          file: file.path, line: index + 1,
          column: line[..<position].unicodeScalars.count + 1)
      }
      allowances.append(
        Allowance(
          rule: words.first.map { String($0) } ?? "", hasReason: words.count > 1,
          line: (openings.contains(String(before))
            ? next(after: index, in: lines, openings) : index)
            + 1,
          location: place(found.lowerBound),
          ruleLocation: place(words.first?.startIndex ?? found.upperBound)))
    }
    return allowances
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

  /// The text of a file that has the marker at all.
  private static func text(of file: SourceFile) -> String? {
    guard file.bytes.contains(text: marker) else { return nil }
    return String(validating: file.bytes, as: UTF8.self)
  }

  /// The next line that is neither blank nor such a comment alone.
  private static func next(
    after index: Int, in lines: [Substring], _ openings: [String]
  ) -> Int {
    lines.indices[(index + 1)...].first { index in
      let line = lines[index]
      guard let found = line.firstRange(of: marker) else { return !line.trimmed.isEmpty }
      return !openings.contains(String(line[..<found.lowerBound].trimmed))
    } ?? index
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Whether it opens or closes a block of code in Markdown.
  fileprivate var isFence: Bool { trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") }
}
