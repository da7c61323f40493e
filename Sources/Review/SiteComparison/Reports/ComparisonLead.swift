internal import TextTools

extension SiteComparison {
  /// The cards that differ; the states of the four behaviors are one.
  package var changedCardCount: Int { rows { _ in true }.count }

  /// Whether the two sites say the same of everything.
  package var isSame: Bool { groups.isEmpty && findings.isEmpty && otherChanges.isEmpty }

  private typealias Row = CatalogFile.State.Row

  /// The cards with a change of some kind.
  private func rows(where isMeant: (Change) -> Bool) -> Set<Row> {
    Set(groups.flatMap(\.changes).filter(isMeant).flatMap(\.states).map(\.row))
  }

  /// The numbers of cards, each of which counts once.
  private struct Counts {
    let changed: Int
    let new: Int
    let gone: Int
    /// The cards that others replaced.
    let replaced: Int
    /// The cards that look the same under another name.
    let renamed: Int
    /// The cards that look the same after other asks, answers or decisions.
    let unseen: Int
  }

  private var counts: Counts {
    var told: Set<Row> = []
    func count(where isMeant: (Change) -> Bool) -> Int {
      let new = rows(where: isMeant).subtracting(told)
      told.formUnion(new)
      return new.count
    }
    let isPair = { (change: Change) in change.kind == .changed || change.kind == .renamed }
    let changed = count { isPair($0) && !$0.isUnseen }
    let renamed = count { isPair($0) && $0.isRenamed }
    let unseen = count(where: isPair)
    let replaced = count { $0.kind == .removed && !$0.isRegression }
    return Counts(
      changed: changed, new: count { $0.kind == .added }, gone: count { $0.kind == .removed },
      replaced: replaced, renamed: renamed, unseen: unseen)
  }

  /// The outcome in some words: `6 cards change, 2 are new, 2 for the worse`.
  var headline: String {
    if missingBase != nil { return "nothing to compare with" }
    let counts = counts
    let parts = [
      (counts.changed, "changes", "change"), (counts.new, "is new", "are new"),
      (counts.gone, "is gone", "are gone"), (counts.replaced, "is replaced", "are replaced"),
      (counts.renamed, "is renamed", "are renamed"),
    ].filter { $0.0 > 0 }.enumerated().map { index, part in
      (index == 0 ? counted(part.0, "card") : "\(part.0)") + " \(part.0 == 1 ? part.1 : part.2)"
    }
    let none =
      isSame
      ? "nothing changes" : counts.unseen > 0 ? "no card looks different" : "no card changes"
    let worse = rows(where: \.isRegression).count
    let found = ["error", "warning"].compactMap { severity -> String? in
      let count = findings.count { $0.isRegression && $0.severity == severity }
      return count == 0 ? nil : counted(count, "new \(severity)")
    }
    let sum = (parts.isEmpty ? [none] : parts) + (worse > 0 ? ["\(worse) for the worse"] : [])
    return (sum + found).joined(separator: ", ")
  }

  /// The outcome as a sentence; `detail` is what is different on all cards.
  func leadSentence(naming detail: String?) -> String {
    if let missingBase {
      let cards = counted(cardCount, "card")
      return
        "\(missingBase.text), so there is nothing to compare its \(cards) with."
    }
    guard changedCardCount > 0 else {
      return isSame
        ? "This change alters nothing on its \(counted(cardCount, "card"))."
        : "This change alters none of its \(counted(cardCount, "card"))."
    }
    let counts = counts
    let before = cardCount - counts.new
    let some = { (count: Int) in
      "\(count == before ? "all" : "\(count)") of its \(counted(before, "card"))"
    }
    let what = [
      counts.changed == 0 ? nil : "alters \(some(counts.changed))",
      counts.renamed == 0 ? nil : "renames \(some(counts.renamed))",
      counts.unseen == 0
        ? nil
        : counts.changed + counts.renamed == 0
          ? "alters what is asked and answered for \(some(counts.unseen)), and not how they look"
          : "alters what is asked and answered for \(counts.unseen) more",
      counts.new == 0 ? nil : "adds \(counted(counts.new, "card"))",
      counts.gone == 0 ? nil : "removes \(counted(counts.gone, "card"))",
      counts.replaced == 0 ? nil : "replaces \(counted(counts.replaced, "card")) of sample values",
    ].compactMap(\.self)
    let worse = Risk.allCases.filter(\.isRegression).compactMap { risk -> String? in
      let count = rows { $0.risk == risk && $0.kind != .removed }.count
      return count == 0 ? nil : "\(count) \(risk.verb(isSingular: count == 1))"
    }
    return "This change \(what.listed)"
      + (worse.isEmpty ? detail.map { ": \($0)." } ?? "." : ": \(worse.listed) (⚠️).")
  }
}

extension Risk {
  /// The verb for a card of a regression.
  fileprivate func verb(isSingular: Bool) -> String {
    switch self {
    case .lost: isSingular ? "loses content" : "lose content"
    case .cutOff: isSingular ? "cuts text off" : "cut text off"
    case .finding, .text, .moved, .color, .added, .unseen:
      isSingular ? "breaks a rule" : "break a rule"
    }
  }
}

extension FindingChange {
  /// The event and its severity: `New warning`, `Resolved warning`.
  var title: String {
    switch event {
    case .new: "New \(severity)"
    case .gone:
      isGoneWithCard ? "\(severity.capitalizedFirst) removed with its card" : "Resolved \(severity)"
    }
  }
}
