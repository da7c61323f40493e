internal import Diagnostics
package import IntentDefinitions
internal import TextTools

/// The app as a host knows it: its extensions, and the class behind each Intents UI extension.
package struct HostedApp: Sendable {
  package let name: String
  package let intents: AppIntents
  /// The class of the hosted view controller, by the path of its extension's Info.plist.
  private let controllers: [String: any HostedViewControllerClass]
  /// The names of the classes that each Intents UI extension starts with, by the same path.
  private let classNames: [String: String]
  /// The extensions that the system cannot host, by the same path.
  private let obstacles: [String: HostingObstacle]
  /// The casts that the classes force, as their texts have it, by the same path.
  private let forcedCasts: [String: ForcedCasts]

  package init(
    name: String, intents: AppIntents, controllers: [String: any HostedViewControllerClass],
    classNames: [String: String] = [:], obstacles: [String: HostingObstacle] = [:],
    forcedCasts: [String: ForcedCasts] = [:]
  ) {
    self.name = name
    self.intents = intents
    self.controllers = controllers
    self.classNames = classNames
    self.obstacles = obstacles
    self.forcedCasts = forcedCasts
  }

  /// The Intents UI extension that a host finds for an intent class, by exact name (documented).
  func interfaceExtension(for className: String) -> ExtensionInfo? {
    intents.firstExtension(.intentsUI, supporting: className)
  }

  package func controller(of info: ExtensionInfo) -> (any HostedViewControllerClass)? {
    obstacles[info.path] == nil ? controllers[info.path] : nil
  }

  /// The class that a host asks about an intent; nil where there is none, or nothing tells of it.
  func controller(for className: String) -> (any HostedViewControllerClass)? {
    interfaceExtension(for: className).flatMap(controller)
  }

  /// The casts that the class of an extension forces; nil where its text tells nothing of that.
  func forcedCasts(of info: ExtensionInfo) -> ForcedCasts? { forcedCasts[info.path] }

  func obstacle(of info: ExtensionInfo) -> HostingObstacle? { obstacles[info.path] }

  /// The class that an extension starts with; the extension's name where no file names the class.
  func className(of info: ExtensionInfo) -> String {
    classNames[info.path] ?? info.principalClassName ?? info.folder
  }

  /// Why an intent cannot be run while the device is locked; nil when it can.
  package func lockRestriction(of intent: Intent) -> Transcript.Basis? {
    if intent.lockRestriction != .none {
      return Transcript.Basis(.inferred, "INIntentRestrictions of the definition")
    }
    if intent.kind == .system,
      let unlock = SystemIntentCatalog.standard.intent(intent.className)?.unlock,
      unlock.hasPrefix("yes")
    {
      return Transcript.Basis(
        .documented, "Apple's page of the intent says of unlocking: \(unlock)")
    }
    return intents.lockRestriction(of: intent.className).map { restriction in
      Transcript.Basis(.documented, restriction.source)
    }
  }
}
