internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions

/// What the records of a project's interactions are called: digests of the tool and of all that their
/// cards are made of.
///
/// That is the app's name, which files that are not read can tell, the paths of images that are not read,
/// every file but documents, and of the interactions only the own one. Cards are not made of
/// documents, and an interaction's cards not of other interactions. Which files count is not worked
/// out more finely, so that nothing is forgotten: a change in a definition makes all cards anew.
struct RecordNames: Sendable {
  private let project: Project
  private let memory: SiteMemory?
  /// The digest of the tool and of all that interactions share.
  let shared: String

  init(_ project: Project, tool: String, memory: SiteMemory? = nil) {
    self.project = project
    self.memory = memory
    let source = SharedSource(
      tool: tool, app: project.app, appName: project.appName,
      unreadImages: project.unreadImages)
    shared = (memory?.sharedNames).result(named: "", of: source) {
      let files = project.files.values.filter { !$0.isInteraction && !$0.isDocument }
      return Self.digest(
        ["cards", tool, project.appName] + source.unreadImages + ["files"] + Self.named(files))
    }
  }

  /// What all interactions share; the app is the same while its files are.
  struct SharedSource: Equatable, Sendable {
    let tool: String
    let app: ReadApp
    let appName: String
    /// The paths of images that are not read, which findings name.
    let unreadImages: [String]
  }

  /// What the name of an interaction's record is made of.
  struct Source: Equatable, Sendable {
    let shared: String
    /// Nil for one that was made up from its definition.
    let file: SourceFile?
    /// Of a file with very many stages, only some are drawn.
    let stageCount: Int
  }

  /// The digest of the tool and of the whole source, documents apart.
  var source: String {
    let played = Set(project.interactions.compactMap { $0.location?.file })
    // The catalogue names also those that cannot be played.
    let others = project.files.values.filter { $0.isInteraction && !played.contains($0.path) }
    return Self.digest([shared] + all + ["others"] + Self.named(others))
  }

  /// The name of the record of the whole site: of all that was read, and of what was found in reading.
  func site(_ templates: SiteTemplates) -> String {
    let documents = project.files.values.filter { $0.isDocument }
    let overrides = templates.texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    var findings = ByteWriter()
    for finding in project.diagnostics { findings.write(finding) }
    return Self.digest(
      ["site", source] + Self.named(documents) + ["paths"] + project.otherPaths.sorted()
        + ["templates"] + overrides + ["findings", SHA256.hex(findings.bytes)])
  }

  /// The names of the records of all interactions.
  var all: [String] { project.interactions.indices.map { name(ofInteraction: $0) } }

  /// 64 hexadecimal digits.
  func name(ofInteraction number: Int) -> String {
    let interaction = project.interactions[number]
    let path = interaction.location?.file
    let source = Source(
      shared: shared, file: path.flatMap { project.files[$0] },
      stageCount: interaction.stages.count)
    return (memory?.names).result(named: path ?? interaction.intent.className, of: source) {
      let own =
        path.map { [$0, SHA256.hex(source.file?.bytes ?? [])] }
        ?? [interaction.intent.className]
      return Self.digest([shared, String(source.stageCount)] + own)
    }
  }

  /// Files with their digests, in order.
  private static func named(_ files: [SourceFile]) -> [String] {
    files.sorted { $0.path < $1.path }.flatMap { [$0.path, SHA256.hex($0.bytes)] }
  }

  /// The digest of a list of texts: each on its own, so that none can run into the next.
  private static func digest(_ texts: [String]) -> String {
    SHA256.hex(texts.flatMap { Array(SHA256.hex(Array($0.utf8)).utf8) })
  }
}
