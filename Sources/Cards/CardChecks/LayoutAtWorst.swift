internal import Diagnostics
internal import TextTools

/// The worst fault in one place that is there in a trial only.
struct TriedPlace {
  let location: SourceLocation?
  let worst: (fault: LayoutIssue, occasion: CheckOccasion)
}

/// The losses of a layout in another language or at another text size: one finding, however many of
/// its elements lose something.
struct LayoutAtWorst {
  /// The most places besides the worst one that are named.
  private static let maximumOthers = 4

  private let worst: TriedPlace
  private let others: [TriedPlace]

  /// The places of one layout, one at least.
  init(_ places: [TriedPlace]) {
    let sorted = places.sorted { left, right in
      let (one, other) = (left.worst.fault.extent, right.worst.fault.extent)
      return one == other ? Self.place(left) < Self.place(right) : one > other
    }
    worst = sorted[0]
    others = sorted.dropFirst().sorted { Self.place($0) < Self.place($1) }
  }

  func finding(of rule: Rule) -> Diagnostic {
    let (fault, occasion) = worst.worst
    var notes =
      fault.notes + [
        Diagnostic.Note([.words("Tried in the state '"), .state(occasion.state), .words("'")])
      ]
    notes += others.prefix(Self.maximumOthers).map { place in
      Diagnostic.Note(Self.words(of: place).capitalizedFirst, at: place.location)
    }
    let left = others.count - Self.maximumOthers
    if left > 0 {
      notes.append(Diagnostic.Note("And \(left) more of the same layout"))
    }
    return Diagnostic(
      rule, Self.words(of: worst).capitalizedFirst, at: fault.location, notes: notes,
      fix: fault.fix)
  }

  private static func words(of place: TriedPlace) -> String {
    let (fault, occasion) = place.worst
    return [occasion.trial?.words, fault.message].compactMap(\.self).joined(separator: ", ")
  }

  /// In the order of files and lines; what stands nowhere comes first.
  private static func place(_ place: TriedPlace) -> (String, Int, Int) {
    guard let location = place.location else { return ("", 0, 0) }
    return (location.file, location.line, location.column)
  }
}
