internal import ProjectReading
internal import Diagnostics
internal import IntentDefinitions
internal import PageMarkup

extension TemplateMembers {
  /// The page of an enum: its cases, who uses it, and its languages.
  static func enumPage(
    _ enumeration: IntentEnum, in definition: IntentDefinition, project: Project, types: TypePages
  ) -> TemplateMembers {
    let anchors = SitePaths.anchors("case", enumeration.cases.map(\.name))
    return [
      "title": .text(enumeration.displayTitle), "name": .text(enumeration.name),
      "facts": typeFacts(
        [
          ("Enum", enumeration.name), ("Kind", enumeration.kind),
          ("Namespace", definition.namespace),
          ("Defined in", enumeration.location.description),
        ]),
      "cases": .list(zip(enumeration.cases, anchors).map(Self.enumCase)),
      "hasSynonyms": .boolean(enumeration.cases.contains { !$0.synonyms.isEmpty }),
      "uses": typeUses(
        of: SitePaths.enumeration(enumeration.name, in: definition), in: types),
      "translations": project.localizations[definition.path].map {
        TranslationsContext($0, of: [.enumeration(enumeration.name)]).value
      } ?? .missing,
    ]
  }

  private static func enumCase(_ value: IntentEnum.Case, anchor: String) -> TemplateValue {
    .object([
      "anchor": .text(anchor), "index": .number(value.index),
      "name": .text(value.name), "title": .text(value.displayName.text),
      "hint": .text(value.pronunciationHint.text),
      "synonyms": .list(value.synonyms) { synonym in
        [
          "word": .text(synonym.word.text), "hint": .text(synonym.pronunciationHint.text),
        ]
      },
      "place": value.location.shortValue,
    ])
  }
}

extension TemplateMembers {
  /// The page of an object type: its properties, who uses it, and its languages.
  static func objectTypePage(
    _ type: ObjectType, in definition: IntentDefinition, project: Project, types: TypePages
  ) -> TemplateMembers {
    let anchors = SitePaths.anchors("property", type.properties.map(\.name))
    return [
      "title": .text(type.displayTitle), "name": .text(type.name),
      "facts": typeFacts(
        [
          ("Object type", type.name),
          ("Class", type.className == type.name ? nil : type.className),
          ("Namespace", definition.namespace),
          ("Defined in", type.location.description),
        ]),
      "properties": .list(zip(type.properties, anchors)) { property, anchor in
        [
          "anchor": .text(anchor),
          "name": .text(property.name),
          "title": .text(property.displayName.text),
          "type": types.value(
            property.type, property.typeNamespace, isArray: property.supportsMultipleValues,
            in: definition),
          "marks": .text(
            ((property.isDefault ? ["every type has it"] : [])
              + (property.tag.map { ["tag \($0)"] } ?? [])).joined(separator: " · ")),
          "place": property.location.shortValue, "relationship": .missing,
          "details": MetadataDetails(property.limits, property.metadata).rows.value,
        ]
      },
      "uses": typeUses(of: SitePaths.objectType(type.name, in: definition), in: types),
      "translations": project.localizations[definition.path].map {
        TranslationsContext($0, of: [.objectType(type.name)]).value
      } ?? .missing,
    ]
  }
}

/// The facts on pages of enums and of object types.
private func typeFacts(_ facts: [(name: String, value: String?)]) -> TemplateValue {
  .list(
    facts.compactMap { name, value in
      value.map { .object(["name": .text(name), "value": .path($0), "link": .missing]) }
    })
}

/// Who uses a type; those of one owner stand together.
private func typeUses(of page: String, in types: TypePages) -> TemplateValue {
  .list(types.uses(of: page)) { use in
    [
      "owner": .text(use.owner), "kind": .text(use.kind), "name": .text(use.name),
      "page": .address(use.page),
    ]
  }
}
