package import Diagnostics
package import IntentDefinitions
package import SourceFormats
internal import TextTools

/// Reads an `*.interaction.yml` against the definitions of the project.
package struct InteractionReader {
  /// The longest text of an interaction, in bytes of UTF-8 (convention): it is drawn in many
  /// states.
  private static let longestText = 10_000

  private let intents: AppIntents
  private let defaultLanguage: String

  package init(intents: AppIntents, defaultLanguage: String) {
    self.intents = intents
    self.defaultLanguage = defaultLanguage
  }

  /// Reads an interaction, whose intent and values have the texts of its language, or of
  /// `otherLanguage`, whatever the file says.
  package func read(
    _ root: YAMLNode, in localized: inout LocalizedIntents, otherLanguage: String? = nil,
    reporting diagnostics: inout [Diagnostic]
  ) -> Interaction? {
    diagnostics.adding { findings in
      read(root, in: &localized, otherLanguage: otherLanguage, findings)
    }
  }

  private func read(
    _ root: YAMLNode, in localized: inout LocalizedIntents, otherLanguage: String?,
    _ findings: Findings
  ) -> Interaction? {
    guard
      let reader = MappingReader(
        root, "An interaction", nested: ["intent", "parameters", "stages", "sample", "activity"],
        reporting: findings)
    else { return nil }
    let tooLong = root.scalars(longerThan: Self.longestText)
    for node in tooLong {
      findings.report(
        .overLimit, "A text of an interaction can have at most \(Self.longestText) bytes",
        at: node.location, fix: "Shorten it; no card has room for so much")
    }
    if !tooLong.isEmpty { return nil }
    let name = reader.string("interaction")
    let intentNode = reader.take("intent")
    let parametersNode = reader.take("parameters")
    let stageNodes = reader.sequence("stages") ?? []
    let common = StageValues(reader)
    let says = reader.string("says")
    let language = reader.take("language").flatMap { node in
      node.isNull ? nil : readLanguageTag(node, reporting: findings)
    }
    reader.finish()

    let className = intentNode?.string
    let defined = className.flatMap(intent)
    if name == nil || className == nil {
      findings.report(
        .missingKey, "An interaction must have 'interaction' and 'intent'", at: root.location,
        fix: "Add its name and the intent's class: intent: OrderSoupIntent")
    } else if let className, defined == nil {
      findings.append(unknownIntent(className, at: intentNode?.location ?? root.location))
    }
    // What is below is read in any case, so that all its mistakes are said at once.
    var stages = StageReader(findings: findings)
    guard let meant = defined ?? className.flatMap({ intent(named: intents.classMeant(by: $0)) })
    else {
      stages.checkShape(of: stageNodes, common)
      return nil
    }
    let ownLanguage = otherLanguage ?? language ?? defaultLanguage
    let own = SystemDefinition.playable(localized.intent(meant, in: ownLanguage))
    let parameters = stages.values(
      parametersNode, of: own.intent.parameters, "The parameters", own.definition,
      fixes: StageReader.places(of: own.intent.response.parameters) {
        "It belongs to the response; write it into a stage, such as 'handle: {\($0): …}'"
      })
    let written = stages.stages(stageNodes, of: own, common: common)
    guard let name, defined != nil else { return nil }
    let played =
      written.isEmpty
      ? Interaction(sampling: own.intent, of: own.definition, language: ownLanguage).stages.map {
        Stage(kind: $0.kind, code: $0.code, responseValues: $0.responseValues, common: common)
      } : written
    return Interaction(
      name: name, intent: own.intent, definition: own.definition, parameters: parameters,
      stages: played, says: says, language: ownLanguage, location: root.location,
      refused: stages.refused)
  }

  private func intent(named name: String) -> AppIntents.Defined? {
    intents.intent(named: name) ?? SystemDefinition.intent(name)
  }

  private var knownIntents: (own: [String], system: [String]) {
    (
      intents.intents.map(\.intent.className),
      SystemIntentCatalog.standard.intents.map(\.className)
    )
  }

  private func unknownIntent(_ name: String, at location: SourceLocation) -> Diagnostic {
    let (known, system) = knownIntents
    let fix: String =
      if (known + system).contains("\(name)Intent") {
        "Write the class: '\(name)Intent'"
      } else if let nearest = nearestSpelling(to: name, among: known + system) {
        "Write '\(nearest)'"
      } else if known.isEmpty {
        "Add the intent definition to the source folder"
      } else {
        "Write one of: \(known.prefix(10).joined(separator: ", "))"
      }
    return Diagnostic(
      .unknownIntent, "No definition has the intent '\(name)'", at: location, fix: fix,
      corrections: .spelling(of: name, among: known + system, at: location))
  }

}

extension AppIntents {
  /// The class that a name means: its own, or the nearest, which a finding about the name suggests.
  ///
  /// Where a definition cannot be read, only a sure slip counts: the intent may be in that file.
  package func classMeant(by name: String) -> String {
    let own = intents.map(\.intent)
    let known =
      own.map(\.className) + SystemIntentCatalog.standard.intents.map(\.className)
    if known.contains(name) || own.contains(where: { $0.name == name }) { return name }
    return known.contains("\(name)Intent")
      ? "\(name)Intent"
      : (unreadNotes.isEmpty
        ? nearestSpelling(to: name, among: known) : sureSpelling(of: name, among: known)) ?? name
  }
}

extension YAMLNode {
  /// The scalars below that have more bytes than so many.
  fileprivate func scalars(longerThan limit: Int) -> [YAMLNode] {
    switch content {
    case .scalar(let scalar): scalar.text.utf8.count > limit ? [self] : []
    case .sequence(let items): items.flatMap { $0.scalars(longerThan: limit) }
    case .mapping(let entries): entries.flatMap { $0.value.scalars(longerThan: limit) }
    }
  }
}
