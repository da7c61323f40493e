package import Diagnostics
package import HostSimulation

/// The page of a rule beyond the rule itself: how sure it is, by whose word, what to do, and an
/// example of what is wrong and of what is right.
package struct RulePage: Hashable, Sendable {
  package let rule: Rule
  package let certainty: Certainty
  /// Who says so: a document, what was observed, or what is our own.
  package let source: String
  /// The fix, as an order with a full stop.
  package let fix: String
  /// Further paragraphs; most rules need none.
  package let remarks: [String]
  package let wrong: RuleExample
  package let right: RuleExample

  /// The page of a rule; nil for one that has none, or a malformed one, which tests find.
  package init?(of rule: Rule) {
    guard let text = EmbeddedFiles.all["\(rule.id).md"],
      let page = try? RulePageReader(text).page(of: rule)
    else { return nil }
    self = page
  }

  init(
    rule: Rule, certainty: Certainty, source: String, fix: String, remarks: [String],
    wrong: RuleExample, right: RuleExample
  ) {
    self.rule = rule
    self.certainty = certainty
    self.source = source
    self.fix = fix
    self.remarks = remarks
    self.wrong = wrong
    self.right = right
  }

  /// The ids that there are pages of.
  package static let ids: Set<String> = Set(
    EmbeddedFiles.all.keys.filter { $0.hasSuffix(".md") && !$0.contains("/") }
      .map { String($0.dropLast(3)) })
}
