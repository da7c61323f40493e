package import Diagnostics
package import SourceFormats

/// What an `.entitlements` file says of Siri.
package struct Entitlements: Hashable, Sendable {
  /// The path relative to the source folder.
  package let path: String
  /// Whether Siri may call the app; nil when the file does not say.
  package let siri: Bool?
  package let location: SourceLocation

  /// The key that Xcode's capability *Siri* writes (documented).
  package static let siriKey = "com.apple.developer.siri"

  /// Nil where the file is no dictionary.
  package init?(path: String, _ root: PropertyListNode, reporting diagnostics: inout [Diagnostic]) {
    guard let reader = DictionaryReader(root, "An entitlements file", reporting: &diagnostics)
    else { return nil }
    self.path = path
    siri = reader.boolean(Self.siriKey, reporting: &diagnostics)
    location = reader[Self.siriKey]?.location ?? root.location
  }
}
