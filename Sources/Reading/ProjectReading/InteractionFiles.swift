internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import SourceFormats

/// The `*.interaction.yml` files of a project, read against what its other files say.
struct InteractionFiles {
  /// The interactions that could be read.
  let written: [Interaction]
  /// The names in files with errors; nil for a file whose name cannot be read.
  let unreadNames: [String?]
  /// The parts that their cards are made of.
  let inputs: [InteractionInputs]
  let diagnostics: [Diagnostic]
  var localized: LocalizedIntents
  private let app: AppModel
  private let roots: [YAMLNode]
  private let reader: InteractionReader

  init(_ files: [SourceFile], of app: AppModel, language: String) {
    self.app = app
    let reader = InteractionReader(intents: app.intents, defaultLanguage: language)
    var localized = app.localized
    var all: [ParsedInteraction] = []
    for file in files { all.append(ParsedInteraction(file, by: reader, in: &localized)) }
    self.reader = reader
    self.localized = localized
    written = all.compactMap(\.interaction)
    unreadNames = all.filter { $0.interaction == nil }
      .map { $0.root?.value("interaction")?.string }
    roots = all.compactMap(\.root)
    inputs = all.compactMap(\.inputs)
    diagnostics = all.flatMap(\.faults) + all.flatMap(\.diagnostics)
  }

  /// For each language the interactions in their order.
  func localizedInteractions(
    _ interactions: [Interaction], in languages: [VariantLanguage]
  ) -> [VariantLanguage: [Interaction]] {
    var replayer = InteractionLocalizer(
      intents: app.intents, localized: localized, reader: reader, roots: roots)
    var localizedInteractions: [VariantLanguage: [Interaction]] = [:]
    for language in Set(languages) { localizedInteractions[language] = [] }
    for interaction in interactions {
      for (language, interaction) in replayer.localizedInteractions(interaction, in: languages) {
        localizedInteractions[language]?.append(interaction)
      }
    }
    return localizedInteractions
  }
}

/// One file as it was read.
private struct ParsedInteraction {
  /// Nil for a file that is no YAML.
  let root: YAMLNode?
  let interaction: Interaction?
  let inputs: InteractionInputs?
  /// The faults of the file as YAML.
  let faults: [Diagnostic]
  let diagnostics: [Diagnostic]

  init(
    _ file: SourceFile, by reader: InteractionReader, in localized: inout LocalizedIntents
  ) {
    var faults: [Diagnostic] = []
    var diagnostics: [Diagnostic] = []
    root = file.yaml(reporting: &faults)
    interaction = root.flatMap {
      reader.read($0, in: &localized, reporting: &diagnostics)
    }
    inputs = root.map { InteractionInputs($0) }
    self.faults = faults
    self.diagnostics = diagnostics
  }
}
