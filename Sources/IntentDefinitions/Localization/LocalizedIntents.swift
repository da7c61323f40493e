package import Diagnostics
internal import SourceFormats

/// The intents of an app in every language that their files are translated to.
///
/// It remembers the definitions that it has read in a language, so that each is read once.
package struct LocalizedIntents: Sendable {
  /// The texts of each definition that counts, by its path.
  package let localizations: [String: Localization]
  private let sources: [String: DefinitionSource]
  private var definitions: [Key: IntentDefinition] = [:]

  private struct Key: Hashable {
    let path: String
    let language: String
  }

  /// Reads the translations of each definition that counts, and checks them.
  ///
  /// Of the project's `.strings` files only those that belong to a definition are read.
  package init(
    _ intents: AppIntents, sources: [DefinitionSource],
    stringsFiles: [(path: String, bytes: [UInt8])],
    developmentRegion: String = "en", reporting diagnostics: inout [Diagnostic]
  ) {
    self.sources = Dictionary(sources.map { ($0.definition.path, $0) }) { first, _ in first }
    let index = TranslationIndex(stringsFiles)
    var localizations: [String: Localization] = [:]
    for definition in intents.definitions {
      guard let source = self.sources[definition.path] else { continue }
      let paths = TranslationPaths(definitionPath: definition.path)
      let localization = Localization(
        baseLanguage: paths.ownLanguage ?? developmentRegion, texts: source.texts,
        translations: index.translations(at: paths, reporting: &diagnostics))
      localization.check(reporting: &diagnostics)
      localizations[definition.path] = localization
    }
    self.localizations = localizations
  }

  /// An intent with the texts of a language.
  package mutating func intent(_ defined: AppIntents.Defined, in language: String)
    -> AppIntents.Defined
  {
    let path = defined.definition.path
    guard let translation = localizations[path]?.translation(in: language),
      let source = sources[path]
    else { return defined }
    let key = Key(path: path, language: translation.language)
    let definition = definitions[key] ?? source.definition(in: translation)
    definitions[key] = definition
    let intent = definition.intents.first { $0.className == defined.intent.className }
    return AppIntents.Defined(intent: intent ?? defined.intent, definition: definition)
  }
}

/// The `.strings` files of a project by the folder and the name that a definition has.
private struct TranslationIndex {
  private var files: [Key: [(language: String, path: String, bytes: [UInt8])]] = [:]

  private struct Key: Hashable {
    let folder: String
    let name: String
  }

  init(_ stringsFiles: [(path: String, bytes: [UInt8])]) {
    for (path, bytes) in stringsFiles {
      guard let place = TranslationPlace(path: path, ending: ".strings") else { continue }
      files[Key(folder: place.folder, name: place.name), default: []]
        .append((place.language, path, bytes))
    }
  }

  /// One translation for each language: the nearest, and the first by path.
  func translations(
    at paths: TranslationPaths, reporting diagnostics: inout [Diagnostic]
  ) -> [Translation] {
    var found: Set<String> = []
    var translations: [Translation] = []
    for folder in paths.folders {
      let candidates = files[Key(folder: folder, name: paths.name)] ?? []
      for candidate in candidates.sorted(by: { $0.path < $1.path })
      where found.insert(candidate.language).inserted {
        do throws(Diagnostic) {
          let file = try StringsReader.read(
            path: candidate.path, bytes: candidate.bytes, reporting: &diagnostics)
          translations.append(Translation(language: candidate.language, file: file))
        } catch {
          diagnostics.append(error)
        }
      }
    }
    return translations
  }
}
