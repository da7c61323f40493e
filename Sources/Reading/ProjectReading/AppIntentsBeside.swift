internal import Diagnostics
internal import SwiftSources
internal import TextTools

extension AppIntentType {
  /// One note for all App Intents of a project.
  static func findings(_ types: [AppIntentType]) -> [Diagnostic] {
    guard let first = types.first else { return [] }
    let names = types.count == 1 ? "'\(first.name)'" : "among them '\(first.name)'"
    return [
      Diagnostic(
        .appIntentsBeside,
        "The project has \(counted(types.count, "App Intent")), \(names): they have no cards here",
        at: first.location,
        fix: "Use Xcode's previews for them; you need not do anything here")
    ]
  }
}
