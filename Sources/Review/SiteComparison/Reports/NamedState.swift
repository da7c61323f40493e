/// A state with the other behaviors in which it differs alike, for a line of a report.
///
/// Most changes show with all four behaviors, and four lines would say little more than one.
struct NamedState: Equatable {
  let id: String
  /// The interaction, its stage and the host, in words.
  let title: String
  private(set) var otherBehaviors: [String] = []

  var otherWords: String {
    otherBehaviors.isEmpty ? "" : " (also \(otherBehaviors.joined(separator: ", ")))"
  }

  /// The states in the order in which the first of each comes.
  static func list(_ states: [StateChange], _ titles: CatalogFile.Titles) -> [NamedState] {
    var all: [NamedState] = []
    var known: [CatalogFile.State.Row: Int] = [:]
    for state in states {
      if let first = known[state.row] {
        all[first].otherBehaviors.append(state.behavior)
      } else {
        known[state.row] = all.count
        all.append(NamedState(id: state.id, title: titles.title(of: state.row)))
      }
    }
    return all
  }
}

extension SiteComparison.Change {
  /// The first of its states, and how many more there are.
  func namedStates(
    most: Int, _ titles: CatalogFile.Titles
  ) -> (shown: ArraySlice<NamedState>, more: Int) {
    let shown = NamedState.list(states, titles).prefix(most)
    return (shown, stateCount - shown.reduce(0) { $0 + 1 + $1.otherBehaviors.count })
  }
}
