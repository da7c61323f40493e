internal import Diagnostics

extension Intent {
  /// Finds responses without one of the two codes that every intent has, and codes whose flag
  /// contradicts their name.
  ///
  /// All definitions that Xcode wrote have both, and flag `success` only of the two (observed).
  func checkResponseCodes(reporting diagnostics: inout [Diagnostic]) {
    guard kind == .custom, !response.codes.isEmpty else { return }
    for name in ["success", "failure"] where !response.codes.contains(where: { $0.name == name }) {
      diagnostics.report(
        .missingResponseCode, "'\(className)' has no response code '\(name)'", at: location,
        fix: "Add it in Xcode")
    }
    for code in response.codes {
      let isWrong = code.isSuccess ? code.name == "failure" : code.name == "success"
      guard isWrong else { continue }
      diagnostics.report(
        .wrongSuccessFlag,
        code.isSuccess
          ? "The code 'failure' counts as a success"
          : "The code 'success' does not count as a success", at: code.location,
        fix: code.isSuccess
          ? "Remove INIntentResponseCodeSuccess" : "Set INIntentResponseCodeSuccess to true")
    }
  }
}
