package import Diagnostics

/// A finding that only one of two sites has.
package struct FindingChange: Hashable, Sendable {
  package let event: Event
  package let rule: String
  package let severity: String
  let file: String?
  let line: Int?
  package let message: String
  /// Whether something that was fine before is not any more.
  ///
  /// Only an error or a warning, in a file that the older cards used too, of a rule that no card breaks:
  /// the changes of the cards report the others.
  package let isRegression: Bool

  /// Whether nothing was fixed: the card is gone, or shows another view.
  let isGoneWithCard: Bool

  package enum Event: String, Hashable, Sendable {
    case new, gone
  }

  private init(
    _ event: Event, _ finding: CatalogFile.Finding, isRegression: Bool, isGoneWithCard: Bool = false
  ) {
    self.event = event
    self.isRegression = isRegression
    self.isGoneWithCard = isGoneWithCard
    rule = finding.rule
    severity = finding.severity
    file = finding.file
    line = finding.line
    message = finding.message
  }

  /// The place, as editors know it; empty where there is none.
  package var place: String {
    guard let file else { return "" }
    return line.map { "\(file):\($0)" } ?? file
  }

  /// The whole in words.
  package var words: String {
    "\(title): \(message) [\(rule)]"
  }

  /// The finding as one of a build.
  fileprivate var diagnostic: Diagnostic {
    let severity = Severity(rawValue: severity) ?? .note
    return Diagnostic(
      Rule(rule, severity), message,
      at: file.map { SourceLocation(file: $0, line: line ?? 1) })
  }

  /// The findings that only the newer site has, then those that only the older one has.
  ///
  /// Lines are ignored, because edits above move them. The rest is matched by rule and file, because
  /// numbers in a message may change, and then by message, because files move. `goneWithCards` are the
  /// rules that only cards broke that are gone or show another view now.
  static func changes(
    from base: CatalogFile, to head: CatalogFile, goneWithCards: Set<String>
  ) -> [FindingChange] {
    var old = base.findings
    var new = head.findings
    take(from: &old, and: &new) { [$0.rule, $0.file ?? "", $0.message] }
    take(from: &old, and: &new) { [$0.rule, $0.file ?? ""] }
    take(from: &old, and: &new) { [$0.rule, $0.message] }
    let files = Set(base.inputs.values.map(\.file))
    let onCards = Set(head.states.flatMap(\.findings))
    return new.map { finding in
      let isRegression =
        finding.severity != "note" && !onCards.contains(finding.rule)
        && finding.file.map(files.contains) == true
      return FindingChange(.new, finding, isRegression: isRegression)
    }
      + old.map {
        FindingChange(
          .gone, $0, isRegression: false, isGoneWithCard: goneWithCards.contains($0.rule))
      }
  }

  /// Takes out of both what has the same key, one for one.
  private static func take(
    from old: inout [CatalogFile.Finding], and new: inout [CatalogFile.Finding],
    by key: (CatalogFile.Finding) -> [String]
  ) {
    var known = Dictionary(grouping: old, by: key).mapValues(\.count)
    var taken: [[String]: Int] = [:]
    new.removeAll { finding in
      guard let count = known[key(finding)], count > 0 else { return false }
      known[key(finding)] = count - 1
      taken[key(finding), default: 0] += 1
      return true
    }
    old.removeAll { finding in
      guard let count = taken[key(finding)], count > 0 else { return false }
      taken[key(finding)] = count - 1
      return true
    }
  }
}

extension SiteComparison {
  /// The findings that the older site does not have, with their places.
  package var newFindings: [Diagnostic] {
    findings.filter { $0.event == .new }.map(\.diagnostic).sortedAndUnique()
  }
}
