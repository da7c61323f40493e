internal import ControllerConfigurations
package import Interactions
package import Diagnostics
package import IntentDefinitions
package import InterfaceBuilder
package import SourceFormats
internal import SwiftSources
internal import TextTools

/// The parts of a project that cards are made of, by their ids.
package struct ProjectInputs: Sendable {
  package private(set) var byID: [String: ProjectInput] = [:]
  /// The inputs of a controller's case, by its place: the case and the layout that it shows.
  package private(set) var idsByCase: [SourceLocation: [String]] = [:]

  /// The response codes of definitions, by their places.
  package private(set) var idsByCode: [SourceLocation: String] = [:]

  /// The scene that a place in a storyboard or xib is in.
  package private(set) var idsByScenePlace: [SourceLocation: String] = [:]
  /// The paths of the color sets whose colors a scene names, by the scene's id.
  package private(set) var colorPathsByScene: [String: [String]] = [:]

  /// The controllers' classes, by the paths of their extensions' Info.plists.
  package private(set) var idsByClass: [String: String] = [:]

  /// The stages that an interaction's file has, by its place.
  private var stages: [SourceLocation: [YAMLNode]] = [:]

  /// The trees of files, as they were read.
  package struct Roots: Sendable {
    package var definitions: [DefinitionSource] = []
    package var controllers: [YAMLNode] = []
    package var hosts: [YAMLNode] = []
    /// The scenes of storyboards and xibs.
    package var scenes: [XMLElement] = []
    package var colors = ColorCatalog.empty
  }

  package init(_ roots: Roots) {
    let scenes = SceneInputs(roots.scenes)
    for input in scenes.inputs { add(input) }
    idsByScenePlace = scenes.idsByPlace
    colorPathsByScene = scenes.colorNames.mapValues { $0.compactMap(roots.colors.path) }
    for source in roots.definitions { add(source) }
    for root in roots.controllers { add(controller: root) }
    let hosts = Dictionary(
      roots.hosts.compactMap { root in root.value("profile")?.string.map { ($0, root) } }
    ) { first, _ in first }
    for (name, root) in hosts { add(host: name, root, among: hosts) }
  }

  private mutating func add(_ input: ProjectInput) { byID[input.id] = input }

  /// The inputs with the classes of controllers, each with the file of its configuration.
  func adding(_ controllers: [String: EntryController]) -> ProjectInputs {
    var inputs = self
    for (path, controller) in controllers {
      guard let parsed = controller.parsed else { continue }
      let name = parsed.className
      let configuration = controller.configuration?.location ?? controller.runSettings?.location
      let input = ProjectInput(
        .class, "\(parsed.location.file)#\(name)", name: "the class \(name)",
        file: parsed.location.file, at: parsed.location,
        partOf: configuration.map { Self.controllerID($0.file) }, digestOf: parsed.canonicalText)
      inputs.add(input)
      inputs.idsByClass[path] = input.id
    }
    return inputs
  }

  // MARK: - Definitions

  package static func definitionID(_ path: String, _ name: String) -> String {
    ProjectInput.id(.definition, "\(path)#\(name)")
  }

  /// The id of a response code with its dialogue.
  static func codeID(_ path: String, _ intent: String, _ name: String) -> String {
    ProjectInput.id(.definition, codeKey(path, intent, name))
  }

  private static func codeKey(_ path: String, _ intent: String, _ name: String) -> String {
    "\(path)#\(intent) code \(name)"
  }

  private mutating func add(_ source: DefinitionSource) {
    let path = source.definition.path
    let parts = [
      ("INIntents", "INIntentName", "the intent"), ("INEnums", "INEnumName", "the enum"),
      ("INTypes", "INTypeName", "the type"),
    ]
    for (list, nameKey, words) in parts {
      for node in source.root[list]?.array ?? [] {
        guard let name = node[nameKey]?.string else { continue }
        add(
          ProjectInput(
            .definition, "\(path)#\(name)", name: "\(words: words) \(name)",
            file: path, at: node.location,
            digestOf: node.canonicalText(without: [Self.codesKey])))
        for code in node["INIntentResponse"]?[Self.codesKey]?.array ?? [] {
          add(code: code, of: name, in: path)
        }
      }
    }
  }

  private static let codesKey = "INIntentResponseCodes"

  /// A code and its dialogue, which reach the cards of its own stages only.
  private mutating func add(code: PropertyListNode, of intent: String, in path: String) {
    guard let name = code["INIntentResponseCodeName"]?.string else { return }
    let input = ProjectInput(
      .definition, Self.codeKey(path, intent, name),
      name: "the code \(name) of the intent \(intent)",
      file: path, at: code.location, partOf: Self.definitionID(path, intent),
      digestOf: code.canonicalText())
    add(input)
    idsByCode[code.location] = input.id
  }

  // MARK: - Controllers

  package static func controllerID(_ path: String) -> String {
    ProjectInput.id(.controller, path)
  }

  /// The id of what surrounds a class that runs.
  package static func runID(_ path: String) -> String {
    ProjectInput.id(.controller, "\(path)#run")
  }

  private mutating func add(controller root: YAMLNode) {
    let path = root.location.file
    let name = root.value("controller")?.string ?? path
    var order: [String] = []
    var layouts: [String: String] = [:]
    for entry in root.value("layouts")?.entries ?? [] {
      let input = ProjectInput(
        .controller, "\(path)#layout \(entry.key)", name: "the layout \(entry.key) of \(name)",
        file: path, at: entry.keyLocation, partOf: Self.controllerID(path),
        digestOf: entry.value.canonicalText)
      layouts[entry.key] = input.id
      add(input)
    }
    if let run = root.value("run") {
      add(
        ProjectInput(
          .controller, "\(path)#run", name: "the surroundings of \(name)", file: path,
          at: run.location,
          partOf: Self.controllerID(path), digestOf: run.canonicalText))
    }
    for method in ["configureView", "configure"] {
      for node in root.value(method)?.items ?? [] {
        let test = node.value("when")?.canonicalText ?? "always"
        let twins = order.count { $0 == "\(method) \(test)" }
        order.append("\(method) \(test)")
        let input = ProjectInput(
          .controller, "\(path)#\(method) \(test)\(twins == 0 ? "" : " \(twins + 1)")",
          name: "the case \(Self.words(of: node.value("when"))) of \(name)",
          file: path, at: node.location, partOf: Self.controllerID(path),
          digestOf: node.canonicalText)
        add(input)
        let shown = node.value("show")?.string.flatMap { layouts[$0] }
        idsByCase[node.location] = [input.id] + [shown].compactMap(\.self)
      }
    }
    // Which class it is, its flags, its methods, and the order in which cases answer.
    let rest = (root.entries ?? []).filter {
      !["configureView", "configure", "layouts", "run"].contains($0.key)
    }
    let content =
      YAMLNode(.mapping(rest), at: root.location).canonicalText + order.joined(separator: "\n")
      + ["configureView", "configure"].map { "\(root.value($0) != nil)" }.joined()
    add(ProjectInput(.controller, path, name: "\(name)", file: path, digestOf: content))
  }

  /// The test of a case as people read it; long ones are cut.
  private static func words(of test: YAMLNode?) -> String {
    guard let entries = test?.entries else { return "(always)" }
    let words = entries.map { "\($0.key) \($0.value.plainWords)" }.joined(separator: ", ")
    return "(\(words.count > 100 ? String(words.prefix(99)) + "…" : words))"
  }

  // MARK: - Interactions, hosts

  package static func interactionID(_ place: SourceLocation) -> String {
    ProjectInput.id(.interaction, place.file)
  }

  /// The inputs with those of interactions.
  package func adding(_ interactions: [InteractionInputs]) -> ProjectInputs {
    var inputs = self
    for interaction in interactions {
      inputs.add(interaction.input)
      inputs.stages[interaction.place] = interaction.stages
    }
    return inputs
  }

  /// A stage of a written interaction; nil for those that were made up from the definition.
  package func stage(_ stage: Stage, of interaction: Interaction) -> ProjectInput? {
    guard let place = interaction.location, let nodes = stages[place],
      nodes.count == interaction.stages.count,
      let index = interaction.stages.firstIndex(where: { $0.slug == stage.slug })
    else { return nil }
    return ProjectInput(
      .interaction, "\(place.file)#\(stage.slug)",
      name: "the stage \(stage.slug) of \(interaction.name)",
      file: place.file, at: nodes[index].location, partOf: Self.interactionID(place),
      digestOf: nodes[index].canonicalText)
  }

  package static func hostID(_ name: String) -> String {
    ProjectInput.id(.host, name)
  }

  /// A profile with all that it extends, as far as the project has it.
  private mutating func add(host name: String, _ root: YAMLNode, among hosts: [String: YAMLNode]) {
    var content = ""
    var next: String? = name
    var seen: Set<String> = []
    while let current = next, seen.insert(current).inserted, let node = hosts[current] {
      content += node.canonicalText
      next = node.value("extends")?.string
    }
    add(
      ProjectInput(
        .host, name, name: "\(name)", file: root.location.file,
        digestOf: content))
  }
}

/// The inputs of one interaction's cards besides the shared ones.
package struct InteractionInputs: Sendable {
  /// The whole of it, without its stages.
  package let input: ProjectInput
  package let place: SourceLocation
  package let stages: [YAMLNode]

  package init(_ root: YAMLNode) {
    let path = root.location.file
    let rest = (root.entries ?? []).filter { $0.key != "stages" }
    input = ProjectInput(
      .interaction, path, name: "\(root.value("interaction")?.string ?? path)", file: path,
      digestOf: YAMLNode(.mapping(rest), at: root.location).canonicalText)
    place = root.location
    stages = root.value("stages")?.items ?? []
  }
}

extension YAMLNode {
  /// A value as people read it on one line.
  fileprivate var plainWords: String {
    switch content {
    case .scalar(let scalar): scalar.text
    case .sequence(let items): items.map(\.plainWords).joined(separator: " or ")
    case .mapping(let entries):
      entries.map { "\($0.key) \($0.value.plainWords)" }.joined(separator: ", ")
    }
  }
}
