package import Diagnostics

extension Rule {
  package static let viewNotDrawn = Rule(
    "view-not-drawn", .note, "A view of a storyboard should be one that this version draws",
    why: "The view is drawn as a named box, or without a part of it.")
  package static let malformedInterface = Rule(
    "malformed-interface", .error, "A storyboard or xib must be as Interface Builder writes it",
    why: "iOS could not load the view either.")

  /// The rules of this module.
  package static let interfaceBuilderRules: [Rule] = [.viewNotDrawn, .malformedInterface]
}
