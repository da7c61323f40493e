package import Diagnostics

extension Rule {
  package static let viewNotDrawn = Rule(
    "view-not-drawn", .note, "Look at this view on a device",
    why: "Cardproof draws the view as a named box, or without a part of it.")
  package static let malformedInterface = Rule(
    "malformed-interface", .error, "Save storyboards and xibs with Interface Builder",
    why: "iOS could not load the view either.")

  package static let missingStoryboard = Rule(
    "missing-storyboard", .warning, "Name a main storyboard that exists",
    why: "The system cannot load the extension and shows its default interface (documented).")
  package static let noInitialController = Rule(
    "no-initial-controller", .warning, "Give the main storyboard an initial view controller",
    why: "The system has nothing to load and shows its default interface (documented).")
  package static let unhostedInitialController = Rule(
    "unhosted-initial-controller", .warning, "Make your own class the initial view controller",
    why: "The host configures only a class that adopts INUIHostedViewControlling (documented).")
  package static let otherControllerClass = Rule(
    "other-controller-class", .warning, "Configure the class that the extension loads",
    why: "The configuration describes a class that people never see.")

  /// The rules of this module.
  package static let interfaceBuilderRules: [Rule] = [
    .viewNotDrawn, .malformedInterface, .missingStoryboard, .noInitialController,
    .unhostedInitialController, .otherControllerClass,
  ]
}
