/// How early people would see a card, for the choice of those that a report shows first: the card that
/// Siri itself shows on an unlocked device, then the hosts in the site's order, variants last.
struct DisplayPriority: Hashable, Comparable, Sendable {
  private let key: [Int]

  /// Takes the hosts of the site in their order.
  init(_ state: CatalogFile.State, hosts: [String]) {
    let isSiriAsUsual = state.context == "siriSnippet" && !state.locked && state.hostDefault
    key = [
      state.variant.isEmpty ? 0 : 1, isSiriAsUsual ? 0 : 1,
      hosts.firstIndex(of: state.host) ?? hosts.count, state.locked ? 1 : 0,
      state.hostDefault ? 0 : 1,
    ]
  }

  static func < (left: DisplayPriority, right: DisplayPriority) -> Bool {
    left.key.lexicographicallyPrecedes(right.key)
  }
}
