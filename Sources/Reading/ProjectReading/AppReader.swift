internal import Interactions
internal import SwiftSources
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import SourceFormats
internal import TextTools
internal import XcodeProjects

/// Reads one kind of file of an app after the other.
struct AppReader {
  let settings: SiteSettings
  let files: [SourceFile]
  let targets: ProjectTargets
  /// The names under which Info.plists may list an App Intent.
  let appIntentNames: Set<String>
  var diagnostics: [Diagnostic]
  /// The property lists and YAML files of ours that cannot be read, and what the system refuses.
  private(set) var unreadPaths: [String]

  init(
    settings: SiteSettings, files: [SourceFile], targets: ProjectTargets,
    appIntents: [AppIntentType], unreadPaths: [String]
  ) {
    self.unreadPaths = unreadPaths
    self.settings = settings
    self.targets = targets
    appIntentNames = Set(appIntents.flatMap(\.listedNames))
    var diagnostics = targets.findings + AppIntentType.findings(appIntents)
    self.files = files.map { targets.preprocessed($0, reporting: &diagnostics) }
    self.diagnostics = diagnostics
  }

  /// The names of an app in its property list texts.
  func localizedNames(of app: AppInfo) -> LocalizedAppNames {
    let target = targets.target(ofPlist: app.path) ?? targets.all.first { $0.id == app.target?.id }
    return LocalizedAppNames(
      files, ofPlist: app.path, resources: Set(target?.resourcePaths ?? []))
  }

  /// An app with its name in the language of the project.
  func namedInBaseLanguage(_ app: AppInfo) -> AppInfo {
    localizedNames(of: app).name(in: settings.languages.first ?? "en").map(app.named) ?? app
  }

  /// Reads the Info.plists and the entitlements, and says what they and the definitions say together.
  mutating func intents(_ definitions: [IntentDefinition]) -> AppIntents {
    let targets = targets
    let infos =
      propertyLists(".plist") { path, root, diagnostics in
        InfoPlist(root, path: path, of: targets, reporting: &diagnostics)
      } + targets.generatedPlists.compactMap { InfoPlist($0, reporting: &diagnostics) }
    let entitlements = propertyLists(".entitlements") { path, root, diagnostics in
      Entitlements(path: path, root, reporting: &diagnostics)
    }
    let intents = AppIntents(
      definitions: definitions, extensions: infos.compactMap(\.ofExtension),
      apps: infos.compactMap(\.ofApp).map(namedInBaseLanguage),
      entitlements: entitlements, appIntentNames: appIntentNames,
      unreadPaths: unreadPaths.filter { SourcePath($0).hasEnding(".intentdefinition") },
      reporting: &diagnostics)
    diagnostics += targets.findingsOfSystems(of: intents.extensions)
    // Without a project nobody knows whether all files of the app are here.
    if !targets.all.isEmpty { diagnostics += examplePhraseFindings(of: intents, in: files) }
    return intents
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
        let root = try readPropertyList(
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
    files.filter { $0.hasEnding(ending) }.compactMap { file in
      let root = file.yaml(reporting: &diagnostics)
      if root == nil { unreadPaths.append(file.path) }
      return root
    }
  }

  /// The profiles that the settings name, the product's and the project's own.
  mutating func hosts(keepingRootsIn kept: inout ProjectInputs.Roots) -> [HostProfile] {
    let roots = yamlFiles(".host.yml")
    kept.hosts = roots
    do throws(Diagnostic) {
      let profiles = try HostProfiles(projectRoots: roots, reporting: &diagnostics)
      let used = settings.hosts.compactMap { host -> HostProfile? in
        guard profiles.names.contains(host.name) else {
          diagnostics.report(
            .unknownValue, "There is no host profile '\(host.name)'", at: host.location,
            fix: nearestSpelling(to: host.name, among: profiles.names).map { "Write '\($0)'" }
              ?? "Write one of: \(profiles.names.joined(separator: ", "))")
          return nil
        }
        return profiles.profile(named: host.name, reporting: &diagnostics)
      }
      profiles.checkOthers(besides: settings.hosts.map(\.name), reporting: &diagnostics)
      return used
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
struct InfoPlist {
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
      return try readYAML(source, reporting: &diagnostics)
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
