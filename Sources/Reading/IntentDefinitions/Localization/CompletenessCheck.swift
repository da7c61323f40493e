internal import Diagnostics
internal import SourceFormats
internal import TextTools

/// Translations with the same fault, which is told once for all their languages.
struct LikeTranslations {
  private let all: [Translation]

  /// Groups translations by what is wrong with them, in the order of the languages; those with
  /// nothing wrong are left out.
  static func groups(
    _ translations: [Translation], by fault: (Translation) -> [String]
  ) -> [(ids: [String], LikeTranslations)] {
    var order: [[String]] = []
    var groups: [[String]: [Translation]] = [:]
    for translation in translations {
      let ids = fault(translation)
      guard !ids.isEmpty else { continue }
      if groups[ids] == nil { order.append(ids) }
      groups[ids, default: []].append(translation)
    }
    return order.map { ($0, LikeTranslations(all: groups[$0] ?? [])) }
  }

  /// The translations of some languages, if any.
  func filtered(_ isWanted: (String) -> Bool) -> LikeTranslations? {
    let kept = all.filter { isWanted($0.language) }
    return kept.isEmpty ? nil : LikeTranslations(all: kept)
  }

  var first: Translation { all[0] }

  /// Where the first one stands.
  var place: SourceLocation { SourceLocation(file: all[0].file.path) }

  /// The languages in words; the file of a single one tells its language.
  var words: String {
    let languages = all.map(\.language)
    guard languages.count > 1 || place.file.hasSuffix(".xcstrings") else { return "here" }
    let more = languages.count - 5
    return "in "
      + (more > 1
        ? "\(languages.prefix(5).joined(separator: ", ")) and \(more) more languages"
        : languages.listed)
  }
}

extension Localization {
  /// The texts with words that a translation lacks.
  func absentIDs(in translation: Translation, _ grouped: [String: [DefinitionText]]) -> [String] {
    grouped.filter { id, texts in
      texts.contains { $0.promptID == nil && PhraseTemplate($0.text).hasWords }
        && !hasText(of: id, in: translation)
    }.keys.sorted()
  }

  /// Whether a text is one that the App Store wants in every language of the app.
  private func isTitle(_ id: String, _ grouped: [String: [DefinitionText]]) -> Bool {
    grouped[id]?.contains { $0.isTitleOrDescription && !$0.text.isEmpty } ?? false
  }

  /// Finds titles and descriptions that some languages lack.
  func checkTitles(
    of translations: [Translation], texts grouped: [String: [DefinitionText]],
    reporting diagnostics: inout [Diagnostic]
  ) {
    let groups = LikeTranslations.groups(translations) { translation in
      absentIDs(in: translation, grouped).filter { isTitle($0, grouped) }
    }
    for (titles, like) in groups {
      guard let others = like.filtered({ $0 != baseLanguage }) else { continue }
      diagnostics.report(
        .untranslatedTitle,
        counted(titles.count, "text")
          + " of the titles and descriptions \(titles.count == 1 ? "has" : "have")"
          + " no translation \(others.words): \(firstFew(titles))", at: others.place,
        notes: notes(titles.prefix(3), grouped),
        fix: "Translate them, or remove the language from the app")
    }
  }

  /// Finds other texts that some languages lack.
  func checkMissing(
    in translations: [Translation], texts grouped: [String: [DefinitionText]],
    reporting diagnostics: inout [Diagnostic]
  ) {
    let groups = LikeTranslations.groups(translations) { translation in
      absentIDs(in: translation, grouped).filter { !isTitle($0, grouped) }
    }
    for (missing, like) in groups {
      guard let foreign = like.filtered({ !isVariety($0) }) else { continue }
      diagnostics.report(
        .missingTranslation,
        counted(missing.count, "text of the definition has", plural: "texts of the definition have")
          + " no translation \(foreign.words): \(firstFew(missing))", at: foreign.place,
        notes: notes(missing.prefix(1), grouped),
        fix: "Export the localization in Xcode and translate them")
    }
  }

  /// Finds what translations have of texts that are no longer there.
  func checkStale(
    _ translations: [Translation], texts grouped: [String: [DefinitionText]],
    reporting diagnostics: inout [Diagnostic]
  ) {
    let groups = LikeTranslations.groups(translations) { translation in
      translation.file.entries.map(\.key).filter { grouped[$0] == nil }
    }
    for (stale, like) in groups {
      let entry = like.first.file.entries.first { $0.key == stale[0] }
      diagnostics.report(
        .staleTranslation,
        counted(stale.count, "text \(like.words) has", plural: "texts \(like.words) have")
          + " an id that the definition does not have: \(firstFew(stale))",
        at: entry?.keyLocation ?? like.place, fix: "Remove texts that the definition no longer has")
    }
  }

  /// Texts, where they stand.
  private func notes(
    _ ids: ArraySlice<String>, _ grouped: [String: [DefinitionText]]
  ) -> [Diagnostic.Note] {
    ids.compactMap { id in
      grouped[id]?.first.map { Diagnostic.Note("'\($0.text)' is here", at: $0.location) }
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
