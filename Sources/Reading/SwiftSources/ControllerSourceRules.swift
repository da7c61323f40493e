package import Diagnostics

extension Rule {
  package static let sourceSignature = Rule(
    "source-signature", .warning, "Use the signature that the host calls",
    why:
      "Both methods of INUIHostedViewControlling are optional, so a method with other labels "
      + "compiles and is never called. A pre-release of iOS 11 had one without "
      + "interactiveBehavior (documented).")
  package static let sourceNotHosted = Rule(
    "source-not-hosted", .warning, "Adopt INUIHostedViewControlling",
    why: "The host asks only a controller that conforms to the protocol (documented, observed).")
  package static let sourceNoConfigure = Rule(
    "source-no-configure", .warning, "Implement configureView",
    why:
      "The host has nothing to call, so the extension crashes, and Siri draws its own card "
      + "(inferred).")
  package static let sourceBothMethods = Rule(
    "source-both-methods", .note, "Implement one of the two configure methods",
    why: "Since iOS 11, the host calls only configureView if both exist (documented).")
  package static let sourceCompletionMissing = Rule(
    "source-completion-missing", .warning, "Call the completion handler on each path",
    why: "The host waits ten seconds and then draws its own card (documented, observed).")
  package static let sourceCompletionTwice = Rule(
    "source-completion-twice", .warning, "Call the completion handler once on each path",
    why: "The host uses the first reply and ignores the second one (documented, observed).")
  package static let sourceZeroSize = Rule(
    "source-zero-size", .note, "Succeed with a size",
    why: "Success with the size zero hides your view and Siri's own row (documented, observed).")
  package static let sourceFixedWidth = Rule(
    "source-fixed-width", .note, "Take the width from the extension context",
    why:
      "In Siri, the minimum and the maximum width are both that of the card, so the host ignores "
      + "yours (observed).")
  package static let sourceForcedResponse = Rule(
    "source-forced-response", .warning, "Expect interactions without a response",
    why:
      "Some interactions have only an intent. If you force the response, the extension crashes, "
      + "and Siri draws its own card (documented).")
  package static let sourceFirstParameter = Rule(
    "source-first-parameter", .warning, "Expect an empty set of parameters",
    why:
      "The host asks once without any parameter, and about custom intents only so (documented, "
      + "observed). If you force the first one, the extension crashes.")
  package static let sourceWaiting = Rule(
    "source-waiting", .warning, "Reply without waiting",
    why:
      "Waiting blocks the main thread, and the host gives up after ten seconds (documented, "
      + "observed).")
  package static let sourceTouch = Rule(
    "source-touch", .warning, "Remove gestures and actions",
    why:
      "A hosted view gets no touches. A tap does what the interactive behavior says "
      + "(documented).")
  package static let sourceProvidingFalse = Rule(
    "source-providing-false", .note, "Return true from a displays… property, or remove it",
    why:
      "The property says what the view shows. False hides nothing, as if it were absent "
      + "(documented).")
  package static let sourceProvidingUnread = Rule(
    "source-providing-unread", .note, "Use displays… properties that the host reads",
    why:
      "The host reads them only from a class that adopts INUIHostedViewSiriProviding, and never "
      + "beside configureView (observed).")
  package static let sourceInteractionUnread = Rule(
    "source-interaction-unread", .note, "Read the interaction",
    why:
      "The view is the same for each intent, status and response. Xcode's template shows an empty "
      + "one and claims success.")
  package static let sourcePresents = Rule(
    "source-presents", .note, "Embed child view controllers",
    why: "People never see a controller that you present. A contained one appears (documented).")
  package static let sourceMapView = Rule(
    "source-map-view", .warning, "Leave map views out of controllers for Maps",
    why:
      "The card is on a map already, and a map view needs more memory than an extension has "
      + "(documented).")
  package static let sourceUnknownClass = Rule(
    "source-unknown-class", .warning, "Name a class that exists",
    why: "The storyboard makes a plain controller instead, and the host never asks it (observed).")
  package static let sourceNoModule = Rule(
    "source-no-module", .warning, "Write the module before a principal class in Swift",
    why:
      "At run time, the name of a Swift class begins with its module, so the plain name finds no "
      + "class (documented).")

  package static let sourceSavesLate = Rule(
    "source-saves-late", .warning, "Save before the view disappears",
    why:
      "When people dismiss the card, the system releases the view controller and the "
      + "extension, and the data may be lost (documented).")
  package static let sourceOtherStore = Rule(
    "source-other-store", .note, "Show only what the interaction holds",
    why:
      "The interaction has the intent and the response. Another store may contradict them on "
      + "the card (documented).")
  package static let sourceAnimatesUnseen = Rule(
    "source-animates-unseen", .note, "Animate only while the view is on the screen",
    why:
      "People do not see an animation at any other time, and it costs the host time "
      + "(documented).")

  package static let sourceEarlySize = Rule(
    "source-early-size", .note, "Ask for the allowed sizes in the configure method",
    why:
      "The view loads before the host sends the sizes, so they are still unknown there "
      + "(observed)."
  )
  package static let sourceViewsPileUp = Rule(
    "source-views-pile-up", .note, "Remove old views before you add new ones",
    why:
      "Maps configures the instance on the screen again for each update (documented), so the "
      + "old views stay below the new ones.")
  package static let sourceParametersUnasked = Rule(
    "source-parameters-unasked", .note, "Expect no parameters of a custom intent",
    why:
      "Siri asks about the card of a custom intent once, with the empty set (observed), so "
      + "your test of a key path never succeeds.")
  package static let sourceForcedIntent = Rule(
    "source-forced-intent", .warning, "Expect every intent that the extension lists",
    why:
      "One view controller serves all intents of its extension. If you force the wrong class, "
      + "the extension crashes, and Siri draws its own card (documented).")
  package static let sourceHandlerMissing = Rule(
    "source-handler-missing", .warning,
    "Return a handler for every intent that the extension lists",
    why: "Without a handler, the request fails (documented).")
  package static let sourceHandlerProtocol = Rule(
    "source-handler-protocol", .warning, "Return a handler that adopts the protocol of the intent",
    why:
      "SiriKit calls the methods of the intent's protocol. An object without them handles "
      + "nothing (documented).")
  package static let sourceHandlerState = Rule(
    "source-handler-state", .note, "Keep nothing in a handler",
    why:
      "SiriKit typically makes a handler for each phase of a request, so a value that one "
      + "method stores is missing in the next (documented).")

  /// The rules of this module.
  package static let controllerSourceRules: [Rule] = [
    .sourceSignature, .sourceNotHosted, .sourceNoConfigure, .sourceBothMethods,
    .sourceCompletionMissing, .sourceCompletionTwice, .sourceZeroSize, .sourceFixedWidth,
    .sourceForcedResponse, .sourceFirstParameter, .sourceWaiting, .sourceTouch,
    .sourceProvidingFalse, .sourceProvidingUnread, .sourceInteractionUnread, .sourcePresents,
    .sourceMapView, .sourceUnknownClass, .sourceNoModule, .sourceSavesLate, .sourceOtherStore,
    .sourceAnimatesUnseen, .sourceHandlerMissing, .sourceHandlerProtocol, .sourceHandlerState,
    .sourceForcedIntent, .sourceEarlySize, .sourceViewsPileUp, .sourceParametersUnasked,
  ]
}
