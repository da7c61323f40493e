package import Diagnostics
package import SourceFormats

/// A definition file, and what it takes to read it again with other texts.
package struct DefinitionSource: Sendable {
  package let definition: IntentDefinition
  /// The texts that can be translated.
  package let texts: [DefinitionText]
  private let root: PropertyListNode
  private let reader: DefinitionReader

  /// Nil where there is no definition to read; see `DefinitionReader`.
  package init?(
    path: String, root: PropertyListNode, classPrefix: String,
    reporting diagnostics: inout [Diagnostic]
  ) {
    reader = DefinitionReader(path: path, classPrefix: classPrefix)
    guard let definition = reader.read(root, reporting: &diagnostics) else { return nil }
    if ["INIntents", "INEnums", "INTypes"].contains(where: { root[$0] != nil }) {
      DefinitionKeyCheck.check(root, reporting: &diagnostics)
    }
    definition.checkTypeNames(reporting: &diagnostics)
    self.definition = definition
    self.root = root
    texts = DefinitionTextCollector.texts(of: root)
  }

  /// The definition with the texts of a translation, and its own where there are none.
  func definition(in translation: Translation) -> IntentDefinition {
    var alreadyReported: [Diagnostic] = []
    let localized = root.replacingTexts { translation.text(of: $0) }
    return reader.read(localized, reporting: &alreadyReported) ?? definition
  }
}

extension PropertyListNode {
  /// The tree with another text for each string id that `text` knows.
  fileprivate func replacingTexts(_ text: (String) -> String?) -> PropertyListNode {
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
  fileprivate func replacingTexts(_ text: (String) -> String?) -> [PropertyListEntry] {
    var translations: [String: String] = [:]
    for entry in self where entry.key.hasSuffix("ID") {
      guard let id = entry.value.string else { continue }
      translations[String(entry.key.dropLast(2))] = text(id)
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
