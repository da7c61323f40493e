internal import Diagnostics
internal import SourceFormats

extension DefinitionReader {
  /// A parameter of an intent (`INIntentParameter…`) or a response (`INIntentResponseParameter…`),
  /// with its display priority.
  func parameter(
    _ reader: DictionaryReader, prefix: String, reporting diagnostics: inout [Diagnostic]
  ) -> (Int, IntentParameter)? {
    guard let name = reader.name(prefix + "Name", of: "A parameter", reporting: &diagnostics) else {
      return nil
    }
    let displayName = reader.text(prefix + "DisplayName", reporting: &diagnostics)
    let prompts = reader.dictionaries(prefix + "PromptDialogs", "A prompt", reporting: &diagnostics)
      .map { prompt in
        PromptDialog(
          kind: prompt.string(prefix + "PromptDialogType", reporting: &diagnostics) ?? "Primary",
          dialog: prompt.text(prefix + "PromptDialogFormatString", reporting: &diagnostics))
      }
    let parameter = IntentParameter(
      name: name,
      displayName: displayName.isEmpty ? LocalizedText(name, id: displayName.id) : displayName,
      type: valueType(reader, prefix: prefix, reporting: &diagnostics),
      supportsMultipleValues: reader.boolean(
        prefix + "SupportsMultipleValues", reporting: &diagnostics) ?? false,
      supportsResolution: reader.boolean(
        prefix + "SupportsResolution", reporting: &diagnostics) ?? false,
      limits: limits(reader, key: prefix + "Metadata", reporting: &diagnostics),
      relationship: relationship(reader, key: prefix + "Relationship", reporting: &diagnostics),
      prompts: prompts, location: reader.location)
    return (reader.integer(prefix + "DisplayPriority", reporting: &diagnostics) ?? .max, parameter)
  }

  func valueType(
    _ reader: DictionaryReader, prefix: String, reporting diagnostics: inout [Diagnostic]
  ) -> ValueType {
    if let name = reader.string(prefix + "EnumType", reporting: &diagnostics) {
      return .enumeration(name)
    }
    let type = reader.string(prefix + "Type", reporting: &diagnostics) ?? "String"
    guard type == "Object" else { return .named(type) }
    return .object(reader.string(prefix + "ObjectType", reporting: &diagnostics))
  }

  private func limits(
    _ reader: DictionaryReader, key: String, reporting diagnostics: inout [Diagnostic]
  ) -> ParameterLimits {
    guard
      let metadata = reader.dictionary(key, "A parameter's metadata", reporting: &diagnostics)
    else { return .none }
    let range = metadata.dictionary(key + "Range", "A range", reporting: &diagnostics)
    return ParameterLimits(
      defaultValue: defaultValue(metadata[key + "DefaultValue"]),
      minimum: metadata.number(key + "MinimumValue", reporting: &diagnostics)
        ?? range?.number("Minimum", reporting: &diagnostics),
      maximum: metadata.number(key + "MaximumValue", reporting: &diagnostics)
        ?? range?.number("Maximum", reporting: &diagnostics),
      unit: metadata.string(key + "Unit", reporting: &diagnostics))
  }

  private func defaultValue(_ node: PropertyListNode?) -> ParameterLimits.DefaultValue? {
    switch node?.content {
    case .string(let text): .text(text)
    case .integer(let number): .integer(number)
    case .real(let number): .number(number)
    case .boolean(let flag): .boolean(flag)
    case .data, .date, .array, .dictionary, nil: nil
    }
  }

  /// A relation whose parent was removed in the editor has no parent name and is ignored.
  private func relationship(
    _ reader: DictionaryReader, key: String, reporting diagnostics: inout [Diagnostic]
  ) -> ParameterRelationship? {
    guard let relation = reader.dictionary(key, "A relationship", reporting: &diagnostics),
      let parent = relation.string(key + "ParentName", reporting: &diagnostics)
    else { return nil }
    let value = relation[key + "PredicateValue"]
    let name = relation.string(key + "PredicateName", reporting: &diagnostics) ?? ""
    let predicate: ParameterRelationship.Predicate =
      switch name {
      case "HasAnyValue": .hasAnyValue
      case "EnumHasExactValue": .isCase(value?.string ?? "unknown")
      case "BooleanHasExactValue": .isBoolean(value?.boolean ?? false)
      default: .other(name)
      }
    return ParameterRelationship(parent: parent, predicate: predicate)
  }

  /// Display priority orders the editor and the phrases; equal ones stay in the file's order.
  func displayOrdered<Element>(_ elements: [(Int, Element)]) -> [Element] {
    elements.enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }
}
