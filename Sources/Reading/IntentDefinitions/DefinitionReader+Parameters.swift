internal import Diagnostics
internal import SourceFormats

extension DefinitionReader {
  /// The parameters of an intent (`INIntentParameter…`) or a response (`INIntentResponseParameter…`)
  /// in display order.
  func parameters(
    _ reader: DictionaryReader, _ prefix: String, _ what: String
  ) -> [IntentParameter] {
    displayOrdered(
      reader.dictionaries(prefix + "s", what).compactMap { parameter($0, prefix: prefix) })
  }

  private func parameter(
    _ reader: DictionaryReader, prefix: String
  ) -> (priority: Int, value: IntentParameter)? {
    guard let name = reader.name(prefix + "Name", of: "A parameter") else { return nil }
    let displayName = reader.text(prefix + "DisplayName")
    func flag(_ name: String) -> Bool { reader.boolean(prefix + name) ?? false }
    var parameter = IntentParameter(
      name: name,
      displayName: displayName.isEmpty ? LocalizedText(name, id: displayName.id) : displayName,
      type: valueType(reader, prefix: prefix), location: reader.location)
    (parameter.limits, parameter.metadata) = metadata(reader, key: prefix + "Metadata")
    parameter.typeNamespace = typeNamespace(reader, prefix: prefix)
    parameter.supportsMultipleValues = flag("SupportsMultipleValues")
    parameter.arraySizes = reader.dictionaries(prefix + "ArraySizes", "A size").map { size in
      IntentParameter.ArraySize(
        sizeClass: size.string(prefix + "ArraySizeSizeClass") ?? "",
        size: size.integer(prefix + "ArraySizeSize") ?? 0)
    }
    parameter.hasFixedSizeArray = reader.integer(prefix + "FixedSizeArray") == 1
    parameter.supportsResolution = flag("SupportsResolution")
    parameter.choices = ParameterChoices(
      areDynamic: flag("SupportsDynamicEnumeration"), supportsSearch: flag("SupportsSearch"),
      hasCustomDisambiguation: flag("CustomDisambiguation"))
    parameter.isConfigurable = flag("Configurable")
    parameter.relationship = relationship(reader, key: prefix + "Relationship")
    parameter.prompts = prompts(reader, prefix: prefix)
    parameter.unsupportedReasons = unsupportedReasons(reader, prefix: prefix)
    parameter.tag = reader.integer(prefix + "Tag")
    return (reader.integer(prefix + "DisplayPriority") ?? .max, parameter)
  }

  private func prompts(_ reader: DictionaryReader, prefix: String) -> [PromptDialog] {
    let key = prefix + "PromptDialog"
    return reader.dictionaries(key + "s", "A prompt").map { prompt in
      PromptDialog(
        kind: prompt.string(key + "Type") ?? "Primary",
        dialog: prompt.text(key + "FormatString"),
        isCustom: prompt.boolean(key + "Custom") ?? false)
    }
  }

  private func unsupportedReasons(
    _ reader: DictionaryReader, prefix: String
  ) -> [UnsupportedReason] {
    let key = prefix + "UnsupportedReason"
    return reader.dictionaries(key + "s", "A reason").compactMap { reason in
      guard let code = reason.name(key + "Code", of: "A reason") else { return nil }
      return UnsupportedReason(
        code: code, dialog: reason.text(key + "FormatString"),
        isCustom: reason.boolean(key + "Custom") ?? false,
        isDefault: reason.boolean(key + "Default") ?? false, location: reason.location)
    }
  }

  func valueType(_ reader: DictionaryReader, prefix: String) -> ValueType {
    if let name = reader.string(prefix + "EnumType") { return .enumeration(name) }
    let type = reader.string(prefix + "Type") ?? "String"
    guard type == "Object" else { return .named(type) }
    return .object(reader.string(prefix + "ObjectType"))
  }

  /// The id of the file that an enum or object type belongs to.
  func typeNamespace(_ reader: DictionaryReader, prefix: String) -> String? {
    let key = reader[prefix + "EnumType"] == nil ? "ObjectTypeNamespace" : "EnumTypeNamespace"
    return reader.string(prefix + key)
  }

  /// A relation whose parent was removed in the editor has no parent name and is ignored.
  private func relationship(_ reader: DictionaryReader, key: String) -> ParameterRelationship? {
    guard let relation = reader.dictionary(key, "A relationship"),
      let parent = relation.string(key + "ParentName")
    else { return nil }
    let value = relation[key + "PredicateValue"]
    let name = relation.string(key + "PredicateName") ?? ""
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
