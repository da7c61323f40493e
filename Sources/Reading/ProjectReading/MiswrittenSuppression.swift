internal import Diagnostics
internal import TextTools

/// The words of other tools.
private let otherWords: Set = ["allowed", "allows", "disable", "ignore", "suppress"]

/// A comment that is nearly one that allows a finding, such as `cardproof: allow RULE`, and allows
/// none.
func miswrittenSuppressions(in file: SourceFile) -> [Diagnostic] {
  guard let comments = SuppressionReader.comments(of: file) else { return [] }
  let ids = Set(Rule.all.map(\.id))
  return comments.compactMap { comment in
    guard let written = opening(of: comment.text, ids) else { return nil }
    let place = comment.place(written.startIndex)
    return Diagnostic(
      .uselessAllowance, "'\(written)' allows nothing", at: place,
      fix: "Write '\(SuppressionReader.marker)'",
      corrections: [.replace(String(written), with: SuppressionReader.marker, at: place)])
  }
}

/// The beginning of a comment up to the id of a rule, where it is nearly the marker.
private func opening(of comment: Substring, _ ids: Set<String>) -> Substring? {
  guard
    let match = comment.prefixMatch(
      of: #/\s*(?<written>[Cc]ardproof\s*[:\-_]?\s*(?<word>[A-Za-z]+)):?\s+(?<id>[\w\-]+)/#),
    match.written != SuppressionReader.marker, ids.contains(String(match.id))
  else { return nil }
  let word = match.word.lowercased()
  guard otherWords.contains(word) || sureSpelling(of: word, among: ["allow"]) != nil else {
    return nil
  }
  return match.written
}
