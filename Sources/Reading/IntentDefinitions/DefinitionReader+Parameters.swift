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
    let (limits, metadata) = metadata(reader, key: prefix + "Metadata", reporting: &diagnostics)
    let sizes = reader.dictionaries(prefix + "ArraySizes", "A size", reporting: &diagnostics)
      .map { size in
        IntentParameter.ArraySize(
          sizeClass: size.string(prefix + "ArraySizeSizeClass", reporting: &diagnostics) ?? "",
          size: size.integer(prefix + "ArraySizeSize", reporting: &diagnostics) ?? 0)
      }
    func flag(_ name: String) -> Bool {
      reader.boolean(prefix + name, reporting: &diagnostics) ?? false
    }
    let parameter = IntentParameter(
      name: name,
      displayName: displayName.isEmpty ? LocalizedText(name, id: displayName.id) : displayName,
      type: valueType(reader, prefix: prefix, reporting: &diagnostics),
      typeNamespace: typeNamespace(reader, prefix: prefix, reporting: &diagnostics),
      supportsMultipleValues: flag("SupportsMultipleValues"), arraySizes: sizes,
      hasFixedSizeArray: reader.integer(prefix + "FixedSizeArray", reporting: &diagnostics) == 1,
      supportsResolution: flag("SupportsResolution"),
      choices: ParameterChoices(
        areDynamic: flag("SupportsDynamicEnumeration"), supportsSearch: flag("SupportsSearch"),
        hasCustomDisambiguation: flag("CustomDisambiguation")),
      isConfigurable: flag("Configurable"), limits: limits, metadata: metadata,
      relationship: relationship(reader, key: prefix + "Relationship", reporting: &diagnostics),
      prompts: prompts(reader, prefix: prefix, reporting: &diagnostics),
      unsupportedReasons: unsupportedReasons(reader, prefix: prefix, reporting: &diagnostics),
      tag: reader.integer(prefix + "Tag", reporting: &diagnostics), location: reader.location)
    return (reader.integer(prefix + "DisplayPriority", reporting: &diagnostics) ?? .max, parameter)
  }

  private func prompts(
    _ reader: DictionaryReader, prefix: String, reporting diagnostics: inout [Diagnostic]
  ) -> [PromptDialog] {
    let key = prefix + "PromptDialog"
    return reader.dictionaries(key + "s", "A prompt", reporting: &diagnostics).map { prompt in
      PromptDialog(
        kind: prompt.string(key + "Type", reporting: &diagnostics) ?? "Primary",
        dialog: prompt.text(key + "FormatString", reporting: &diagnostics),
        isCustom: prompt.boolean(key + "Custom", reporting: &diagnostics) ?? false)
    }
  }

  private func unsupportedReasons(
    _ reader: DictionaryReader, prefix: String, reporting diagnostics: inout [Diagnostic]
  ) -> [UnsupportedReason] {
    let key = prefix + "UnsupportedReason"
    return reader.dictionaries(key + "s", "A reason", reporting: &diagnostics).compactMap {
      reason in
      guard let code = reason.name(key + "Code", of: "A reason", reporting: &diagnostics) else {
        return nil
      }
      return UnsupportedReason(
        code: code, dialog: reason.text(key + "FormatString", reporting: &diagnostics),
        isCustom: reason.boolean(key + "Custom", reporting: &diagnostics) ?? false,
        isDefault: reason.boolean(key + "Default", reporting: &diagnostics) ?? false,
        location: reason.location)
    }
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

  /// The id of the file that an enum or object type belongs to.
  func typeNamespace(
    _ reader: DictionaryReader, prefix: String, reporting diagnostics: inout [Diagnostic]
  ) -> String? {
    let key = reader[prefix + "EnumType"] == nil ? "ObjectTypeNamespace" : "EnumTypeNamespace"
    return reader.string(prefix + key, reporting: &diagnostics)
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
