package import Diagnostics

/// An `.intentdefinition` file.
package struct IntentDefinition: Hashable, Sendable {
  /// The path relative to the source folder.
  package let path: String
  /// Xcode's model version: `1.0`, `1.1` or `1.2` so far; nil in a stub.
  package let modelVersion: String?
  /// The version of the Xcode that wrote the file.
  package let toolsVersion: String?
  /// The six-character id of the file that enums and object types belong to.
  package let namespace: String?
  package let intents: [Intent]
  package let enums: [IntentEnum]
  package let objectTypes: [ObjectType]
  package let location: SourceLocation

  /// Whether Xcode has written the file, so that what it always writes is expected of it.
  var isWrittenByXcode: Bool { toolsVersion != nil }

  /// The intents that hosts show; others only set up a widget.
  var shownIntents: [Intent] { intents.filter { !$0.isForWidgetsOnly } }

  package func enumeration(named name: String) -> IntentEnum? {
    enums.first { $0.name == name }
  }

  package func objectType(named name: String) -> ObjectType? {
    objectTypes.first { $0.name == name }
  }
}
