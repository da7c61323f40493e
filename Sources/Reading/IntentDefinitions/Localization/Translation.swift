package import SourceFormats

/// The texts of a definition file in one language.
package struct Translation: Hashable, Sendable {
  /// The language's tag as the `lproj` folder has it, with hyphens.
  package let language: String
  package let file: StringsFile
  private let entries: [String: StringsEntry]

  package init(language: String, file: StringsFile) {
    self.language = language
    self.file = file
    entries = Dictionary(file.entries.map { ($0.key, $0) }) { first, _ in first }
  }

  /// The text of a string id; nil where the file has none, or an empty one.
  package func text(of id: String) -> String? {
    entries[id].flatMap { $0.text.isEmpty ? nil : $0.text }
  }
}

/// What the path of a definition tells about its translations.
struct TranslationPaths {
  /// The definition's name without its ending, which its translations have as well.
  let name: String
  /// The language of the `lproj` folder that holds the definition; nil for Base and for none.
  let ownLanguage: String?
  /// The folders whose `lproj` folders may hold translations, nearest first.
  let folders: [String]

  init(definitionPath path: String) {
    var parts = path.split(separator: "/").map { String($0) }
    let file = parts.popLast() ?? path
    name = file.split(separator: ".").dropLast().joined(separator: ".")
    if let tag = parts.last.flatMap({ LanguageFolder.tag(of: $0) }) {
      parts.removeLast()
      ownLanguage = tag == "Base" ? nil : tag
      folders = [parts.joined(separator: "/")]
    } else {
      ownLanguage = nil
      let own = parts.joined(separator: "/")
      folders = parts.isEmpty ? [own] : [own, parts.dropLast().joined(separator: "/")]
    }
  }
}

/// Where a `.strings` file stands: the folder around its `lproj` folder, its language and its name.
struct TranslationPlace: Hashable {
  let folder: String
  let name: String
  let language: String

  /// Nil for a file outside of an `lproj` folder, and for the base language's.
  init?(path: String, ending: String) {
    let parts = path.split(separator: "/").map { String($0) }
    guard parts.count >= 2, let file = parts.last, file.hasSuffix(ending),
      let language = LanguageFolder.tag(of: parts[parts.count - 2]), language != "Base"
    else { return nil }
    folder = parts.dropLast(2).joined(separator: "/")
    name = String(file.dropLast(ending.count))
    self.language = language
  }
}

/// Where a string catalogue stands: beside the definition, or in the `mul.lproj` folder that Xcode
/// makes for those of storyboards and definitions.
package struct CataloguePlace: Hashable {
  /// The folder around the `lproj` folder, or the catalogue's own.
  package let folder: String
  package let name: String

  /// Nil for other files.
  package init?(path: String) {
    let ending = ".xcstrings"
    var parts = path.split(separator: "/").map { String($0) }
    guard let file = parts.popLast(), file.hasSuffix(ending) else { return nil }
    if parts.last?.hasSuffix(LanguageFolder.ending) == true { parts.removeLast() }
    folder = parts.joined(separator: "/")
    name = String(file.dropLast(ending.count))
  }
}
