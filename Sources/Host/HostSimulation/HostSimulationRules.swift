internal import Interactions
package import Diagnostics
internal import Views

extension Rule {
  package static let malformedBinding = Rule(
    "malformed-binding", .error, "Write a binding as a path with an optional format",
    why: "Cardproof cannot read it and draws nothing.")
  package static let unresolvedBinding = Rule(
    "unresolved-binding", .warning, "Bind to a value that exists",
    why: "The element is empty in that state.")
  package static let legacyContext = Rule(
    "legacy-context", .warning, "Use the context siriSnippet or mapsCard",
    why:
      "INUIHostedViewContext has exactly these two cases (documented). Older documents name "
      + "others.")
  package static let unknownLayout = Rule(
    "unknown-layout", .error, "Show a layout that exists",
    why: "The host would get no view.")
  package static let unreachableCase = Rule(
    "unreachable-case", .warning, "Put a case above the one that always matches",
    why: "Cardproof uses the first case that matches, so this one never answers.")
  package static let unusedLayout = Rule(
    "unused-layout", .note, "Show each layout in a case",
    why: "No card shows the layout.")
  package static let sampleNeverSet = Rule(
    "sample-never-set", .warning, "Set each sample that a case tests",
    why: "No interaction sets this flag, so its case never answers. Often the name is misspelled.")
  package static let neverAnswers = Rule(
    "completion-missing", .warning, "Call the completion handler",
    why: "The host waits ten seconds, then shows its default interface (documented, observed).")
  package static let answersLate = Rule(
    "completion-late", .warning, "Call the completion handler in time",
    why: "The host waits ten seconds, then shows its default interface (observed).")
  package static let crashes = Rule(
    "controller-crash", .warning, "Keep the controller from crashing",
    why: "If the extension crashes, the host shows its default interface (inferred).")
  package static let neverConfigured = Rule(
    "configure-missing", .warning, "Implement configureView",
    why:
      "Without it, the system calls configure unconditionally, and the extension crashes "
      + "(inferred).")
  package static let configureUnreachable = Rule(
    "configure-unreachable", .warning, "Implement one configure method",
    why: "Since iOS 11, the host calls only configureView, so configure is dead code (documented).")
  package static let flagNeverRead = Rule(
    "siri-providing-unread", .warning, "Use displays… flags only without configureView",
    why: "The host reads the flags only if configure draws the view (observed).")
  package static let flagFalse = Rule(
    "siri-providing-false", .note, "Return true for a displays… flag, or remove it",
    why:
      "True hides Siri's own view. False changes nothing, as if the flag were absent "
      + "(documented).")
  package static let notInConfigure = Rule(
    "not-in-configure", .error, "Use only what configure has",
    why: "configure gets an interaction and a context, and returns a size (documented).")
  package static let refusalIgnored = Rule(
    "refusal-ignored", .note, "Refuse without a size and without parameters",
    why:
      "After false, Siri draws its default row and ignores the rest (documented). Maps reads only "
      + "the size (observed).")
  package static let sizeClamped = Rule(
    "size-clamped", .note, "Ask for a size that the host allows",
    why: "The host clamps the size, so your view gets less or more room than it asked for.")
  package static let unfilledDialogue = Rule(
    "unfilled-dialogue", .warning, "Give each placeholder of a dialogue a value",
    why:
      "Siri would say a sentence with a gap. The card shows the name of the placeholder instead.")
  package static let answersTwice = Rule(
    "completion-twice", .warning, "Call the completion handler once",
    why:
      "The host uses the first reply and ignores the second one (observed). Apple's own "
      + "sample makes this mistake.")
  package static let unknownScene = Rule(
    "unknown-scene", .error, "Name a storyboard, a xib and a scene that exist",
    why: "The host would get no view.")
  package static let unknownOutlet = Rule(
    "unknown-outlet", .error, "Set outlets that the scene has",
    why:
      "The card does not show the value, and the app would crash on an outlet that is not "
      + "connected.")
  package static let outletNeverSet = Rule(
    "outlet-never-set", .note, "Set each outlet that shows data",
    why: "The card shows the text of the storyboard, such as the word Label.")
  package static let designedView = Rule(
    "designed-view", .note, "Say what your controller sets",
    why: "Cardproof does not know the data, so the card shows the storyboard as designed.")
  package static let unknownView = Rule(
    "unknown-view", .note, "Say what your controller shows",
    why: "No file says what the class draws, so its cards show a hatched box.")
  package static let controllerWithoutExtension = Rule(
    "controller-without-extension", .error, "Name the Intents UI extension of a controller",
    why: "The host finds a controller through the Info.plist of its extension.")
  package static let duplicateController = Rule(
    "duplicate-controller", .error, "Write one configuration for each extension",
    why: "The host loads the extension's initial view controller and no other (documented).")
  package static let mapInMapsCard = Rule(
    "map-in-maps-card", .warning, "Leave maps out of Maps cards",
    why: "The card shows a map already, and a map view needs much memory (documented).")
  package static let confirmationNotRequired = Rule(
    "confirmation-not-required", .warning, "Require confirmation in the definition",
    why: "Siri shows a confirmation only if the definition requires it (inferred).")

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
