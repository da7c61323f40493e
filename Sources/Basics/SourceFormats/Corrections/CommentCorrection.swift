import Diagnostics
internal import TextTools

/// Takes a comment out of a file, with its line where it stands alone.
struct CommentCorrection {
  let text: CorrectableText
  /// Where the word stands by which the comment is known.
  let word: Int

  private static let kinds = [("#", ""), ("<!--", "-->"), ("/*", "*/"), ("//", "")]

  /// Nil where the comment goes on in the next line, or no comment begins before the word.
  func removal(ofCommentWith expected: String) -> SourceEdit? {
    guard text.starts(with: expected, at: word) else { return nil }
    let line = text.lineStart(of: word)..<text.lineEnd(after: word)
    let before = line.lowerBound..<trimmedEnd(line.lowerBound..<word)
    for (opening, closing) in Self.kinds {
      let count = opening.utf8.count
      guard before.count >= count, text.starts(with: opening, at: before.upperBound - count) else {
        continue
      }
      let start = before.upperBound - count
      guard let end = end(of: closing, in: word..<line.upperBound) else { return nil }
      if let line = text.lineOfItsOwn(start..<end) { return text.edit(line, to: "") }
      guard text.isBlank(end..<line.upperBound) else { return nil }
      return text.edit(trimmedEnd(line.lowerBound..<start)..<end, to: "")
    }
    return nil
  }

  private func end(of closing: String, in range: Range<Int>) -> Int? {
    if closing.isEmpty { return trimmedEnd(range) }
    return range.first { text.starts(with: closing, at: $0) }.map { $0 + closing.utf8.count }
  }

  /// The end of a range without the white space in front of it.
  private func trimmedEnd(_ range: Range<Int>) -> Int {
    (text.bytes[range].lastIndex { !isWhiteSpace($0) } ?? range.lowerBound - 1) + 1
  }
}
