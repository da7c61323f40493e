package import Diagnostics
package import SourceFormats

/// The Siri entitlement of an `.entitlements` file.
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
    let siri = DictionaryReader.read(
      root, "An entitlements file", reporting: &diagnostics
    ) { reader in
      (value: reader.boolean(Self.siriKey), location: reader[Self.siriKey]?.location)
    }
    guard let siri else { return nil }
    self.path = path
    self.siri = siri.value
    location = siri.location ?? root.location
  }
}
