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

  /// How sure the status of a code is.
  static func basis(of code: String?) -> Transcript.Basis {
    switch code {
    case nil: Transcript.Basis(.documented, "Without a response the status is unspecified")
    case "ready", "inProgress", "success", "failure":
      Transcript.Basis(.documented, "INIntentHandlingStatus follows the response's code")
    case "continueInApp", "handleInApp":
      Transcript.Basis(.inferred, "The app takes over, so handling is deferred to it")
    default:
      Transcript.Basis(.inferred, "A code of the intent's own counts as success or failure")
    }
  }
}
