package import Diagnostics
internal import SourceFormats

extension Localization {
  /// Finds texts without a translation, translations without a text, placeholders that differ, and
  /// ids that several texts share; texts of some owners only count as being there.
  package func check(
    besides ignored: Set<DefinitionText.Owner> = [], reporting diagnostics: inout [Diagnostic]
  ) {
    let all = Dictionary(grouping: texts, by: \.id)
    let grouped = all.compactMapValues { texts in
      let counted = texts.filter { !ignored.contains($0.owner) }
      return counted.isEmpty ? nil : counted
    }
    checkReuse(grouped, reporting: &diagnostics)
    let filled = translations.filter { !$0.file.entries.isEmpty }
    checkTitles(of: filled, texts: grouped, reporting: &diagnostics)
    checkMissing(in: filled, texts: grouped, reporting: &diagnostics)
    checkStale(filled, texts: all, reporting: &diagnostics)
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
