package import Diagnostics

extension Rule {
  package static let customWidthFixed = Rule(
    "custom-width-fixed", .note, "Use the width that the host allows",
    why:
      "The minimum and the maximum width are both that of the card (observed), so the host "
      + "ignores yours.")
  package static let rowsNotCapped = Rule(
    "rows-not-capped", .note, "Limit a height that grows with a list",
    why: "A long list makes the view taller than the screen, and people cannot scroll to its end.")
  package static let appNameInView = Rule(
    "app-name-in-view", .note, "Leave the app's name out of your view",
    why:
      "Siri shows the name and the icon above each card (Human Interface Guidelines, documented).")
  package static let viewIgnoresInteraction = Rule(
    "view-ignores-interaction", .note, "Show something of the interaction",
    why:
      "People see the same view whatever they asked for. One in five real controllers does this.")
  package static let parametersNeverAsked = Rule(
    "parameters-never-asked", .warning, "Answer custom intents without testing parameters",
    why:
      "Siri asks about the card of a custom intent once, with the empty set (observed), so this "
      + "case never answers.")
  package static let exactParameterSet = Rule(
    "exact-parameter-set", .warning, "Test that a set contains a parameter, not that it equals it",
    why:
      "The host asks about some parameters together, such as driver and vehicle (documented), so "
      + "this case never answers.")
  package static let shallowKeyPath = Rule(
    "shallow-key-path", .warning, "Test the key path that the host asks about",
    why:
      "A returned path covers longer ones; a tested path does not (observed), so this case never "
      + "answers.")
  package static let unansweredStatus = Rule(
    "unanswered-status", .note, "Answer each status",
    why:
      "If no case matches, the controller refuses, and people see Siri's own row between your "
      + "views.")
  package static let hiddenCard = Rule(
    "hidden-card", .warning, "Show something on each card",
    why: "Success with the size zero hides your view and Siri's default row (documented).")
  package static let emptyClaim = Rule(
    "empty-claim", .warning, "Return the parameters that your view shows",
    why: "Siri counts nothing as shown and may show the same values again (observed).")
  package static let claimedNotShown = Rule(
    "claimed-not-shown", .warning, "Show the parameters that you return",
    why: "Siri leaves out its own rows for them (documented), so people never see the values.")
  package static let siriProvidingUndrawn = Rule(
    "siri-providing-undrawn", .warning, "Show what your displays… flags promise",
    why: "Siri leaves out its own view (documented), so people never see the values.")
  package static let privateOnLockScreen = Rule(
    "private-on-lock-screen", .note, "Keep private values off the lock screen",
    why:
      "Siri shows the card to anyone who holds the device, unless the intent is restricted while "
      + "locked (documented).")

  /// The rules for what a controller answers.
  package static let controllerRules: [Rule] = [
    .customWidthFixed, .rowsNotCapped, .appNameInView, .viewIgnoresInteraction,
    .parametersNeverAsked, .exactParameterSet, .shallowKeyPath, .unansweredStatus, .hiddenCard,
    .emptyClaim, .claimedNotShown, .siriProvidingUndrawn, .privateOnLockScreen,
  ]
}
