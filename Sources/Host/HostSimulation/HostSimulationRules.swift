internal import Interactions
package import Diagnostics
internal import Views

extension Rule {
  package static let malformedBinding = Rule("malformed-binding", .error)
  package static let unresolvedBinding = Rule("unresolved-binding", .warning)
  package static let legacyContext = Rule("legacy-context", .warning)
  package static let unknownLayout = Rule("unknown-layout", .error)
  package static let unreachableCase = Rule("unreachable-case", .warning)
  package static let unusedLayout = Rule("unused-layout", .note)
  package static let sampleNeverSet = Rule("sample-never-set", .warning)
  package static let neverAnswers = Rule("completion-missing", .warning)
  package static let answersLate = Rule("completion-late", .warning)
  package static let crashes = Rule("controller-crash", .warning)
  package static let neverConfigured = Rule("configure-missing", .warning)
  package static let configureUnreachable = Rule("configure-unreachable", .warning)
  package static let flagNeverRead = Rule("siri-providing-unread", .warning)
  package static let flagFalse = Rule("siri-providing-false", .note)
  package static let notInConfigure = Rule("not-in-configure", .error)
  package static let refusalIgnored = Rule("refusal-ignored", .note)
  package static let sizeClamped = Rule("size-clamped", .note)
  package static let unfilledDialogue = Rule("unfilled-dialogue", .warning)
  package static let answersTwice = Rule("completion-twice", .warning)
  package static let unknownScene = Rule("unknown-scene", .error)
  package static let unknownOutlet = Rule("unknown-outlet", .error)
  package static let outletNeverSet = Rule("outlet-never-set", .note)
  package static let designedView = Rule("designed-view", .note)
  package static let unknownView = Rule("unknown-view", .note)
  package static let controllerWithoutExtension = Rule("controller-without-extension", .error)
  package static let duplicateController = Rule("duplicate-controller", .error)
  package static let mapInMapsCard = Rule("map-in-maps-card", .warning)
  package static let confirmationNotRequired = Rule("confirmation-not-required", .warning)

  /// The rules of this module.
  package static let hostSimulationRules: [Rule] =
    interactionRules + [
      .malformedBinding, .unresolvedBinding,
      .legacyContext,
      .unknownLayout, .unreachableCase, .unusedLayout, .sampleNeverSet, .neverAnswers,
      .answersTwice,
      .answersLate, .crashes, .neverConfigured,
      .configureUnreachable, .flagNeverRead, .flagFalse, .notInConfigure, .refusalIgnored,
      .sizeClamped, .unfilledDialogue,

      .unknownScene, .unknownOutlet, .outletNeverSet, .designedView, .unknownView, .controlInCard,
      .controllerWithoutExtension,
      .duplicateController, .confirmationNotRequired, .mapInMapsCard,
    ] + controllerRules
}
