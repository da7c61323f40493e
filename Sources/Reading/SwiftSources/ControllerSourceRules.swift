package import Diagnostics

extension Rule {
  package static let sourceSignature = Rule("source-signature", .warning)
  package static let sourceNotHosted = Rule("source-not-hosted", .warning)
  package static let sourceNoConfigure = Rule("source-no-configure", .warning)
  package static let sourceBothMethods = Rule("source-both-methods", .note)
  package static let sourceCompletionMissing = Rule("source-completion-missing", .warning)
  package static let sourceCompletionTwice = Rule("source-completion-twice", .warning)
  package static let sourceZeroSize = Rule("source-zero-size", .note)
  package static let sourceFixedWidth = Rule("source-fixed-width", .note)
  package static let sourceForcedResponse = Rule("source-forced-response", .warning)
  package static let sourceFirstParameter = Rule("source-first-parameter", .warning)
  package static let sourceWaiting = Rule("source-waiting", .warning)
  package static let sourceTouch = Rule("source-touch", .warning)
  package static let sourceProvidingFalse = Rule("source-providing-false", .note)
  package static let sourceProvidingUnread = Rule("source-providing-unread", .note)
  package static let sourceInteractionUnread = Rule("source-interaction-unread", .note)
  package static let sourcePresents = Rule("source-presents", .note)
  package static let sourceMapView = Rule("source-map-view", .warning)
  package static let sourceUnknownClass = Rule("source-unknown-class", .warning)
  package static let sourceNoModule = Rule("source-no-module", .warning)

  package static let sourceSavesLate = Rule("source-saves-late", .warning)
  package static let sourceOtherStore = Rule("source-other-store", .note)
  package static let sourceAnimatesUnseen = Rule("source-animates-unseen", .note)

  package static let sourceEarlySize = Rule("source-early-size", .note)
  package static let sourceViewsPileUp = Rule("source-views-pile-up", .note)
  package static let sourceParametersUnasked = Rule("source-parameters-unasked", .note)
  package static let sourceForcedIntent = Rule("source-forced-intent", .warning)
  package static let sourceHandlerMissing = Rule("source-handler-missing", .warning)
  package static let sourceHandlerProtocol = Rule("source-handler-protocol", .warning)
  package static let sourceHandlerState = Rule("source-handler-state", .note)

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
