package import Interactions

extension HandlingStatus {
  /// How sure the status of a code is.
  package static func basis(of code: String?) -> Transcript.Basis {
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
