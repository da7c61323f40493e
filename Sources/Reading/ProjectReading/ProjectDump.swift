internal import IntentDefinitions

extension Project {
  /// Every definition and extension as an indented tree.
  package var definitionDump: String {
    definitions.sorted { $0.path < $1.path }.map(\.dump).joined()
      + intents.extensions.map { info in
        "extension \(info.path) \(info.point.rawValue)\n"
          + info.intentsSupported.map { "  supports \($0.name)\n" }.joined()
          + info.intentsRestrictedWhileLocked.map { "  restricted \($0.name)\n" }.joined()
      }.joined()
  }
}
