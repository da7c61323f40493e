import Diagnostics

extension Diagnostic {
  /// A key that stands twice, in whatever format.
  static func duplicateKey(
    _ key: String, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "The key '\(key)' stands here a second time", at: location,
      notes: [Note("It stands here first; this value is kept", at: first)],
      fix: "Remove one of the two")
  }
}
