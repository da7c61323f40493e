internal import Diagnostics

extension AppIntents {
  /// Checks an app that lists some of its custom intents as activity types for those it forgot.
  ///
  /// One that lists none may take its taps otherwise, and one that an intent does not belong to has no
  /// use for it.
  func checkActivityTypes(reporting diagnostics: inout [Diagnostic]) {
    let custom = intents.map(\.intent).filter { $0.kind == .custom }
    for app in apps {
      let listed = Set(app.activityTypes.map(\.name))
      guard let last = app.activityTypes.last(where: { isDefined($0.name) }) else { continue }
      for intent in custom
      where !listed.contains(intent.className) && !intent.isEligibleForWidgets
        && owners(of: intent.className).contains(app)
      {
        diagnostics.append(
          Diagnostic(
            .unlistedActivityType, "'\(intent.className)' is missing among the activity types",
            at: last.location, notes: [.init("It is defined here", at: intent.location)],
            fix: "Add it to NSUserActivityTypes",
            corrections: [.append(intent.className, after: last.name, at: last.location)]))
      }
    }
  }
}
