internal import Interactions
internal import ControllerConfigurations
package import CardLayout
package import SwiftSources
package import Diagnostics
package import HostSimulation
internal import InterfaceBuilder
package import IntentDefinitions
internal import SourceFormats
internal import TextTools
package import Views
internal import XcodeProjects

/// The model of a source folder without interactions and documents, with its findings.
package final class AppModel: Sendable {
  package let intents: AppIntents
  package let definitions: [IntentDefinition]
  let localized: LocalizedIntents
  package let hosts: [HostProfile]
  package let scenes: SceneCatalog
  /// The first view controllers of the Intents UI extensions, by the paths of their Info.plists.
  package let entryControllers: [String: EntryController]
  package let images: ImageCatalog
  /// The targets of the project's Xcode projects.
  package let targets: ProjectTargets
  package let identity: AppIdentity
  /// The parts that cards are made of, interactions left out.
  package let inputs: ProjectInputs
  /// The names of all that definitions and extensions declare, for comparisons.
  package let declarations: ProjectDeclarations
  package let diagnostics: [Diagnostic]
  /// The paths of files that cannot be read: definitions, Info.plists that may be an extension's,
  /// storyboards, xibs and configurations; also of configurations that belong to no extension.
  private let unreadPaths: [String]

  /// Reads files that are neither interactions nor documents; `unreadPaths` are files and folders that the system refuses.
  package convenience init(
    _ files: [SourceFile], targets: ProjectTargets = ProjectTargets(),
    appIntents: [AppIntentType] = [], settings: SiteSettings, unreadPaths: [String] = []
  ) {
    var reader = AppReader(
      settings: settings, files: files, targets: targets, appIntents: appIntents,
      unreadPaths: unreadPaths)
    self.init(&reader)
  }

  /// 1. Definitions and Info.plists, and what they say together.
  /// 2. Controller configurations, and the extensions that they belong to.
  private init(_ reader: inout AppReader) {
    let classPrefix = reader.settings.classPrefix
    let sources = reader.compiled(
      reader.propertyLists(".intentdefinition") { path, root, diagnostics in
        DefinitionSource(
          path: path, root: root, classPrefix: classPrefix, reporting: &diagnostics)
      })
    definitions = sources.map(\.definition)
    targets = reader.targets
    intents = reader.intents(definitions)
    localized = LocalizedIntents(
      intents, sources: sources, stringsFiles: reader.stringsFiles,
      reporting: &reader.diagnostics)
    var roots = ProjectInputs.Roots(definitions: sources)
    hosts = reader.hosts(keepingRootsIn: &roots)
    roots.controllers = reader.yamlFiles(".controller.yml")
    let sceneFiles = SceneFiles(
      files: reader.files, extensions: intents.extensions, roots: roots.controllers)
    let entries: [String: InterfaceEntry?]
    (scenes, roots.scenes, entries) = sceneFiles.read(reporting: &reader.diagnostics)
    roots.colors = sceneFiles.colors
    let controllerReader = ControllerReader(
      intents: intents, hosts: hosts.map(\.name),
      wholeCardHosts: hosts.filter {
        $0.customIntents.value == .whole && !$0.augmentsOnly.value
      }.map(\.name),
      scenes: scenes, color: { sceneFiles.colors[$0] })
    let configurations = roots.controllers.compactMap {
      controllerReader.read($0, reporting: &reader.diagnostics)
    }
    let assigned = AssignedConfigurations(
      configurations, to: intents, reporting: &reader.diagnostics)
    let unused = Set(roots.controllers.map(\.location.file))
      .subtracting(assigned.all.values.map(\.location.file))
    unreadPaths = reader.unreadPaths + scenes.unreadPaths + unused.sorted()
    let unread = unreadPaths.filter { SourcePath($0).hasEnding(".controller.yml") }.map { path in
      reader.files.first { $0.path == path } ?? SourceFile(path: path, bytes: [])
    }
    entryControllers = EntryControllerReader(
      interfaces: intents.extensions.filter { $0.point == .intentsUI }, scenes: scenes,
      entries: entries, sources: reader.controllerSources(of: intents)
    ).controllers(assigned, unread: unread, reporting: &reader.diagnostics)
    images = ProjectImages.catalog(of: reader.files)
    identity = AppIdentity(of: intents.likeliestApp, reader)
    inputs = ProjectInputs(roots).adding(entryControllers)
    declarations = ProjectDeclarations(
      sources, localized.localizations, intents.extensions, targets)
    diagnostics = reader.diagnostics
  }

  /// The icon as a file, where it is made of several.
  var madeFiles: [SourceFile] {
    [identity.icon].compactMap(\.self).map { SourceFile(path: $0.path, bytes: $0.bytes) }
  }

  /// Whether a finding says more than that something is not there which could not be read; a name
  /// that is sure to be misspelled is wrong in any case.
  package func isNoConsequence(_ finding: Diagnostic) -> Bool {
    guard !unreadPaths.isEmpty else { return true }
    return switch finding.rule {
    case .unknownIntentClass, .unknownIntent:
      !isUnread(".intentdefinition") || !finding.corrections.isEmpty
    // What an interaction would set is known only of an intent that is.
    case .sampleNeverSet: !isUnread(".intentdefinition")
    case .controllerWithoutExtension, .unnamedApp: !isUnread(".plist")
    // These say which file may have what they miss.
    case .unknownValue, .unknownScene, .viewNotDrawn, .deadLink, .unknownCard:
      !finding.notes.contains { note in
        note.location.map { unreadPaths.contains($0.file) } ?? false
      }
    default: true
    }
  }

  /// The paths of the configurations with an error.
  package var unreadConfigurations: [String] {
    unreadPaths.filter { SourcePath($0).hasEnding(".controller.yml") }
  }

  /// Whether a file of this kind, or a folder that may have one, cannot be read.
  private func isUnread(_ ending: String) -> Bool {
    unreadPaths.contains { SourcePath($0).hasEnding(ending) || SourcePath($0).ending.isEmpty }
  }
}
