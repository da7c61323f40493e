internal import Interactions

extension HostSession {
  /// The sections as they are drawn, where the host would show too many facts: the rows that tell most stay, in their
  /// order, and one row names the others (convention).
  ///
  /// Sections are asked about all the same; only what nobody took is folded.
  mutating func fold(_ shown: [ShownSection], of sections: [CardSection]) -> [ShownSection] {
    let limit = Int(profile.rowLimit.value)
    var facts: [(index: Int, row: DefaultRow, importance: RowImportance)] = []
    var repeats: Set<Int> = []
    for (index, section) in shown.enumerated() {
      guard case .standard(let row) = section.appearance,
        let importance = sections[section.number - 1].importance
      else { continue }
      // A response repeats what the intent says.
      if facts.contains(where: { $0.row.title == row.title && $0.row.detail == row.detail }) {
        repeats.insert(index)
      } else {
        facts.append((index, row, importance))
      }
    }
    // A row that sums up one other takes the room of that one.
    let isLong = facts.count > limit + 1
    let kept = Set(
      facts.sorted { ($0.importance, $0.index) < ($1.importance, $1.index) }
        .prefix(isLong ? limit : facts.count).map(\.index))
    let others = facts.filter { !kept.contains($0.index) }
    var folded = shown.enumerated().map { index, section in
      repeats.contains(index) || others.contains { $0.index == index }
        ? section.showing(.empty) : section
    }
    if let last = others.last {
      let names = others.map(\.row.title).joined(separator: ", ")
      let row = DefaultRow(
        kind: .summary,
        title: "\(HostWords(language: interaction.language).more(others.count)): \(names)")
      folded.append(folded.remove(at: last.index).showing(.standard(row)))
    }
    if !repeats.isEmpty {
      say(.rowsRepeated(repeats.count), .convention, "Siri does not say the same twice")
    }
    if !others.isEmpty { say(.rowsSummedUp(others.count), profile.rowLimit.basis) }
    return folded
  }
}
