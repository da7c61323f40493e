internal import TextTools

extension SiteComparison {
  /// The comparison for machines, one change a line.
  package var json: String {
    let groups = self.groups.map { group in
      let changes = group.changes.map { "    " + Self.json($0) }.joined(separator: ",\n")
      return "  {\"risk\": \(Self.string(group.risk.word)), \"causes\": "
        + "[\(group.causes.map(Self.json).joined(separator: ", "))], \"changes\": [\n\(changes)\n  ]}"
    }
    let list = groups.isEmpty ? "[]" : "[\n\(groups.joined(separator: ",\n"))\n ]"
    return """
      {"version": 1, "base": \(Self.string(generators[0])), "head": \(Self.string(generators[1])), \
      "title": \(Self.string(title)),
       "states": \(stateCount), "changed": \(changedCount), "regressions": \(hasRegressions),
       "findings": \(findingList),
       "groups": \(list)}

      """
  }

  private var findingList: String {
    guard !findings.isEmpty else { return "[]" }
    return "[\n  \(findings.map(Self.json).joined(separator: ",\n  "))\n ]"
  }

  private static func json(_ finding: FindingChange) -> String {
    "{\"event\": \"\(finding.event.rawValue)\", \"rule\": \(string(finding.rule)), "
      + "\"severity\": \(string(finding.severity)), \"file\": \(json(finding.file)), "
      + "\"line\": \(finding.line.map { "\($0)" } ?? "null"), "
      + "\"message\": \(string(finding.message)), \"regression\": \(finding.isRegression)}"
  }

  private static func json(_ cause: Cause) -> String {
    "{\"kind\": \(Self.string(cause.kind)), \"name\": \(Self.string(cause.name)), "
      + "\"source\": \(Self.string(cause.source)), \"event\": \"\(cause.event.rawValue)\"}"
  }

  private static func json(_ change: Change) -> String {
    let cards = change.cards.map { card in
      let states = card.states.map { string($0.id) }.joined(separator: ", ")
      return "{\"before\": \(json(card.pictures.before)), \"after\": \(json(card.pictures.after)), "
        + "\"details\": [\(card.details.map(json).joined(separator: ", "))], \"states\": [\(states)]}"
    }
    return "{\"kind\": \"\(change.kind.rawValue)\", \"risk\": \"\(change.risk.word)\", "
      + "\"regression\": \(change.isRegression), \"cards\": [\(cards.joined(separator: ", "))]}"
  }

  private static func json(_ detail: ChangeDetail) -> String {
    "{\"kind\": \"\(detail.kind.rawValue)\", \"risk\": \"\(detail.risk.word)\", "
      + "\"text\": \(Self.string(detail.words.text))}"
  }

  private static func json(_ path: String?) -> String { path.map(string) ?? "null" }

  /// A text as JSON; what would turn the direction of the line in an editor is escaped.
  private static func string(_ text: String) -> String {
    jsonString(text).replacingScalars { scalar in
      EscapedText.turnsDirection(scalar) ? "\\u\(scalar.value.digits(4).lowercased())" : nil
    }
  }
}
