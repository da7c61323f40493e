internal import ControllerConfigurations
internal import Interactions
package import ProjectReading
internal import CardLayout
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import SourceFormats
internal import TextTools
internal import Views

/// Finds which parts of a project each state is made of.
package struct StateInputs {
  private let project: Project
  /// The parts that states turned out to use besides those that were read as such.
  package private(set) var used: [String: ProjectInput] = [:]
  /// The inputs of all states of an interaction on one host, in one language.
  private var shared: [Key: [String]] = [:]
  private var runs: [String: [String]] = [:]
  private var images: [String: String?] = [:]
  private var stages: [StageKey: String?] = [:]

  private struct Key: Hashable {
    let intent: String
    let interaction: SourceLocation?
    let language: String
    let host: String
  }

  private let common: SharedInputs

  package init(_ project: Project, _ common: SharedInputs) {
    self.project = project
    self.common = common
  }

  /// The ids of a state's parts, sorted.
  package mutating func ids(of state: CardState) -> [String] {
    var ids = sharedIDs(of: state)
    if let stage = stage(of: state) { ids.append(stage) }
    if let code = state.interaction.intent.response.code(named: state.stage.code),
      let id = project.inputs.idsByCode[code.location]
    {
      ids.append(id)
    }
    var isConfigured = false
    for location in state.card.transcript.steps.compactMap(\.location) {
      guard let own = project.inputs.idsByCase[location] else { continue }
      isConfigured = true
      ids += own
    }
    if state.card.controller == .run,
      let info = project.intents.firstExtension(
        .intentsUI, supporting: state.interaction.intent.className)
    {
      ids += [project.inputs.idsByClass[info.path]].compactMap(\.self) + surroundings(of: info)
    }
    let language = PseudoLanguage.base(of: state.interaction.language)
    if isConfigured { ids += common.texts.ofApp(in: language).map { use($0) } }
    for place in scenePlaces(on: state.card) {
      guard let id = project.inputs.idsByScenePlace[place] else { continue }
      ids.append(id)
      ids += common.texts.ofScenes(place.file, in: language).map { use($0) }
      ids += colors(ofScene: id)
    }
    ids += imageNames(on: state.card).compactMap { imageID($0) }
    var sorted: [String] = []
    for id in ids.sorted() where id != sorted.last && isPart(id) { sorted.append(id) }
    return sorted
  }

  private func isPart(_ id: String) -> Bool { used[id] != nil || project.inputs.byID[id] != nil }

  private mutating func sharedIDs(of state: CardState) -> [String] {
    let interaction = state.interaction
    let key = Key(
      intent: interaction.intent.className, interaction: interaction.location,
      language: interaction.language, host: state.host.name)
    if let ids = shared[key] { return ids }
    var ids = definitionIDs(of: interaction) + [ProjectInputs.hostID(state.host.name)]
    if let place = interaction.location { ids.append(ProjectInputs.interactionID(place)) }
    ids += common.settings.map { use($0) } + [use(common.matrix)]
    if let translation = translation(of: interaction) { ids.append(use(translation)) }
    let className = interaction.intent.className
    ids += common.supporting(className).map { use($0) }
    if let info = project.intents.firstExtension(.intentsUI, supporting: className),
      let configuration = project.entryControllers[info.path]?.configuration
    {
      ids.append(ProjectInputs.controllerID(configuration.location.file))
    }
    shared[key] = ids
    return ids
  }

  /// The block `run` of a class, and the files that it names.
  private mutating func surroundings(of info: ExtensionInfo) -> [String] {
    if let ids = runs[info.path] { return ids }
    var ids: [String] = []
    if let settings = project.entryControllers[info.path]?.runSettings {
      let files = project.files.values.filter { settings.names($0.path) }
      ids =
        [ProjectInputs.runID(settings.location.file)]
        + files.map { use(ProjectInput(.controller, file: $0, name: "\($0.path)")) }
    }
    runs[info.path] = ids
    return ids
  }

  private mutating func stage(of state: CardState) -> String? {
    let key = StageKey(interaction: state.interaction.location, stage: state.stage.slug)
    guard key.interaction != nil else { return nil }
    if let id = stages[key] { return id }
    let id = project.inputs.stage(state.stage, of: state.interaction).map { use($0) }
    stages[key] = .some(id)
    return id
  }

  private struct StageKey: Hashable {
    let interaction: SourceLocation?
    let stage: String
  }

  private mutating func use(_ input: ProjectInput) -> String {
    used[input.id] = input
    return input.id
  }

  /// The intent, and the enums and types of its definition that it uses.
  private func definitionIDs(of interaction: Interaction) -> [String] {
    let definition = interaction.definition
    var names: Set<String> = [interaction.intent.name]
    var next =
      interaction.intent.parameters.map(\.type) + interaction.intent.response.parameters.map(\.type)
    while let type = next.popLast() {
      switch type {
      case .enumeration(let name): names.insert(name)
      case .object(let name?) where names.insert(name).inserted:
        next += definition.objectType(named: name)?.properties.map(\.type) ?? []
      case .object, .named: break
      }
    }
    return names.map { ProjectInputs.definitionID(definition.path, $0) }
  }

  // MARK: - Texts

  /// The texts of an intent and of the enums of its definition in the interaction's language.
  private func translation(of interaction: Interaction) -> ProjectInput? {
    let path = interaction.definition.path
    guard let localization = project.localizations[path],
      let translation = localization.translation(in: PseudoLanguage.base(of: interaction.language))
    else { return nil }
    let owners: [DefinitionText.Owner] =
      [.intent(interaction.intent.name)]
      + interaction.definition.enums.map { .enumeration($0.name) }
      + interaction.definition.objectTypes.map { .objectType($0.name) }
    let texts = owners.flatMap { localization.texts(of: $0) }.map { text in
      "\(jsonString(text.id)):\(jsonString(translation.text(of: text.id) ?? ""))"
    }
    return ProjectInput(
      .translation, "\(path)#\(translation.language)#\(interaction.intent.name)",
      name: "the texts of \(interaction.intent.name) in \(translation.language)",
      file: translation.file.path, digestOf: texts.sorted().joined(separator: ","))
  }

  // MARK: - Scenes

  private func scenePlaces(on card: HostedCard) -> [SourceLocation] {
    card.sections.compactMap { section in
      guard case .custom(let view) = section.appearance,
        case .scene? = view.element?.content
      else { return nil }
      return view.element?.subviews.first?.location
    }
  }

  private mutating func colors(ofScene id: String) -> [String] {
    (project.inputs.colorPathsByScene[id] ?? []).compactMap { project.files[$0] }.map { file in
      let set = SourcePath(file.path).folder.stem
      return use(ProjectInput(.color, file: file, name: "the color \(set)"))
    }
  }

  // MARK: - Images

  private func imageNames(on card: HostedCard) -> Set<String> {
    var names: Set<String> = []
    for section in card.sections {
      switch section.appearance {
      case .custom(let view):
        for element in view.element?.shown ?? [] {
          if case .image(let image) = element.content { names.insert(image.name) }
        }
      case .standard(let row): if let name = row.imageName { names.insert(name) }
      case .empty, .hidden, .unknown: break
      }
    }
    if let icon = project.cardIcon { names.insert(icon.path) }
    return names
  }

  private mutating func imageID(_ name: String) -> String? {
    if let id = images[name] { return id }
    let resource = project.image(atPath: name)
    let id = resource.flatMap { project.files[$0.path] }.map { file in
      use(ProjectInput(.image, file: file, name: "\(name)"))
    }
    images[name] = .some(id)
    return id
  }
}
