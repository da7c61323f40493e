package import IntentDefinitions
internal import SourceFormats
internal import Diagnostics
internal import TextTools

/// The texts that a controller can look up by their ids, in every language.
///
/// The string ids of the definitions come first, as their translations have them; then the keys of
/// the app's own `Localizable.strings`, the first by path.
package struct LocalizedStrings: Sendable {
  private let localizations: [Localization]
  /// The texts of `Localizable.strings` by their language, in lower case, and key.
  private let strings: [String: [String: String]]

  package static let none = LocalizedStrings(localizations: [], files: [])

  /// Faults of the files are those of the app, and not reported.
  package init(localizations: [Localization], files: [(path: String, bytes: [UInt8])]) {
    self.localizations = localizations
    var strings: [String: [String: String]] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) {
      let path = SourcePath(file.path)
      if path.name == "Localizable.xcstrings" {
        var ignored: [Diagnostic] = []
        let languages =
          try? StringCatalogReader.read(
            path: file.path, bytes: file.bytes, withSource: true, reporting: &ignored)
        for language in languages ?? [] {
          strings[language.tag.lowercased(), default: [:]]
            .merge(language.file.entries.map { ($0.key, $0.text) }) { first, _ in first }
        }
        continue
      }
      guard path.name == "Localizable.strings", let tag = path.language?.lowercased() else {
        continue
      }
      var ignored: [Diagnostic] = []
      guard
        let texts = try? StringsReader.read(
          path: file.path, bytes: file.bytes, reporting: &ignored)
      else { continue }
      strings[tag, default: [:]].merge(texts.entries.map { ($0.key, $0.text) }) { first, _ in first
      }
    }
    self.strings = strings
  }

  /// The text of an id in a language: that of the tag, of the tag less its last parts, or the base
  /// text.
  package func text(of id: String, in language: String) -> String? {
    guard PseudoLanguage.isPseudo(language) else { return spokenText(of: id, in: language) }
    return spokenText(of: id, in: PseudoLanguage.base(of: language))
      .map { PseudoLanguage.text($0) }
  }

  private func spokenText(of id: String, in language: String) -> String? {
    for localization in localizations {
      if let text = localization.text(of: id, in: language) { return text }
      if let text = localization.texts.first(where: { $0.id == id }), !text.text.isEmpty {
        return text.text
      }
    }
    var parts = language.lowercased().split(separator: "-").map { String($0) }
    while !parts.isEmpty {
      if let text = strings[parts.joined(separator: "-")]?[id] { return text }
      parts.removeLast()
    }
    return strings["base"]?[id] ?? strings["en"]?[id]
  }

  /// Every id that there is, sorted; for the spelling of one that there is not.
  package var ids: [String] {
    Set(localizations.flatMap { $0.texts.map(\.id) } + strings.values.flatMap(\.keys)).sorted()
  }
}
