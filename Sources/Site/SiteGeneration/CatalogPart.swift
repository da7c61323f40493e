internal import Interactions
internal import CardMatrix
internal import ProjectReading
internal import SitePages
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import TextTools
internal import Views

/// The part of the catalog about the states of one interaction.
struct CatalogPart: Sendable {
  /// The lines of the states as they stand in the list.
  let lines: [UInt8]
  /// The states by their ids, in order, each with the place of its line.
  let states: [(id: String, place: Range<Int>)]
  /// The parts of the project that they turned out to be made of.
  let inputs: [ProjectInput]
  /// The languages of its cards.
  let languages: Set<String>
  /// The transcripts of its cards, each once; most are those of other interactions, too.
  private(set) var transcripts: [String: Transcript] = [:]

  init(_ states: [CardState], of project: Project, _ common: SharedInputs) {
    var inputs = StateInputs(project, common)
    let entries = states.map { ($0.id, Self.state($0, inputs: inputs.ids(of: $0))) }
      .sorted { $0.0 < $1.0 }
    lines = entries.map(\.1).joined(by: Self.separator)
    var end = 0
    self.states = entries.map { id, line in
      let start = end
      end += line.count + Self.separator.utf8.count
      return (id, start..<start + line.count)
    }
    self.inputs = Array(inputs.used.values)
    languages = Set(states.map { PseudoLanguage.base(of: $0.interaction.language) })
    for state in states where transcripts[state.transcriptID] == nil {
      transcripts[state.transcriptID] = state.card.transcript
    }
  }

  /// The separator of a list's entries, one a line.
  static let separator = ",\n  "

  /// The line of a transcript.
  static func line(of transcript: Transcript, id: String) -> [UInt8] {
    var entry = JSONObject()
    entry.add("id", id)
    entry.add("steps", written: transcript.entries)
    return entry.ended()
  }

  private static func state(_ state: CardState, inputs: [String]) -> [UInt8] {
    var entry = JSONObject()
    entry.add("id", state.id)
    entry.add("intent", state.interaction.intent.name)
    entry.add("class", state.interaction.intent.className)
    entry.add("interaction", state.interaction.name)
    entry.add("stage", state.stage.slug)
    entry.add("host", state.host.name)
    entry.add("context", state.host.context.rawValue)
    entry.add("locked", written: String(state.isLocked))
    entry.add("behavior", state.behavior.rawValue)
    entry.add("hostDefault", written: String(state.isHostDefault))
    entry.add("variant", state.variant.slug)
    entry.add("outcome", state.card.outcome.rawValue)
    entry.add("controller", state.card.controller.rawValue)
    entry.add("asks", written: String(state.card.askCount))
    entry.add("width", written: state.measures.cardSize.width.description)
    entry.add("height", written: state.measures.cardSize.height.description)
    entry.add("card", SitePaths.drawing(state.drawingName))
    entry.add("page", SitePaths.card(state))
    entry.add("digest", state.digest)
    entry.add("transcript", state.transcriptID)
    entry.add("inputs", inputs)
    entry.add("findings", Set(state.findings.map(\.rule.id)).sorted())
    return entry.ended()
  }
}
