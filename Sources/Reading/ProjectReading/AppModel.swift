internal import Interactions
package import ControllerConfigurations
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
  package let controllers: [String: ControllerConfiguration]
  /// The surroundings of the classes that run, by the paths of their extensions' Info.plists.
  package let runSettings: [String: RunSettings]
  package let scenes: SceneCatalog
  package let designedScenes: [String: InterfaceScene]
  /// The extensions whose class asks for the greatest size, as far as its text tells.
  package let maximumScenes: Set<String>
  /// The extensions whose class asks for the size zero, as far as its text tells.
  package let hiddenScenes: Set<String>
  package let parsedControllers: [String: ParsedController]
  /// The names of the classes that Intents UI extensions start with, by the paths of their
  /// Info.plists.
  package let controllerNames: [String: String]
  /// The extensions that the system cannot host, by the same paths.
  package let hostingObstacles: [String: HostingObstacle]
  /// The extensions that load another class than that of their configuration.
  package let otherClassPaths: Set<String>
  package let images: ImageCatalog
  /// The targets of the project's Xcode projects.
  package let targets: ProjectTargets
  /// The display name in the build settings of the app; nil where they have none.
  let targetName: String?
  /// The name of the app in each language; nil where there is no app.
  let localizedNames: LocalizedAppNames?
  /// The icon in the app's asset catalog; nil where there is none for iOS.
  package let icon: ImageResource?
  /// A picture of it that is small enough to be part of a drawing.
  package let cardIcon: ImageResource?
  /// The accent color in the app's asset catalog; nil where there is none.
  package let accent: RGBColor?
  /// The parts that cards are made of, interactions left out.
  package let inputs: ProjectInputs
  /// The names of all that definitions and extensions declare, for comparisons.
  package let declarations: ProjectDeclarations
  package let diagnostics: [Diagnostic]
  /// The paths of files that cannot be read: definitions, Info.plists that may be an extension's,
  /// storyboards, xibs and configurations; also of configurations that belong to no extension.
  private let unreadPaths: [String]
  /// The extensions without a configuration that one with an error may be about; no other is to be
  /// written for these.
  package let claimedPaths: Set<String>

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
    let targets = reader.targets
    self.targets = targets
    let infos =
      reader.propertyLists(".plist") { path, root, diagnostics in
        InfoPlist(root, path: path, of: targets, reporting: &diagnostics)
      } + targets.generatedPlists.compactMap { InfoPlist($0, reporting: &reader.diagnostics) }
    let extensions = infos.compactMap(\.ofExtension)
    let entitlements = reader.propertyLists(".entitlements") { path, root, diagnostics in
      Entitlements(path: path, root, reporting: &diagnostics)
    }
    intents = AppIntents(
      definitions: definitions, extensions: extensions,
      apps: infos.compactMap(\.ofApp).map(reader.namedInBaseLanguage),
      entitlements: entitlements, appIntentNames: reader.appIntentNames,
      unreadPaths: reader.unreadPaths.filter { SourcePath($0).hasEnding(".intentdefinition") },
      reporting: &reader.diagnostics)
    reader.diagnostics += targets.findingsOfSystems(of: intents.extensions)
    // Without a project nobody knows whether all files of the app are here.
    if !targets.all.isEmpty {
      reader.diagnostics += examplePhraseFindings(of: intents, in: reader.files)
    }
    localized = LocalizedIntents(
      intents, sources: sources, stringsFiles: reader.stringsFiles,
      reporting: &reader.diagnostics)
    var roots = ProjectInputs.Roots(definitions: sources)
    hosts = reader.hosts(keepingRootsIn: &roots)
    roots.controllers = reader.yamlFiles(".controller.yml")
    let sceneFiles = SceneFiles(
      files: reader.files, extensions: extensions, roots: roots.controllers)
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
    controllers = ControllerConfiguration.assign(
      configurations.filter { !$0.onlyRuns }, to: intents, reporting: &reader.diagnostics)
    let runs = ControllerConfiguration.assign(
      configurations.filter(\.onlyRuns), to: intents, reporting: &reader.diagnostics)
    reader.diagnostics += ControllerConfiguration.findingsOfTwoRuns(controllers, runs)
    let assigned = controllers.merging(runs) { first, _ in first }
    runSettings = runs.merging(controllers) { first, _ in first }.compactMapValues(\.run)
    let interfaces = intents.extensions.filter { $0.point == .intentsUI }
    let entryCheck = EntryControllerCheck(
      interfaces: interfaces, entries: entries, controllers: assigned)
    entryCheck.report(to: &reader.diagnostics)
    let code = reader.controllerSources(of: intents)
    let configured = controllers
    let obstacles = entryCheck.obstacles.merging(code.compactMapValues(\.obstacle)) { first, _ in
      first
    }
    hostingObstacles = obstacles
    otherClassPaths = entryCheck.otherClasses
    designedScenes = HostedApp.designedScenes(
      of: intents, in: scenes, without: controllers,
      emptyIn: Set(code.filter { !$0.value.mayAddViews }.keys)
    ).filter { obstacles[$0.key] == nil }
    maximumScenes = Set(code.filter { $0.value.asksForMaximumSize }.keys)
    hiddenScenes = Set(code.filter { $0.value.asksForZeroSize }.keys)
    parsedControllers = code.compactMapValues(\.entryClass)
    reader.diagnostics += parsedControllers.sorted { $0.key < $1.key }.compactMap {
      configured[$0.key]?.findingIfStale(for: $0.value)
    }
    controllerNames = EntryControllerCheck.classNames(
      of: interfaces, entries: entries, sources: parsedControllers)
    let unused = Set(roots.controllers.map(\.location.file))
      .subtracting(assigned.values.map(\.location.file))
    unreadPaths = reader.unreadPaths + scenes.unreadPaths + unused.sorted()
    let unread = unreadPaths.filter { SourcePath($0).hasEnding(".controller.yml") }.map { path in
      reader.files.first { $0.path == path } ?? SourceFile(path: path, bytes: [])
    }
    let names = controllerNames
    let claimed = Set(unread.flatMap { interfaces.claimed(by: $0, names) }.map(\.path))
      .subtracting(controllers.keys)
    claimedPaths = claimed
    reader.diagnostics += designedScenes.sorted { $0.key < $1.key }
      .filter { !claimed.contains($0.key) }.map {
        DesignedControllerClass($0.value).finding(
          openAt: configured[$0.key]?.openCases.first?.location)
      }
    let misnamed = code.filter { $0.value.entryRules.contains(.sourceUnknownClass) }.keys
    reader.diagnostics += EntryControllerCheck.unknownViews(
      of: interfaces,
      besides: Set(designedScenes.keys).union(obstacles.keys).union(claimed).union(misnamed),
      named: controllerNames, in: controllers)
    images = ProjectImages.catalog(of: reader.files)
    let app = intents.likeliestApp
    localizedNames = app.map(reader.localizedNames)
    let appTarget = targets.app(app?.target?.id)
    targetName = appTarget?.displayName
    icon = AppIcon(reader.files).image(
      named: appTarget?.settings["ASSETCATALOG_COMPILER_APPICON_NAME"], near: app?.path)
    cardIcon = icon.flatMap(AppIcon.onCards)
    accent = appTarget.flatMap { accentColor(of: $0, in: reader.files) }
    inputs = ProjectInputs(roots).adding(
      parsedControllers, configuredBy: assigned.mapValues(\.location.file))
    declarations = ProjectDeclarations(
      sources, localized.localizations, intents.extensions, targets)
    diagnostics = reader.diagnostics
  }

  /// The icon as a file, where it is made of several.
  var madeFiles: [SourceFile] {
    [icon].compactMap(\.self).map { SourceFile(path: $0.path, bytes: $0.bytes) }
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

extension ControllerSources {
  /// Why the class that the extension starts with cannot be hosted; nil where it can, or may.
  fileprivate var obstacle: HostingObstacle? {
    let rules = entryRules
    if rules.contains(.sourceNotHosted) { return .unhostedController }
    return rules.contains(.sourceNoModule) ? .noClass : nil
  }
}
