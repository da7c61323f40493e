package import Diagnostics
internal import SourceFormats

extension Localization {
  /// Finds texts without a translation, translations without a text, placeholders that differ, and
  /// ids that several texts share.
  package func check(reporting diagnostics: inout [Diagnostic]) {
    let grouped = Dictionary(grouping: texts, by: \.id)
    checkReuse(grouped, reporting: &diagnostics)
    for translation in translations where !translation.file.entries.isEmpty {
      checkCompleteness(of: translation, texts: grouped, reporting: &diagnostics)
      checkPlaceholders(of: translation, texts: grouped, reporting: &diagnostics)
    }
    checkPlurals(reporting: &diagnostics)
  }

  /// A form may lack a placeholder, as in “one soup”, but Siri has no value for one that is new.
  private func checkPlurals(reporting diagnostics: inout [Diagnostic]) {
    let counted = Dictionary(texts.map { ($0.text, $0) }) { first, _ in first }
    for text in plurals.flatMap(\.file.texts) {
      guard let own = counted[text.key] else { continue }
      let expected = Set(PhraseTemplate(own.text).placeholders)
      for form in text.variables.flatMap(\.forms) {
        let added = Set(PhraseTemplate(form.text).placeholders).subtracting(expected).sorted()
        if added.isEmpty { continue }
        diagnostics.append(
          Diagnostic(
            .placeholderMismatch,
            "The plural form '\(form.category.rawValue)' has \(names(added)), which the text does"
              + " not have", at: form.location,
            notes: [.init("The text stands here", at: own.location)],
            fix: "Leave out \(names(added))"))
      }
    }
  }

  private func checkReuse(
    _ grouped: [String: [DefinitionText]], reporting diagnostics: inout [Diagnostic]
  ) {
    for texts in grouped.values {
      let distinct = texts.withDistinctTexts
      guard let first = distinct.first, distinct.count > 1 else { continue }
      let notes = distinct.dropFirst(2).map { Diagnostic.Note("Another one", at: $0.location) }
      diagnostics.append(
        Diagnostic(
          .stringIDReused, "The string id '\(first.id)' stands for several texts",
          at: distinct[1].location,
          notes: [.init("It stands for another text here", at: first.location)] + notes,
          fix:
            "Clear one of the texts in Xcode and write it again, so that it gets an id of its own"))
    }
  }

  private func checkCompleteness(
    of translation: Translation, texts grouped: [String: [DefinitionText]],
    reporting diagnostics: inout [Diagnostic]
  ) {
    let place = SourceLocation(file: translation.file.path)
    let absent = grouped.filter { id, texts in
      texts.contains { !$0.text.isEmpty && $0.promptID == nil }
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
          notes: titles.prefix(3).compactMap { id in
            grouped[id]?.first.map { Diagnostic.Note("'\($0.text)' stands here", at: $0.location) }
          },
          fix: "Have them translated, or leave the language out of the app"))
    }
    if translation.language != baseLanguage, !missing.isEmpty {
      diagnostics.append(
        Diagnostic(
          .missingTranslation,
          "\(texts(missing.count)) of the definition \(missing.count == 1 ? "has" : "have") no"
            + " translation here: \(firstFew(missing))", at: place,
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

  private func checkPlaceholders(
    of translation: Translation, texts grouped: [String: [DefinitionText]],
    reporting diagnostics: inout [Diagnostic]
  ) {
    for entry in translation.file.entries where !entry.text.isEmpty {
      let distinct = (grouped[entry.key] ?? []).withDistinctTexts
      guard let text = distinct.first, distinct.count == 1 else { continue }
      let expected = Set(PhraseTemplate(text.text).placeholders)
      let actual = Set(PhraseTemplate(entry.text).placeholders)
      // In a variant, the name of the case stands in the place of the parameter.
      let lost = text.promptID == nil ? expected.subtracting(actual).sorted() : []
      let added = actual.subtracting(expected).sorted()
      guard !lost.isEmpty || !added.isEmpty else { continue }
      let faults = [
        lost.isEmpty ? nil : "lacks \(names(lost))",
        added.isEmpty ? nil : "has \(names(added)), which the text does not have",
      ].compactMap(\.self).joined(separator: " and ")
      diagnostics.append(
        Diagnostic(
          .placeholderMismatch, "The translation of '\(entry.key)' \(faults)",
          at: entry.textLocation, notes: [.init("The text stands here", at: text.location)],
          fix: lost.isEmpty
            ? "Leave out \(names(added))"
            : "Write \(names(lost))\(added.isEmpty ? "" : " in place of \(names(added))")"))
    }
  }

  private func names(_ placeholders: [String]) -> String {
    placeholders.map { "${\($0)}" }.joined(separator: ", ")
  }

  private func texts(_ count: Int) -> String { count == 1 ? "1 text" : "\(count) texts" }

  private func firstFew(_ ids: [String]) -> String {
    ids.prefix(5).joined(separator: ", ") + (ids.count > 5 ? " …" : "")
  }
}

extension [DefinitionText] {
  /// The first of each distinct text that is not empty, ordered by place.
  fileprivate var withDistinctTexts: [DefinitionText] {
    var seen: Set<String> = [""]
    return sorted { $0.location < $1.location }.filter { seen.insert($0.text).inserted }
  }
}
