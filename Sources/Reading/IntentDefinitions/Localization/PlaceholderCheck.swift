internal import Diagnostics
internal import SourceFormats

extension Localization {
  /// Finds placeholders that a translation lost, and those that its text does not have.
  func checkPlaceholders(
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
      // A phrase may say any of its own parameters, whether it does so in the definition or not.
      let added = actual.subtracting(expected).subtracting(text.namesOfPhrase).sorted()
      guard !lost.isEmpty || !added.isEmpty else { continue }
      let faults = [
        lost.isEmpty ? nil : "lacks \(names(lost))",
        added.isEmpty ? nil : "has \(names(added)), which the text does not have",
      ].compactMap(\.self).joined(separator: " and ")
      diagnostics.report(
        .placeholderMismatch, "The translation of '\(entry.key)' \(faults)", at: entry.textLocation,
        notes: [.init("The text is here", at: text.location)],
        fix: lost.isEmpty
          ? "Leave out \(names(added))"
          : "Write \(names(lost))\(added.isEmpty ? "" : " in place of \(names(added))")")
    }
  }

  /// A form may lack a placeholder, as in “one soup”, but Siri has no value for one that is new.
  func checkPlurals(reporting diagnostics: inout [Diagnostic]) {
    let counted = Dictionary(texts.map { ($0.text, $0) }) { first, _ in first }
    for text in plurals.flatMap(\.file.texts) {
      guard let own = counted[text.key] else { continue }
      let expected = Set(PhraseTemplate(own.text).placeholders)
      for form in text.variables.flatMap(\.forms) {
        let added = Set(PhraseTemplate(form.text).placeholders).subtracting(expected).sorted()
        if added.isEmpty { continue }
        diagnostics.report(
          .placeholderMismatch,
          "The plural form '\(form.category.rawValue)' has \(names(added)), which the text does"
            + " not have", at: form.location,
          notes: [.init("The text is here", at: own.location)], fix: "Leave out \(names(added))"
        )
      }
    }
  }

  private func names(_ placeholders: [String]) -> String {
    placeholders.map { "${\($0)}" }.joined(separator: ", ")
  }
}
