package import Interactions

extension HandlingStatus {
  /// How sure the status of a code is.
  package static func basis(of code: String?) -> Transcript.Basis {
    switch code {
    case nil: Transcript.Basis(.documented, "Without a response the status is unspecified")
    case "unspecified", "ready", "inProgress", "success", "failure", "userConfirmationRequired":
      Transcript.Basis(.documented, "INIntentHandlingStatus follows the response's code")
    case "continueInApp", "handleInApp":
      Transcript.Basis(.inferred, "The app takes over, so handling is deferred to it")
    case .some(let code) where code.hasPrefix("failure"):
      Transcript.Basis(.inferred, "A failure that needs something of the person is a failure")
    default:
      Transcript.Basis(.inferred, "A code of the intent's own counts as success or failure")
    }
  }
}
