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
  package static let unreadableFile = Rule(
    "unreadable-file", .error, "Make source files readable",
    why: "Cardproof leaves out a file that it cannot read.")
  package static let skippedLink = Rule(
    "skipped-link", .note, "Keep links inside the source folder",
    why: "Other machines do not have the destination, and it may not be meant for a site.")
  package static let collidingAddress = Rule(
    "colliding-address", .warning, "Choose names that differ in more than capitals",
    why: "On macOS and Windows these are one file, so one of the pages is lost.")
  package static let brokenImage = Rule(
    "broken-image", .warning, "Export the image again",
    why: "Browsers show nothing in its place.")
  package static let unsafeImage = Rule(
    "unsafe-image", .error, "Keep scripts out of SVG images",
    why: "A script runs when a person opens the image, so Cardproof leaves the image out.")
  package static let missingSource = Rule(
    "missing-source", .error, "Name source folders that exist",
    why: "The site lacks everything in the folder.")
  package static let misnamedFile = Rule(
    "misnamed-file", .warning, "Give files the names that Cardproof reads",
    why: "The file has no effect, and the cards look as if it did not exist.")
  package static let missingInfoPlist = Rule(
    "missing-info-plist", .warning, "Generate the Info.plist first",
    why:
      "Without it Cardproof finds no extension, so the cards look as if no class handled or drew "
      + "the intents.")
  package static let configurationStale = Rule(
    "configuration-stale", .note, "Update the configuration after its class",
    why: "Cards show what the configuration says, not what the class does now.")
  package static let missingImage = Rule(
    "missing-image", .warning, "Name an image that exists",
    why: "The card has an empty place where the image belongs.")
  package static let unnamedApp = Rule(
    "unnamed-app", .note, "Name the app",
    why: "Each card shows the name, and Cardproof made one up.")
  package static let appIntentsBeside = Rule(
    "app-intents-beside", .note, "Look for App Intents elsewhere",
    why: "Their snippets are SwiftUI views in the app's own code, so they have no cards here.")
  package static let preprocessedPlist = Rule(
    "preprocessed-plist", .note, "Check which branches of the Info.plist count",
    why: "Xcode preprocesses the file for each configuration; Cardproof reads one of them.")
  package static let documentsLeftOut = Rule(
    "documents-left-out", .note, "Say which Markdown files are docs",
    why:
      "The site lacks these files. Cardproof cannot tell docs from changelogs, templates and "
      + "notes.")
  package static let deadLink = Rule(
    "dead-link", .warning, "Link to a page that exists",
    why: "A reader who follows the link finds nothing.")
  package static let linkLeavesSite = Rule(
    "link-leaves-site", .note, "Link to a page, an image or a JSON file",
    why: "Cardproof copies no other files of the project, so a reader could not follow the link.")
  package static let missingExamplePhrase = Rule(
    "missing-example-phrase", .note, "Give people an example of what to say",
    why:
      "App Store Connect asks for a phrase in AppIntentVocabulary.plist for each of SiriKit's own intents "
      + "(ITMS-90626, documented).")
  package static let extensionNeedsNewerSystem = Rule(
    "extension-needs-newer-system", .note, "Let an extension run wherever its app does",
    why: "A device with an older system runs the app and goes without the extension (documented).")
  package static let unknownCard = Rule(
    "unknown-card", .error, "Name a card that exists",
    why: "The page shows nothing in its place.")
  package static let duplicateInteraction = Rule(
    "duplicate-interaction", .error, "Give interactions of an intent different names",
    why: "The name makes the address of the page, so Cardproof shows only the first one.")
  package static let unknownState = Rule(
    "unknown-state", .error, "Name a state of the catalog",
    why: "No card has this name.")
  package static let nothingFound = Rule(
    "nothing-found", .error, "Choose a folder with intents or pages",
    why: "There is nothing to show.")

  package static let coverageUnderMinimum = Rule(
    "coverage-under-minimum", .error, "Cover as much as site.yml demands",
    why: "You never see the cards that no interaction shows, until people get them.")

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
