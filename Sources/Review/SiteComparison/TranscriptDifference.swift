/// What is different between two transcripts, as far as it is not seen on the card.
struct TranscriptDifference {
  typealias Step = CatalogFile.Step

  private(set) var details: [ChangeDetail] = []

  init(from before: [Step], to after: [Step]) {
    guard before != after else { return }
    let difference = after.difference(from: before)
    var removed = difference.removals.map(\.step)
    let inserted = difference.insertions.map(\.step)
    let asks = (before.count(where: \.isAsk), after.count(where: \.isAsk))
    if asks.0 != asks.1 {
      let words =
        asks.1 > asks.0
        ? "a new ask: \(asks.1) instead of \(asks.0)" : "fewer asks: \(asks.1) instead of \(asks.0)"
      details.append(ChangeDetail(.ask, .unseen, words))
    }
    for step in inserted {
      if let index = removed.firstIndex(where: step.isAbout) {
        let old = removed.remove(at: index)
        details.append(
          ChangeDetail(
            .rule, .unseen, subject: step.likeness,
            "another rule for ‘\(step.words)’: \(old.rule) → \(step.rule)"))
      } else if step.isAnswer, let index = removed.firstIndex(where: \.isAnswer) {
        let old = removed.remove(at: index)
        details.append(
          ChangeDetail(.answer, .unseen, "another answer: ‘\(old.words)’ → ‘\(step.words)’"))
      }
    }
    if details.isEmpty, let step = inserted.first ?? removed.first {
      details.append(
        ChangeDetail(
          .transcript, .unseen, subject: step.likeness, "in the transcript: ‘\(step.words)’"))
    }
  }
}

extension CollectionDifference<CatalogFile.Step>.Change {
  fileprivate var step: CatalogFile.Step {
    switch self {
    case .insert(_, let step, _), .remove(_, let step, _): step
    }
  }
}
