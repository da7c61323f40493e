package import SourceFormats
internal import TextTools

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

/// The paths of a definition's translations.
struct TranslationPaths {
  /// The definition's name without its ending, which its translations have as well.
  let name: String
  /// The language of the `lproj` folder that holds the definition; nil for Base and for none.
  let ownLanguage: String?
  /// The folders whose `lproj` folders may hold translations, nearest first.
  let folders: [String]

  init(definitionPath path: String) {
    let path = SourcePath(path)
    name = path.nameWithoutEnding
    ownLanguage = path.language == "Base" ? nil : path.language
    let own = path.folderOfLanguages
    let isAlone = path.isInLanguageFolder || own.text.isEmpty
    folders = isAlone ? [own.text] : [own.text, own.folder.text]
  }
}

/// Where a `.strings` file stands: the folder around its `lproj` folder, its language and its name.
struct TranslationPlace: Hashable {
  let folder: String
  let name: String
  let language: String

  /// Nil for a file outside of an `lproj` folder, and for the base language's.
  init?(path: String, ending: String) {
    let path = SourcePath(path)
    guard path.name.hasSuffix(ending), let language = path.language, language != "Base" else {
      return nil
    }
    folder = path.folderOfLanguages.text
    name = String(path.name.dropLast(ending.count))
    self.language = language
  }
}

/// Where a string catalog stands: beside the definition, or in the `mul.lproj` folder that Xcode
/// makes for those of storyboards and definitions.
package struct CatalogPlace: Hashable {
  /// The folder around the `lproj` folder, or the catalog's own.
  package let folder: String
  package let name: String

  /// Nil for other files.
  package init?(path: String) {
    let path = SourcePath(path)
    guard path.name.hasSuffix(".xcstrings") else { return nil }
    folder = path.folderOfLanguages.text
    name = path.nameWithoutEnding
  }
}
