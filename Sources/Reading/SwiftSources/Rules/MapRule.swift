internal import Diagnostics

extension ControllerSources {
  /// The intents whose cards Maps shows (documented).
  static let ofMaps: Set = [
    "INRequestRideIntent", "INGetRideStatusIntent", "INListRideOptionsIntent", "INCancelRideIntent",
    "INSendRideFeedbackIntent",
  ]

  /// Map views in a class whose view stands in Maps.
  func mapFindings(_ hosted: HostedClass) -> [Diagnostic] {
    guard intents.contains(where: Self.ofMaps.contains) else { return [] }
    return hosted.parts.flatMap { part -> [Diagnostic] in
      let code = part.code
      return code.tokens.indices.filter { index in
        code.text(index) == "MKMapView"
          && (code.text(index + 1) == "(" || code.matches(["alloc"], at: index + 1)
            || code.text(index - 1) == ":" && code.text(index + 1) == "!")
      }.prefix(1).map { index in
        Diagnostic(
          .sourceMapView, "A view that Maps shows contains a map", at: code.location(index),
          fix: "Leave it out when the context is mapsCard")
      }
    }
  }
}
