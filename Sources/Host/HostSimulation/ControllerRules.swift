package import Diagnostics

extension Rule {
  package static let customWidthFixed = Rule(
    "custom-width-fixed", .note, "A view should take the width that the host allows",
    why: "The least width and the greatest are one: that of the card (observed).")
  package static let rowsNotCapped = Rule(
    "rows-not-capped", .note, "A size that grows with a list should have an end",
    why: "A long list makes a view higher than the screen, and nobody can scroll to its end.")
  package static let appNameInView = Rule(
    "app-name-in-view", .note, "A view should not repeat the name of the app",
    why: "Name and icon stand above every card (Human Interface Guidelines, documented).")
  package static let viewIgnoresInteraction = Rule(
    "view-ignores-interaction", .note, "A view should show something of the interaction",
    why:
      "People see the same, whatever they asked for; of the real controllers one in five does so.")
  package static let parametersNeverAsked = Rule(
    "parameters-never-asked", .warning,
    "A case for a custom intent should not wait for parameters",
    why: "Siri asks about the card of a custom intent once, with the empty set (observed).")
  package static let exactParameterSet = Rule(
    "exact-parameter-set", .warning, "A case should not want a set of just its parameters",
    why: "The host asks about some parameters together, such as driver and vehicle (documented).")
  package static let shallowKeyPath = Rule(
    "shallow-key-path", .warning, "A case should test the key path that the host asks about",
    why: "A path covers longer ones only where it is returned; in a test it is compared as it is "
      + "(observed).")
  package static let unansweredStatus = Rule(
    "unanswered-status", .note, "A controller should have a case for each status",
    why: "Where none fits it refuses, and people see the host's own row in between.")
  package static let hiddenCard = Rule(
    "hidden-card", .warning, "A card should show something",
    why: "Success at zero size hides the view and the default row alike (documented).")
  package static let emptyClaim = Rule(
    "empty-claim", .warning, "A view should return the parameters that it shows",
    why: "Nothing counts as shown, so the host may show the same once more (observed).")
  package static let claimedNotShown = Rule(
    "claimed-not-shown", .warning, "A view should show the parameters that it returns",
    why: "The host leaves its own rows out for them, so nobody sees the values (documented).")
  package static let siriProvidingUndrawn = Rule(
    "siri-providing-undrawn", .warning, "A view should show what its displays… flags promise",
    why: "Siri leaves its own view of it out, so nobody sees the values (documented).")
  package static let privateOnLockScreen = Rule(
    "private-on-lock-screen", .note,
    "A card with private values should wait for the unlocked device",
    why: "Siri shows it to whoever holds the device, unless the intent is restricted (documented).")

  /// The rules for what a controller answers.
  package static let controllerRules: [Rule] = [
    .customWidthFixed, .rowsNotCapped, .appNameInView, .viewIgnoresInteraction,
    .parametersNeverAsked, .exactParameterSet, .shallowKeyPath, .unansweredStatus, .hiddenCard,
    .emptyClaim, .claimedNotShown, .siriProvidingUndrawn, .privateOnLockScreen,
  ]
}
