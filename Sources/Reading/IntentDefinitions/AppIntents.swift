package import Diagnostics
internal import TextTools

/// Everything that an app's definitions and extensions say together.
package struct AppIntents: Hashable, Sendable {
  /// Each intent once, with the file that defines it, ordered by title and then by class.
  package let intents: [Defined]
  /// The definition files that count, ordered by path: of several copies, one.
  package let definitions: [IntentDefinition]
  package let extensions: [ExtensionInfo]
  package let apps: [AppInfo]
  package let entitlements: [Entitlements]
  /// The paths of the definition files that cannot be read: nobody knows which intents they have.
  private let unreadPaths: [String]
  /// The names under which Info.plists may list an App Intent of the project.
  let appIntentNames: Set<String>

  package struct Defined: Hashable, Sendable {
    package let intent: Intent
    package let definition: IntentDefinition
  }

  /// One finding for all intents of a file that another file has.
  private static func duplicates(_ again: [(intent: Intent, first: Intent)]) -> [Diagnostic] {
    guard let (intent, _) = again.first else { return [] }
    let isOne = again.count == 1
    return [
      Diagnostic(
        .duplicateIntent,
        isOne
          ? "'\(intent.className)' is defined twice; this one is not shown"
          : "\(again.map(\.intent.className).listedInQuotes) are defined twice; these are not shown",
        at: intent.location,
        notes: again.map { intent, first in
          .init(
            isOne ? "The shown one is here" : "The shown '\(first.className)' is here",
            at: first.location)
        },
        fix: "Rename \(isOne ? "one of the two" : "them"), or exclude this file in site.yml")
    ]
  }

  /// Chooses among copies of a definition, and checks definitions and extensions against each
  /// other.
  ///
  /// Xcode keeps a copy of the file in every `lproj` folder. The one in `Base.lproj` counts, then
  /// the development region's, then the first by path; copies are never merged. Of two files with
  /// one intent the one nearest to the top counts, then the first by path.
  package init(
    definitions: [IntentDefinition], extensions: [ExtensionInfo], apps: [AppInfo] = [],
    entitlements: [Entitlements] = [], appIntentNames: Set<String> = [], unreadPaths: [String] = [],
    developmentRegion: String = "en",
    reporting diagnostics: inout [Diagnostic]
  ) {
    let chosen = AppIntents.withoutCopies(definitions, developmentRegion: developmentRegion)
    self.definitions = chosen
    var byClass: [String: Defined] = [:]
    for definition in chosen.sorted(by: { ($0.depth, $0.path) < ($1.depth, $1.path) }) {
      var again: [(intent: Intent, first: Intent)] = []
      for intent in definition.intents {
        if let first = byClass[intent.className] {
          again.append((intent, first.intent))
        } else {
          byClass[intent.className] = Defined(intent: intent, definition: definition)
        }
      }
      diagnostics += Self.duplicates(again)
    }
    intents = byClass.values.map { (title: $0.intent.displayTitle.lowercased(), defined: $0) }
      .sorted { left, right in
        (left.title, left.defined.intent.className) < (right.title, right.defined.intent.className)
      }.map(\.defined)
    self.extensions = extensions.sorted { $0.path < $1.path }
    self.apps = apps.sorted { $0.path < $1.path }
    self.entitlements = entitlements.sorted { $0.path < $1.path }
    self.unreadPaths = unreadPaths
    self.appIntentNames = appIntentNames
    checkClassNames(reporting: &diagnostics)
    checkHandlers(reporting: &diagnostics)
    checkTemplateIntent(reporting: &diagnostics)
    checkActivityTypes(reporting: &diagnostics)
    checkSiriPermission(reporting: &diagnostics)
    checkBundles(reporting: &diagnostics)
    checkInterfaces(reporting: &diagnostics)
    checkUnusedTypes(reporting: &diagnostics)
    checkUnknownTypes(reporting: &diagnostics)
    for definition in chosen {
      definition.checkLimits(reporting: &diagnostics)
      definition.checkRelationships(reporting: &diagnostics)
      definition.checkTitles(reporting: &diagnostics)
      definition.checkPromptPlaceholders(reporting: &diagnostics)
      for enumeration in definition.enums { enumeration.checkCases(reporting: &diagnostics) }
    }
    for defined in intents where !defined.intent.isForWidgetsOnly {
      let intent = defined.intent
      intent.checkNames(reporting: &diagnostics)
      intent.checkRepeatedNames(reporting: &diagnostics)
      if defined.definition.isWrittenByXcode {
        intent.checkResponseCodes(reporting: &diagnostics)
        intent.checkSummary(reporting: &diagnostics)
      }
      intent.checkCombinations(reporting: &diagnostics)
      intent.checkTags(reporting: &diagnostics)
    }
  }

  /// The intent by its class name, or by its plain name where that is not ambiguous.
  package func intent(named name: String) -> Defined? {
    if let match = intents.first(where: { $0.intent.className == name }) { return match }
    let matches = intents.filter { $0.intent.name == name }
    return matches.count == 1 ? matches.first : nil
  }

  /// The notes of a finding about an intent that may be in a definition that cannot be
  /// read.
  package var unreadNotes: [Diagnostic.Note] {
    unreadPaths.map { .init("This definition cannot be read", at: SourceLocation(file: $0)) }
  }

  /// The extension of a kind that supports an intent class: the first by path.
  package func firstExtension(_ point: ExtensionInfo.Point, supporting className: String)
    -> ExtensionInfo?
  {
    extensions.first { $0.point == point && $0.supports(className) }
  }

  /// The key of an Info.plist that restricts an intent class while the device is locked: of the
  /// extension that handles it, or else of the app itself.
  package func lockRestriction(of className: String) -> PlistRestriction? {
    if let info = firstExtension(.intents, supporting: className) {
      return PlistRestriction(
        className, whileLocked: info.intentsRestrictedWhileLocked,
        whileProtected: info.intentsRestrictedWhileProtectedDataUnavailable, prefix: "",
        owner: "the Intents extension")
    }
    return apps.first { $0.supports(className) }.flatMap { app in
      PlistRestriction(
        className, whileLocked: app.intentsRestrictedWhileLocked,
        whileProtected: app.intentsRestrictedWhileProtectedDataUnavailable, prefix: "IN",
        owner: "the app")
    }
  }

  /// The app that all extensions belong to, as far as its whole `Info.plist` can tell: nil when
  /// there is none, or several.
  var onlyApp: AppInfo? { apps.onlyWhole }

  /// The app that an extension belongs to: the only one that takes it in, or the only one at all.
  func onlyApp(of info: ExtensionInfo) -> AppInfo? {
    (info.target == nil ? apps : owners(of: info)).onlyWhole
  }

  /// Whether two extensions of a kind belong to one app; `unless` decides where no Xcode project
  /// does.
  func areOfOneApp(
    _ first: ExtensionInfo, _ other: ExtensionInfo, unless guess: () -> Bool
  ) -> Bool {
    guard let first = first.target, let other = other.target else { return guess() }
    return !first.apps.isDisjoint(with: other.apps)
  }

  private static func withoutCopies(
    _ definitions: [IntentDefinition], developmentRegion: String
  ) -> [IntentDefinition] {
    var groups: [String: [(rank: Int, definition: IntentDefinition)]] = [:]
    for definition in definitions {
      let path = SourcePath(definition.path)
      let rank =
        switch path.folder.name {
        case "Base.lproj": 0
        case "\(developmentRegion).lproj": 1
        default: path.isInLanguageFolder ? 2 : 0
        }
      groups[path.folderOfLanguages.appending(path.name).text, default: []]
        .append((rank, definition))
    }
    return groups.values.compactMap { group in
      group.min { ($0.rank, $0.definition.path) < ($1.rank, $1.definition.path) }?.definition
    }.sorted { $0.path < $1.path }
  }
}

extension [AppInfo] {
  /// The only one with a whole `Info.plist`; nil where there is none, or several.
  fileprivate var onlyWhole: AppInfo? {
    let whole = filter(\.isWhole)
    return whole.count == 1 ? whole.first : nil
  }
}

extension IntentDefinition {
  /// How many folders its file is in, an `lproj` folder left out.
  fileprivate var depth: Int {
    SourcePath(path).folder.parts.count { languageTag(ofFolder: $0) == nil }
  }
}
