internal import Interactions

/// The rows of a card that would be a long list: those that tell most stay, in their order, and one
/// row names the others (convention).
///
/// Sections are asked about all the same; only what nobody took is folded.
struct FoldedRows {
  let shown: [ShownSection]
  /// How many rows are not drawn: those that the last one names, and those that say something twice.
  let summedUp: Int
  let repeated: Int

  init(
    _ shown: [ShownSection], of sections: [CardSection], limit: Int, words: HostWords
  ) {
    var facts: [Fact] = []
    var repeats: Set<Int> = []
    for (index, section) in shown.enumerated() {
      guard case .standard(let row) = section.appearance,
        let importance = sections[section.number - 1].importance
      else { continue }
      // A response repeats what the intent says.
      if facts.contains(where: { $0.row.title == row.title && $0.row.detail == row.detail }) {
        repeats.insert(index)
      } else {
        facts.append(Fact(index: index, row: row, importance: importance))
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
      let row = DefaultRow(kind: .summary, title: "\(words.more(others.count)): \(names)")
      folded.append(folded.remove(at: last.index).showing(.standard(row)))
    }
    self.shown = folded
    summedUp = others.count
    repeated = repeats.count
  }

  private struct Fact {
    let index: Int
    let row: DefaultRow
    let importance: RowImportance
  }
}

extension HostSession {
  /// The sections as they are drawn, where the host would show too many facts.
  mutating func fold(_ shown: [ShownSection], of sections: [CardSection]) -> [ShownSection] {
    let limit = profile.rowLimit
    let folded = FoldedRows(
      shown, of: sections, limit: Int(limit.value),
      words: HostWords(language: interaction.language))
    if folded.repeated > 0 {
      say(
        .rowsRepeated(folded.repeated), .convention, "Siri does not say the same twice")
    }
    if folded.summedUp > 0 {
      say(.rowsSummedUp(folded.summedUp), limit.basis)
    }
    return folded.shown
  }
}
