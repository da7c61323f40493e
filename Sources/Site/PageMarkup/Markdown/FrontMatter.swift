import Diagnostics
internal import TextTools

/// The YAML between lines of three hyphens at the top of a Markdown file, unread.
package struct FrontMatter: Hashable, Sendable {
  /// The lines between the fences, with their line ends.
  package let text: String
  /// The line of the file on which the text begins, counted from 1.
  package let line: Int
}

/// A Markdown file cut into its front matter and the rest.
struct FrontMatterSplit {
  let frontMatter: FrontMatter?
  let body: Substring
  /// How many lines of the file come before the body.
  let linesBeforeBody: Int

  /// Cuts a file; front matter begins on the first line and ends with `---` or `...`.
  init(_ source: String, file: String, diagnostics: inout [Diagnostic]) {
    let utf8 = source.utf8
    var lineStart = utf8.startIndex
    var textStart = utf8.startIndex
    var line = 1
    while lineStart < utf8.endIndex {
      let lineEnd = utf8[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.endIndex
      let next = lineEnd < utf8.endIndex ? utf8.index(after: lineEnd) : lineEnd
      let fence = source[lineStart..<lineEnd].trimmedEnd
      if line == 1 {
        guard fence == "---" else { break }
        textStart = next
      } else if fence == "---" || fence == "..." {
        frontMatter = FrontMatter(text: String(source[textStart..<lineStart]), line: 2)
        body = source[next...]
        linesBeforeBody = line
        return
      }
      lineStart = next
      line += 1
    }
    if line > 1, looksLikeSetting(source[textStart...]) {
      diagnostics.report(
        .unclosedFrontMatter, "The front matter is not closed", at: SourceLocation(file: file),
        fix: "Add a line with --- after the last setting")
    }
    frontMatter = nil
    body = source[...]
    linesBeforeBody = 0
  }
}

/// Whether a text begins like a YAML setting: a word and a colon.
private func looksLikeSetting(_ text: Substring) -> Bool {
  let word = text.utf8.prefix { byte in
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
  }
  return !word.isEmpty && text.utf8.dropFirst(word.count).first == UInt8(ascii: ":")
}

extension Substring {
  /// Without the blanks and carriage returns at its end.
  fileprivate var trimmedEnd: Substring {
    Substring(utf8.trimmingEnd { $0 == UInt8(ascii: " ") || $0 == 9 || $0 == 13 })
  }
}
