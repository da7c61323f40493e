package import Diagnostics

extension Rule {
  package static let customWidthFixed = Rule("custom-width-fixed", .note)
  package static let rowsNotCapped = Rule("rows-not-capped", .note)
  package static let appNameInView = Rule("app-name-in-view", .note)
  package static let viewIgnoresInteraction = Rule("view-ignores-interaction", .note)
  package static let parametersNeverAsked = Rule("parameters-never-asked", .warning)
  package static let exactParameterSet = Rule("exact-parameter-set", .warning)
  package static let shallowKeyPath = Rule("shallow-key-path", .warning)
  package static let unansweredStatus = Rule("unanswered-status", .note)
  package static let hiddenCard = Rule("hidden-card", .warning)
  package static let emptyClaim = Rule("empty-claim", .warning)
  package static let claimedNotShown = Rule("claimed-not-shown", .warning)
  package static let siriProvidingUndrawn = Rule("siri-providing-undrawn", .warning)
  package static let privateOnLockScreen = Rule("private-on-lock-screen", .note)

  /// The rules for what a controller answers.
  package static let controllerRules: [Rule] = [
    .customWidthFixed, .rowsNotCapped, .appNameInView, .viewIgnoresInteraction,
    .parametersNeverAsked, .exactParameterSet, .shallowKeyPath, .unansweredStatus, .hiddenCard,
    .emptyClaim, .claimedNotShown, .siriProvidingUndrawn, .privateOnLockScreen,
  ]
}
