internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import SourceFormats

/// The `*.interaction.yml` files of a project, read against what its other files say.
///
/// Of what a memory has of an earlier build only what changed is read.
struct InteractionFiles {
  /// Those that could be read.
  let written: [Interaction]
  /// The parts that their cards are made of.
  let inputs: [InteractionInputs]
  let diagnostics: [Diagnostic]
  var localized: LocalizedIntents
  private let app: ReadApp
  private let files: [String: SourceFile]
  private let roots: [YAMLNode]
  private let reader: InteractionReader
  private let memory: SiteMemory?

  init(_ files: [SourceFile], of app: ReadApp, language: String, memory: SiteMemory?) {
    self.app = app
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    self.memory = memory
    let reader = InteractionReader(intents: app.intents, defaultLanguage: language)
    var localized = app.localized
    var all: [ReadInteraction] = []
    for file in files {
      all.append(
        (memory?.interactions).result(
          named: file.path, of: InteractionSource(app: app, file: file)
        ) { ReadInteraction(file, by: reader, in: &localized) })
    }
    self.reader = reader
    self.localized = localized
    written = all.compactMap(\.interaction)
    roots = all.compactMap(\.root)
    inputs = all.compactMap(\.inputs)
    diagnostics = all.flatMap(\.faults) + all.flatMap(\.diagnostics)
  }

  /// For each language the interactions in their order.
  func replays(
    _ interactions: [Interaction], in languages: [VariantLanguage]
  ) -> [VariantLanguage: [Interaction]] {
    var replayer = InteractionReplayer(
      intents: app.intents, localized: localized, reader: reader, roots: roots)
    var replays: [VariantLanguage: [Interaction]] = [:]
    for language in Set(languages) { replays[language] = [] }
    for interaction in interactions {
      let path = interaction.location?.file
      let source = ReplaySource(
        interaction: InteractionSource(app: app, file: path.flatMap { files[$0] }),
        stageCount: interaction.stages.count, languages: languages)
      let played = (memory?.replays).result(
        named: path ?? interaction.intent.className, of: source
      ) { replayer.replays(interaction, in: languages) }
      for (language, interaction) in played { replays[language]?.append(interaction) }
    }
    return replays
  }
}

/// One file as it was read; behind one reference, because it goes from build to build.
final class ReadInteraction: Sendable {
  /// Nil for a file that is no YAML.
  let root: YAMLNode?
  let interaction: Interaction?
  let inputs: InteractionInputs?
  /// What is wrong with the file as YAML.
  let faults: [Diagnostic]
  let diagnostics: [Diagnostic]

  fileprivate init(
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

/// What an interaction is read from; nothing but the app for one that is made up.
struct InteractionSource: Equatable, Sendable {
  let app: ReadApp
  let file: SourceFile?
}

/// What an interaction in other languages is read from.
struct ReplaySource: Equatable, Sendable {
  let interaction: InteractionSource
  /// How many of its stages are drawn.
  let stageCount: Int
  let languages: [VariantLanguage]
}
