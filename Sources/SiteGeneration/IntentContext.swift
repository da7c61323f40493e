internal import CardLayout
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import PageMarkup

/// What an intent's page shows: its definition, who handles and draws it, and its interactions.
struct IntentContext {
  private let intent: Intent
  private let definition: IntentDefinition
  private let project: Project
  /// The states of each interaction, by the address of its page.
  private let states: [String: [CardState]]
  private let documents: [DocumentPage]

  init(
    _ defined: AppIntents.Defined, project: Project, states: [String: [CardState]],
    documents: [DocumentPage]
  ) {
    intent = defined.intent
    definition = defined.definition
    self.project = project
    self.states = states
    self.documents = documents
  }

  var members: [String: TemplateValue] {
    let own = documents.filter { document in
      document.document.intentName == intent.className
        || document.document.intentName == intent.name
    }
    return [
      "title": .text(intent.displayTitle), "summary": .text(intent.summary.text),
      "facts": .list(facts), "parameters": .list(intent.parameters.map(parameter)),
      "combinations": .list(combinations), "codes": .list(intent.response.codes.map(code)),
      "hasParameters": .boolean(!intent.parameters.isEmpty),
      "hasCodes": .boolean(!intent.response.codes.isEmpty),
      "hasResponseParameters": .boolean(!intent.response.parameters.isEmpty),
      "responseParameters": .list(intent.response.parameters.map(parameter)),
      "enums": .list(usedEnums.map(enumeration)), "types": .list(usedTypes.map(objectType)),
      "translations": translations,
      "isSystem": .boolean(intent.kind == .system),
      "flow": DispatchContext(project.intents.dispatch(of: intent.className)).value,
      "system": SystemIntentCatalogue.standard.intent(intent.className)
        .map { SystemReferenceContext($0).value } ?? .missing,
      "interactions": .list(
        project.interactions.filter { $0.intent.className == intent.className }
          .map(InteractionSummary(states).value)),
      "documents": .list(
        own.map { .object(["title": .text($0.document.title), "page": .text($0.path)]) }),
    ]
  }

  private var facts: [TemplateValue] {
    let dispatch = project.intents.dispatch(of: intent.className)
    let handlers = (dispatch.handlers.map(\.folder) + dispatch.handlingApps.map(\.folder))
      .joined(separator: ", ")
    let interfaces = dispatch.interfaces.map(\.folder).joined(separator: ", ")
    let facts: [(String, String?)] = [
      ("Class", intent.className), ("Response class", intent.responseClassName),
      ("Category", [intent.category, intent.verb].compactMap(\.self).joined(separator: ", ")),
      ("Confirmation", intent.requiresUserConfirmation ? "asks before it is handled" : "none"),
      ("While locked", restriction), ("Key parameter", intent.keyParameter),
      ("Input", intent.inputParameter), ("Output", intent.response.output),
      ("Image", intent.defaultImageName),
      ("Handled by", handlers.isEmpty ? "no Intents extension" : handlers),
      ("Drawn by", interfaces.isEmpty ? "Siri's default card" : interfaces),
      ("Defined in", intent.location.description),
    ]
    return facts.compactMap { name, value in
      guard let value, !value.isEmpty else { return nil }
      return .object(["name": .text(name), "value": .text(value)])
    }
  }

  private var restriction: String {
    switch intent.lockRestriction {
    case .none:
      project.intents.handlerRestricts(intent.className) ? "asks to unlock first" : "runs"
    case .whileLocked: "asks to unlock first"
    case .whileProtectedDataUnavailable: "asks to unlock while protected data is unavailable"
    }
  }

