package import Diagnostics

extension Rule {
  package static let viewNotDrawn = Rule(
    "view-not-drawn", .note, "A view of a storyboard should be one that this version draws",
    why: "The view is drawn as a named box, or without a part of it.")
  package static let malformedInterface = Rule(
    "malformed-interface", .error, "A storyboard or xib must be as Interface Builder writes it",
    why: "iOS could not load the view either.")

  package static let missingStoryboard = Rule(
    "missing-storyboard", .warning, "The main storyboard of an extension should be there",
    why: "The system cannot load the extension, and shows its default interface (documented).")
  package static let noInitialController = Rule(
    "no-initial-controller", .warning, "A main storyboard should have an initial view controller",
    why: "The system has nothing to load, and shows its default interface (documented).")
  package static let unhostedInitialController = Rule(
    "unhosted-initial-controller", .warning,
    "The initial view controller should be of a class that answers the host",
    why: "Only one that conforms to INUIHostedViewControlling is ever configured (documented).")
  package static let otherControllerClass = Rule(
    "other-controller-class", .warning,
    "A controller configuration should be of the class that the extension loads",
    why: "What it tells of is another class than the one that people see.")

  /// The rules of this module.
  package static let interfaceBuilderRules: [Rule] = [
    .viewNotDrawn, .malformedInterface, .missingStoryboard, .noInitialController,
    .unhostedInitialController, .otherControllerClass,
  ]
}
