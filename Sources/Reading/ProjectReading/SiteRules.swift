internal import CardChecks
package import Diagnostics
internal import CardLayout
internal import SwiftSources
internal import HostSimulation
internal import InterfaceBuilder
internal import IntentDefinitions
internal import LiveControllers
internal import PageMarkup
internal import SourceFormats

extension Rule {
  package static let unreadableFile = Rule("unreadable-file", .error)
  package static let skippedLink = Rule("skipped-link", .note)
  package static let collidingAddress = Rule("colliding-address", .warning)
  package static let brokenImage = Rule("broken-image", .warning)
  package static let unsafeImage = Rule("unsafe-image", .error)
  package static let missingSource = Rule("missing-source", .error)
  package static let misnamedFile = Rule("misnamed-file", .warning)
  package static let missingInfoPlist = Rule("missing-info-plist", .warning)
  package static let configurationStale = Rule("configuration-stale", .note)
  package static let missingImage = Rule("missing-image", .warning)
  package static let unnamedApp = Rule("unnamed-app", .note)
  package static let appIntentsBeside = Rule("app-intents-beside", .note)
  package static let preprocessedPlist = Rule("preprocessed-plist", .note)
  package static let documentsLeftOut = Rule("documents-left-out", .note)
  package static let deadLink = Rule("dead-link", .warning)
  package static let linkLeavesSite = Rule("link-leaves-site", .note)
  package static let missingExamplePhrase = Rule("missing-example-phrase", .note)
  package static let extensionNeedsNewerSystem = Rule("extension-needs-newer-system", .note)
  package static let unknownCard = Rule("unknown-card", .error)
  package static let duplicateInteraction = Rule("duplicate-interaction", .error)
  package static let unknownState = Rule("unknown-state", .error)
  package static let nothingFound = Rule("nothing-found", .error)

  package static let coverageUnderMinimum = Rule("coverage-under-minimum", .error)

  /// Every rule that there is by what it is about, each subject ordered by name.
  package static let subjects: [(title: String, rules: [Rule])] = [
    ("Cards: what is lost", cardCheckRules),
    ("Controllers and interactions", hostSimulationRules),
    ("Controllers: Swift and Objective-C", controllerSourceRules + liveControllerRules),
    ("Storyboards and xibs", interfaceBuilderRules + sceneRules),
    ("Intent definitions and Info.plists", intentDefinitionRules),
    ("Documents and templates", pageMarkupRules),
    ("File formats", sourceFormatRules),
    (
      "The project and its settings",
      [
        .unreadableFile, .skippedLink, .collidingAddress, .brokenImage, .unsafeImage,
        .missingSource, .misnamedFile, .missingInfoPlist, .missingImage, .unnamedApp,
        .appIntentsBeside, .preprocessedPlist, .configurationStale, .documentsLeftOut, .deadLink,
        .linkLeavesSite, .missingExamplePhrase, .extensionNeedsNewerSystem,
        .unknownCard, .duplicateInteraction, .unknownState, .nothingFound, .coverageUnderMinimum,
        .uselessAllowance,
      ]
    ),
  ].map { ($0.0, $0.1.sorted { $0.id < $1.id }) }

  /// Every rule that there is, ordered by name.
  package static let all: [Rule] = subjects.flatMap(\.rules).sorted { $0.id < $1.id }
}
