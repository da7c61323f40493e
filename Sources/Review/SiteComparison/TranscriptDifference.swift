/// What is different between two transcripts, as far as it is not seen on the card.
struct TranscriptDifference {
  private(set) var details: [ChangeDetail] = []

  init(from before: [String], to after: [String]) {
    guard before != after else { return }
    let difference = after.difference(from: before)
    var removed = difference.removals.map(\.line)
    let inserted = difference.insertions.map(\.line)
    let asks = (before.count(where: Self.isAsk), after.count(where: Self.isAsk))
    if asks.0 != asks.1 {
      let words =
        asks.1 > asks.0
        ? "a new ask: \(asks.1) instead of \(asks.0)" : "fewer asks: \(asks.1) instead of \(asks.0)"
      details.append(ChangeDetail(.ask, .unseen, words))
    }
    for line in inserted {
      let step = Self.step(line)
      if let index = removed.firstIndex(where: { Self.step($0) == step }) {
        let old = removed.remove(at: index)
        details.append(
          ChangeDetail(
            .rule, .unseen, subject: step,
            "another rule for ‘\(step)’: \(Self.rule(old)) → \(Self.rule(line))"))
      } else if line.hasPrefix("controller: "),
        let index = removed.firstIndex(where: { $0.hasPrefix("controller: ") })
      {
        let old = removed.remove(at: index)
        details.append(
          ChangeDetail(
            .answer, .unseen,
            "another answer: ‘\(Self.answer(old))’ → ‘\(Self.answer(line))’"))
      }
    }
    if details.isEmpty {
      let line = (inserted.first ?? removed.first).map(Self.step) ?? ""
      details.append(
        ChangeDetail(
          .transcript, .unseen, subject: String(line.prefix { !$0.isNumber }),
          "the transcript differs: ‘\(line)’"))
    }
  }

  private static func isAsk(_ line: String) -> Bool { line.hasPrefix("host: Calls configure") }

  /// A line without its rule.
  private static func step(_ line: String) -> String {
    guard line.utf8.last == UInt8(ascii: "]") else { return line }
    let bytes = line.utf8
    let start = zip(bytes.indices, zip(bytes, bytes.dropFirst())).first {
      $0.1 == (UInt8(ascii: " "), UInt8(ascii: "["))
    }
    return start.map { String(line[..<$0.0]) } ?? line
  }

  private static func rule(_ line: String) -> String {
    let rest = line.dropFirst(step(line).count)
    return rest.isEmpty ? "none" : String(rest.dropFirst(2).dropLast())
  }

  private static func answer(_ line: String) -> String {
    String(line.dropFirst("controller: ".count))
  }
}

extension CollectionDifference<String>.Change {
  fileprivate var line: String {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }
}
