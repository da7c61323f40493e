package import Interactions
package import IntentDefinitions

extension AppIntents {
  /// The system intents that have a page of their own, ordered by class name: those that an
  /// Info.plist lists, and those that an interaction plays.
  ///
  /// One whose address a custom intent has taken is left out: names are the project's to choose.
  package func systemIntents(playedBy interactions: [Interaction]) -> [UsedSystemIntent] {
    let taken = Set(intents.map(\.intent.addressName))
    let listed = usedSystemIntents
    var known = Set(listed.map(\.intent.className) + intents.map(\.intent.className))
    let played = interactions.compactMap { interaction -> UsedSystemIntent? in
      guard let location = interaction.location,
        let system = SystemIntentCatalog.standard.intent(interaction.intent.className),
        known.insert(system.className).inserted
      else { return nil }
      return UsedSystemIntent(intent: system, location: location)
    }
    return (listed + played).sorted { $0.intent.className < $1.intent.className }.filter {
      !taken.contains($0.intent.className)
    }
  }
}
