package import IntentDefinitions
package import SourceFormats
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
    let strings = tables.contents.strings[table] ?? [:]
    return Self.candidates(of: language).lazy.compactMap { strings[$0]?[id] }.first
  }

  /// Every id that there is, sorted; for the spelling of one that there is not.
  package var ids: [String] { ids(in: Self.mainTable) }

  /// Every text in a language, by table and id.
  package func texts(in language: String) -> [String: [String: String]] {
    Set(tables.contents.strings.keys).union([Self.mainTable]).reduce(into: [:]) { texts, table in
      texts[table] = ids(in: table).reduce(into: [:]) { texts, id in
        texts[id] = text(of: id, in: language, table: table)
      }
    }
  }

  /// The texts with plural forms in a language, by table and id.
  package func plurals(in language: String) -> [String: [String: PluralText]] {
    let tag = PseudoLanguage.isPseudo(language) ? PseudoLanguage.base(of: language) : language
    let tags = Self.candidates(of: tag)
    return tables.contents.plurals.mapValues { languages in
      tags.reversed().reduce(into: [:]) { texts, tag in
        texts.merge(languages[tag] ?? [:]) { $1 }
      }
    }
  }

  /// The tags under which the texts of a language may be, the best first.
  private static func candidates(of language: String) -> [String] {
    var parts = language.lowercased().split(separator: "-")
    var tags: [String] = []
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return tags + ["base", "en"]
  }

  private func ids(in table: String) -> [String] {
    let own = table == Self.mainTable ? localizations.flatMap { $0.texts.map(\.id) } : []
    return Set(own + (tables.contents.strings[table] ?? [:]).values.flatMap(\.keys)).sorted()
  }
}

/// The texts of string files by their table, their language, in lower case, and key.
///
/// An app may have hundreds of such files, and most projects look up nothing in them, so that they are read when
/// something is.
private final class StringTables: Sendable {
  typealias Tables<Text> = [String: [String: [String: Text]]]
  struct Contents {
    var strings: Tables<String> = [:]
    var plurals: Tables<PluralText> = [:]
  }

  private let files: [(path: String, bytes: [UInt8])]
  private let known = Mutex<Contents?>(nil)

  init(_ files: [(path: String, bytes: [UInt8])]) {
    self.files = files.sorted { $0.path < $1.path }
  }

  var contents: Contents {
    known.withLock { known in
      if let known { return known }
      let contents = read()
      known = contents
      return contents
    }
  }

  private func read() -> Contents {
    var contents = Contents()
    var ignored: [Diagnostic] = []
    for file in files {
      let path = SourcePath(file.path)
      let table = path.nameWithoutEnding
      if path.hasEnding(".xcstrings") {
        let languages =
          try? StringCatalogReader.read(
            path: file.path, bytes: file.bytes, withSource: true, reporting: &ignored)
        for language in languages ?? [] {
          let tag = language.tag.lowercased()
          add(language.file.entries.map { ($0.key, $0.text) }, table, tag, to: &contents.strings)
          add(language.plurals.map { ($0.key, $0) }, table, tag, to: &contents.plurals)
        }
      } else if path.hasEnding(".strings"), let tag = path.language?.lowercased() {
        let texts = try? readStrings(path: file.path, bytes: file.bytes, reporting: &ignored)
        add((texts?.entries ?? []).map { ($0.key, $0.text) }, table, tag, to: &contents.strings)
      } else if path.hasEnding(".stringsdict"), let tag = path.language?.lowercased() {
        let texts = try? readPlurals(path: file.path, bytes: file.bytes, reporting: &ignored)
        add((texts?.texts ?? []).map { ($0.key, $0) }, table, tag, to: &contents.plurals)
      }
    }
    return contents
  }

  private func add<Text>(
    _ texts: [(String, Text)], _ table: String, _ tag: String, to tables: inout Tables<Text>
  ) {
    tables[table, default: [:]][tag, default: [:]].merge(texts) { first, _ in first }
  }
}
