internal import HostSimulation
internal import IntentDefinitions

extension AppIntents {
  /// The system intents that have a page of their own, ordered by class name: those that an
  /// Info.plist lists, and those that an interaction plays.
  ///
  /// One whose address a custom intent has taken is left out: names are the project's to choose.
  func systemIntents(playedBy interactions: [Interaction]) -> [UsedSystemIntent] {
    let taken = Set(intents.map { SitePaths.intent($0.intent) })
    let listed = usedSystemIntents
    var known = Set(listed.map(\.intent.className) + intents.map(\.intent.className))
    let played = interactions.compactMap { interaction -> UsedSystemIntent? in
      guard let location = interaction.location,
        let system = SystemIntentCatalogue.standard.intent(interaction.intent.className),
        known.insert(system.className).inserted
      else { return nil }
      return UsedSystemIntent(intent: system, location: location)
    }
    return (listed + played).sorted { $0.intent.className < $1.intent.className }.filter {
      !taken.contains(SitePaths.systemIntent($0.intent.className))
    }
  }
}

extension Project {
  /// Whether there is anything for the list of all intents.
  var hasIntentsPage: Bool { !intents.definitions.isEmpty || !systemIntents.isEmpty }

  /// Whether any Info.plist says something of intents.
  var hasExtensionsPage: Bool {
    !intents.extensions.isEmpty || intents.apps.contains(where: \.mentionsIntents)
  }

  /// The page of each intent that has one, by its class name.
  var intentPages: [String: String] {
    let system = systemIntents.map { used in
      (used.intent.className, SitePaths.systemIntent(used.intent.className))
    }
    let defined = intents.intents.map { ($0.intent.className, SitePaths.intent($0.intent)) }
    return Dictionary(system + defined) { _, last in last }
  }
}
