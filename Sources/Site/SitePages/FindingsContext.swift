internal import RuleGuide
internal import CardLayout
internal import CardMatrix
internal import Diagnostics
internal import HostSimulation
internal import Interactions
internal import PageMarkup
internal import ProjectReading
internal import TextTools
internal import Views

/// The page of findings: the worst first, by rule and cause, with the cards beside them.
struct FindingsContext {
  let members: TemplateMembers

  init(_ findings: [Diagnostic], states: CardsOfProject) {
    let cards = FindingCards(findings, among: states)
    let groups = Self.groups(findings)
    let open = max(1, Self.mostInSight / max(1, groups.count))
    let most = max(open, Self.mostEntries / max(1, groups.count))
    let bySeverity = [Severity.error, .warning, .note].map { severity in
      groups.filter { $0.severity == severity }
    }.filter { !$0.isEmpty }
    let sections = bySeverity.map { own -> TemplateValue in
      .object([
        "severity": .text(own[0].severity.rawValue),
        "count": .number(own.map(\.findings.count).reduce(0, +)),
        "rules": .list(own.map { $0.value(open: open, most: most, cards) }),
      ])
    }
    let entries = bySeverity.joined().map {
      PageOutline.Entry(title: $0.rule.id, anchor: $0.anchor)
    }
    let own: TemplateMembers = [
      "groups": .list(sections), "isEmpty": .boolean(findings.isEmpty),
    ]
    members = own.adding(PageOutline(entries).members)
  }

  /// The most entries of a page that is read, and not searched, and those in sight (convention).
  private static let mostInSight = 36
  private static let mostEntries = 200

  /// The findings of each rule with one severity: the rules with most first.
  private static func groups(_ findings: [Diagnostic]) -> [RuleFindings] {
    var groups: [RuleFindings.Key: [Diagnostic]] = [:]
    for finding in findings {
      groups[.init(rule: finding.rule, severity: finding.severity), default: []].append(finding)
    }
    return groups.map { RuleFindings(key: $0.key, findings: $0.value) }
      .sorted { ($1.findings.count, $0.rule.id) < ($0.findings.count, $1.rule.id) }
  }

  /// The place on the page that has the findings of the same rule.
  static func anchor(of finding: Diagnostic) -> String {
    SitePaths.anchor(finding.severity.rawValue, finding.rule.id)
  }

  static func finding(_ diagnostic: Diagnostic) -> TemplateValue {
    .object(members(of: diagnostic))
  }

  static func members(of diagnostic: Diagnostic) -> TemplateMembers {
    [
      "rule": .text(diagnostic.rule.id),
      "rulePage": .address(SitePaths.rule(diagnostic.rule)),
      "severity": .text(diagnostic.severity.rawValue),
      "message": .text(diagnostic.message), "fix": TemplateValue(diagnostic.fix),
      "place": .place(diagnostic.location),
    ]
  }
}

/// The findings of one rule with one severity.
private struct RuleFindings {
  struct Key: Hashable {
    let rule: Rule
    let severity: Severity
  }

  let key: Key
  let findings: [Diagnostic]

  var rule: Rule { key.rule }
  var severity: Severity { key.severity }
  var anchor: String { FindingsContext.anchor(of: findings[0]) }

  /// A group of equal findings with all places.
  private struct Cause: Hashable {
    let message: String
    let fix: String?
    let notes: [Diagnostic.Note]
  }

