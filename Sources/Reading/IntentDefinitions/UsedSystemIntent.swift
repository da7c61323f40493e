package import Diagnostics

/// A system intent that an app's plists list and that no definition customizes.
package struct UsedSystemIntent: Hashable, Sendable {
  package let intent: SystemIntent
  /// Where the project names it first, by path.
  package let location: SourceLocation

  package init(intent: SystemIntent, location: SourceLocation) {
    self.intent = intent
    self.location = location
  }
}

extension AppIntents {
  /// The system intents that the project uses, ordered by class name; those of a definition are
  /// among its intents.
  package var usedSystemIntents: [UsedSystemIntent] {
    var first: [String: UsedSystemIntent] = [:]
    let names =
      extensions.flatMap(\.intentsSupported) + apps.flatMap(\.intentsSupported)
      + extensions.flatMap(\.intentsRestrictedWhileLocked)
    for name in names where first[name.name] == nil {
      guard let intent = SystemIntentCatalog.standard.intent(name.name), !isDefined(name.name)
      else { continue }
      first[name.name] = UsedSystemIntent(intent: intent, location: name.location)
    }
    return first.values.sorted { $0.intent.className < $1.intent.className }
  }
}
