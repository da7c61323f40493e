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

/// What all files of a source folder say but interactions and documents, and what was found in them.
package final class AppModel: Sendable {
  package let intents: AppIntents
  package let definitions: [IntentDefinition]
  let localized: LocalizedIntents
  package let hosts: [HostProfile]
  package let controllers: [String: ControllerConfiguration]
  package let scenes: SceneCatalog
  package let designedScenes: [String: InterfaceScene]
  /// The extensions whose class asks for the greatest size, as far as its text tells.
  package let maximumScenes: Set<String>
  package let parsedControllers: [String: ParsedController]
  /// The names of the classes that Intents UI extensions start with, by the paths of their Info.plists.
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
  /// What people call the app in each language; nil where there is no app.
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
  /// The paths of files that cannot be read: definitions, Info.plists that may be an extension's, storyboards
  /// and xibs.
  private let unreadPaths: [String]

  /// Reads files that are neither interactions nor documents.
  package convenience init(
    _ files: [SourceFile], targets: ProjectTargets = ProjectTargets(),
    appIntents: [AppIntentType] = [], settings: SiteSettings
  ) {
    var reader = AppReader(
      settings: settings, files: files, targets: targets, appIntents: appIntents)
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
      reader.diagnostics += ExamplePhraseCheck.findings(of: intents, in: reader.files)
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
      configurations, to: intents, reporting: &reader.diagnostics)
    let interfaces = intents.extensions.filter { $0.point == .intentsUI }
    let entryCheck = EntryControllerCheck(
      interfaces: interfaces, entries: entries, controllers: controllers)
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
    reader.diagnostics += designedScenes.sorted { $0.key < $1.key }.map {
      DesignedControllerClass($0.value).finding(
        openAt: configured[$0.key]?.openCases.first?.location)
    }
    parsedControllers = code.compactMapValues(\.entryClass)
    reader.diagnostics += parsedControllers.sorted { $0.key < $1.key }.compactMap {
      configured[$0.key]?.findingIfStale(for: $0.value)
    }
    controllerNames = EntryControllerCheck.classNames(
      of: interfaces, entries: entries, sources: parsedControllers)
    reader.diagnostics += EntryControllerCheck.unknownViews(
      of: interfaces, besides: Set(designedScenes.keys).union(obstacles.keys),
      named: controllerNames,
      in: controllers)
    images = ProjectImages.catalogue(of: reader.files)
    let app = intents.likeliestApp
    localizedNames = app.map(reader.localizedNames)
    let appTarget = targets.app(app?.target?.id)
    targetName = appTarget?.displayName
    icon = AppIcon(reader.files).image(
      named: appTarget?.settings["ASSETCATALOG_COMPILER_APPICON_NAME"], near: app?.path)
    cardIcon = icon.flatMap(AppIcon.onCards)
    accent = appTarget.flatMap { AccentColor.color(of: $0, in: reader.files) }
    inputs = ProjectInputs(roots).adding(
      parsedControllers, configuredBy: configured.mapValues(\.location.file))
    declarations = ProjectDeclarations(
      sources, localized.localizations, intents.extensions, targets)
    diagnostics = reader.diagnostics
    unreadPaths = reader.unreadPaths + scenes.unreadPaths
  }

  /// The icon as a file, where it is made of several.
  var madeFiles: [SourceFile] {
    [icon].compactMap(\.self).map { SourceFile(path: $0.path, bytes: $0.bytes) }
  }

  /// Whether a finding says more than that something is not there which could not be read; a name that is
  /// sure to be misspelled is wrong in any case.
  package func isNoConsequence(_ finding: Diagnostic) -> Bool {
    guard !unreadPaths.isEmpty else { return true }
    return switch finding.rule {
    case .unknownIntentClass, .unknownIntent:
      !isUnread(".intentdefinition") || !finding.corrections.isEmpty
    // What an interaction would set is known only of an intent that is.
    case .sampleNeverSet: !isUnread(".intentdefinition")
    case .controllerWithoutExtension: !isUnread(".plist")
    // These say which file may have what they miss.
    case .unknownValue, .unknownScene, .viewNotDrawn, .deadLink, .unknownCard:
      !finding.notes.contains { note in
        note.location.map { unreadPaths.contains($0.file) } ?? false
      }
    default: true
    }
  }

  private func isUnread(_ ending: String) -> Bool {
    unreadPaths.contains { SourcePath($0).hasEnding(ending) }
  }
}

