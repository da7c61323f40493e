internal import ControllerConfigurations
internal import Interactions
internal import CardLayout
package import Diagnostics
internal import HostSimulation
internal import ParallelWork
internal import IntentDefinitions
internal import SourceFormats
internal import SwiftSources

/// Reads the files of a source folder into a project.
///
/// 1. What they say of the app: definitions, extensions and controllers.
/// 2. Interactions against the definitions, and made-up ones for intents without any.
/// 3. Documents and images.
package struct ProjectReader {
  private let settings: SiteSettings
  private let files: [SourceFile]
  private let otherPaths: Set<String>
  private let targets: ProjectTargets
  private let appIntents: [AppIntentType]
  private let unrecognizedFiles: [UnrecognizedFile]
  private let unaskedPaths: Set<String>
  private var diagnostics: [Diagnostic]

  /// Reads a project; the diagnostics are those of the settings and of reading the folder.
  package static func read(
    _ listing: SourceListing, settings: SiteSettings, diagnostics: [Diagnostic]
  ) -> Project {
    let selection = DocumentSelection(listing, settings: settings)
    let appIntents = listing.appIntentFiles.flatMap(\.appIntents)
    var reader = ProjectReader(
      settings: settings, listing: listing, appIntents: appIntents, selection: selection,
      diagnostics: diagnostics)
    return reader.project(of: reader.app, documents: ParsedDocuments(selection.files))
  }

  /// Reads a project, `jobs` documents at a time and beside them what belongs to the app.
  package static func read(
    _ listing: SourceListing, settings: SiteSettings, diagnostics: [Diagnostic], jobs: Int
  ) async -> Project {
    async let appIntents = listing.appIntentFiles.concurrentMap(jobs: jobs, \.appIntents)
    let selection = DocumentSelection(listing, settings: settings)
    async let documents = ParsedDocuments(selection.files, jobs: jobs)
    var reader = ProjectReader(
      settings: settings, listing: listing, appIntents: await appIntents.flatMap(\.self),
      selection: selection, diagnostics: diagnostics)
    let app = reader.app
    return reader.project(of: app, documents: await documents)
  }

  private init(
    settings: SiteSettings, listing: SourceListing, appIntents: [AppIntentType],
    selection: DocumentSelection, diagnostics: [Diagnostic]
  ) {
    self.settings = settings
    files = listing.files
    otherPaths = listing.otherPaths
    targets = listing.targets
    self.appIntents = appIntents
    unrecognizedFiles = listing.unrecognizedFiles
    unaskedPaths = selection.unaskedPaths
    self.diagnostics = diagnostics + selection.findings
  }

  private var app: AppModel {
    AppModel(
      files.filter { !$0.isInteraction && !$0.isDocument }, targets: targets,
      appIntents: appIntents, settings: settings,
      unreadPaths: diagnostics.filter { $0.rule == .unreadableFile }.compactMap(\.location?.file))
  }

  private mutating func project(of app: AppModel, documents: ParsedDocuments) -> Project {
    diagnostics += app.diagnostics
    let intents = app.intents
    let controllers = app.entryControllers.compactMapValues(\.configuration)
    let language = settings.languages.first ?? "en"
    var interactionFiles = InteractionFiles(
      files.filter(\.isInteraction), of: app, language: language)
    diagnostics += interactionFiles.diagnostics
    let written = interactionFiles.written
    // A file with errors may set any sample.
    for path in controllers.keys.sorted() where interactionFiles.unreadNames.isEmpty {
      controllers[path]?.checkSampleNames(in: written, reporting: &diagnostics)
    }
    diagnostics += missingRunFiles(
      of: app.entryControllers.compactMapValues(\.runSettings),
      among: otherPaths.union(files.map(\.path)))
    let variants = knownVariants(
      settings.variants, in: app.localized.localizations, reporting: &diagnostics)
    let rows = app.hosts.reduce(0) { $0 + ($1.isDrawnLocked ? 2 : 1) } * (variants.count + 1)
    let interactions = interactionsWithinLimits(
      interactions(
        written, of: intents, in: &interactionFiles.localized, language: language),
      perStage: rows * InteractiveBehavior.allCases.count, reporting: &diagnostics)
    checkConfirmCases(controllers, of: intents, besides: interactions)
    let localizedInteractions = interactionFiles.localizedInteractions(
      interactions,
      // The views of controllers are tried in the longest language, too.
      in: variants.compactMap(\.language) + (controllers.isEmpty ? [] : [.longest]))
    diagnostics += documents.diagnostics
    diagnostics += misnamedFileFindings(among: otherPaths, holding: unrecognizedFiles)
    diagnostics += missingInfoPlists(in: unrecognizedFiles, besides: intents.extensions)
    diagnostics = diagnostics.filter(app.isNoConsequence)
    if written.isEmpty, documents.documents.isEmpty { reportIfNothing(isThereIn: app) }
    let appName = appName(of: app, isShown: !interactions.isEmpty)
    return Project(
      settings: settings, appName: appName ?? Self.unknownApp,
      appNames: settings.appName == nil
        ? intents.appNames(ofIntents: Set(interactions.map(\.intent.className))) : [:],
      diagnostics: diagnostics,
      app: app, systemIntents: intents.systemIntents(playedBy: interactions),
      interactions: interactions, unreadInteractions: interactionFiles.unreadNames,
      variants: variants, localizedInteractions: localizedInteractions,
      documents: documents.documents,
      filter: FindingFilter(
        app, settings: settings, suppressions: Suppressions(files.map { FileSuppressions(in: $0) }),
        unaskedPaths: unaskedPaths),
      inputs: app.inputs.adding(interactionFiles.inputs),
      files: Dictionary((files + app.madeFiles).map { ($0.path, $0) }) { first, _ in first },
      otherPaths: otherPaths,
      unreadImages: MissingImages.unreadPaths(among: otherPaths.union(files.map(\.path))),
      unrecognizedFiles: unrecognizedFiles)
  }

  /// Reports that there is nothing to make a site of; where anything worse was found, that is why.
  private mutating func reportIfNothing(isThereIn app: AppModel) {
    guard app.intents.intents.isEmpty, app.intents.extensions.isEmpty,
      diagnostics.allSatisfy({ $0.severity == .note })
    else { return }
    let missing = app.definitions.isEmpty ? "intent definition" : "intent"
    diagnostics.report(
      .nothingFound, "The source folder has no \(missing) and no Markdown file",
      at: app.definitions.first.map { SourceLocation(file: $0.path) },
      fix: app.definitions.isEmpty
        ? "Name the folder of your Xcode project, or add an .intentdefinition file"
        : "Add an intent in Xcode")
  }

  /// The name of the app; nil where no file has it, which is worth a word where cards show it.
  private mutating func appName(of app: AppModel, isShown: Bool) -> String? {
    let name =
      settings.appName ?? settings.title
      ?? likelyAppName(
        app.intents, targetName: app.identity.targetName,
        paths: otherPaths.union(files.map(\.path)))
    if name == nil, isShown {
      diagnostics.report(
        .unnamedApp, "No file has the app's name, so cards say '\(Self.unknownApp)'", at: nil,
        fix: "Write 'app: {name: …}' in site.yml")
    }
    return name
  }

  /// The written interactions, and a made-up one for each custom intent that has none; what only
  /// sets up a widget has no cards.
  private mutating func interactions(
    _ written: [Interaction], of intents: AppIntents, in localized: inout LocalizedIntents,
    language: String
  ) -> [Interaction] {
    var result: [Interaction] = []
    let byIntent = Dictionary(grouping: written, by: \.intent.className)
    let taken = Set(intents.intents.flatMap { [$0.intent.className, $0.intent.addressName] })
    let used = Set(intents.usedSystemIntents.map(\.intent.className))
    let system = SystemIntentCatalog.standard.intents.map(\.className).filter { className in
      !taken.contains(className)
        && (byIntent[className] != nil
          || used.contains(className)
            && !(className == AppIntents.templateClassName && intents.isTemplateLeftOver))
    }
    for defined in intents.intents + system.compactMap(SystemDefinition.intent) {
      var slugs: [String: Interaction] = [:]
      for interaction in byIntent[defined.intent.className] ?? [] {
        if let first = slugs[interaction.slug] {
          diagnostics.report(
            .duplicateInteraction,
            interaction.name == first.name
              ? "There is another interaction '\(first.name)' of this intent"
              : "'\(interaction.name)' has the same address as '\(first.name)'",
            at: interaction.location,
            notes: [.init("The first one is here", at: first.location)],
            fix: "Give it another name")
          continue
        }
        slugs[interaction.slug] = interaction
        checkConfirmation(of: interaction)
        result.append(interaction)
      }
      if slugs.isEmpty, !defined.intent.isForWidgetsOnly {
        let own = SystemDefinition.playable(localized.intent(defined, in: language))
        result.append(
          Interaction(sampling: own.intent, of: own.definition, language: language))
      }
    }
    return result
  }

  private mutating func checkConfirmation(of interaction: Interaction) {
    guard interaction.stages.contains(where: { $0.kind == .confirm && $0.location != nil }),
      !interaction.intent.requiresUserConfirmation
    else { return }
    diagnostics.report(
      .confirmationNotRequired,
      "\(interaction.intent.className) requires no confirmation, so the confirm card never appears",
      at: interaction.location,
      notes: SystemDefinition.note("The intent is here", at: interaction.intent.location),
      fix: "Switch on 'User confirmation required' in Xcode, or remove the confirm stage")
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

  /// The name of an unnamed app on cards.
  static let unknownApp = "App"
}
