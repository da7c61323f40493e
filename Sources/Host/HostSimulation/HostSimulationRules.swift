internal import Interactions
package import Diagnostics
internal import Views

extension Rule {
  package static let malformedBinding = Rule(
    "malformed-binding", .error, "A binding must be a path with an optional format",
    why: "What cannot be read draws nothing.")
  package static let unresolvedBinding = Rule(
    "unresolved-binding", .warning, "A binding should lead to a value",
    why: "A path without a value draws nothing, so the view has a hole in that state.")
  package static let legacyContext = Rule(
    "legacy-context", .warning, "A context should be siriSnippet or mapsCard",
    why:
      "INUIHostedViewContext has exactly these two cases (documented); older material has others.")
  package static let unknownLayout = Rule(
    "unknown-layout", .error, "A case must show a layout that the configuration has",
    why: "The host would get no view.")
  package static let unreachableCase = Rule(
    "unreachable-case", .warning, "A case must not stand below one that always answers",
    why: "The first case that holds answers, so this one is code that never runs.")
  package static let unusedLayout = Rule(
    "unused-layout", .note, "A layout should be shown by a case",
    why: "Nobody ever sees it.")
  package static let sampleNeverSet = Rule(
    "sample-never-set", .warning, "A tested sample should be set by an interaction",
    why: "A flag that nobody sets never holds, so its case is never played; often it is misspelt.")
  package static let neverAnswers = Rule(
    "completion-missing", .warning, "A controller must call its completion handler",
    why: "The host waits ten seconds, then shows its default interface (documented, observed).")
  package static let answersLate = Rule(
    "completion-late", .warning, "A controller must call its completion handler in time",
    why: "The host waits ten seconds, then shows its default interface (observed).")
  package static let crashes = Rule(
    "controller-crash", .warning, "A controller must not crash",
    why: "An extension that dies gives no view, so the host shows its default interface (inferred)."
  )
  package static let neverConfigured = Rule(
    "configure-missing", .warning, "A controller must implement a configure method",
    why: "The runtime calls configure unconditionally, and the extension crashes (inferred).")
  package static let configureUnreachable = Rule(
    "configure-unreachable", .warning, "A class should not implement both configure methods",
    why: "From iOS 11 on only configureView is called, so the other one is dead (documented).")
  package static let flagNeverRead = Rule(
    "siri-providing-unread", .warning, "A displays… flag needs configure, without configureView",
    why: "The flags are read only where configure draws a view of its own (observed).")
  package static let flagFalse = Rule(
    "siri-providing-false", .note, "A displays… flag should be true or absent",
    why: "True makes Siri leave its own view out; absent or false, it shows its own (documented).")
  package static let notInConfigure = Rule(
    "not-in-configure", .error, "A case of configure must use only what that method has",
    why: "configure is given an interaction and a context, and hands back a size (documented).")
  package static let refusalIgnored = Rule(
    "refusal-ignored", .note, "A case that refuses should have no size and no parameters",
    why:
      "With false Siri draws its default row and looks at nothing else (documented); Maps looks at "
      + "the size only (observed).")
  package static let sizeClamped = Rule(
    "size-clamped", .note, "A controller should ask for a size that the host allows",
    why: "The host brings the size within its limits, so the view is not as large as it asked for.")
  package static let unfilledDialogue = Rule(
    "unfilled-dialogue", .warning, "Every placeholder of a dialogue should have a value",
    why: "Siri would say a sentence with a hole in it; the name stands in its place here.")
  package static let answersTwice = Rule(
    "completion-twice", .warning, "A controller must call its completion handler once",
    why: "The first reply counts; Apple's own sample has this mistake (documented, inferred).")
  package static let unknownScene = Rule(
    "unknown-scene", .error, "A layout must name a storyboard or xib, and a scene, that there are",
    why: "The host would get no view.")
  package static let unknownOutlet = Rule(
    "unknown-outlet", .error, "A layout must set outlets that the scene has",
    why: "What is set is seen nowhere; an app would crash on an outlet that is not connected.")
  package static let outletNeverSet = Rule(
    "outlet-never-set", .note, "A layout should set every outlet that shows data",
    why: "The card shows what the file was designed with, such as the word Label.")
  package static let designedView = Rule(
    "designed-view", .note, "A controller with a scene should have a controller configuration",
    why: "What its code sets is not known, so the card shows the scene as it was designed.")
  package static let unknownView = Rule(
    "unknown-view", .note, "Say what a controller shows",
    why: "Nothing tells what its class answers, so its cards show a hatched box.")
  package static let controllerWithoutExtension = Rule(
    "controller-without-extension", .error, "A controller must belong to an Intents UI extension",
    why: "A host finds a controller through its extension's Info.plist; without one it asks nobody."
  )
  package static let duplicateController = Rule(
    "duplicate-controller", .error, "An Intents UI extension must have one hosted controller",
    why: "The host loads the extension's initial controller, and no other (documented).")
  package static let mapInMapsCard = Rule(
    "map-in-maps-card", .warning, "A view in a Maps card should not hold a map",
    why: "The card has a map already, and a map view costs much memory (documented).")
  package static let confirmationNotRequired = Rule(
    "confirmation-not-required", .warning, "A confirm card needs a confirmation in the definition",
    why: "Siri shows it only if the definition requires user confirmation (inferred).")

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
