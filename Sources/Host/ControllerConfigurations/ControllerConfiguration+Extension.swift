internal import HostSimulation
package import Diagnostics
package import IntentDefinitions
internal import TextTools

extension ControllerConfiguration {
  /// Finds the extension of each controller configuration.
  package static func assign(
    _ configurations: [ControllerConfiguration], to intents: AppIntents,
    reporting diagnostics: inout [Diagnostic]
  ) -> [String: ControllerConfiguration] {
    let interfaces = intents.extensions.filter { $0.point == .intentsUI }
    var assigned: [String: ControllerConfiguration] = [:]
    for configuration in configurations {
      let matches = interfaces.named(configuration.extensionName)
      guard let match = matches.first, matches.count == 1 else {
        diagnostics.append(
          matches.isEmpty || configuration.extensionName == nil
            ? noExtension(configuration, among: interfaces)
            : severalExtensions(configuration, matches))
        continue
      }
      if let first = assigned[match.path] {
        diagnostics.report(
          .duplicateController, "The extension '\(match.folder)' has two controllers",
          at: configuration.location,
          notes: [.init("The first one is here", at: first.location)],
          fix: "Name another extension, or put the cases into one configuration")
        continue
      }
      assigned[match.path] = configuration
    }
    return assigned
  }

  /// A finding for each extension that has two blocks `run`: one beside the cases, and one in a file of its own.
  package static func findingsOfTwoRuns(
    _ configured: [String: ControllerConfiguration], _ runs: [String: ControllerConfiguration]
  ) -> [Diagnostic] {
    runs.sorted { $0.key < $1.key }.compactMap { path, own in
      guard let other = configured[path], other.run != nil else { return nil }
      return Diagnostic(
        .duplicateController, "The class '\(own.name)' has two blocks 'run'", at: own.location,
        notes: [.init("The other one is here", at: other.location)],
        fix: "Put both into one file")
    }
  }

  private static func severalExtensions(
    _ configuration: ControllerConfiguration, _ matches: [ExtensionInfo]
  ) -> Diagnostic {
    Diagnostic(
      .controllerWithoutExtension,
      "\(matches.count) Intents UI extensions are named '\(configuration.extensionName ?? "")'",
      at: configuration.extensionLocation,
      notes: matches.map { .init("'\($0.folderPath)' is one", at: $0.location) },
      fix: "Write the path of its folder: \(matches.map(\.folderPath).joined(separator: " or "))")
  }

  private static func noExtension(
    _ configuration: ControllerConfiguration, among interfaces: [ExtensionInfo]
  ) -> Diagnostic {
    let folders = interfaces.map(\.folder)
    let message: String
    let fix: String
    if interfaces.isEmpty {
      message = "There is no Intents UI extension for '\(configuration.name)'"
      fix = "Add the extension's Info.plist to the source folder"
    } else if let name = configuration.extensionName {
      message = "No Intents UI extension is named '\(name)'"
      fix =
        nearestSpelling(to: name, among: folders).map { "Write '\($0)'" }
        ?? "Write one of: \(folders.joined(separator: ", "))"
    } else {
      message = "There are several Intents UI extensions; '\(configuration.name)' names none"
      fix = "Add 'extension:' with one of: \(folders.joined(separator: ", "))"
    }
    return Diagnostic(
      .controllerWithoutExtension, message, at: configuration.extensionLocation, fix: fix,
      corrections: configuration.extensionName.map {
        .spelling(of: $0, among: folders, at: configuration.extensionLocation)
      } ?? [])
  }
}

extension [ExtensionInfo] {
  /// The extensions that a configuration means: all without a name; of several that of this very
  /// folder.
  package func named(_ name: String?) -> [ExtensionInfo] {
    guard let name else { return self }
    let exact = filter { $0.folderPath == name }
    return exact.count == 1 ? exact : filter { $0.isNamed(name) }
  }

  /// The extensions of a name, or of the nearest, which the finding about the name suggests.
  package func meant(by name: String?) -> [ExtensionInfo] {
    let found = named(name)
    guard found.isEmpty, let name, let near = nearestSpelling(to: name, among: map(\.folder))
    else { return found }
    return named(near)
  }
}
