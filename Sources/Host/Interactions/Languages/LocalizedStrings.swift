package import IntentDefinitions
internal import SourceFormats
internal import Synchronization
internal import Diagnostics
internal import TextTools

/// The texts that a controller can look up by their ids, in every language.
///
/// The string ids of the definitions come first, as their translations have them; then the keys of
/// the app's own tables, the first by path. Without the name of a table, `Localizable` is meant.
package struct LocalizedStrings: Sendable {
  private let localizations: [Localization]
  private let tables: StringTables

  /// The table without a name.
  package static let mainTable = "Localizable"

  package static let none = LocalizedStrings(localizations: [], files: [])

  /// Faults of the files are those of the app, and not reported.
  package init(localizations: [Localization], files: [(path: String, bytes: [UInt8])]) {
    self.localizations = localizations
    tables = StringTables(files)
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
    let strings = tables.strings[table] ?? [:]
    var parts = language.lowercased().split(separator: "-").map { String($0) }
    while !parts.isEmpty {
      if let text = strings[parts.joined(separator: "-")]?[id] { return text }
      parts.removeLast()
    }
    return strings["base"]?[id] ?? strings["en"]?[id]
  }

  /// Every id that there is, sorted; for the spelling of one that there is not.
  package var ids: [String] { ids(in: Self.mainTable) }

  /// Every text in a language, by table and id.
  package func texts(in language: String) -> [String: [String: String]] {
    Set(tables.strings.keys).union([Self.mainTable]).reduce(into: [:]) { texts, table in
      texts[table] = ids(in: table).reduce(into: [:]) { texts, id in
        texts[id] = text(of: id, in: language, table: table)
      }
    }
  }

  private func ids(in table: String) -> [String] {
    let own = table == Self.mainTable ? localizations.flatMap { $0.texts.map(\.id) } : []
    return Set(own + (tables.strings[table] ?? [:]).values.flatMap(\.keys)).sorted()
  }
}

/// The texts of string files by their table, their language, in lower case, and key.
///
/// An app may have hundreds of such files, and most projects look up nothing in them, so that they are read when
/// something is.
private final class StringTables: Sendable {
  private let files: [(path: String, bytes: [UInt8])]
  private let known = Mutex<[String: [String: [String: String]]]?>(nil)

  init(_ files: [(path: String, bytes: [UInt8])]) {
    self.files = files.sorted { $0.path < $1.path }
  }

  var strings: [String: [String: [String: String]]] {
    known.withLock { known in
      if let known { return known }
      let strings = read()
      known = strings
      return strings
    }
  }

  private func read() -> [String: [String: [String: String]]] {
    var strings: [String: [String: [String: String]]] = [:]
    var ignored: [Diagnostic] = []
    for file in files {
      let path = SourcePath(file.path)
      let table = path.nameWithoutEnding
      if path.hasEnding(".xcstrings") {
        let languages =
          try? StringCatalogReader.read(
            path: file.path, bytes: file.bytes, withSource: true, reporting: &ignored)
        for language in languages ?? [] {
          strings[table, default: [:]][language.tag.lowercased(), default: [:]]
            .merge(language.file.entries.map { ($0.key, $0.text) }) { first, _ in first }
        }
      } else if path.hasEnding(".strings"), let tag = path.language?.lowercased() {
        let texts = try? readStrings(
          path: file.path, bytes: file.bytes, reporting: &ignored)
        strings[table, default: [:]][tag, default: [:]]
          .merge((texts?.entries ?? []).map { ($0.key, $0.text) }) { first, _ in first }
      }
    }
    return strings
  }
}
