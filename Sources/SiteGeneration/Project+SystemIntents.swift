internal import IntentDefinitions

extension Project {
  /// The system intents that have a page of their own, ordered by class name.
  ///
  /// One whose address a custom intent has taken is left out: names are the project's to choose.
  var systemIntents: [UsedSystemIntent] {
    let taken = Set(intents.intents.map { SitePaths.intent($0.intent) })
    return intents.usedSystemIntents.filter {
      !taken.contains(SitePaths.systemIntent($0.intent.className))
    }
  }

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
