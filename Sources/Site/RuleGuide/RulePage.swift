package import Diagnostics
package import HostSimulation

/// The page of a rule: what it demands and why, how sure it is, by whose word, what to do, and an
/// example of what is wrong and of what is right.
package struct RulePage: Hashable, Sendable {
  package let rule: Rule
  /// One sentence that states the rule, without a full stop.
  package let headline: String
  /// Why the rule exists and what happens to those who break it.
  package let why: String
  package let certainty: Certainty
  /// Who says so: a document, what was observed, or what is our own.
  package let source: String
  /// The fix, as an order with a full stop.
  package let fix: String
  /// Further paragraphs; most rules need none.
  package let remarks: [String]
  package let wrong: RuleExample
  package let right: RuleExample
}

extension RulePage {
  /// The page of a rule; nil for one that has none, or a malformed one, which tests find.
  package init?(of rule: Rule) {
    guard let text = EmbeddedFiles.all["\(rule.id).md"],
      let page = try? RulePageReader(text).page(of: rule)
    else { return nil }
    self = page
  }

  /// The headline of a rule, which is the first line of its page: lists want no more.
  package static func headline(of rule: Rule) -> String { headlines[rule.id] ?? rule.id }

  private static let headlines: [String: String] = Dictionary(
    uniqueKeysWithValues: ids.compactMap { id in
      EmbeddedFiles.all["\(id).md"].map { text in
        (id, String(text.prefix { !$0.isNewline }.dropFirst("headline: ".count)))
      }
    })

  /// The ids that there are pages of.
  package static let ids: Set<String> = Set(
    EmbeddedFiles.all.keys.filter { $0.hasSuffix(".md") && !$0.contains("/") }
      .map { String($0.dropLast(3)) })
}
