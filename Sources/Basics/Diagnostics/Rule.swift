/// A rule that a diagnostic reports: a public name, a usual severity and the reason behind it.
package struct Rule: Hashable, Sendable {
  /// The public name, in lower case with hyphens.
  ///
  /// It never changes once it has been released.
  package let id: String
  package let severity: Severity
  /// One sentence that states the rule, without a full stop.
  package let headline: String
  /// Why the rule exists and what happens to those who break it.
  package let why: String

  package init(_ id: String, _ severity: Severity, _ headline: String, why: String) {
    self.id = id
    self.severity = severity
    self.headline = headline
    self.why = why
  }
}
