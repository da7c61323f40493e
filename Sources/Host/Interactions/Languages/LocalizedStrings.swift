package import IntentDefinitions
internal import SourceFormats
internal import Diagnostics
internal import TextTools

/// The texts that a controller can look up by their ids, in every language.
///
/// The string ids of the definitions come first, as their translations have them; then the keys of
/// the app's own tables, the first by path. Without the name of a table, `Localizable` is meant.
package struct LocalizedStrings: Sendable {
  private let localizations: [Localization]
  /// The texts of string files by their table, their language, in lower case, and key.
  private let strings: [String: [String: [String: String]]]

  /// The table without a name.
  package static let mainTable = "Localizable"

  package static let none = LocalizedStrings(localizations: [], files: [])

  /// Faults of the files are those of the app, and not reported.
  package init(localizations: [Localization], files: [(path: String, bytes: [UInt8])]) {
    self.localizations = localizations
    var strings: [String: [String: [String: String]]] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) {
      let path = SourcePath(file.path)
      let table = path.nameWithoutEnding
      if path.hasEnding(".xcstrings") {
        var ignored: [Diagnostic] = []
        let languages =
          try? StringCatalogReader.read(
            path: file.path, bytes: file.bytes, withSource: true, reporting: &ignored)
        for language in languages ?? [] {
          strings[table, default: [:]][language.tag.lowercased(), default: [:]]
            .merge(language.file.entries.map { ($0.key, $0.text) }) { first, _ in first }
        }
        continue
      }
      guard path.hasEnding(".strings"), let tag = path.language?.lowercased() else {
        continue
      }
      var ignored: [Diagnostic] = []
      guard
        let texts = try? StringsReader.read(
          path: file.path, bytes: file.bytes, reporting: &ignored)
      else { continue }
      strings[table, default: [:]][tag, default: [:]]
        .merge(texts.entries.map { ($0.key, $0.text) }) { first, _ in first }
    }
    self.strings = strings
  }

  /// The text of an id in a language: that of the tag, of the tag less its last parts, or the base
  /// text.
  package func text(
    of id: String, in language: String, table: String = mainTable
  ) -> String? {
    guard PseudoLanguage.isPseudo(language) else {
      return spokenText(of: id, in: language, table: table)
    }
    return spokenText(of: id, in: PseudoLanguage.base(of: language), table: table)
      .map { PseudoLanguage.text($0) }
  }

  private func spokenText(of id: String, in language: String, table: String) -> String? {
    for localization in localizations where table == Self.mainTable {
      if let text = localization.text(of: id, in: language) { return text }
      if let text = localization.texts.first(where: { $0.id == id }), !text.text.isEmpty {
        return text.text
      }
    }
    let strings = strings[table] ?? [:]
    var parts = language.lowercased().split(separator: "-").map { String($0) }
    while !parts.isEmpty {
      if let text = strings[parts.joined(separator: "-")]?[id] { return text }
      parts.removeLast()
    }
    return strings["base"]?[id] ?? strings["en"]?[id]
  }

  /// Every id that there is, sorted; for the spelling of one that there is not.
  package var ids: [String] { ids(in: Self.mainTable) }

  /// The names of the tables.
  package var tables: Set<String> { Set(strings.keys).union([Self.mainTable]) }

  /// Every id of a table, sorted.
  package func ids(in table: String) -> [String] {
    let own = table == Self.mainTable ? localizations.flatMap { $0.texts.map(\.id) } : []
    return Set(own + (strings[table] ?? [:]).values.flatMap(\.keys)).sorted()
  }
}
