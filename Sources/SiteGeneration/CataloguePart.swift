internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions

/// What the catalogue says of the states of one interaction.
struct CataloguePart: Sendable {
  /// One line for each state, by its id, in order.
  let states: [(id: String, line: String)]
  /// The lines as they stand in the list.
  let lines: [UInt8]
  /// The parts of the project that they turned out to be made of.
  let inputs: [String: ProjectInput]
  /// The line of each transcript, by its id.
  let transcripts: [String: String]

  init(_ states: [CardState], of project: Project, _ common: SharedInputs) {
    var inputs = StateInputs(project, common)
    self.states = states.map { ($0.id, Self.state($0, inputs: inputs.ids(of: $0))) }
      .sorted { $0.0 < $1.0 }
    lines = self.states.map { Array($0.line.utf8) }.joined(by: Self.separator)
    self.inputs = inputs.used
    var transcripts: [String: String] = [:]
    for state in states where transcripts[state.transcriptID] == nil {
      transcripts[state.transcriptID] = Self.transcript(
        state.transcriptID, state.card.transcript)
    }
    self.transcripts = transcripts
  }

  /// What stands between the entries of a list, one a line.
  static let separator = ",\n  "

  private static func transcript(_ id: String, _ transcript: Transcript) -> String {
    var steps: [UInt8] = []
    for line in transcript.comparableLines {
      if !steps.isEmpty { steps += ", ".utf8 }
      appendJSONString(line, to: &steps)
    }
    return jsonObject([
      ("id", jsonString(id)), ("steps", "[\(String(decoding: steps, as: UTF8.self))]"),
    ])
  }

  private static func state(_ state: CardState, inputs: [String]) -> String {
    let rules = Set(state.findings.map(\.rule.id)).sorted()
    return jsonObject([
      ("id", jsonString(state.id)), ("intent", jsonString(state.interaction.intent.name)),
      ("interaction", jsonString(state.interaction.name)),
      ("stage", jsonString(state.stage.slug)), ("host", jsonString(state.host.name)),
      ("context", jsonString(state.host.context.rawValue)), ("locked", String(state.isLocked)),
      ("behavior", jsonString(state.behavior.rawValue)), ("natural", String(state.isNatural)),
      ("variant", jsonString(state.variant.slug)),
      ("outcome", jsonString(state.card.outcome.rawValue)),
      ("asks", String(state.card.askCount)),
      ("width", state.measures.cardSize.width.description),
      ("height", state.measures.cardSize.height.description),
      ("card", jsonString(SitePaths.drawing(state.drawingName))),
      ("page", jsonString(SitePaths.card(state))),
      ("digest", jsonString(state.digest)), ("transcript", jsonString(state.transcriptID)),
      ("inputs", "[\(inputs.map(jsonString).joined(separator: ", "))]"),
      ("findings", "[\(rules.map(jsonString).joined(separator: ", "))]"),
    ])
  }
}