  /// With so many entries in sight and at most so many in all.
  func value(open: Int, most: Int, _ cards: FindingCards) -> TemplateValue {
    var order: [Cause] = []
    var places: [Cause: [Diagnostic]] = [:]
    for finding in findings {
      let cause = Cause(message: finding.message, fix: finding.fix, notes: finding.notes)
      if places[cause] == nil { order.append(cause) }
      places[cause, default: []].append(finding)
    }
    let fixes = Set(findings.map(\.fix))
    let common = findings.count > 1 && fixes.count == 1 ? findings[0].fix : nil
    let entries = order.prefix(most).map { cause in
      entry(places[cause] ?? [], saysFix: common == nil, cards)
    }
    let left = order.dropFirst(most).reduce(0) { $0 + (places[$1]?.count ?? 0) }
    return .object([
      "anchor": .address(anchor), "rule": .text(rule.id),
      "headline": .text(RulePage.headline(of: rule)),
      "rulePage": .address(SitePaths.rule(rule)), "severity": .text(severity.rawValue),
      "count": .number(findings.count), "commonFix": TemplateValue(common),
      "findings": .list(Array(entries.prefix(open))),
      "folded": .list(Array(entries.dropFirst(open))),
      "foldedCount": TemplateValue(
        entries.count > open ? counted(entries.count - open, "more finding") : nil),
      "left": TemplateValue(left > 0 ? counted(left, "more finding") : nil),
    ])
  }

  private func entry(
    _ findings: [Diagnostic], saysFix: Bool, _ cards: FindingCards
  ) -> TemplateValue {
    let first = findings[0]
    var files: Set<String> = []
    return .object(
      FindingsContext.members(of: first).adding([
        "ownFix": TemplateValue(saysFix ? first.fix : nil),
        "places": .list(findings.map { .place($0.location) }.filter { $0 != .missing }),
        "isRepeated": .boolean(findings.count > 1), "times": .number(findings.count),
        "files": .text(
          findings.compactMap(\.location?.file).filter { files.insert($0).inserted }
            .joined(separator: "\n")),
        "notes": .list(first.notes.map(cards.note)),
        "foldedNotes": TemplateValue(
          first.notes.count > 1 ? counted(first.notes.count, "detail") : nil),
        "card": findings.lazy.compactMap(cards.card).first ?? .missing,
      ]))
  }
}

/// The cards that findings are about.
private struct FindingCards {
  private var pages: [String: String] = [:]
  private var states: [String: CardState] = [:]
  private var shown: [Key: CardState] = [:]

  /// The key that connects a finding of the project with those on cards.
  private struct Key: Hashable {
    let rule: String
    let location: SourceLocation?
  }

  init(_ findings: [Diagnostic], among cards: CardsOfProject) {
    guard !findings.isEmpty else { return }
    let named = Set(
      findings.flatMap(\.notes).flatMap(\.parts).compactMap { part in
        if case .state(let id) = part { id } else { nil }
      })
    let wanted = Set(findings.map { Key(rule: $0.rule.id, location: $0.location) })
    for state in cards.parts.lazy.flatMap(\.states) {
      if named.contains(state.id) {
        pages[state.id] = SitePaths.card(state)
        states[state.id] = state
      }
      guard state.variant.isUsual else { continue }
      for finding in state.findings {
        let key = Key(rule: finding.rule.id, location: finding.location)
        guard key.location != nil, wanted.contains(key) else { continue }
        if let earlier = shown[key], earlier.isHostDefault || !state.isHostDefault { continue }
        shown[key] = state
      }
    }
  }

  /// The picture of the card that a finding names, or of the first that has it.
  func card(_ finding: Diagnostic) -> TemplateValue? {
    let named = finding.notes.lazy.flatMap(\.parts).compactMap { part -> CardState? in
      if case .state(let id) = part { states[id] } else { nil }
    }.first
    let key = Key(rule: finding.rule.id, location: finding.location)
    return (named ?? shown[key]).map { state in
      .object([
        "page": .address(SitePaths.card(state)),
        "image": .address(SitePaths.drawing(state.drawingName)),
        "caption": .text("\(state.interaction.name), \(state.stage.title), \(state.hostTitle)"),
        "width": .text(state.measures.drawingSize.width.pixels),
        "height": .text(state.measures.drawingSize.height.pixels),
      ])
    }
  }

  func note(_ note: Diagnostic.Note) -> TemplateValue {
    .object([
      "segments": .list(
        note.parts.map { part in
          let page: String? = if case .state(let id) = part { pages[id] } else { nil }
          return .object(["text": .text(part.text), "page": TemplateValue(address: page)])
        }),
      "place": .place(note.location),
    ])
  }
}
