package import Diagnostics
package import SourceFormats

/// A definition file, and what it takes to read it again with other texts.
package struct DefinitionSource: Sendable {
  package let definition: IntentDefinition
  /// The texts that can be translated.
  package let texts: [DefinitionText]
  /// The whole tree, for digests of its parts.
  package let root: PropertyListNode
  private let reader: DefinitionReader

  /// Nil where there is no definition to read; see `DefinitionReader`.
  package init?(
    path: String, root: PropertyListNode, classPrefix: String,
    reporting diagnostics: inout [Diagnostic]
  ) {
    reader = DefinitionReader(path: path, classPrefix: classPrefix)
    var keys = MisspelledKeys()
    let root = keys.corrected(root, at: .file)
    diagnostics += keys.findings
    guard let definition = reader.read(root, reporting: &diagnostics) else { return nil }
    if ["INIntents", "INEnums", "INTypes"].contains(where: { root[$0] != nil }) {
      DefinitionKeyCheck.check(root, reporting: &diagnostics)
      MissingKeyCheck.check(root, reporting: &diagnostics)
    }
    definition.checkTypeNames(reporting: &diagnostics)
    self.definition = definition
    self.root = root
    texts = DefinitionTextCollector.texts(of: root)
  }

  /// The definition with the texts of a translation, and its own where there are none.
  func definition(in translation: Translation) -> IntentDefinition {
    read(root.replacingTexts { id, _, _ in translation.text(of: id) })
  }

  /// The definition with every text of a translation, or its own, in the pseudo-language.
  func pseudoDefinition(of translation: Translation?) -> IntentDefinition {
    read(
      root.replacingTexts { id, key, own in
        guard !key.hasSuffix(Self.templateEnding) else { return nil }
        return (translation?.text(of: id) ?? own).map { PseudoLanguage.text($0) }
      })
  }

  /// The end of keys whose texts are patterns of dates, not words.
  private static let templateEnding = "MetadataTemplate"

  private func read(_ localized: PropertyListNode) -> IntentDefinition {
    var alreadyReported: [Diagnostic] = []
    return reader.read(localized, reporting: &alreadyReported) ?? definition
  }
}

extension PropertyListNode {
  /// A string id, the key of its text and the text, and what stands in its place; nil leaves it.
  fileprivate typealias Replacement = (_ id: String, _ key: String, _ own: String?) -> String?

  /// The tree with another text for each string id that `text` knows.
  fileprivate func replacingTexts(_ text: Replacement) -> PropertyListNode {
    switch content {
    case .array(let nodes):
      return PropertyListNode(.array(nodes.map { $0.replacingTexts(text) }), at: location)
    case .dictionary(let entries):
      return PropertyListNode(.dictionary(entries.replacingTexts(text)), at: location)
    case .string, .integer, .real, .boolean, .data, .date: return self
    }
  }
}

extension [PropertyListEntry] {
  /// An id may stand without its text: then the translation is added.
  fileprivate func replacingTexts(
    _ text: PropertyListNode.Replacement
  ) -> [PropertyListEntry] {
    let own = Dictionary(map { ($0.key, $0.value.string) }) { first, _ in first }
    var translations: [String: String] = [:]
    for entry in self where entry.key.hasSuffix("ID") {
      guard let id = entry.value.string else { continue }
      let key = String(entry.key.dropLast(2))
      translations[key] = text(id, key, own[key] ?? nil)
    }
    var result = map { entry -> PropertyListEntry in
      let value =
        translations.removeValue(forKey: entry.key)
        .map { PropertyListNode(.string($0), at: entry.value.location) }
        ?? entry.value.replacingTexts(text)
      return PropertyListEntry(key: entry.key, at: entry.keyLocation, value: value)
    }
    for entry in self {
      guard entry.key.hasSuffix("ID"),
        let added = translations[String(entry.key.dropLast(2))]
      else { continue }
      result.append(
        PropertyListEntry(
          key: String(entry.key.dropLast(2)), at: entry.keyLocation,
          value: PropertyListNode(.string(added), at: entry.value.location)))
    }
    return result
  }
}
