import Diagnostics
internal import TextTools

extension CorrectableText {
  private static let comments = [("#", ""), ("<!--", "-->"), ("/*", "*/"), ("//", "")]

  /// Takes the comment out in which a word starts here, with its line where it stands alone.
  ///
  /// Nil where the comment goes on in the next line, or no comment begins before the word.
  func removalOfComment(with expected: String) -> SourceEdit? {
    guard starts(with: expected, at: start) else { return nil }
    let line = lineStart(of: start)..<lineEnd(after: start)
    let before = line.lowerBound..<trimmedEnd(line.lowerBound..<start)
    for (opening, closing) in Self.comments {
      let count = opening.utf8.count
      guard before.count >= count, starts(with: opening, at: before.upperBound - count) else {
        continue
      }
      let opened = before.upperBound - count
      guard let end = end(of: closing, in: start..<line.upperBound) else { return nil }
      if let line = lineOfItsOwn(opened..<end) { return edit(line, to: "") }
      guard isBlank(end..<line.upperBound) else { return nil }
      return edit(trimmedEnd(line.lowerBound..<opened)..<end, to: "")
    }
    return nil
  }

  private func end(of closing: String, in range: Range<Int>) -> Int? {
    if closing.isEmpty { return trimmedEnd(range) }
    return range.first { starts(with: closing, at: $0) }.map { $0 + closing.utf8.count }
  }

  /// The end of a range without the white space in front of it.
  private func trimmedEnd(_ range: Range<Int>) -> Int {
    (bytes[range].lastIndex { !isWhiteSpace($0) } ?? range.lowerBound - 1) + 1
  }
}
