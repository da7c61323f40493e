package import IntentDefinitions

/// How far the handling of an intent is: `INIntentHandlingStatus`, with its raw values.
package enum HandlingStatus: String, CaseIterable, Hashable, Sendable {
  case unspecified, ready, inProgress, success, failure, deferredToApplication
  case userConfirmationRequired

  /// The status that the system sets for a response's code.
  ///
  /// Documented for ready, inProgress, success and failure; inferred for the others. A custom code
  /// counts as success or failure by its flag in the definition.
  package init(code: String, of response: IntentResponse) {
    switch code {
    case "unspecified": self = .unspecified
    case "ready": self = .ready
    case "inProgress": self = .inProgress
    case "success": self = .success
    case "failure", "failureRequiringAppLaunch": self = .failure
    case "continueInApp", "handleInApp": self = .deferredToApplication
    case "userConfirmationRequired": self = .userConfirmationRequired
    default:
      self = response.code(named: code)?.isSuccess == true ? .success : .failure
    }
  }
}
