internal import Diagnostics
internal import SourceFormats
internal import TextTools

/// Keys with a slip, each read as it is meant, so that nothing else misses what they say.
struct MisspelledKeys {
  private(set) var findings: [Diagnostic] = []

  /// The tree of a definition.
  ///
  /// Recursive, because the reader limits how deep values nest.
  mutating func corrected(
    _ node: PropertyListNode, at level: DefinitionLevel
  ) -> PropertyListNode {
    if let items = node.array {
      return PropertyListNode(.array(items.map { corrected($0, at: level) }), at: node.location)
    }
    let keys = level.keys
    return corrected(
      node, knowing: Set(keys.uses.keys), taking: keys.structure, required: keys.nameKey
    ) { entry, own in
      switch keys.uses[entry.key] {
      case .nested(let level): own.corrected(entry.value, at: level)
      case .keyed(let level):
        own.corrected(entry.value, knowing: []) { $1.corrected($0.value, at: level) }
      case .model, .editorOnly, nil: entry.value
      }
    }
  }

  /// The tree of an extension's Info.plist.
  mutating func corrected(extensionInfo root: PropertyListNode) -> PropertyListNode {
    corrected(root, knowing: ["NSExtension"]) { entry, own in
      guard entry.key == "NSExtension" else { return entry.value }
      return own.corrected(entry.value, knowing: Self.extensionKeys) { entry, own in
        guard entry.key == "NSExtensionAttributes" else { return entry.value }
        return own.corrected(entry.value, knowing: Self.attributeKeys) { entry, _ in entry.value }
      }
    }
  }

  private static let extensionKeys: Set = [
    "NSExtensionAttributes", "NSExtensionMainStoryboard", "NSExtensionPointIdentifier",
    "NSExtensionPrincipalClass",
  ]

  private static let attributeKeys: Set = [
    "IntentsSupported", "IntentsRestrictedWhileLocked",
    "IntentsRestrictedWhileProtectedDataUnavailable", "SupportedMediaCategories",
  ]

  /// The most keys of a dictionary; one with more is of another format, and looking for the spelling meant takes time.
  private static let most = 100

  /// A dictionary with its keys as they are meant, and other values.
  ///
  /// Only keys that something depends on are `taken`; nil takes all. One that must be there is meant also where more than
  /// one slip leads to it, and to no other.
  private mutating func corrected(
    _ node: PropertyListNode, knowing known: Set<String>, taking taken: Set<String>? = nil,
    required: String? = nil,
    _ value: (PropertyListEntry, inout MisspelledKeys) -> PropertyListNode
  ) -> PropertyListNode {
    guard let entries = node.entries else { return node }
    var missing = entries.count > Self.most ? [] : known.subtracting(entries.map(\.key))
    return PropertyListNode(
      .dictionary(
        entries.map { entry in
          var key = entry.key
          if !known.contains(key),
            let meant = sureSpelling(of: key, among: missing)
              ?? nearestSpelling(to: key, among: missing).flatMap({ $0 == required ? $0 : nil }),
            taken?.contains(meant) ?? true
          {
            report(entry, meaning: meant)
            missing.remove(meant)
            key = meant
          }
          let read = PropertyListEntry(key: key, at: entry.keyLocation, value: entry.value)
          return PropertyListEntry(key: key, at: entry.keyLocation, value: value(read, &self))
        }), at: node.location)
  }

  private mutating func report(_ entry: PropertyListEntry, meaning meant: String) {
    findings.report(
      .missingKey, "The file has '\(entry.key)' in place of '\(meant)'", at: entry.keyLocation,
      fix: "Write '\(meant)'", fixRank: .exact,
      corrections: [.replace(entry.key, with: meant, at: entry.keyLocation)])
  }
}
