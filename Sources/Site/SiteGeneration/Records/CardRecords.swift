/// The records of an earlier run, and how new ones are made.
package struct CardRecords: Sendable {
  /// What identifies the tool: a record of another one is none.
  let tool: String
  private let seal: RecordSeal
  private let kept: @Sendable (String) -> [UInt8]?

  /// `kept` has the bytes of a record by its name, as far as there are any.
  package init(
    tool: String, seal: RecordSeal, kept: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.tool = tool
    self.seal = seal
    self.kept = kept
  }

  /// A record as it was sealed; nil where there is none, or none that can be believed.
  func record(named name: String) -> InteractionRecord? {
    opened(name).flatMap { try? InteractionRecord($0) }
  }

  func siteRecord(named name: String) -> SiteRecord? {
    opened(name).flatMap { try? SiteRecord($0) }
  }

  private func opened(_ name: String) -> ArraySlice<UInt8>? {
    kept(name).flatMap { seal.opened($0, named: name) }
  }

  /// The same as it is kept, without a look at it.
  func bytes(named name: String) -> [UInt8]? { kept(name) }

  func sealed(_ bytes: [UInt8], named name: String) -> [UInt8] { seal.sealed(bytes, named: name) }
}

/// Which records a run used, and which it made.
package struct RecordUse: Hashable, Sendable {
  /// The names of all that belong to the project as it is.
  package internal(set) var used: Set<String> = []
  /// The sealed bytes of those that were not there, by name.
  package internal(set) var made: [String: [UInt8]] = [:]

  package var reusedCount: Int { used.count - made.count }

  mutating func formUnion(_ other: RecordUse) {
    used.formUnion(other.used)
    made.merge(other.made) { first, _ in first }
  }
}

/// Hands out the drawn cards of a record one after the other, and makes those that it does not have.
struct CardSupply {
  private var rest: ArraySlice<DrawnCard>
  /// All cards that were handed out.
  private(set) var taken: [DrawnCard] = []

  init(_ cards: [DrawnCard]? = nil) {
    rest = cards?[...] ?? []
  }

  mutating func next(orMake make: () -> DrawnCard) -> DrawnCard {
    let card = rest.popFirst() ?? make()
    taken.append(card)
    return card
  }
}
