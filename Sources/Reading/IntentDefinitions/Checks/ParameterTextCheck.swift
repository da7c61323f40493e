internal import Diagnostics

extension IntentDefinition {
  /// Finds intents without a title, and parameters without a name that people read.
  func checkTitles(reporting diagnostics: inout [Diagnostic]) {
    guard isWrittenByXcode else { return }
    for intent in shownIntents where intent.kind == .custom {
      if intent.title.isEmpty {
        diagnostics.report(
          .untitledIntent, "'\(intent.className)' has no title", at: intent.location,
          fix: "Write a title in Xcode")
      }
      for list in [intent.parameters, intent.response.parameters]
      where list.contains(where: { $0.displayName.id != nil }) {
        // Model 1.0 has no names for people at all.
        let unnamed = list.filter { $0.displayName.id == nil }
        if let finding = unnamed.withoutDisplayNames { diagnostics.append(finding) }
      }
    }
  }
}

extension [IntentParameter] {
  /// One finding for all of a list.
  fileprivate var withoutDisplayNames: Diagnostic? {
    guard let first else { return nil }
    let others = dropFirst()
    let message =
      others.isEmpty
      ? "'\(first.name)' has no display name, unlike the others"
      : "'\(first.name)' and \(others.count) more have no display name, unlike the others"
    return Diagnostic(
      .unnamedParameter, message, at: first.location,
      notes: others.map { .init("'\($0.name)' has none either", at: $0.location) },
      fix: "Write a display name in Xcode")
  }
}
