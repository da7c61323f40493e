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

  /// The numbers of cards that changed, are new, gone, or gave way to others; each card counts once.
  private var counts: (changed: Int, new: Int, gone: Int, replaced: Int) {
    let changed = rows { $0.kind == .changed || $0.kind == .renamed }
    let new = rows { $0.kind == .added }.subtracting(changed)
    let replaced = rows { $0.kind == .removed && !$0.isRegression }.subtracting(changed)
    let gone = rows { $0.kind == .removed }.subtracting(changed).subtracting(replaced)
    return (changed.count, new.count, gone.count, replaced.count)
  }

  /// The outcome in some words: `6 cards change, 2 are new, 2 for the worse`.
  var headline: String {
    guard changedCardCount > 0 else {
      return isSame ? "nothing changes" : "no card changes"
    }
    let counts = counts
    let parts = [
      (counts.changed, "changes", "change"), (counts.new, "is new", "are new"),
      (counts.gone, "is gone", "are gone"), (counts.replaced, "is replaced", "are replaced"),
    ].filter { $0.0 > 0 }.enumerated().map { index, part in
      (index == 0 ? counted(part.0, "card") : "\(part.0)") + " \(part.0 == 1 ? part.1 : part.2)"
    }
    let worse = rows(where: \.isRegression).count
    return parts.joined(separator: ", ") + (worse > 0 ? ", \(worse) for the worse" : "")
  }

  /// The outcome as a sentence; `detail` is what is different on all cards.
  func leadSentence(naming detail: String?) -> String {
    if let missingBase {
      return "\(missingBase.text), so all \(counted(cardCount, "card")) count as new."
    }
    guard changedCardCount > 0 else {
      return isSame
        ? "This change alters nothing on its \(counted(cardCount, "card"))."
        : "This change alters none of its \(counted(cardCount, "card"))."
    }
    let counts = counts
    let before = cardCount - counts.new
    let what = [
      counts.changed == 0
        ? nil
        : "alters \(counts.changed == before ? "all" : "\(counts.changed)") of its \(counted(before, "card"))",
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
  /// What a card of a regression does.
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
  /// What happened, and how much it matters: `New warning`.
  var title: String { "\(event == .new ? "New" : "Gone") \(severity)" }
}
