package import Diagnostics
internal import TextTools

/// An App Intent: a Swift type that takes the place of one of SiriKit's intents.
package struct AppIntentType: Hashable, Sendable {
  package let name: String
  /// The class of the SiriKit intent that it takes over; nil for a new one.
  package let migratedClass: String?
  package let location: SourceLocation

  /// The names under which Info.plists may list it.
  package var listedNames: [String] { [name] + (migratedClass.map { [$0] } ?? []) }

  /// The protocols whose conformance makes an App Intent (documented).
  private static let protocols: Set = [
    "AppIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent",
    "CameraCaptureIntent", "ControlConfigurationIntent", "CustomIntentMigratedAppIntent",
    "DeleteIntent", "DeprecatedAppIntent", "ForegroundContinuableIntent", "LiveActivityIntent",
    "LiveActivityStartingIntent", "OpenIntent", "PauseWorkoutIntent", "PlayVideoIntent",
    "PredictableIntent", "ProgressReportingIntent", "ResumeWorkoutIntent", "SetFocusFilterIntent",
    "SetValueIntent", "ShowInAppSearchResultsIntent", "SnippetIntent", "StartDiveIntent",
    "StartWorkoutIntent", "SystemIntent", "TargetContentProvidingIntent", "URLRepresentableIntent",
    "UndoableIntent", "WidgetConfigurationIntent",
  ]

  /// The App Intents of a Swift file, in its order; none in a file that does not name the framework.
  package static func all(path: String, bytes: [UInt8]) -> [AppIntentType] {
    guard bytes.contains(text: "AppIntents") else { return [] }
    let code = SourceCode(path: path, bytes: bytes, language: .swift)
    return SwiftDeclarations.types(of: code).compactMap { type in
      guard type.keyword != "protocol", type.inherits.contains(where: protocols.contains) else {
        return nil
      }
      let migrated = type.properties.first { $0.name == "intentClassName" }
      return AppIntentType(
        name: type.name,
        migratedClass: (migrated?.value ?? migrated?.body).flatMap { code.firstLiteral(in: $0) },
        location: type.location)
    }
  }
}

extension SourceCode {
  /// The text of the first string in a range, which is a name and so has no escapes.
  fileprivate func firstLiteral(in range: Range<Int>) -> String? {
    range.first { tokens[$0].kind == .string }.map { index in
      text(index).trimmingPrefix("\"").prefix { $0 != "\"" }
    }.map { String($0) }
  }
}
