import Diagnostics

extension Diagnostic {
  /// A key that stands twice, in whatever format.
  static func duplicateKey(
    _ key: String, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "The key '\(key)' appears a second time", at: location,
      notes: [Note("It appears here first; this value counts", at: first)],
      fix: "Remove one of the two")
  }
}
