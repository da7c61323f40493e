internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions

/// What the records of a project's interactions are called: digests of the tool and of all that their
/// cards are made of.
///
/// That is every file but documents, and of the interactions only the own one. Cards are not made of
/// documents, and an interaction's cards not of other interactions. Which files count is not worked
/// out more finely, so that nothing is forgotten: a change in a definition makes all cards anew.
struct RecordNames: Sendable {
  private let project: Project
  /// The digest of the tool and of all that interactions share.
  let shared: String

  private static let ownEnding = ".interaction.yml"
  private static let otherEnding = ".md"

  init(_ project: Project, tool: String) {
    self.project = project
    let files = project.files.values.filter {
      !$0.hasEnding(Self.ownEnding) && !$0.hasEnding(Self.otherEnding)
    }.sorted { $0.path < $1.path }
    shared = Self.digest(
      ["cards", tool] + files.flatMap { [$0.path, SHA256.hex($0.bytes)] })
  }

  /// The digest of the tool and of the whole source, documents apart.
  var source: String {
    Self.digest([shared] + project.interactions.indices.map { name(ofInteraction: $0) })
  }

  /// 64 hexadecimal digits.
  func name(ofInteraction number: Int) -> String {
    let interaction = project.interactions[number]
    let own =
      if let path = interaction.location?.file {
        [path, SHA256.hex(project.files[path]?.bytes ?? [])]
      } else {
        // One that was made up from its definition.
        [interaction.intent.className]
      }
    return Self.digest([shared] + own)
  }

  /// The digest of a list of texts: each on its own, so that none can run into the next.
  private static func digest(_ texts: [String]) -> String {
    SHA256.hex(texts.flatMap { Array(SHA256.hex(Array($0.utf8)).utf8) })
  }
}
