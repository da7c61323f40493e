/// Which state of one site is which of another; those of renamed interactions among them.
struct StateMatching {
  typealias State = CatalogFile.State

  private(set) var pairs: [(old: State, new: State)] = []
  private(set) var removed: [State] = []
  private(set) var added: [State] = []

  /// Takes the parts of the project that have another name now: their newer ids by the older ones.
  init(base: [State], head: [State], renamedInputs: [String: String] = [:]) {
    let after = Dictionary(head.map { ($0.id, $0) }) { first, _ in first }
    let before = Set(base.map(\.id))
    for state in base {
      if let other = after[state.id] { pairs.append((state, other)) } else { removed.append(state) }
    }
    added = head.filter { !before.contains($0.id) }
    if !removed.isEmpty, !added.isEmpty { matchRenamed(base: base, head: head) }
    if !renamedInputs.isEmpty { matchStages(renamedInputs) }
  }

  /// A stage that is gone and one that is new are the same where their response code was renamed.
  private mutating func matchStages(_ renamedInputs: [String: String]) {
    let new = Dictionary(
      added.flatMap { state in
        state.inputs.map { (StageKey(state, input: $0), state) }
      }
    ) { first, _ in first }
    let found = removed.compactMap { state -> (old: State, new: State)? in
      state.inputs.lazy.compactMap { renamedInputs[$0] }.compactMap {
        new[StageKey(state, input: $0)]
      }.first.map { (state, $0) }
    }
    pairs += found
    let old = Set(found.map(\.old.id))
    let matched = Set(found.map(\.new.id))
    removed.removeAll { old.contains($0.id) }
    added.removeAll { matched.contains($0.id) }
  }

  /// A card by all that names it but its stage, and one of the parts that it is made of.
  private struct StageKey: Hashable {
    let interaction: State.Interaction
    let host: String
    let isLocked: Bool
    let variant: String
    let behavior: String
    let input: String

    init(_ state: State, input: String) {
      interaction = state.row.interaction
      host = state.host
      isLocked = state.locked
      variant = state.variant
      behavior = state.behavior
      self.input = input
    }
  }

  /// An interaction that is gone and one that is new are the same under another name, if at least
  /// half of their states show the same drawing.
  private mutating func matchRenamed(base: [State], head: [State]) {
    let kept = Set(pairs.map { $0.new.row.interaction })
    let old = Dictionary(grouping: removed, by: \.row.interaction).filter { !kept.contains($0.key) }
    let new = Dictionary(grouping: added, by: \.row.interaction).filter { !kept.contains($0.key) }
    var byCard: [String: Set<State.Interaction>] = [:]
    for (id, states) in new { for state in states { byCard[state.card, default: []].insert(id) } }
    var scores: [(count: Int, old: State.Interaction, new: State.Interaction)] = []
    for (id, states) in old {
      let cells = Dictionary(states.map { ($0.cell, $0.card) }) { first, _ in first }
      for candidate in Set(states.flatMap { byCard[$0.card] ?? [] }) {
        let other = new[candidate] ?? []
        let count = other.count { cells[$0.cell] == $0.card }
        if count * 2 >= max(states.count, other.count) { scores.append((count, id, candidate)) }
      }
    }
    scores.sort { ($1.count, $0.old, $0.new) < ($0.count, $1.old, $1.new) }
    var taken: Set<State.Interaction> = []
    var gone: Set<State.Interaction> = []
    for score in scores where !gone.contains(score.old) && !taken.contains(score.new) {
      gone.insert(score.old)
      taken.insert(score.new)
      let cells = Dictionary((new[score.new] ?? []).map { ($0.cell, $0) }) { first, _ in first }
      for state in old[score.old] ?? [] {
        if let other = cells[state.cell] { pairs.append((state, other)) }
      }
    }
    let matchedOld = Set(pairs.map(\.old.id))
    let matchedNew = Set(pairs.map(\.new.id))
    removed.removeAll { matchedOld.contains($0.id) }
    added.removeAll { matchedNew.contains($0.id) }
  }
}
