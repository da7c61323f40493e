internal import Diagnostics

extension AppIntents {
  /// Checks an app that lists some of its custom intents as activity types for those it forgot.
  ///
  /// One that lists none may take its taps otherwise, and one that an intent does not belong to has no
  /// use for it.
  func checkActivityTypes(reporting diagnostics: inout [Diagnostic]) {
    let custom = intents.map(\.intent).filter { $0.kind == .custom && !$0.isEligibleForWidgets }
    let ownersByIntent = Dictionary(
      custom.map { ($0.className, owners(of: $0.className)) }
    ) { first, _ in first }
    for app in apps {
      let listed = Set(app.activityTypes.map(\.name))
      guard let last = app.activityTypes.last(where: { isDefined($0.name) }) else { continue }
      for intent in custom
      where !listed.contains(intent.className)
        && ownersByIntent[intent.className, default: []].contains(app)
      {
        diagnostics.report(
          .unlistedActivityType, "'\(intent.className)' is missing in NSUserActivityTypes",
          at: last.location, notes: [.init("It is defined here", at: intent.location)],
          fix: "Add it to NSUserActivityTypes",
          corrections: [.append(intent.className, after: last.name, at: last.location)])
      }
    }
  }
}
