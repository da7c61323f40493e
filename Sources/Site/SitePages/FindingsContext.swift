internal import CardMatrix
internal import Diagnostics
internal import PageMarkup

/// What the page of findings shows.
struct FindingsContext {
  let members: TemplateMembers

  init(_ findings: [Diagnostic], states: CardsOfProject) {
    let pages = FindingsContext.pages(of: findings, among: states)
    let groups = [Severity.error, .warning, .note].compactMap { severity -> TemplateValue? in
      let own = findings.filter { $0.severity == severity }
      guard !own.isEmpty else { return nil }
      return .object([
        "severity": .text(severity.rawValue), "count": .number(own.count),
        "findings": .list(
          own.map { finding in
            .object(
              FindingsContext.members(of: finding).adding([
                "notes": .list(finding.notes.map { FindingsContext.note($0, pages) })
              ]))
          }),
      ])
    }
    members = ["groups": .list(groups), "isEmpty": .boolean(findings.isEmpty)]
  }

  static func finding(_ diagnostic: Diagnostic) -> TemplateValue {
    .object(members(of: diagnostic))
  }

  private static func members(of diagnostic: Diagnostic) -> TemplateMembers {
    [
      "rule": .text(diagnostic.rule.id),
      "rulePage": .address(ShownRules.address(of: diagnostic.rule)),
      "severity": .text(diagnostic.severity.rawValue),
      "message": .text(diagnostic.message), "fix": TemplateValue(diagnostic.fix),
      "place": .place(diagnostic.location),
    ]
  }

  private static func note(_ note: Diagnostic.Note, _ pages: [String: String]) -> TemplateValue {
    .object([
      "segments": .list(
        note.parts.map { part in
          let page: String? = if case .state(let id) = part { pages[id] } else { nil }
          return .object(["text": .text(part.text), "page": TemplateValue(address: page)])
        }),
      "place": .place(note.location),
    ])
  }

  /// Where the cards stand that remarks on findings name, by their states.
  private static func pages(
    of findings: [Diagnostic], among states: CardsOfProject
  ) -> [String: String] {
    let named = Set(
      findings.flatMap(\.notes).flatMap(\.parts).compactMap { part in
        if case .state(let id) = part { id } else { nil }
      })
    guard !named.isEmpty else { return [:] }
    var pages: [String: String] = [:]
    for part in states.parts {
      for state in part.states where named.contains(state.id) {
        pages[state.id] = SitePaths.card(state)
      }
    }
    return pages
  }
}
