package import IntentDefinitions

extension ExtensionInfo.Point {
  /// The kind of extension as Xcode's templates call it.
  package var title: String {
    switch self {
    case .intents: "Intents extension"
    case .intentsUI: "Intents UI extension"
    }
  }
}
