internal import TextTools

/// The differences between two transcripts that the card does not show.
func transcriptDetails(
  from before: [CatalogFile.Step], to after: [CatalogFile.Step]
) -> [ChangeDetail] {
  var details: [ChangeDetail] = []
  guard before != after else { return [] }
  let difference = after.difference(from: before)
  var removed = difference.removals.map(\.step)
  let inserted = difference.insertions.map(\.step)
  let asks = (before.count(where: \.isAsk), after.count(where: \.isAsk))
  if asks.0 != asks.1 {
    details.append(
      ChangeDetail(
        .ask, .unseen,
        asks.1 == 0
          ? "the view controller is no longer asked"
          : "the view controller is asked \(words: times(asks.1)), not \(words: times(asks.0))"))
  }
  for step in inserted {
    if let index = removed.firstIndex(where: step.isAbout) {
      let old = removed.remove(at: index)
      details.append(
        ChangeDetail(
          .rule, .unseen, subject: step.likeness,
          "\(step.words), for another reason: \(step.rule), not \(old.rule)"))
    } else if step.isAnswer, let index = removed.firstIndex(where: \.isAnswer) {
      let old = removed.remove(at: index)
      details.append(
        ChangeDetail(
          .answer, .unseen,
          "the view controller now answers \(step.words); it answered \(old.words)"))
    }
  }
  if details.isEmpty, let step = inserted.first ?? removed.first {
    details.append(
      ChangeDetail(
        .transcript, .unseen, subject: step.likeness,
        "the transcript now says \(step.words)"))
  }
  return details
}

/// A number of times in words.
private func times(_ count: Int) -> String {
  count == 0 ? "never" : count == 1 ? "once" : "\(count) times"
}

extension CollectionDifference<CatalogFile.Step>.Change {
  fileprivate var step: CatalogFile.Step {
    switch self {
    case .insert(_, let step, _), .remove(_, let step, _): step
    }
  }
}
