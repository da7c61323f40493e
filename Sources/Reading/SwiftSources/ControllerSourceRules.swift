package import Diagnostics

extension Rule {
  package static let sourceSignature = Rule(
    "source-signature", .warning,
    "A configure method should have the signature that the host calls",
    why: "Both methods of INUIHostedViewControlling are optional, so that one with other labels "
      + "compiles and is never called; a pre-release of iOS 11 had one without interactiveBehavior "
      + "(documented).")
  package static let sourceNotHosted = Rule(
    "source-not-hosted", .warning,
    "The first controller of an Intents UI extension should adopt INUIHostedViewControlling",
    why: "Only a controller that conforms to the protocol is hosted; another one is never asked "
      + "(documented, observed).")
  package static let sourceNoConfigure = Rule(
    "source-no-configure", .warning, "A hosted controller should have a configure method",
    why: "There is nothing to call: the extension crashes and Siri draws its own card (inferred).")
  package static let sourceBothMethods = Rule(
    "source-both-methods", .note, "A controller should have one of the two configure methods",
    why: "Since iOS 11 only configureView is called where both are there (documented).")
  package static let sourceCompletionMissing = Rule(
    "source-completion-missing", .warning, "A configure method should complete on every way",
    why: "The host waits for ten seconds and then draws its own card (documented, observed).")
  package static let sourceCompletionTwice = Rule(
    "source-completion-twice", .warning, "A configure method should complete once",
    why: "The first reply counts, and the second one is lost (documented, observed).")
  package static let sourceZeroSize = Rule(
    "source-zero-size", .note, "A controller that succeeds should have a size",
    why: "Success with a size of zero hides the controller's view and the host's own one "
      + "(documented, observed).")
  package static let sourceFixedWidth = Rule(
    "source-fixed-width", .note, "A controller should take its width from the extension context",
    why: "In Siri the least and the greatest width are those of the card, so that another one is "
      + "never granted (observed).")
  package static let sourceForcedResponse = Rule(
    "source-forced-response", .warning, "A controller should not rely on a response",
    why: "Some interactions have an intent only; forcing the response ends the extension, and Siri "
      + "draws its own card (documented).")
  package static let sourceFirstParameter = Rule(
    "source-first-parameter", .warning, "A controller should expect an empty set of parameters",
    why: "The host asks once with no parameter at all, and for custom intents never with any "
      + "(documented, observed); forcing the first one ends the extension.")
  package static let sourceWaiting = Rule(
    "source-waiting", .warning, "A configure method should not wait",
    why: "It blocks the main thread: the host gives up after ten seconds (documented, observed).")
  package static let sourceTouch = Rule(
    "source-touch", .warning, "A hosted view should not wait for touches",
    why: "A hosted view gets no touches: a tap does what the interactive behaviour says "
      + "(documented).")
  package static let sourceProvidingFalse = Rule(
    "source-providing-false", .note, "A displays… property should be true or not there",
    why: "It says what the view shows; false hides nothing and is what its absence means "
      + "(documented).")
  package static let sourceProvidingUnread = Rule(
    "source-providing-unread", .note, "A displays… property should be one that the host reads",
    why: "The host reads it of a class that adopts INUIHostedViewSiriProviding, and never beside "
      + "configureView (observed).")
  package static let sourceInteractionUnread = Rule(
    "source-interaction-unread", .note, "A controller should look at the interaction",
    why: "Without it the view is the same for every intent, status and response; Xcode's template "
      + "shows an empty one and claims success.")
  package static let sourcePresents = Rule(
    "source-presents", .note, "A hosted controller should embed its children",
    why: "The documented way to show another controller is containment: addChild, its view as a "
      + "subview, and didMove (documented).")
  package static let sourceMapView = Rule(
    "source-map-view", .warning, "A controller for Maps should draw no map",
    why: "Its view stands in a map already, and map views need more memory than an extension has "
      + "(documented).")
  package static let sourceUnknownClass = Rule(
    "source-unknown-class", .warning, "The first controller's class should be in the sources",
    why: "Where the class is not there, a plain controller stands in its place, which is never "
      + "asked (observed).")
  package static let sourceNoModule = Rule(
    "source-no-module", .warning, "A principal class in Swift should have its module in front",
    why: "The runtime's name of a Swift class begins with its module, so that the plain name finds "
      + "no class (documented).")

  package static let sourceSavesLate = Rule(
    "source-saves-late", .warning, "Save nothing when the view disappears",
    why:
      "When people dismiss the card, the system releases the view controller and the extension, so that "
      + "what is being saved may be lost (documented).")
  package static let sourceOtherStore = Rule(
    "source-other-store", .note, "Show only what the interaction holds",
    why:
      "The interaction has the intent and the response of the Intents extension; another store may say "
      + "something else, and the card shows that (documented).")
  package static let sourceAnimatesUnseen = Rule(
    "source-animates-unseen", .note, "Animate only while the view is on the screen",
    why:
      "Animations start in viewDidAppear and stop in viewWillDisappear; before and after nobody sees "
      + "them, and they take time from the host (documented).")

  /// The rules of this module.
  package static let controllerSourceRules: [Rule] = [
    .sourceSignature, .sourceNotHosted, .sourceNoConfigure, .sourceBothMethods,
    .sourceCompletionMissing, .sourceCompletionTwice, .sourceZeroSize, .sourceFixedWidth,
    .sourceForcedResponse, .sourceFirstParameter, .sourceWaiting, .sourceTouch,
    .sourceProvidingFalse, .sourceProvidingUnread, .sourceInteractionUnread, .sourcePresents,
    .sourceMapView, .sourceUnknownClass, .sourceNoModule, .sourceSavesLate, .sourceOtherStore,
    .sourceAnimatesUnseen,
  ]
}
