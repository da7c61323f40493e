internal import IntentDefinitions
internal import ProjectReading

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
