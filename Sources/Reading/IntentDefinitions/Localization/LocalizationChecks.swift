package import Diagnostics
internal import SourceFormats

extension Localization {
  /// Finds texts without a translation, translations without a text, placeholders that differ, and
  /// ids that several texts share.
  package func check(reporting diagnostics: inout [Diagnostic]) {
    let grouped = Dictionary(grouping: texts, by: \.id)
    checkReuse(grouped, reporting: &diagnostics)
    let filled = translations.filter { !$0.file.entries.isEmpty }
    // The languages of a string catalogue that lack the same texts are told together.
    let gaps = filled.map { LanguageGap(path: $0.file.path, ids: absentIDs(in: $0, grouped)) }
    var languages: [LanguageGap: [String]] = [:]
    for (translation, gap) in zip(filled, gaps) {
      languages[gap, default: []].append(translation.language)
    }
    for (translation, gap) in zip(filled, gaps) {
      if let own = languages.removeValue(forKey: gap) {
        checkGap(gap, own, texts: grouped, reporting: &diagnostics)
      }
      checkStale(translation, texts: grouped, reporting: &diagnostics)
      checkPlaceholders(of: translation, texts: grouped, reporting: &diagnostics)
    }
    checkPlurals(reporting: &diagnostics)
  }
}

extension [DefinitionText] {
  /// The first of each distinct text that is not empty, ordered by place.
  var withDistinctTexts: [DefinitionText] {
    var seen: Set<String> = [""]
    return sorted { $0.location < $1.location }.filter { seen.insert($0.text).inserted }
  }
}
