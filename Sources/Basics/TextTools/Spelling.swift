/// The candidate closest in spelling to a word, if one is close enough to be meant.
///
/// Case does not count. At most a third of the word may differ; ties go to the first in order.
package func nearestSpelling(to word: String, among candidates: some Sequence<String>) -> String? {
  let target = Array(word.lowercased().unicodeScalars.prefix(64))
  let allowed = max(1, target.count / 3)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates.sorted() {
    let other = Array(candidate.lowercased().unicodeScalars.prefix(64))
    guard abs(other.count - target.count) <= allowed else { continue }
    let distance = editDistance(target, other)
    if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.candidate
}

/// The only candidate that a word can mean: one slip away, or other capitals.
///
/// Nil where there is none, where there are several, and for words so short that a slip makes another
/// word of them.
package func sureSpelling(of word: String, among candidates: some Sequence<String>) -> String? {
  let target = Array(word.lowercased().unicodeScalars)
  guard (3...64).contains(target.count) else { return nil }
  let near = Set(
    candidates.filter { candidate in
      let other = Array(candidate.lowercased().unicodeScalars.prefix(66))
      return abs(other.count - target.count) <= 1 && editDistance(target, other) <= 1
    })
  return near.count == 1 ? near.first : nil
}

/// The number of insertions, deletions, replacements and swaps of neighbors between two words.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in 1...left.count {
    var current = [row]
    for column in 1...right.count {
      let replacement = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
      var distance = min(replacement, previous[column] + 1, current[column - 1] + 1)
      if row > 1, column > 1, left[row - 1] == right[column - 2],
        left[row - 2] == right[column - 1]
      {
        distance = min(distance, beforePrevious[column - 2] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
