internal import TextTools

extension SiteComparison {
  /// The cards that differ; the states of the four behaviors are one.
  package var changedCardCount: Int {
    Set(groups.flatMap(\.changes).flatMap(\.states).map(\.row)).count
  }

  /// Whether the two sites say the same of everything.
  package var isSame: Bool { groups.isEmpty && findings.isEmpty && otherChanges.isEmpty }

  /// The outcome in some words: `6 cards change, 2 got worse`.
  var headline: String {
    guard changedCardCount > 0 else {
      return isSame ? "nothing changes" : "no card changes"
    }
    let worse = worseCardCount
    return "\(counted(changedCardCount, "card")) \(changedCardCount == 1 ? "changes" : "change")"
      + (worse > 0 ? ", \(worse) for the worse" : "")
  }

  /// The outcome as a sentence.
  var leadSentence: String {
    guard changedCardCount > 0 else {
      return isSame
        ? "This change alters nothing on its \(counted(cardCount, "card"))."
        : "This change alters none of its \(counted(cardCount, "card"))."
    }
    let worse = Risk.allCases.filter(\.isRegression).compactMap { risk -> String? in
      let count = cardCount(of: risk)
      return count == 0 ? nil : "\(count) \(risk.verb(isSingular: count == 1))"
    }
    return "This change alters \(changedCardCount) of its \(counted(cardCount, "card"))"
      + (worse.isEmpty ? "." : ": \(worse.listed) (⚠️).")
  }

  private var worseCardCount: Int {
    Set(groups.flatMap(\.changes).filter(\.isRegression).flatMap(\.states).map(\.row)).count
  }

  private func cardCount(of risk: Risk) -> Int {
    Set(groups.flatMap(\.changes).filter { $0.risk == risk }.flatMap(\.states).map(\.row)).count
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
