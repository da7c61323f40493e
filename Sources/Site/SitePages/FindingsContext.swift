internal import CardMatrix
internal import Diagnostics
internal import PageMarkup

/// What the page of findings shows.
struct FindingsContext {
  let members: TemplateMembers

  init(_ findings: [Diagnostic], states: CardStates) {
    let links = StateLinks(from: findings, to: states)
    let groups = [Severity.error, .warning, .note].compactMap { severity -> TemplateValue? in
      let own = findings.filter { $0.severity == severity }
      guard !own.isEmpty else { return nil }
      return .object([
        "severity": .text(severity.rawValue), "count": .number(own.count),
        "findings": .list(
          own.map { finding in
            .object(
              FindingsContext.members(of: finding).adding([
                "notes": .list(finding.notes.map { FindingsContext.note($0, links) })
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

  private static func note(_ note: Diagnostic.Note, _ links: StateLinks) -> TemplateValue {
    .object([
      "segments": .list(
        links.segments(of: note.message).map {
          .object(["text": .text($0.text), "page": TemplateValue(address: $0.page)])
        }),
      "place": .place(note.location),
    ])
  }
}

/// Where the cards stand that remarks on findings name by their states.
private struct StateLinks {
  private let pages: [String: String]

  init(from findings: [Diagnostic], to states: CardStates) {
    let quoted = Set(findings.flatMap(\.notes).flatMap { Self.parts(of: $0.message) })
    let interactions = Set(
      quoted.map { $0.split(separator: "/", maxSplits: 2).prefix(2).joined(separator: "/") })
    var pages: [String: String] = [:]
    for part in states.parts where interactions.contains(part.namePrefix) {
      for state in part.states where quoted.contains(Substring(state.id)) {
        pages[state.id] = SitePaths.card(state)
      }
    }
    self.pages = pages
  }

  /// The text in parts, of which some lead to a page.
  func segments(of message: String) -> [(text: String, page: String?)] {
    Self.parts(of: message).enumerated().flatMap { index, part in
      [(index == 0 ? "" : "'", nil), (String(part), pages[String(part)])]
    }
  }

  /// What stands between quotation marks, and around those.
  private static func parts(of message: String) -> [Substring] {
    message.split(separator: "'", omittingEmptySubsequences: false)
  }
}
