internal import CardLayout
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions

/// The machine-readable index of a site: intents, states and findings, one entry a line, sorted.
package struct Catalogue: Sendable {
  private let project: Project
  private let states: [CardState]
  private let findings: [Diagnostic]

  /// The version of the format.
  private static let formatVersion = 1

  init(_ project: Project, states: [CardState], findings: [Diagnostic]) {
    self.project = project
    self.states = states
    self.findings = findings
  }

  var json: String {
    let intents =
      (project.intents.intents.map { (name: $0.intent.name, entry: intent($0)) }
      + project.systemIntents.map { (name: $0.intent.className, entry: systemIntent($0)) })
      .sorted { ($0.name, $0.entry) < ($1.name, $1.entry) }.map(\.entry)
    var inputs = StateInputs(project)
    var transcripts: [String: Transcript] = [:]
    for state in self.states { transcripts[state.transcriptID] = state.card.transcript }
    let states = self.states.sorted { $0.id < $1.id }.map { state in
      self.state(state, inputs: inputs.ids(of: state))
    }
    return """
      {"version": \(Self.formatVersion), "generator": \(jsonString(Product.generator)), \
      "title": \(jsonString(project.title)),
       "hosts": [\(project.hosts.map { jsonString($0.name) }.joined(separator: ", "))],
       "intents": [\(lines(intents))],
       "inputs": [\(lines(inputs.known.values.sorted { $0.id < $1.id }.map { input($0) }))],
       "states": [\(lines(states))],
       "transcripts": [\(lines(transcripts.sorted { $0.key < $1.key }.map { transcript($0, $1) }))],
       "findings": [\(lines(findings.map { finding($0) }))]}

      """
  }

  private func lines(_ entries: [String]) -> String {
    entries.isEmpty ? "" : "\n  " + entries.joined(separator: ",\n  ") + "\n "
  }

  private func intent(_ defined: AppIntents.Defined) -> String {
    let intent = defined.intent
    return object([
      ("name", jsonString(intent.name)), ("class", jsonString(intent.className)),
      ("kind", jsonString(intent.kind.rawValue)),
      ("source", jsonString(intent.location.description)),
      ("page", jsonString(SitePaths.intent(intent))),
      ("parameters", String(intent.parameters.count)),
      ("responseCodes", String(intent.response.codes.count)),
      ("languages", "[\(languages(of: defined).map(jsonString).joined(separator: ", "))]"),
    ])
  }

  /// The languages that the intent's texts are in; one without translations is in the cards'.
  private func languages(of defined: AppIntents.Defined) -> [String] {
    let localization = project.localizations[defined.definition.path]
    guard let localization, !localization.translations.isEmpty else { return [project.language] }
    return localization.languages
  }

  private func systemIntent(_ used: UsedSystemIntent) -> String {
    object([
      ("name", jsonString(used.intent.className)), ("class", jsonString(used.intent.className)),
      ("kind", jsonString(Intent.Kind.system.rawValue)),
      ("source", jsonString(used.location.description)),
      ("page", jsonString(SitePaths.systemIntent(used.intent.className))),
      ("parameters", String(used.intent.parameters.count)),
      ("responseCodes", String(used.intent.codes.count)), ("languages", "[]"),
    ])
  }

  private func input(_ input: ProjectInput) -> String {
    object([
      ("id", jsonString(input.id)), ("kind", jsonString(input.kind.rawValue)),
      ("name", jsonString(input.name)), ("source", jsonString(input.source)),
      ("digest", jsonString(input.digest)),
    ])
  }

  private func transcript(_ id: String, _ transcript: Transcript) -> String {
    let steps = transcript.comparableLines.map(jsonString).joined(separator: ", ")
    return "{\"id\": \(jsonString(id)), \"steps\": [\(steps)]}"
  }

  private func state(_ state: CardState, inputs: [String]) -> String {
    let rules = Set(state.findings.map(\.rule.id)).sorted()
    return object([
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

  private func finding(_ diagnostic: Diagnostic) -> String {
    var members = [
      ("rule", jsonString(diagnostic.rule.id)),
      ("severity", jsonString(diagnostic.severity.rawValue)),
    ]
    if let location = diagnostic.location {
      members += [
        ("file", jsonString(location.file)), ("line", String(location.line)),
        ("column", String(location.column)),
      ]
    }
    return object(members + [("message", jsonString(diagnostic.message))])
  }

  private func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }
}

/// The product's own name and version.
package enum Product {
  package static let version = "0.1.0"
  package static let generator = "cardproof \(version)"
}
