package import Diagnostics
internal import TextTools

/// The key of findings with one cause: the place, and what kind of fault it is.
package struct CheckedPlace: Hashable, Sendable {
  let rule: Rule
  let location: SourceLocation?
}

extension CheckedPlace {
  package init(_ fault: LayoutIssue) {
    self.init(rule: fault.rule, location: fault.location)
  }
}

/// The faults of all states, as findings: one for each cause, however many states show it.
package struct CheckFindings: Sendable {
  private var usual: [CheckedPlace: Record] = [:]
  private var tried: [CheckedPlace: Record] = [:]

  package init() {}

  /// One cause: where it was seen first, where it is worst, and in how many states.
  fileprivate struct Record {
    var first: CheckOccasion
    var worst: (fault: LayoutIssue, occasion: CheckOccasion)
    var count = 1

    init(_ fault: LayoutIssue, _ occasion: CheckOccasion) {
      first = occasion
      worst = (fault, occasion)
    }

    mutating func merge(_ other: Record) {
      count += other.count
      if !first.isHostDefault, other.first.isHostDefault { first = other.first }
      // Of two that are as bad, a state that the host itself would come to says more.
      let isWorse =
        other.worst.fault.extent == worst.fault.extent
        ? !worst.occasion.isHostDefault && other.worst.occasion.isHostDefault
        : other.worst.fault.extent > worst.fault.extent
      if isWorse { worst = other.worst }
    }
  }

  /// Adds the faults of one state, or of one trial of it.
  package mutating func add(_ faults: [LayoutIssue], on occasion: CheckOccasion) {
    // Rows of a table, and the same layout in several sections, stand in one place.
    var records: [CheckedPlace: Record] = [:]
    for fault in faults {
      guard let place = place(of: fault, on: occasion) else { continue }
      var record = Record(fault, occasion)
      if let known = records[place] {
        record = known.worst.fault.extent >= fault.extent ? known : record
      }
      records[place] = record
    }
    for (place, record) in records {
      if occasion.trial == nil {
        Self.merge(record, at: place, into: &usual)
      } else {
        Self.merge(record, at: place, into: &tried)
      }
    }
  }

  package mutating func formUnion(_ other: CheckFindings) {
    for (place, record) in other.usual { Self.merge(record, at: place, into: &usual) }
    for (place, record) in other.tried { Self.merge(record, at: place, into: &tried) }
  }

  private static func merge(
    _ record: Record, at place: CheckedPlace, into records: inout [CheckedPlace: Record]
  ) {
    if records[place]?.merge(record) == nil { records[place] = record }
  }

  /// Where a fault counts; nil for one that is not looked for in other languages and text sizes.
  private func place(of fault: LayoutIssue, on occasion: CheckOccasion) -> CheckedPlace? {
    if occasion.trial == nil {
      return CheckedPlace(rule: fault.rule, location: fault.location)
    }
    return fault.rule.atWorst.map { CheckedPlace(rule: $0, location: fault.location) }
  }

  /// One finding for each cause; what is also worse in a trial says so.
  package var diagnostics: [Diagnostic] {
    var told: Set<CheckedPlace> = []
    let usual = usual.map { place, record -> Diagnostic in
      let fault = record.worst.fault
      var notes = fault.notes + [record.statesNote]
      if let rule = fault.rule.atWorst {
        let twin = CheckedPlace(rule: rule, location: fault.location)
        told.insert(twin)
        if let worst = tried[twin]?.worst, worst.fault.extent > fault.extent {
          notes.append(
            Diagnostic.Note(
              "\(worst.occasion.trial?.words.capitalizedFirst ?? ""): \(worst.fault.message)"))
        }
      }
      return Diagnostic(
        place.rule, fault.message.capitalizedFirst, at: fault.location, notes: notes,
        fix: fault.fix)
    }
    let only = Dictionary(grouping: tried.filter { !told.contains($0.key) }) { place, record in
      // A layout is tried as a whole.
      CheckedPlace(rule: place.rule, location: record.worst.fault.layout ?? place.location)
    }.map { layout, records in
      findingAtWorst(
        of: layout.rule, in: records.map { (location: $0.key.location, worst: $0.value.worst) })
    }
    return (usual + only).sortedAndUnique()
  }
}

extension CheckFindings.Record {
  fileprivate var statesNote: Diagnostic.Note {
    guard count > 1 else {
      return Diagnostic.Note([.words("In the state '"), .state(first.state), .words("'")])
    }
    let worst = worst.occasion.state
    return Diagnostic.Note(
      [.words("In \(count) states, first '"), .state(first.state)]
        + (worst == first.state ? [] : [.words("', worst '"), .state(worst)]) + [.words("'")])
  }
}
