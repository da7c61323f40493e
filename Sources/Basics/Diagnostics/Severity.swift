/// How much a diagnostic matters.
package enum Severity: String, CaseIterable, Hashable, Sendable {
  /// Worth knowing; changes no exit status.
  case note
  /// Probably a mistake; an error with `--strict`.
  case warning
  /// A mistake: something cannot be read, shown or trusted.
  case error
}
