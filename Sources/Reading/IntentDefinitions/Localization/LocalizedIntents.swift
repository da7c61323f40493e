package import Diagnostics

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
  /// Of the project's `.strings` and `.stringsdict` files only those that belong to a
  /// definition are read.
  package init(
    _ intents: AppIntents, sources: [DefinitionSource],
    stringsFiles: [(path: String, bytes: [UInt8])], developmentRegion: String = "en",
    reporting diagnostics: inout [Diagnostic]
  ) {
    self.sources = Dictionary(sources.map { ($0.definition.path, $0) }) { first, _ in first }
    let index = TranslationIndex(stringsFiles)
    var localizations: [String: Localization] = [:]
    for definition in intents.definitions {
      guard let source = self.sources[definition.path] else { continue }
      let paths = TranslationPaths(definitionPath: definition.path)
      let localization = Localization(
        baseLanguage: paths.ownLanguage ?? developmentRegion, texts: source.texts,
        translations: index.translations(at: paths, reporting: &diagnostics),
        plurals: index.plurals(at: paths, reporting: &diagnostics))
      localization.check(
        besides: Set(definition.intents.filter(\.isForWidgetsOnly).map { .intent($0.name) }),
        reporting: &diagnostics)
      localizations[definition.path] = localization
    }
    self.localizations = localizations
  }

  /// An intent with the texts of a language.
  package mutating func intent(_ defined: AppIntents.Defined, in language: String)
    -> AppIntents.Defined
  {
    let path = defined.definition.path
    guard let source = sources[path] else { return defined }
    let translation = localizations[path]?.translation(in: PseudoLanguage.base(of: language))
    let definition: IntentDefinition
    if PseudoLanguage.isPseudo(language) {
      let own = translation?.language ?? localizations[path]?.baseLanguage ?? ""
      let key = Key(path: path, language: PseudoLanguage.tag(of: own))
      definition = definitions[key] ?? source.pseudoDefinition(of: translation)
      definitions[key] = definition
    } else {
      guard let translation else { return defined }
      let key = Key(path: path, language: translation.language)
      definition = definitions[key] ?? source.definition(in: translation)
      definitions[key] = definition
    }
    let intent = definition.intents.first { $0.className == defined.intent.className }
    return AppIntents.Defined(intent: intent ?? defined.intent, definition: definition)
  }
}
