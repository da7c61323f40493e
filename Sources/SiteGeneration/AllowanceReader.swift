internal import Diagnostics

/// Finds the comments that silence rules, by the text of a file.
///
/// A comment alone on its line is about the next line that is neither blank nor such a comment;
/// another one is about its own line.
enum AllowanceReader {
  static let marker = "cardproof:allow"

  static func allowances(in file: SourceFile) -> [Allowance] {
    guard let opening = commentOpening(of: file), let text = text(of: file) else { return [] }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    var allowances: [Allowance] = []
    var isInFence = false
    for (index, line) in lines.enumerated() {
      if file.hasEnding(".md"), line.isFence { isInFence.toggle() }
      guard !isInFence, let found = line.firstRange(of: marker) else { continue }
      let before = line[..<found.lowerBound].trimmed
      guard before.hasSuffix(opening) else { continue }
      let words = line[found.upperBound...].split(whereSeparator: \.isWhitespace)
        .filter { !["-->", "*/"].contains($0) }
      let place = { (position: String.Index) in
        SourceLocation(
          file: file.path, line: index + 1,
          column: line[..<position].unicodeScalars.count + 1)
      }
      let isAlone = before.count == opening.count
      allowances.append(
        Allowance(
          rule: words.first.map { String($0) } ?? "", hasReason: words.count > 1,
          line: isAlone ? next(after: index, in: lines) + 1 : index + 1,
          location: place(found.lowerBound),
          ruleLocation: place(words.first?.startIndex ?? found.upperBound)))
    }
    return allowances
  }

  /// How a comment begins in a kind of file; nil for those without comments.
  private static func commentOpening(of file: SourceFile) -> String? {
    let openings = [
      ".yml": "#", ".yaml": "#", ".md": "<!--", ".plist": "<!--", ".intentdefinition": "<!--",
      ".stringsdict": "<!--", ".entitlements": "<!--", ".storyboard": "<!--", ".xib": "<!--",
      ".strings": "/*", ".swift": "//", ".m": "//", ".mm": "//", ".h": "//",
    ]
    return openings.first { file.hasEnding($0.key) }?.value
  }

  /// The text of a file that has the marker at all.
  private static func text(of file: SourceFile) -> String? {
    guard file.bytes.contains(text: marker) else { return nil }
    return String(validating: file.bytes, as: UTF8.self)
  }

  private static func next(after index: Int, in lines: [Substring]) -> Int {
    lines.indices[(index + 1)...].first {
      !lines[$0].trimmed.isEmpty && !lines[$0].contains(marker)
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
