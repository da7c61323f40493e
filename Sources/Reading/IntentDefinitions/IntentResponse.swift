package import Diagnostics

/// The response of an intent's handler.
package struct IntentResponse: Hashable, Sendable {
  /// The response's own parameters in display order.
  package let parameters: [IntentParameter]
  package let codes: [ResponseCode]
  /// The parameter that Shortcuts hands on as the result.
  package let output: String?

  package static let none = IntentResponse(parameters: [], codes: [], output: nil)

  /// Nil where the definition does not name it.
  package func code(named name: String?) -> ResponseCode? { codes.first { $0.name == name } }
}

/// One response code with its dialogue.
///
/// Placeholders name response parameters.
package struct ResponseCode: Hashable, Sendable {
  package let name: String
  /// Whether Siri treats it as a success.
  ///
  /// Absent in the file means failure.
  package let isSuccess: Bool
  /// The dialogue that Siri says and prints; empty when the app leaves the words to Siri.
  package let dialog: LocalizedText
  /// The dialogue with its placeholders taken apart.
  package let dialogPhrase: PhraseTemplate
  /// The short form of the dialogue.
  package let conciseDialog: LocalizedText
  package let location: SourceLocation

  package init(
    name: String, isSuccess: Bool, dialog: LocalizedText, conciseDialog: LocalizedText,
    location: SourceLocation
  ) {
    self.name = name
    self.isSuccess = isSuccess
    self.dialog = dialog
    dialogPhrase = PhraseTemplate(dialog.text)
    self.conciseDialog = conciseDialog
    self.location = location
  }

  /// The codes that every generated response class has without their being in the file.
  ///
  /// Observed in Microsoft's generator for the same format: raw values 0 to 3 and 6.
  package static let builtIn = [
    "unspecified", "ready", "continueInApp", "inProgress", "failureRequiringAppLaunch",
  ]
}
