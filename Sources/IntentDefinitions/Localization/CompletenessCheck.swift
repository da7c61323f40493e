internal import Diagnostics
internal import SourceFormats

extension Localization {
  /// Finds texts that a language lacks, and what it has of texts that are no longer there.
  func checkCompleteness(
    of translation: Translation, texts grouped: [String: [DefinitionText]],
    reporting diagnostics: inout [Diagnostic]
  ) {
    let place = SourceLocation(file: translation.file.path)
    let absent = grouped.filter { id, texts in
      texts.contains { $0.promptID == nil && PhraseTemplate($0.text).hasWords }
        && !hasText(of: id, in: translation)
    }.keys.sorted()
    let titles = absent.filter { id in
      grouped[id]?.contains { $0.isTitleOrDescription && !$0.text.isEmpty } ?? false
    }
    let missing = absent.filter { !titles.contains($0) }
    if translation.language != baseLanguage, !titles.isEmpty {
      diagnostics.append(
        Diagnostic(
          .untranslatedTitle,
          "\(texts(titles.count)) of the titles and descriptions \(titles.count == 1 ? "has" : "have")"
            + " no translation here: \(firstFew(titles))", at: place,
          notes: notes(titles.prefix(3), grouped),
          fix: "Have them translated, or leave the language out of the app"))
    }
    if !isVariety(translation.language), !missing.isEmpty {
      diagnostics.append(
        Diagnostic(
          .missingTranslation,
          "\(texts(missing.count)) of the definition \(missing.count == 1 ? "has" : "have") no"
            + " translation here: \(firstFew(missing))", at: place,
          notes: notes(missing.prefix(1), grouped),
          fix: "Export the localization in Xcode and have them translated"))
    }
    let stale = translation.file.entries.filter { grouped[$0.key] == nil }
    if let first = stale.first {
      diagnostics.append(
        Diagnostic(
          .staleTranslation,
          "\(texts(stale.count)) here \(stale.count == 1 ? "has" : "have") an id that the"
            + " definition does not have: \(firstFew(stale.map(\.key)))", at: first.keyLocation,
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

  private func texts(_ count: Int) -> String { count == 1 ? "1 text" : "\(count) texts" }

  private func firstFew(_ ids: [String]) -> String {
    ids.prefix(5).joined(separator: ", ") + (ids.count > 5 ? " …" : "")
  }
}
