internal import Digests
package import Diagnostics
package import TextTools

/// One part of a project that cards are made of, with a digest of what it says.
///
/// A comparison of two sites finds the cause of a change by the parts whose digests differ. Places,
/// comments and the order of keys are no part of a digest. Behind one reference, because it goes
/// from list to list.
package final class ProjectInput: Sendable {
  /// The stable name: a digest of the kind and of what names it in the project.
  package let id: String
  package let kind: Kind
  /// The name in words: `the case (status ready) of BoatController`.
  package let name: Phrase
  package let digest: String
  /// Its entry in the catalog, written once: most inputs outlive the builds of `--watch`.
  package let entry: [UInt8]

  /// The words of `catalogue.json`.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case definition, controller, scene, interaction, translation, host, `extension`, settings
    case image, color
    /// A controller's class in Swift or Objective-C.
    case `class`
    /// Which hosts and variants cards are made for; it changes no card.
    case matrix
  }

  /// A part of a file stands at a place in it, and may be a part of another input.
  package convenience init(
    _ kind: Kind, _ key: String, name: Phrase, file: String, at place: SourceLocation? = nil,
    partOf parent: String? = nil, digestOf content: String
  ) {
    self.init(
      kind, key, name: name, file: file, at: place, partOf: parent,
      digest: SHA256.shortHex(content))
  }

  package convenience init(_ kind: Kind, file: SourceFile, name: Phrase) {
    let digest = SHA256.shortened(SHA256.hex(file.bytes))
    self.init(
      kind, file.path, name: name, file: file.path, at: nil, partOf: nil, digest: digest)
  }

  /// Takes the file that it is, or is a part of.
  private init(
    _ kind: Kind, _ key: String, name: Phrase, file: String, at place: SourceLocation?,
    partOf parent: String?, digest: String
  ) {
    id = Self.id(kind, key)
    self.kind = kind
    self.name = name
    self.digest = digest
    var entry = JSONObject()
    entry.add("id", id)
    entry.add("kind", kind.rawValue)
    entry.add("name", name.plainText)
    entry.add("words", name.alternating)
    if let parent { entry.add("parent", parent) }
    entry.add("file", file)
    if let place {
      entry.add("line", written: String(place.line))
      entry.add("column", written: String(place.column))
    }
    entry.add("digest", digest)
    self.entry = entry.ended()
  }

  /// 40 bits tell a million parts apart well enough; a project has some thousands.
  package static func id(_ kind: Kind, _ key: String) -> String {
    String(SHA256.shortHex("\(kind.rawValue):\(key)").prefix(10))
  }
}
