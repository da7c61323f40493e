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
    "unreadable-file", .error, "A source file must be readable",
    why: "What cannot be read is left out of the site.")
  package static let skippedLink = Rule(
    "skipped-link", .note, "A link in the source folder should stay in it",
    why: "What is elsewhere is not there on other machines, and may not be meant for a site.")
  package static let collidingAddress = Rule(
    "colliding-address", .warning, "Names should differ in more than capitals",
    why: "On macOS and Windows such files are one file, and one of the pages is lost.")
  package static let brokenImage = Rule(
    "broken-image", .warning, "An image must be whole",
    why: "A browser shows nothing in its place, and its size is unknown.")
  package static let unsafeImage = Rule(
    "unsafe-image", .error, "An SVG image must be a picture and nothing else",
    why: "A script in it runs when somebody opens the image; so it is left out of the site.")
  package static let missingSource = Rule(
    "missing-source", .error, "A folder in 'sources' must be there",
    why: "What is in it is left out of the site.")
  package static let misnamedFile = Rule(
    "misnamed-file", .warning, "A file should have a name that is read",
    why: "What it says has no effect, and the cards look as if it were not there.")
  package static let missingInfoPlist = Rule(
    "missing-info-plist", .warning, "The Info.plist of an Intents extension should be there",
    why: "Without it nobody handles or draws the intents, and the cards look as if that were so.")
  package static let configurationStale = Rule(
    "configuration-stale", .note, "Keep a configuration as its class is",
    why: "Cards show what the configuration says, and not what the class does now.")
  package static let missingImage = Rule(
    "missing-image", .warning, "An image should be there",
    why: "A view with a wrong image name shows an empty place on the card.")
  package static let unnamedApp = Rule(
    "unnamed-app", .note, "The app should have a name",
    why: "The name stands on every card, and what stands there in its place is made up.")
  package static let appIntentsBeside = Rule(
    "app-intents-beside", .note, "Know which intents are App Intents",
    why: "Their snippets are views of SwiftUI in the app's own code, so they have no cards here.")
  package static let preprocessedPlist = Rule(
    "preprocessed-plist", .note, "Know which conditions of an Info.plist hold",
    why: "Xcode reads the file anew for each configuration; one of them is read here.")
  package static let documentsLeftOut = Rule(
    "documents-left-out", .note, "Say which Markdown files are docs",
    why: "A repository has many for other readers: changelogs, templates, notes of tools.")
  package static let deadLink = Rule(
    "dead-link", .warning, "A link should lead somewhere",
    why: "A reader who follows it finds nothing.")
  package static let linkLeavesSite = Rule(
    "link-leaves-site", .note, "A link should lead to a page, an image or a JSON file",
    why: "Other files of the project are not copied, so a reader could not follow the link.")
  package static let unknownCard = Rule(
    "unknown-card", .error, "A card block must name a card that there is",
    why: "The page shows nothing in its place.")
  package static let duplicateInteraction = Rule(
    "duplicate-interaction", .error, "Interactions of an intent must have different names",
    why: "The name makes the address of the page; only the first one is shown.")
  package static let unknownState = Rule(
    "unknown-state", .error, "A state must be named as the catalogue names it",
    why: "There is nothing to show under another name.")
  package static let nothingFound = Rule(
    "nothing-found", .error, "A source folder must hold intents or pages",
    why: "There is nothing to show.")

  package static let coverageUnderMinimum = Rule(
    "coverage-under-minimum", .error, "Interactions must show as much as site.yml demands",
    why: "What no interaction shows, nobody looks at before people do.")

  /// Every rule that there is, ordered by name.
  package static let all: [Rule] =
    (sourceFormatRules + intentDefinitionRules + hostSimulationRules + interfaceBuilderRules
    + sceneRules + cardCheckRules + pageMarkupRules + controllerSourceRules + liveControllerRules
    + [
      .unreadableFile, .skippedLink, .collidingAddress, .brokenImage, .unsafeImage,
      .missingSource, .misnamedFile, .missingInfoPlist, .missingImage, .unnamedApp,
      .appIntentsBeside, .preprocessedPlist, .configurationStale, .documentsLeftOut, .deadLink,
      .linkLeavesSite,
      .unknownCard, .duplicateInteraction, .unknownState, .nothingFound, .coverageUnderMinimum,
      .uselessAllowance,
    ]).sorted { $0.id < $1.id }
}
