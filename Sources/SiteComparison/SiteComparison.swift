/// The differences between two sites, grouped by what changed.
package struct SiteComparison: Hashable, Sendable {
  /// The groups, regressions first, then by how the first state is named.
  package let groups: [Group]
  package let stateCount: Int

  /// States that changed in the same way: the same drawings before and after, the same words.
  package struct Group: Hashable, Sendable {
    package let changes: [StateChange]

    package var isRegression: Bool { changes.contains(where: \.isRegression) }
    package var kind: StateChange.Kind { changes[0].kind }
    package var details: [String] { changes[0].details }
  }

  package var changes: [StateChange] { groups.flatMap(\.changes) }
  package var hasRegressions: Bool { groups.contains(where: \.isRegression) }

  package init(base: CatalogueFile, head: CatalogueFile) {
    let before = Dictionary(base.states.map { ($0.id, $0) }) { first, _ in first }
    let after = Dictionary(head.states.map { ($0.id, $0) }) { first, _ in first }
    let ids = Set(before.keys).union(after.keys).sorted()
    let changes = ids.compactMap { id -> StateChange? in
      switch (before[id], after[id]) {
      case (nil, let head?): StateChange(added: head)
      case (let base?, nil): StateChange(removed: base)
      case (let base?, let head?): StateChange(from: base, to: head)
      case (nil, nil): nil
      }
    }
    let groups = Dictionary(grouping: changes, by: GroupKey.init).values.map { Group(changes: $0) }
    self.groups = groups.sorted { left, right in
      (left.isRegression ? 0 : 1, left.changes[0].id)
        < (right.isRegression ? 0 : 1, right.changes[0].id)
    }
    stateCount = ids.count
  }

  private struct GroupKey: Hashable {
    let kind: StateChange.Kind
    let details: [String]
    let baseCard: String?
    let headCard: String?

    init(_ change: StateChange) {
      kind = change.kind
      details = change.details
      baseCard = change.baseCard
      headCard = change.headCard
    }
  }
}
