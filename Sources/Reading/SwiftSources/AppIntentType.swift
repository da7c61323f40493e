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

  /// The App Intents of a Swift file, in its order.
  package static func all(path: String, bytes: [UInt8]) -> [AppIntentType] {
    guard mayBe(in: bytes) else { return [] }
    let code = SourceCode(path: path, bytes: bytes, language: .swift)
    return SwiftDeclarations.types(of: code).compactMap { type in
      guard type.keyword != "protocol", type.inherits.contains(where: protocols.contains) else {
        return nil
      }
      let isMigrated = type.inherits.contains("CustomIntentMigratedAppIntent")
      return AppIntentType(
        name: type.name,
        migratedClass: isMigrated ? code.migratedClass(after: type.location) : nil,
        location: type.location)
    }
  }

  /// Whether a file names the framework and one of its protocols: to take a file apart costs more than
  /// to read it (measured).
  package static func mayBe(in bytes: [UInt8]) -> Bool {
    guard bytes.contains(text: "AppIntents") else { return false }
    var end = 0
    while let found = bytes.firstIndex(ofText: "Intent", from: end) {
      end = found + "Intent".utf8.count
      let start = bytes[..<found].lastIndex { !isWordByte($0) }.map { $0 + 1 } ?? 0
      if end == bytes.count || !isWordByte(bytes[end]),
        protocols.contains(String(decoding: bytes[start..<end], as: UTF8.self))
      {
        return true
      }
    }
    return false
  }
}

extension SourceCode {
  /// The name in `static let intentClassName = "…"`, the first one behind a place; it has no escapes.
  fileprivate func migratedClass(after place: SourceLocation) -> String? {
    guard
      let name = tokens.indices.first(where: {
        text($0) == "intentClassName" && place < location($0)
      }), let literal = tokens[name...].prefix(12).first(where: { $0.kind == .string })
    else { return nil }
    return String(literal.text.drop { $0 == "\"" }.prefix { $0 != "\"" })
  }
}
