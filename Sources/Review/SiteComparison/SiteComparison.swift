package import TextTools

/// The differences between two sites, grouped by their cause.
///
/// All reports are made of this, and say the same.
package struct SiteComparison: Sendable {
  /// The groups with the greatest risk first.
  package let groups: [CauseGroup]
  /// The findings of one of the two builds only, the new ones first.
  package let findings: [FindingChange]
  /// The project changes that explain no group, such as a part on no card.
  package let otherChanges: [ProjectChange]
  /// The explanations of causes, by the ids of the inputs.
  private let explanations: [String: [ProjectChange]]
  /// The reason why nothing of the older side counts, as a sentence without a full stop; nil where
  /// it was built.
  package let missingBase: Phrase?
  /// How many cards there are in the two sites together: the states of the four behaviors are one.
  package let cardCount: Int
  /// How many states there are in the two sites together.
  package let stateCount: Int
  package let title: String
  /// The words for the names of cards.
  let titles: CatalogFile.Titles
  /// The generators of the two sites.
  package let generators: [String]

  /// The changes with one cause.
  package struct CauseGroup: Hashable, Sendable {
    package let causes: [Cause]
    /// The worst first.
    package let changes: [Change]

    package var risk: Risk { changes.map(\.risk).min() ?? .unseen }
    package var stateCount: Int { changes.reduce(0) { $0 + $1.stateCount } }
    /// How many cards they are; the states of the four behaviors are one.
    package var cardCount: Int { Set(changes.flatMap(\.states).map(\.row)).count }
  }

  /// Changes of one kind, shown once: the same things happened, with other values at most.
  package struct Change: Hashable, Sendable {
    package let kind: StateChange.Kind
    /// The details of the first state.
    package let details: [ChangeDetail]
    /// Each pair of drawings once, with its states; what people would see first comes first.
    package let cards: [Card]

    package struct Card: Hashable, Sendable {
      package let pictures: PicturePair
      package let details: [ChangeDetail]
      package let states: [StateChange]
    }

    package var risk: Risk { details.map(\.risk).min() ?? .unseen }
    package var isRegression: Bool { risk.isRegression }
    /// Whether people see the same, and only a name or what was asked, answered or decided is
    /// different.
    var isUnseen: Bool { details.allSatisfy(\.kind.isUnseen) }
    var isRenamed: Bool { details.contains { $0.kind == .renamed } }
    package var states: [StateChange] { cards.flatMap(\.states) }
    package var stateCount: Int { cards.reduce(0) { $0 + $1.states.count } }
  }

  /// The sentences that say what happened to a cause.
  package func explanation(of cause: Cause) -> [ProjectChange] {
    explanations[cause.id] ?? (cause.kind == Cause.translationKind ? explanations[cause.file] : nil)
      ?? [ProjectChange(cause)]
  }

  package var changedCount: Int { groups.reduce(0) { $0 + $1.stateCount } }
  package var hasRegressions: Bool {
    findings.contains(where: \.isRegression)
      || groups.contains { $0.changes.contains(where: \.isRegression) }
  }

  package init(base: ComparedSite, head: ComparedSite, missingBase: Phrase? = nil) {
    self.missingBase = missingBase
    let project = ProjectChanges(base: base.catalog, head: head.catalog)
    let matching = StateMatching(
      base: base.catalog.states, head: head.catalog.states,
      renamedInputs: project.renamedInputs)
    var comparer = StateComparer(base: base, head: head)
    var changes = matching.pairs.compactMap { comparer.changed(from: $0.old, to: $0.new) }
    changes += matching.removed.map { comparer.removed($0) }
    changes += matching.added.map { comparer.added($0) }
    changes.sort { $0.id < $1.id }
    stateCount = matching.pairs.count + matching.removed.count + matching.added.count
    cardCount =
      Set(matching.pairs.map(\.new.row) + (matching.removed + matching.added).map(\.row)).count
    title = head.catalog.title
    titles = head.catalog.titles.adding(base.catalog.titles)
    generators = [base.catalog.generator, head.catalog.generator]
    groups = Self.grouped(changes)
    findings = FindingChange.changes(
      from: base.catalog, to: head.catalog,
      goneWithCards: Self.rulesGoneWithCards(changes, matching, base.catalog))
    explanations = project.byInput
    let causes = Set(groups.flatMap(\.causes).flatMap { [$0.id, $0.file] })
    let others = project.all.filter { $0.keys.isDisjoint(with: causes) }
    let told = causes.union(others.flatMap(\.keys)).union(project.all.flatMap(\.keys))
    otherChanges =
      Self.titleChange(from: base.catalog.title, to: head.catalog.title)
      + others.map(\.change)
      + Self.coverageChange(from: base.catalog.coverage, to: head.catalog.coverage)
      + Self.unseenChanges(CauseFinder(base: base.catalog, head: head.catalog).all, told: told)
  }

  /// The parts that changed and explain no card.
  private static func unseenChanges(_ all: [Cause], told: Set<String>) -> [ProjectChange] {
    let configurations = Set(all.filter { $0.kind != Cause.classKind }.map { $0.parent ?? $0.id })
    return all.compactMap { cause in
      guard
        !told.contains(cause.id) && !told.contains(cause.file)
          && !told.contains(cause.parent ?? cause.id)
      else { return nil }
      guard cause.kind == Cause.classKind, cause.event == .changed else {
        return ProjectChange(cause)
      }
      guard let configuration = cause.parent else {
        return ProjectChange(cause, because: "no configuration says what it shows")
      }
      // A configuration that changed with its class is told by its cards.
      return configurations.contains(configuration)
        ? nil
        : ProjectChange(cause, because: "its configuration did not, so the cards are the same")
    }
  }

  /// No change without a written interaction, on either side.
  private static func coverageChange(
    from base: CatalogFile.Coverage?, to head: CatalogFile.Coverage?
  ) -> [ProjectChange] {
    guard let base, let head, base != head, base.shown + head.shown > 0 else { return [] }
    let verb =
      base.percent == head.percent
      ? "is still \(head.percent)%"
      : "\(base.percent > head.percent ? "fell" : "rose") from \(base.percent)% to \(head.percent)%"
    return [
      ProjectChange(
        phrase: """
          The coverage \(words: verb): interactions show \(words: String(head.shown)) of \
          \(words: String(head.all)) response codes, parameter combinations and cases\
          \(words: "; it was \(base.shown) of \(base.all)")
          """, file: "", line: nil)
    ]
  }

  private static func titleChange(from base: String, to head: String) -> [ProjectChange] {
    base == head
      ? []
      : [
        ProjectChange(
          phrase: "The title of the site was \(base) and is \(head)", file: "", line: nil)
      ]
  }

  /// The rules that states broke whose cards are gone, or show another view in place of the app's
  /// own.
  private static func rulesGoneWithCards(
    _ changes: [StateChange], _ matching: StateMatching, _ base: CatalogFile
  ) -> Set<String> {
    let replaced = Set(
      changes.filter { $0.details.contains { $0.kind == .defaultCard || $0.kind == .hidden } }
        .map(\.id))
    let gone = matching.removed + matching.pairs.filter { replaced.contains($0.new.id) }.map(\.old)
    return Set(gone.flatMap(\.findings))
  }

  /// The key of changes that are shown once.
  private struct Likeness: Hashable {
    let kind: StateChange.Kind
    let details: Set<ChangeDetail.Likeness>
  }

  private static func grouped(_ changes: [StateChange]) -> [CauseGroup] {
    Dictionary(grouping: changes, by: \.causes).map { causes, changes in
      let alike = Dictionary(grouping: changes) {
        Likeness(kind: $0.kind, details: Set($0.details.map(\.likeness)))
      }
      return CauseGroup(causes: causes, changes: alike.values.map(change).sorted(by: Self.isBefore))
    }.sorted { left, right in
      left.risk != right.risk
        ? left.risk < right.risk
        : left.stateCount != right.stateCount
          ? left.stateCount > right.stateCount
          : left.causes.map(\.sortKey).joined() < right.causes.map(\.sortKey).joined()
    }
  }

  private static func change(_ states: [StateChange]) -> Change {
    let byPictures = Dictionary(
      grouping: states.sorted { $0.isBefore($1) }, by: \.pictures)
    let cards = byPictures.map { pictures, states in
      Change.Card(pictures: pictures, details: states[0].details, states: states)
    }.sorted { $0.states[0].isBefore($1.states[0]) }
    return Change(kind: states[0].kind, details: cards[0].details, cards: cards)
  }

  private static func isBefore(_ left: Change, _ right: Change) -> Bool {
    left.risk != right.risk
      ? left.risk < right.risk : left.cards[0].states[0].isBefore(right.cards[0].states[0])
  }
}

extension Cause {
  /// Its words, and the source, which tells two of the same words apart.
  fileprivate var sortKey: String { "\(words) \(source)" }
}
