internal import Diagnostics
internal import TextTools

/// The worst fault in one place that is there in a trial only.
typealias TriedPlace = (
  location: SourceLocation?, worst: (fault: LayoutIssue, occasion: CheckOccasion)
)

/// The losses of a layout in another language or at another text size: one finding, however many of
/// its elements lose something.
///
/// The places are those of one layout, one at least.
func findingAtWorst(of rule: Rule, in places: [TriedPlace]) -> Diagnostic {
  let sorted = places.sorted { left, right in
    let (one, other) = (left.worst.fault.extent, right.worst.fault.extent)
    return one == other ? order(left) < order(right) : one > other
  }
  let worst = sorted[0]
  let others = sorted.dropFirst().sorted { order($0) < order($1) }
  let (fault, occasion) = worst.worst
  var notes =
    fault.notes + [
      Diagnostic.Note([.words("Tried in the state '"), .state(occasion.state), .words("'")])
    ]
  notes += others.prefix(maximumOthers).map { place in
    Diagnostic.Note(words(of: place).capitalizedFirst, at: place.location)
  }
  let left = others.count - maximumOthers
  if left > 0 { notes.append(Diagnostic.Note("And \(left) more of the same layout")) }
  return Diagnostic(
    rule, words(of: worst).capitalizedFirst, at: fault.location, notes: notes, fix: fault.fix)
}

/// The most places besides the worst one that are named.
private let maximumOthers = 4

private func words(of place: TriedPlace) -> String {
  let (fault, occasion) = place.worst
  return [occasion.trial?.words, fault.message].compactMap(\.self).joined(separator: ", ")
}

/// In the order of files and lines; what stands nowhere comes first.
private func order(_ place: TriedPlace) -> (String, Int, Int) {
  place.location.map { ($0.file, $0.line, $0.column) } ?? ("", 0, 0)
}
