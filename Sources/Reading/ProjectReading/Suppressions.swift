package import Diagnostics
internal import TextTools

/// A comment that silences one rule in one place: `cardproof:allow rule-id reason`.
struct Suppression: Hashable, Sendable {
  /// The id of the rule; empty where none is named.
  let rule: String
  let hasReason: Bool
  /// The line that it silences, from 1.
  let line: Int
  let location: SourceLocation
  /// Where the id of the rule stands.
  let ruleLocation: SourceLocation
}

/// The allowances of one file, and what is said of comments that are nearly some.
package struct FileSuppressions: Sendable {
  fileprivate let suppressions: [Suppression]
  fileprivate let miswritten: [Diagnostic]

  package init(in file: SourceFile) {
    // Hardly any file names the tool; of its letters, the search is quickest to find a `p`, which is rare.
    guard file.bytes.contains(text: "proof") else {
      (suppressions, miswritten) = ([], [])
      return
    }
    suppressions = SuppressionReader.suppressions(in: file)
    miswritten = miswrittenSuppressions(in: file)
  }
}

/// The allowances of a project's files.
package struct Suppressions: Hashable, Sendable {
  private let all: [Suppression]
  /// The places that they silence.
  private let places: Set<Place>
  /// The findings about comments that are nearly right.
  private let miswritten: [Diagnostic]

  package init(_ files: [FileSuppressions]) {
    miswritten = files.flatMap(\.miswritten)
    all = files.flatMap(\.suppressions).sorted { $0.location < $1.location }
    places = Set(all.map { Place(rule: $0.rule, file: $0.location.file, line: $0.line) })
  }

  /// Whether a comment silences a finding.
  func silences(_ finding: Diagnostic) -> Bool {
    Place(of: finding).map(places.contains) ?? false
  }

  /// The findings that no comment silences, and those about the comments.
  package func applied(to findings: [Diagnostic]) -> [Diagnostic] {
    guard !all.isEmpty else { return findings + miswritten }
    let used = Set(findings.filter(silences).compactMap { Place(of: $0) })
    let kept = findings.filter { !silences($0) }
    let ids = Set(Rule.all.map(\.id))
    // In a file that cannot be read, a comment may be about what is no longer found.
    let broken = Set(findings.filter { $0.severity == .error }.compactMap(\.location?.file))
    return kept + miswritten
      + all.compactMap { allowance in
        let place = Place(
          rule: allowance.rule, file: allowance.location.file, line: allowance.line)
        return finding(
          about: allowance, isUsed: used.contains(place), ids,
          isSure: !broken.contains(allowance.location.file))
      }
  }

  private struct Place: Hashable {
    let rule: String
    let file: String
    let line: Int

    init(rule: String, file: String, line: Int) {
      self.rule = rule
      self.file = file
      self.line = line
    }

    /// Nil for a finding without a place.
    init?(of finding: Diagnostic) {
      guard let location = finding.location else { return nil }
      self.init(rule: finding.rule.id, file: location.file, line: location.line)
    }
  }

  private func finding(
    about allowance: Suppression, isUsed: Bool, _ ids: Set<String>, isSure: Bool
  ) -> Diagnostic? {
    let message: String
    let fix: String
    var corrections: [Correction] = []
    if !ids.contains(allowance.rule) {
      message =
        allowance.rule.isEmpty
        ? "The comment names no rule" : "'\(allowance.rule)' is not the id of a rule"
      fix =
        allowance.rule.contains(",")
        ? "Write a comment for each rule"
        : nearestSpelling(to: allowance.rule, among: ids).map { "Write '\($0)'" }
          ?? "Write the id in brackets after the finding"
      corrections = .spelling(of: allowance.rule, among: ids, at: allowance.ruleLocation)
    } else if !isUsed {
      message = "Line \(allowance.line) has no finding of '\(allowance.rule)'"
      fix = "Remove the comment, or put it on the finding's line or the one above"
      if isSure { corrections = [.removeComment(SuppressionReader.marker, at: allowance.location)] }
    } else if !allowance.hasReason {
      message = "The comment does not say why '\(allowance.rule)' is allowed here"
      fix = "Add the reason: cardproof:allow \(allowance.rule) because …"
    } else {
      return nil
    }
    return Diagnostic(
      .uselessAllowance, message, at: allowance.location, fix: fix,
      corrections: corrections)
  }
}

extension Rule {
  package static let uselessAllowance = Rule("useless-allowance", .warning)
}
