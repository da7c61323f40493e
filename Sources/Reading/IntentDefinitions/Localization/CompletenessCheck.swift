internal import Diagnostics
internal import SourceFormats
internal import TextTools

/// What a file lacks of the texts of a definition, in one language or in several.
struct LanguageGap: Hashable {
  let path: String
  let ids: [String]

  /// Whether the path does not tell the language.
  var isOfCatalog: Bool { path.hasSuffix(".xcstrings") }
}

extension Localization {
  /// The texts with words that a translation lacks.
  func absentIDs(in translation: Translation, _ grouped: [String: [DefinitionText]]) -> [String] {
    grouped.filter { id, texts in
      texts.contains { $0.promptID == nil && PhraseTemplate($0.text).hasWords }
        && !hasText(of: id, in: translation)
    }.keys.sorted()
  }

  /// Finds texts that some languages lack.
  func checkGap(
    _ gap: LanguageGap, _ languages: [String], texts grouped: [String: [DefinitionText]],
    reporting diagnostics: inout [Diagnostic]
  ) {
    let place = SourceLocation(file: gap.path)
    let titles = gap.ids.filter { id in
      grouped[id]?.contains { $0.isTitleOrDescription && !$0.text.isEmpty } ?? false
    }
    let missing = gap.ids.filter { !titles.contains($0) }
    let others = languages.filter { $0 != baseLanguage }
    if !others.isEmpty, !titles.isEmpty {
      diagnostics.append(
        Diagnostic(
          .untranslatedTitle,
          counted(titles.count, "text")
            + " of the titles and descriptions \(titles.count == 1 ? "has" : "have")"
            + " no translation \(words(for: gap, others)): \(firstFew(titles))", at: place,
          notes: notes(titles.prefix(3), grouped),
          fix: "Have them translated, or leave the language out of the app"))
    }
    let foreign = languages.filter { !isVariety($0) }
    if !foreign.isEmpty, !missing.isEmpty {
      diagnostics.append(
        Diagnostic(
          .missingTranslation,
          counted(
            missing.count, "text of the definition has", plural: "texts of the definition have")
            + " no translation \(words(for: gap, foreign)): \(firstFew(missing))", at: place,
          notes: notes(missing.prefix(1), grouped),
          fix: "Export the localization in Xcode and have them translated"))
    }
  }

  private func words(for gap: LanguageGap, _ languages: [String]) -> String {
    gap.isOfCatalog ? "here for \(firstFew(languages))" : "here"
  }

  /// Finds what a translation has of texts that are no longer there.
  func checkStale(
    _ translation: Translation, texts grouped: [String: [DefinitionText]],
    reporting diagnostics: inout [Diagnostic]
  ) {
    let stale = translation.file.entries.filter { grouped[$0.key] == nil }
    if let first = stale.first {
      diagnostics.append(
        Diagnostic(
          .staleTranslation,
          counted(stale.count, "text here has", plural: "texts here have")
            + " an id that the definition does not have: \(firstFew(stale.map(\.key)))",
          at: first.keyLocation,
          fix: "Remove what the definition no longer has"))
    }
  }

  /// Texts, where they stand.
  private func notes(
    _ ids: ArraySlice<String>, _ grouped: [String: [DefinitionText]]
  ) -> [Diagnostic.Note] {
    ids.compactMap { id in
      grouped[id]?.first.map { Diagnostic.Note("'\($0.text)' stands here", at: $0.location) }
    }
  }

  /// Whether the definition's own texts are in a language, or in the same as another region has it.
  private func isVariety(_ language: String) -> Bool {
    guard language != baseLanguage else { return true }
    guard language.hasPrefix(baseLanguage + "-") else { return false }
    let rest = language.utf8.dropFirst(baseLanguage.utf8.count + 1)
    return (2...3).contains(rest.count) && !rest.contains(UInt8(ascii: "-"))
  }

  private func firstFew(_ ids: [String]) -> String {
    ids.prefix(5).joined(separator: ", ") + (ids.count > 5 ? " …" : "")
  }
}
