internal import CardLayout
internal import ControllerSources
package import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import SourceFormats

/// Reads the files of a source folder into a project.
///
/// 1. Definitions and Info.plists, and what they say together.
/// 2. Controller configurations, and the extensions that they belong to.
/// 3. Interactions against the definitions, and made-up ones for intents without any.
/// 4. Documents and images.
package struct ProjectReader {
  private let settings: SiteSettings
  private let files: [SourceFile]
  private let otherPaths: Set<String>
  private let documents: ReadDocuments
  private var diagnostics: [Diagnostic]

  /// Reads a project; the diagnostics are those of the settings and of reading the folder.
  ///
  /// The documents are those among the files, where they have not been read before.
  package static func read(
    _ listing: SourceListing, settings: SiteSettings, diagnostics: [Diagnostic],
    documents: ReadDocuments? = nil
  ) -> Project {
    var reader = ProjectReader(
      settings: settings, listing: listing, diagnostics: diagnostics,
      documents: documents ?? ReadDocuments(listing.files))
    return reader.project()
  }

  private init(
    settings: SiteSettings, listing: SourceListing, diagnostics: [Diagnostic],
    documents: ReadDocuments
  ) {
    self.settings = settings
    files = listing.files
    otherPaths = listing.otherPaths
    self.documents = documents
    self.diagnostics = diagnostics
  }

  private mutating func project() -> Project {
    let classPrefix = settings.classPrefix
    let sources = propertyLists(".intentdefinition") { path, root, diagnostics in
      DefinitionSource(
        path: path, root: root, classPrefix: classPrefix, reporting: &diagnostics)
    }
    let definitions = sources.map(\.definition)
    let infos = propertyLists(".plist") { path, root, diagnostics in
      InfoPlist(root, path: path, reporting: &diagnostics)
    }
    let extensions = infos.compactMap(\.ofExtension)
    let entitlements = propertyLists(".entitlements") { path, root, diagnostics in
      Entitlements(path: path, root, reporting: &diagnostics)
    }
    let intents = AppIntents(
      definitions: definitions, extensions: extensions, apps: infos.compactMap(\.ofApp),
      entitlements: entitlements, reporting: &diagnostics)
    var localized = LocalizedIntents(
      intents, sources: sources, stringsFiles: stringsFiles, reporting: &diagnostics)
    var roots = ProjectInputs.Roots(definitions: sources)
    let hosts = hosts(keepingRootsIn: &roots)
    roots.controllers = yamlFiles(".controller.yml") { root, _ in root }
    let sceneFiles = SceneFiles(
      files: files, extensions: extensions, roots: roots.controllers)
    let (scenes, sceneRoots, entries) = sceneFiles.read(reporting: &diagnostics)
    roots.scenes = sceneRoots
    roots.colors = sceneFiles.colors
    let controllerReader = ControllerReader(
      intents: intents, hosts: hosts.map(\.name), scenes: scenes)
    let configurations = roots.controllers.compactMap {
      controllerReader.read($0, reporting: &diagnostics)
    }
    let controllers = HostedApp.assign(configurations, to: intents, reporting: &diagnostics)
    EntryControllerCheck(
      interfaces: intents.extensions.filter { $0.point == .intentsUI }, entries: entries,
      controllers: controllers
    ).report(to: &diagnostics)
    let designed = HostedApp.designedScenes(of: intents, in: scenes, without: controllers)
    diagnostics += designed.sorted { $0.key < $1.key }.map {
      DesignedControllerClass($0.value).finding
    }
    let controllerSources = controllerSources(of: intents)
    let language = settings.languages.first ?? "en"
    let interactionRoots = yamlFiles(".interaction.yml") { root, _ in root }
    roots.interactions = interactionRoots
    let interactionReader = InteractionReader(intents: intents, defaultLanguage: language)
    let written = interactionRoots.compactMap {
      interactionReader.read($0, in: &localized, reporting: &diagnostics)
    }
    for path in controllers.keys.sorted() {
      controllers[path]?.checkSampleNames(in: written, reporting: &diagnostics)
    }
    let variants = VariantLanguageCheck.known(
      settings.variants, in: localized.localizations, reporting: &diagnostics)
    let rows = hosts.reduce(0) { $0 + ($1.isDrawnLocked ? 2 : 1) } * (variants.count + 1)
    let interactions = StateLimits.fitting(
      interactions(written, of: intents, in: &localized, language: language),
      perStage: rows * InteractiveBehavior.allCases.count, reporting: &diagnostics)
    checkConfirmCases(controllers, of: intents, besides: interactions)
    var replayer = InteractionReplayer(
      intents: intents, localized: localized, reader: interactionReader, roots: interactionRoots)
    let replays = replayer.replays(
      interactions,
      in: variants.compactMap(\.language)
        + CardTrials.languages(hasControllers: !controllers.isEmpty))
    diagnostics += documents.diagnostics
    diagnostics += MisnamedFileCheck.findings(among: otherPaths)
    if intents.intents.isEmpty, intents.extensions.isEmpty, written.isEmpty,
      documents.documents.isEmpty,
      diagnostics.isEmpty
    {
      diagnostics.append(
        Diagnostic(
          .nothingFound,
          "The source folder holds no \(definitions.isEmpty ? "intent definition" : "intent") and no "
            + "Markdown file", at: definitions.first.map { SourceLocation(file: $0.path) },
          fix: definitions.isEmpty
            ? "Name the folder of your Xcode project, or add an .intentdefinition file"
            : "Add an intent in Xcode"))
    }
    let appName =
      settings.appName ?? settings.title
      ?? AppName(apps: intents.apps, extensions: extensions, paths: otherPaths).text
    if appName == nil, !interactions.isEmpty {
      diagnostics.append(
        Diagnostic(
          .unnamedApp, "Nothing tells the app's name, so cards say '\(Self.unknownApp)'", at: nil,
          fix: "Write 'app: {name: …}' in site.yml"))
    }
    return Project(
      settings: settings, appName: appName ?? Self.unknownApp, diagnostics: diagnostics,
      intents: intents, definitions: definitions, localizations: localized.localizations,
      controllers: controllers, scenes: scenes, designedScenes: designed,
      controllerPlaces: controllerSources,
      interactions: interactions, variants: variants, replays: replays, hosts: hosts,
      documents: documents.documents,
      judge: FindingJudge(settings: settings, allowances: Allowances(in: files)),
      images: ProjectImages.catalogue(of: files), inputs: ProjectInputs(roots),
      files: Dictionary(files.map { ($0.path, $0) }) { first, _ in first },
      otherPaths: otherPaths)
  }

  /// What the sources of each Intents UI extension say, by the path of its Info.plist.
  private mutating func controllerSources(
    of intents: AppIntents
  ) -> [String: SourceLocation] {
    let sources = ControllerSourceFiles(files)
    var places: [String: SourceLocation] = [:]
    for info in intents.extensions where info.point == .intentsUI {
      let read = sources.sources(of: info)
      diagnostics += read.findings()
      places[info.path] = read.entryLocation
    }
    return places
  }

  private mutating func propertyLists<Value>(
    _ ending: String, _ read: (String, PropertyListNode, inout [Diagnostic]) -> Value?
  ) -> [Value] {
    var values: [Value] = []
    for file in files where file.hasEnding(ending) {
      // A plist that has nothing to do with intents is none of our business, but an Info.plist that
      // cannot be read may be an extension's.
      let isOurs = ending != ".plist" || file.mentionsIntents
      let mayBeOurs = file.mayBeExtension
      if !isOurs, !file.mentionsApp, !mayBeOurs { continue }
      var found: [Diagnostic] = []
      do throws(Diagnostic) {
        let root = try PropertyListReader.read(
          path: file.path, bytes: file.bytes, reporting: &found)
        if let value = read(file.path, root, &found) { values.append(value) }
      } catch {
        if !isOurs, mayBeOurs { diagnostics.append(error) }
        found.append(error)
      }
      if isOurs { diagnostics += found }
    }
    return values
  }

  private mutating func yamlFiles<Value>(
    _ ending: String, _ read: (YAMLNode, inout [Diagnostic]) -> Value?
  ) -> [Value] {
    var values: [Value] = []
    for file in files where file.hasEnding(ending) {
      do throws(Diagnostic) {
        let source = try SourceText(path: file.path, bytes: file.bytes)
        let root = try YAMLReader.read(source, reporting: &diagnostics)
        if let value = read(root, &diagnostics) { values.append(value) }
      } catch {
        diagnostics.append(error)
      }
    }
    return values
  }

  /// The written interactions, and a made-up one for each custom intent that has none.
  private mutating func interactions(
    _ written: [Interaction], of intents: AppIntents, in localized: inout LocalizedIntents,
    language: String
  ) -> [Interaction] {
    var result: [Interaction] = []
    let named = Set(written.map(\.intent.className))
    let system = SystemIntentCatalogue.standard.intents.map(\.className).filter { className in
      !intents.intents.contains {
        $0.intent.className == className || $0.intent.addressName == className
      }
        && (named.contains(className)
          || intents.usedSystemIntents.contains { $0.intent.className == className })
    }
    for defined in intents.intents + system.compactMap(SystemDefinition.intent) {
      var slugs: [String: Interaction] = [:]
      for interaction in written where interaction.intent.className == defined.intent.className {
        if let first = slugs[interaction.slug] {
          diagnostics.append(
            Diagnostic(
              .duplicateInteraction,
              "'\(interaction.name)' has the same address as '\(first.name)'",
              at: interaction.location,
              notes: [.init("The first one stands here", at: first.location)],
              fix: "Give it another name"))
          continue
        }
        slugs[interaction.slug] = interaction
        checkConfirmation(of: interaction)
        result.append(
          interaction.withSampleStagesWhereItHasNone)
      }
      if slugs.isEmpty {
        let own = SystemDefinition.playable(localized.intent(defined, in: language))
        result.append(
          Interaction(sampling: own.intent, of: own.definition, language: language))
      }
    }
    return result
  }

  /// The profiles that the settings name, the product's and the project's own.
  private mutating func hosts(keepingRootsIn kept: inout ProjectInputs.Roots) -> [HostProfile] {
    let roots = yamlFiles(".host.yml") { root, _ in root }
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

  private mutating func checkConfirmation(of interaction: Interaction) {
    guard interaction.stages.contains(where: { $0.kind == .confirm }),
      !interaction.intent.requiresUserConfirmation
    else { return }
    diagnostics.append(
      Diagnostic(
        .confirmationNotRequired,
        "\(interaction.intent.className) asks for no confirmation, so the confirm card never appears",
        at: interaction.location,
        notes: SystemDefinition.note("The intent stands here", at: interaction.intent.location),
        fix: "Switch on 'User confirmation required' in Xcode, or remove the confirm stage"))
  }

  private mutating func checkConfirmCases(
    _ controllers: [String: ControllerConfiguration], of intents: AppIntents,
    besides interactions: [Interaction]
  ) {
    let reported = Set(
      interactions.filter { $0.location != nil && $0.stages.contains { $0.kind == .confirm } }
        .map(\.intent.className))
    for info in intents.extensions {
      controllers[info.path]?.checkConfirmCases(
        of: info.intentsSupported.map { intents.intent(named: $0.name)?.intent },
        besides: reported, reporting: &diagnostics)
    }
  }

  /// What cards call an app that nothing names.
  static let unknownApp = "App"

  private var stringsFiles: [(path: String, bytes: [UInt8])] {
    files.filter { file in
      [".strings", ".stringsdict", ".xcstrings"].contains { file.path.hasSuffix($0) }
    }.map { ($0.path, $0.bytes) }
  }
}

/// An `Info.plist` that says something of intents.
private struct InfoPlist {
  let ofExtension: ExtensionInfo?
  let ofApp: AppInfo?

  init?(_ root: PropertyListNode, path: String, reporting diagnostics: inout [Diagnostic]) {
    ofExtension = ExtensionInfoReader(path: path).read(root, reporting: &diagnostics)
    ofApp = AppInfoReader(path: path).read(root, reporting: &diagnostics)
    if ofExtension == nil, ofApp == nil { return nil }
  }
}

extension Interaction {
  /// The interaction with one stage for each response code, when it names none itself.
  var withSampleStagesWhereItHasNone: Interaction {
    guard stages.isEmpty else { return self }
    let sample = Interaction(sampling: intent, of: definition, language: language)
    return Interaction(
      name: name, intent: intent, definition: definition, parameters: parameters,
      stages: sample.stages, says: says, language: language, location: location)
  }
}

extension SourceFile {
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
