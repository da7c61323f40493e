internal import Diagnostics
internal import IntentDefinitions
internal import PageMarkup
internal import TextTools

/// One parameter on a page: of an intent or of its response.
struct ParameterContext {
  private let parameter: IntentParameter
  private let intent: Intent
  private let definition: IntentDefinition
  private let types: TypePages

  init(
    _ parameter: IntentParameter, of intent: Intent, in definition: IntentDefinition,
    types: TypePages
  ) {
    self.parameter = parameter
    self.intent = intent
    self.definition = definition
    self.types = types
  }

  /// `kind` is what anchors begin with: `parameter` or `response`.
  func value(kind: String, anchor: String) -> TemplateValue {
    .object([
      "anchor": .text(anchor), "name": .text(parameter.name),
      "title": TemplateValue(parameter.ownTitle),
      "type": types.value(
        parameter.type, parameter.typeNamespace, isArray: parameter.supportsMultipleValues,
        in: definition),
      "marks": .text(marks(kind: kind).joined(separator: " · ")),
      "place": parameter.location.shortValue,
      "relationship": parameter.relationship.map(relationship) ?? .missing,
      "details": rows.value,
    ])
  }

  private func marks(kind: String) -> [String] {
    let roles: [(Bool, String)] =
      kind == "parameter"
      ? [
        (intent.keyParameter == parameter.name, "key parameter"),
        (intent.inputParameter == parameter.name, "input"),
        (parameter.isConfigurable, "configurable"),
      ] : [(intent.response.output == parameter.name, "output")]
    return roles.filter(\.0).map(\.1) + (parameter.tag.map { ["tag \($0)"] } ?? [])
  }

  /// The sentence “shown when *type* is *pickup*”, in pieces.
  private func relationship(_ relationship: ParameterRelationship) -> TemplateValue {
    let (predicate, value): (String, String?) =
      switch relationship.predicate {
      case .hasAnyValue: ("has a value", nil)
      case .isCase(let name): ("is", name)
      case .isBoolean(let flag): ("is", String(flag))
      case .other(let name): ("fulfils", name)
      }
    let isKnown = intent.parameters.contains { $0.name == relationship.parent }
    return .object([
      "parent": .text(relationship.parent), "predicate": .text(predicate),
      "value": TemplateValue(value),
      "parentAnchor": TemplateValue(
        address: isKnown ? SitePaths.anchor("parameter", relationship.parent) : nil),
    ])
  }

  private var rows: [DetailRow] {
    MetadataDetails(parameter.limits, parameter.metadata).rows
      + [DetailRow("Sizes in widgets", sizes), DetailRow("Handler", handler)] + dialogs
  }

  private var sizes: String {
    let sizes = parameter.arraySizes.map { "\($0.sizeClass) \($0.size)" }
    return (parameter.hasFixedSizeArray ? ["fixed"] + sizes : sizes).joined(separator: ", ")
  }

  private var handler: String {
    [
      parameter.supportsResolution ? "resolves it" : nil,
      parameter.choices.areDynamic ? "has dynamic options" : nil,
      parameter.choices.supportsSearch ? "searches in them" : nil,
      parameter.choices.hasCustomDisambiguation ? "has a custom disambiguation prompt" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// The prompts that have words, those that leave them to Siri, and the reasons to refuse a value.
  private var dialogs: [DetailRow] {
    let spoken = parameter.prompts.filter { !$0.dialog.isEmpty }
    let silent = parameter.prompts.filter { $0.dialog.isEmpty }
    return spoken.map { prompt in
      DetailRow(
        "\(prompt.kind.spelledOut) prompt", phrase: prompt.dialog,
        tag: prompt.isCustom ? nil : "Xcode’s own")
    }
      + [
        DetailRow(
          "Prompts in Siri’s words", silent.map { $0.kind.spelledOut }.joined(separator: ", "))
      ]
      + parameter.unsupportedReasons.map { reason in
        DetailRow(
          "Refuses", code: reason.code, phrase: reason.dialog,
          tag: reason.isCustom ? "custom" : reason.isDefault ? "default" : nil)
      }
  }
}

extension IntentParameter {
  /// The name that people read, where it is not the plain name.
  fileprivate var ownTitle: String? { displayName.text == name ? nil : displayName.text }
}
