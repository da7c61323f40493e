/// A rule that a diagnostic reports: a public name and a usual severity.
///
/// The headline, the reason and the examples are on the page of the rule, in `RuleGuide`.
package struct Rule: Hashable, Sendable {
  /// The public name, in lower case with hyphens.
  ///
  /// It never changes once it has been released.
  package let id: String
  package let severity: Severity

  package init(_ id: String, _ severity: Severity) {
    self.id = id
    self.severity = severity
  }
}
