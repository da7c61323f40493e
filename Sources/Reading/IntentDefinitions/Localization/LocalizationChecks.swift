package import Diagnostics
internal import SourceFormats

extension Localization {
  /// Finds texts without a translation, translations without a text, placeholders that differ, and
  /// ids that several texts share.
  package func check(reporting diagnostics: inout [Diagnostic]) {
    let grouped = Dictionary(grouping: texts, by: \.id)
    checkReuse(grouped, reporting: &diagnostics)
    let filled = translations.filter { !$0.file.entries.isEmpty }
    checkTitles(of: filled, texts: grouped, reporting: &diagnostics)
    checkMissing(in: filled, texts: grouped, reporting: &diagnostics)
    checkStale(filled, texts: grouped, reporting: &diagnostics)
    for translation in filled {
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
