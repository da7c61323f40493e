internal import SourceFormats

/// The texts of one definition file, in all its languages.
package struct Localization: Hashable, Sendable {
  /// The language of the texts in the definition itself.
  package let baseLanguage: String
  /// Every text of the definition, and the variants of its prompts that the translations have.
  package let texts: [DefinitionText]
  /// The translations, ordered by language.
  package let translations: [Translation]
  /// The plural forms, ordered by language.
  package let plurals: [PluralTranslation]
  /// The texts of each owner, in the order in which they are shown.
  private let textsByOwner: [DefinitionText.Owner: [DefinitionText]]
  /// The ids of the variants of a prompt, by its own id.
  private let variantIDs: [String: [String]]
  /// The ids of the texts with plural forms, by language.
  private let pluralIDs: [String: Set<String>]

  init(
    baseLanguage: String, texts: [DefinitionText], translations: [Translation],
    plurals: [PluralTranslation]
  ) {
    self.baseLanguage = baseLanguage
    self.translations = translations.sorted { $0.language < $1.language }
    self.plurals = plurals.sorted { $0.language < $1.language }
    pluralIDs = plurals.reduce(into: [:]) { ids, plural in
      ids[plural.language] = Set(texts.filter { plural.forms(of: $0.text) != nil }.map(\.id))
    }
    self.texts = texts + promptVariants(of: texts, in: self.translations)
    textsByOwner = Dictionary(grouping: self.texts, by: \.owner)
    variantIDs = self.texts.reduce(into: [:]) { ids, text in
      if let prompt = text.promptID { ids[prompt, default: []].append(text.id) }
    }
  }

  package func texts(of owner: DefinitionText.Owner) -> [DefinitionText] {
    textsByOwner[owner] ?? []
  }

  /// Whether a translation has a text, or a prompt's variants or plural forms in its place.
  package func hasText(of id: String, in translation: Translation) -> Bool {
    translation.text(of: id) != nil
      || pluralIDs[translation.language]?.contains(id) == true
      || variantIDs[id, default: []].contains { translation.text(of: $0) != nil }
  }

  /// Every language that there is a text in, sorted.
  package var languages: [String] {
    Set(translations.map(\.language) + plurals.map(\.language) + [baseLanguage]).sorted()
  }

  /// The translation that a device in a language uses: the one with this very tag, or else with the
  /// tag less its last parts, so that `pt-BR` falls back to `pt`.
  package func translation(in language: String) -> Translation? {
    var tag = Substring(language.lowercased())
    while true {
      if let match = translations.first(where: { $0.language.lowercased() == tag }) {
        return match
      }
      if baseLanguage.lowercased() == tag { return nil }
      guard let end = tag.lastIndex(of: "-") else { return nil }
      tag = tag[..<end]
    }
  }

  /// Whether there are texts of a language, or of the one that it falls back to.
  package func hasTexts(in language: String) -> Bool {
    let known = Set(languages.map { $0.lowercased() })
    var tag = Substring(language.lowercased())
    while !known.contains(String(tag)) {
      guard let end = tag.lastIndex(of: "-") else { return false }
      tag = tag[..<end]
    }
    return true
  }

  /// The text of a string id in a language; nil where only the base text is left.
  package func text(of id: String, in language: String) -> String? {
    translation(in: language)?.text(of: id)
  }
}

/// Ids have six characters each; longer ones than this are not looked into.
private let longestID = 256

/// The variants of prompts that translations have, sorted by id.
///
/// Xcode lets people translate a prompt about an enum case by case: the prompt's id, a hyphen and
/// the id of the case's name make the id of such a variant (observed).
private func promptVariants(
  of texts: [DefinitionText], in translations: [Translation]
) -> [DefinitionText] {
  let known = Dictionary(texts.map { ($0.id, $0) }) { first, _ in first }
  let ids = Set(translations.flatMap { $0.file.entries.map(\.key) })
    .filter { known[$0] == nil && $0.utf8.count <= longestID }
  return ids.sorted().compactMap { variant($0, of: known) }
}

/// Nil for the id of something else; ids may hold hyphens themselves.
private func variant(_ id: String, of known: [String: DefinitionText]) -> DefinitionText? {
  for hyphen in id.indices where id[hyphen] == "-" {
    let name = String(id[id.index(after: hyphen)...])
    if let prompt = known[String(id[..<hyphen])], let enumCase = known[name] {
      return prompt.variant(id: id, for: enumCase)
    }
  }
  return nil
}
