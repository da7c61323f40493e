internal import CardMatrix
internal import ProjectReading
internal import CardLayout
internal import Diagnostics
internal import HostSimulation
package import IntentDefinitions
internal import PageMarkup

/// The page of an intent: its definition, who handles and draws it, and its interactions.
struct IntentContext {
  let intent: Intent
  private let definition: IntentDefinition
  let project: Project
  private let types: TypePages
  /// The cards of its interactions.
  private let cards: [CardsOfInteraction]
  private let documents: [DocumentPage]
  private let coverage: IntentCoverage?

  init(
    _ defined: AppIntents.Defined, project: Project, types: TypePages,
    cards: [CardsOfInteraction], documents: [DocumentPage], coverage: IntentCoverage?
  ) {
    self.coverage = coverage
    intent = defined.intent
    definition = defined.definition
    self.project = project
    self.types = types
    self.cards = cards
    self.documents = documents
  }

  var members: TemplateMembers {
    let translations = translations
    let naming = documents.naming(intent)
    let own: TemplateMembers = [
      "title": .text(intent.displayTitle), "summary": .text(intent.summary.text),
      "facts": facts,
      "parameters": parameters(intent.parameters, kind: "parameter"),
      "foldedPhrases": TemplateValue(intent.foldedPhraseCount),
      "combinations": intent.phraseValues, "codes": intent.codeValues,
      "hasParameters": .boolean(!intent.parameters.isEmpty),
      "hasCodes": .boolean(!intent.response.codes.isEmpty),
      "hasResponseParameters": .boolean(!intent.response.parameters.isEmpty),
      "responseParameters": parameters(intent.response.parameters, kind: "response"),
      "hasTypes": .boolean(!usedEnums.isEmpty || !usedTypes.isEmpty),
      "types": .list(usedEnums.map(typeLink) + usedTypes.map(typeLink)),
      "translations": translations,
      "coverage": coverage.map { TemplateMembers.coveragePart($0) } ?? .missing,
      "isSystem": .boolean(intent.kind == .system),
      "flow": DispatchContext(project.intents.dispatch(of: intent.className)).value,
      "system": SystemIntentCatalog.standard.intent(intent.className)
        .map { SystemReferenceContext($0).value } ?? .missing,
      "matrix": StageMatrix(
        cards, root: SitePaths.root(from: SitePaths.intent(intent)), namesInteractions: true
      ).valueOfIntent,
      "documents": .list(naming) {
        ["title": .text($0.document.title), "page": .address($0.path)]
      },
    ]
    return own.adding(outline(hasLanguages: translations != .missing).members)
  }

  private func outline(hasLanguages: Bool) -> PageOutline {
    PageOutline([
      .init(title: "Cards", anchor: "cards"),
      .init(title: "Definition", anchor: "definition"),
      .init(title: "How it is handled", anchor: "flow"),
      .init(title: "Parameters", anchor: "parameters"),
      .init(title: "Phrases", anchor: "phrases"), .init(title: "Response", anchor: "response"),
      coverage == nil ? nil : .init(title: "Coverage", anchor: "coverage"),
      usedEnums.isEmpty && usedTypes.isEmpty
        ? nil : .init(title: "Enums and object types", anchor: "types"),
      SystemIntentCatalog.standard.intent(intent.className) == nil
        ? nil : .init(title: "SiriKit’s own definition", anchor: "reference"),
      hasLanguages ? .init(title: "Languages", anchor: "languages") : nil,
    ])
  }

  private func parameters(_ parameters: [IntentParameter], kind: String) -> TemplateValue {
    let anchors = SitePaths.anchors(kind, parameters.map(\.name))
    return .list(
      zip(parameters, anchors).map { parameter, anchor in
        ParameterContext(parameter, of: intent, in: definition, types: types)
          .value(kind: kind, anchor: anchor)
      })
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

  private func typeLink(_ enumeration: IntentEnum) -> TemplateValue {
    .object([
      "title": .text(enumeration.displayTitle), "name": .text(enumeration.name),
      "page": .address(SitePaths.enumeration(enumeration.name, in: definition)),
      "members": .text(
        enumeration.cases.map { $0.displayName.isEmpty ? $0.name : $0.displayName.text }
          .joined(separator: ", ")),
    ])
  }

  private func typeLink(_ type: ObjectType) -> TemplateValue {
    .object([
      "title": .text(type.displayTitle), "name": .text(type.name),
      "page": .address(SitePaths.objectType(type.name, in: definition)),
      "members": .text(
        type.properties.filter { !$0.isDefault }
          .map { $0.displayName.isEmpty ? $0.name : $0.displayName.text }
          .joined(separator: ", ")),
    ])
  }
}

extension [DocumentPage] {
  /// The documents that name an intent.
  package func naming(_ intent: Intent) -> [DocumentPage] {
    filter { [intent.className, intent.name].contains($0.document.intentName) }
  }
}