extension ControllerSources {
  /// Why the class that the extension starts with cannot be hosted; nil where it can, or may.
  fileprivate var obstacle: HostingObstacle? {
    if startsWithUnhostedClass { return .unhostedController }
    return startsWithUnknownClass ? .noClass : nil
  }
}

/// Reads one kind of file of an app after the other.
private struct AppReader {
  let settings: SiteSettings
  let files: [SourceFile]
  let targets: ProjectTargets
  /// The names under which Info.plists may list an App Intent.
  let appIntentNames: Set<String>
  var diagnostics: [Diagnostic]
  /// The property lists of ours that cannot be read.
  private(set) var unreadPaths: [String] = []

  init(
    settings: SiteSettings, files: [SourceFile], targets: ProjectTargets,
    appIntents: [AppIntentType]
  ) {
    self.settings = settings
    self.targets = targets
    appIntentNames = Set(appIntents.flatMap(\.listedNames))
    var diagnostics = targets.findings + AppIntentType.findings(appIntents)
    self.files = files.map { targets.preprocessed($0, reporting: &diagnostics) }
    self.diagnostics = diagnostics
  }

  /// What the property list texts of an app call it.
  func localizedNames(of app: AppInfo) -> LocalizedAppNames {
    let target = targets.target(ofPlist: app.path) ?? targets.all.first { $0.id == app.target?.id }
    return LocalizedAppNames(
      files, ofPlist: app.path, resources: Set(target?.resourcePaths ?? []))
  }

  /// An app with its name in the language of the project.
  func namedInBaseLanguage(_ app: AppInfo) -> AppInfo {
    localizedNames(of: app).name(in: settings.languages.first ?? "en").map(app.named) ?? app
  }

  /// The sources of each Intents UI extension, by the path of its Info.plist; reports what those of all say.
  mutating func controllerSources(of intents: AppIntents) -> [String: ControllerSources] {
    let files = ControllerSourceFiles(files, targets: targets)
    var sources: [String: ControllerSources] = [:]
    for info in intents.extensions {
      switch info.point {
      case .intents: diagnostics += files.handlers(of: info, in: intents).findings()
      case .intentsUI:
        let read = files.sources(of: info)
        diagnostics += read.findings()
        sources[info.path] = read
      }
    }
    return sources
  }

  mutating func propertyLists<Value>(
    _ ending: String, _ read: (String, PropertyListNode, inout [Diagnostic]) -> Value?
  ) -> [Value] {
    var values: [Value] = []
    for file in files where file.hasEnding(ending) {
      // A plist that has nothing to do with intents is none of our business, but an Info.plist that
      // cannot be read may be an extension's.
      let isOurs = ending != ".plist" || file.mentionsIntents
      let mayBeOurs = file.mayBeExtension
      if !isOurs, !mayBeOurs, !file.mentionsApp, targets.target(ofPlist: file.path)?.isApp != true {
        continue
      }
      if targets.isForOtherPlatforms(plist: file.path) { continue }
      var found: [Diagnostic] = []
      do throws(Diagnostic) {
        let root = try PropertyListReader.read(
          path: file.path, bytes: file.bytes, reporting: &found)
        if let value = read(file.path, root, &found) { values.append(value) }
      } catch {
        if !isOurs, mayBeOurs { diagnostics.append(error) }
        if isOurs || mayBeOurs { unreadPaths.append(file.path) }
        found.append(error)
      }
      if isOurs { diagnostics += found }
    }
    return values
  }

  /// The definitions without leftovers: files of which each intent is also in one that a target compiles, where they
  /// are in none themselves, and copies of another file.
  func compiled(_ sources: [DefinitionSource]) -> [DefinitionSource] {
    let members = Set(targets.all.flatMap(\.sourcePaths))
    let known = Set(
      sources.filter { members.contains($0.definition.path) }.flatMap(\.definition.intents)
        .map(\.className))
    var seen: Set<[UInt8]> = []
    return sources.filter { source in
      let definition = source.definition
      let isLeftover =
        !members.contains(definition.path) && !definition.intents.isEmpty
        && definition.intents.allSatisfy { known.contains($0.className) }
      let bytes = files.first { $0.path == definition.path }?.bytes ?? []
      return !isLeftover && (bytes.isEmpty || seen.insert(bytes).inserted)
    }
  }

