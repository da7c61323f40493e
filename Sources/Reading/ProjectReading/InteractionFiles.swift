internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import SourceFormats

/// The `*.interaction.yml` files of a project, read against what its other files say.
struct InteractionFiles {
  /// The interactions that could be read.
  private(set) var written: [Interaction] = []
  /// The names in files with errors; nil for a file whose name cannot be read.
  private(set) var unreadNames: [String?] = []
  /// The parts that their cards are made of.
  private(set) var inputs: [InteractionInputs] = []
  let diagnostics: [Diagnostic]
  var localized: LocalizedIntents
  let app: AppModel
  private(set) var roots: [SourceLocation: YAMLNode] = [:]
  let reader: InteractionReader

  init(_ files: [SourceFile], of app: AppModel, language: String) {
    self.app = app
    reader = InteractionReader(intents: app.intents, defaultLanguage: language)
    localized = app.localized
    var faults: [Diagnostic] = []
    var diagnostics: [Diagnostic] = []
    for file in files {
      guard let root = file.yaml(reporting: &faults) else {
        unreadNames.append(nil)
        continue
      }
      roots[root.location] = roots[root.location] ?? root
      inputs.append(InteractionInputs(root))
      if let interaction = reader.read(root, in: &localized, reporting: &diagnostics) {
        written.append(interaction)
      } else {
        unreadNames.append(root.value("interaction")?.string)
      }
    }
    // Faults of the files as YAML come first.
    self.diagnostics = faults + diagnostics
  }
}