  private func parameter(_ parameter: IntentParameter) -> TemplateValue {
    let limits = parameter.limits
    let range =
      switch (limits.minimum, limits.maximum) {
      case (let minimum?, let maximum?): "\(number(minimum)) to \(number(maximum))"
      case (let minimum?, nil): "at least \(number(minimum))"
      case (nil, let maximum?): "at most \(number(maximum))"
      case (nil, nil): ""
      }
    return .object([
      "name": .text(parameter.name), "title": .text(parameter.displayName.text),
      "type": .text(parameter.type.displayName),
      "isArray": .boolean(parameter.supportsMultipleValues),
      "default": TemplateValue(limits.defaultValue.map(text)), "range": .text(range),
      "relationship": TemplateValue(parameter.relationship.map(sentence)),
      "prompts": .list(
        parameter.prompts.filter { !$0.dialog.isEmpty }.map {
          .object([
            "kind": .text($0.kind), "segments": segments(PhraseTemplate($0.dialog.text)),
          ])
        }),
    ])
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  private func text(_ value: ParameterLimits.DefaultValue) -> String {
    switch value {
    case .text(let text): text
    case .integer(let number): String(number)
    case .number(let number): self.number(number)
    case .boolean(let flag): String(flag)
    }
  }

  private func sentence(_ relationship: ParameterRelationship) -> String {
    switch relationship.predicate {
    case .hasAnyValue: "shown when \(relationship.parent) has a value"
    case .isCase(let name): "shown when \(relationship.parent) is \(name)"
    case .isBoolean(let flag): "shown when \(relationship.parent) is \(flag)"
    case .other(let name): "shown when \(relationship.parent) fulfils \(name)"
    }
  }

  /// The phrases, the primary one first.
  private var combinations: [TemplateValue] {
    let ordered =
      intent.combinations.filter(\.isPrimary) + intent.combinations.filter { !$0.isPrimary }
    return ordered.map { combination in
      .object([
        "use": .text(combination.use == .suggestion ? "Siri suggestion" : "Shortcuts summary"),
        "isPrimary": .boolean(combination.isPrimary),
        "title": combination.title.isEmpty
          ? segments(PhraseTemplate(intent.displayTitle)) : segments(combination.title),
        "subtitle": segments(combination.subtitle),
        "opensApp": .boolean(!combination.supportsBackgroundExecution),
        "parameters": .text(combination.parameters.joined(separator: ", ")),
      ])
    }
  }

  private func code(_ code: ResponseCode) -> TemplateValue {
    .object([
      "name": .text(code.name), "isSuccess": .boolean(code.isSuccess),
      "dialog": segments(PhraseTemplate(code.dialog.text)),
      "concise": segments(PhraseTemplate(code.conciseDialog.text)),
    ])
  }

  /// A phrase in pieces, so that placeholders can stand out.
  private func segments(_ template: PhraseTemplate) -> TemplateValue {
    .phrase(template)
  }

  private var translations: TemplateValue {
    guard let localization = project.localizations[definition.path] else { return .missing }
    let owners =
      [.intent(intent.name)] + usedEnums.map { DefinitionText.Owner.enumeration($0.name) }
      + usedTypes.map { .objectType($0.name) }
    return TranslationsContext(localization, of: owners).value
  }

  private var usedTypeNames: [ValueType] {
    (intent.parameters + intent.response.parameters).map(\.type)
  }

  private var usedEnums: [IntentEnum] {
    definition.enums.filter { usedTypeNames.contains(.enumeration($0.name)) }
  }

  private var usedTypes: [ObjectType] {
    definition.objectTypes.filter { usedTypeNames.contains(.object($0.name)) }
  }

  private func enumeration(_ enumeration: IntentEnum) -> TemplateValue {
    .object([
      "name": .text(enumeration.name),
      "cases": .list(
        enumeration.cases.map { value in
          .object([
            "index": .number(value.index), "name": .text(value.name),
            "title": .text(value.displayName.text),
            "synonyms": .text(value.synonyms.map(\.text).joined(separator: ", ")),
          ])
        }),
    ])
  }

  private func objectType(_ type: ObjectType) -> TemplateValue {
    .object([
      "name": .text(type.name),
      "properties": .list(
        type.properties.map { property in
          .object([
            "name": .text(property.name), "title": .text(property.displayName.text),
            "type": .text(property.type.displayName),
            "isArray": .boolean(property.supportsMultipleValues),
            "isDefault": .boolean(property.isDefault),
          ])
        }),
    ])
  }
}