  mutating func yamlFiles(_ ending: String) -> [YAMLNode] {
    files.filter { $0.hasEnding(ending) }.compactMap { $0.yaml(reporting: &diagnostics) }
  }

  /// The profiles that the settings name, the product's and the project's own.
  mutating func hosts(keepingRootsIn kept: inout ProjectInputs.Roots) -> [HostProfile] {
    let roots = yamlFiles(".host.yml")
    kept.hosts = roots
    do throws(Diagnostic) {
      let profiles = try HostProfiles(projectRoots: roots, reporting: &diagnostics)
      return settings.hosts.compactMap { host in
        guard profiles.names.contains(host.name) else {
          diagnostics.append(
            Diagnostic(
              .unknownValue, "There is no host profile '\(host.name)'", at: host.location,
              fix: nearestSpelling(to: host.name, among: profiles.names).map { "Write '\($0)'" }
                ?? "Write one of: \(profiles.names.joined(separator: ", "))"))
          return nil
        }
        return profiles.profile(named: host.name, reporting: &diagnostics)
      }
    } catch {
      diagnostics.append(error)
      return []
    }
  }

  var stringsFiles: [(path: String, bytes: [UInt8])] {
    files.filter { file in
      [".strings", ".stringsdict", ".xcstrings"].contains { file.path.hasSuffix($0) }
    }.map { ($0.path, $0.bytes) }
  }
}

/// An `Info.plist` that says something of intents.
private struct InfoPlist {
  let ofExtension: ExtensionInfo?
  let ofApp: AppInfo?

  /// An app whose `Info.plist` Xcode makes from the build settings; nil where these say nothing.
  init?(_ target: XcodeTarget, reporting diagnostics: inout [Diagnostic]) {
    ofExtension = nil
    let root = PropertyListNode(.dictionary([]), at: target.location).with(target)
    var app = AppInfoReader(path: target.location.file, isApp: true)
      .read(root, reporting: &diagnostics)
    app?.target = .init(id: target.id, name: target.name, isWithoutPlist: true)
    guard let app else { return nil }
    ofApp = app
  }

  init?(
    _ root: PropertyListNode, path: String, of targets: ProjectTargets,
    reporting diagnostics: inout [Diagnostic]
  ) {
    let root = targets.expanded(root, at: path)
    let target = targets.target(ofPlist: path)
    var info = ExtensionInfoReader(path: path).read(root, reporting: &diagnostics)
    info?.target = targets.info(ofExtension: path)
    var app = AppInfoReader(path: path, isApp: target?.isApp == true)
      .read(root, reporting: &diagnostics)
    app?.target = target.map { .init(id: $0.id, name: $0.name, isWithoutPlist: false) }
    ofExtension = info
    ofApp = app
    if ofExtension == nil, ofApp == nil { return nil }
  }
}

extension SourceFile {
  /// The tree of a YAML file; nil for one that cannot be read.
  func yaml(reporting diagnostics: inout [Diagnostic]) -> YAMLNode? {
    do throws(Diagnostic) {
      let source = try SourceText(path: path, bytes: bytes)
      return try YAMLReader.read(source, reporting: &diagnostics)
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  /// Whether a property list can be of ours: it holds an extension's identifier or an app's key.
  fileprivate var mentionsIntents: Bool {
    mentions(
      "com.apple.intents-", "IntentsSupported", "NSUserActivityTypes", "NSSiriUsageDescription")
      || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
  }

  /// Whether a property list is an extension's Info.plist as far as can be seen without reading it.
  fileprivate var mayBeExtension: Bool {
    name.hasSuffix("Info.plist")
      && (bytes.isEmpty || mentions("NSExtension") || (mayBeDamaged && !mentionsApp))
  }

  /// Whether a property list may be one that cannot be read: then nobody knows what it would say.
  private var mayBeDamaged: Bool {
    switch bytes.first {
    case 0, UInt8(ascii: "b"): true
    case UInt8(ascii: "<"):
      !bytes.suffix(64).contains(text: "</plist>")
    default: false
    }
  }

  /// Whether a property list can be an iOS app's.
  fileprivate var mentionsApp: Bool { mentions("LSRequiresIPhoneOS") }

  private func mentions(_ words: String...) -> Bool {
    let isUTF16 = [[0xFE, 0xFF], [0xFF, 0xFE]].contains { bytes.starts(with: $0) }
    let text = isUTF16 ? bytes.filter { $0 != 0 } : bytes
    return words.contains(where: text.contains(text:))
  }
}
