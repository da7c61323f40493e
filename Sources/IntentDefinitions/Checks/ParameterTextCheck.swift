internal import Diagnostics

extension IntentDefinition {
  /// Finds intents without a title, and parameters without a name that people read.
  func checkTitles(reporting diagnostics: inout [Diagnostic]) {
    guard isWrittenByXcode else { return }
    for intent in intents where intent.kind == .custom {
      if intent.title.isEmpty {
        diagnostics.append(
          Diagnostic(
            .untitledIntent, "'\(intent.className)' has no title", at: intent.location,
            fix: "Write a title in Xcode"))
      }
      for list in [intent.parameters, intent.response.parameters]
      where list.contains(where: { $0.displayName.id != nil }) {
        // Model 1.0 has no names for people at all.
        for parameter in list where parameter.displayName.id == nil {
          diagnostics.append(
            Diagnostic(
              .unnamedParameter,
              "'\(parameter.name)' has no display name, unlike its neighbours",
              at: parameter.location, fix: "Write a display name in Xcode"))
        }
      }
    }
  }
}
