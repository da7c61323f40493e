package import Diagnostics

extension Rule {
  package static let viewNotDrawn = Rule("view-not-drawn", .note)
  package static let malformedInterface = Rule("malformed-interface", .error)

  package static let missingStoryboard = Rule("missing-storyboard", .warning)
  package static let noInitialController = Rule("no-initial-controller", .warning)
  package static let unhostedInitialController = Rule("unhosted-initial-controller", .warning)
  package static let otherControllerClass = Rule("other-controller-class", .warning)

  /// The rules of this module.
  package static let interfaceBuilderRules: [Rule] = [
    .viewNotDrawn, .malformedInterface, .missingStoryboard, .noInitialController,
    .unhostedInitialController, .otherControllerClass,
  ]
}
