internal import ProjectReading
internal import IntentDefinitions
internal import PageMarkup

extension TemplateMembers {
  /// How many intents a list says all of; a longer one only names and summarizes them (convention).
  private static let mostWhole = 20

  /// The list of all intents: each with the words that people look for it by, and the
  /// definition files with their enums and object types.
  static func intentIndex(_ project: Project) -> TemplateMembers {
    let intents = project.intents.intents.map { Self.entry($0.intent) }
    let system = project.systemIntents.map { Self.entry($0.intent) }
    return [
      "intents": .list(intents + system), "count": .number(intents.count + system.count),
      "isShort": .boolean(intents.count + system.count <= Self.mostWhole),
      "isEmpty": .boolean(intents.isEmpty && system.isEmpty),
      "definitions": .list(
        project.intents.definitions.map { definition in
          Self.definition(definition, localization: project.localizations[definition.path])
        }),
    ]
  }

  private static func entry(_ intent: Intent) -> TemplateValue {
    var seen: Set<String> = []
    let phrases = intent.combinations.filter { combination in
      !combination.title.isEmpty && seen.insert(combination.title.source).inserted
    }
    return .object([
      "anchor": .text(SitePaths.anchor("intent", intent.addressName)),
      "title": .text(intent.displayTitle), "class": .text(intent.className),
      "page": .address(SitePaths.intent(intent)), "summary": .text(intent.summary.text),
      "does": .text([intent.category, intent.verb].compactMap(\.self).joined(separator: ", ")),
      "parameters": .text(intent.parameters.map(\.displayName.text).joined(separator: ", ")),
      "phrases": .list(phrases) { ["segments": .phrase($0.title)] },
      "isSystem": .boolean(intent.kind == .system),
    ])
  }

  private static func entry(_ intent: SystemIntent) -> TemplateValue {
    .object([
      "anchor": .text(SitePaths.anchor("intent", intent.className)),
      "title": .text(intent.title), "class": .text(intent.className),
      "page": .address(SitePaths.systemIntent(intent.className)), "summary": .text(""),
      "does": .text(intent.domain),
      "parameters": .text(intent.parameters.map(\.name).joined(separator: ", ")),
      "phrases": .list([]), "isSystem": .boolean(true),
    ])
  }

  private static func definition(
    _ definition: IntentDefinition, localization: Localization?
  ) -> TemplateValue {
    let languages = localization.map { $0.translations.isEmpty ? [] : $0.languages } ?? []
    let facts: [(String, String?)] = [
      ("Model version", definition.modelVersion), ("Written by Xcode", definition.toolsVersion),
      ("Namespace", definition.namespace), ("Intents", String(definition.intents.count)),
      ("Languages", languages.isEmpty ? nil : String(languages.count)),
    ]
    return .object([
      "path": .text(definition.path),
      "facts": .list(
        facts.compactMap { name, value in
          value.map { .object(["name": .text(name), "value": .text($0), "link": .missing]) }
        }),
      "enums": .list(definition.enums) { enumeration in
        [
          "title": .text(enumeration.displayTitle), "name": .text(enumeration.name),
          "page": .address(SitePaths.enumeration(enumeration.name, in: definition)),
        ]
      },
      "hasEnums": .boolean(!definition.enums.isEmpty),
      "types": .list(definition.objectTypes) { type in
        [
          "title": .text(type.displayTitle), "name": .text(type.name),
          "page": .address(SitePaths.objectType(type.name, in: definition)),
        ]
      },
      "hasTypes": .boolean(!definition.objectTypes.isEmpty),
    ])
  }
}
