internal import Diagnostics
internal import SourceFormats

extension DefinitionReader {
  func enumeration(
    _ reader: DictionaryReader, reporting diagnostics: inout [Diagnostic]
  ) -> IntentEnum? {
    guard let name = reader.name("INEnumName", of: "An enum", reporting: &diagnostics) else {
      return nil
    }
    let cases = reader.dictionaries("INEnumValues", "An enum case", reporting: &diagnostics)
      .compactMap { enumCase($0, reporting: &diagnostics) }
    return IntentEnum(
      name: name, displayName: reader.text("INEnumDisplayName", reporting: &diagnostics),
      kind: reader.string("INEnumType", reporting: &diagnostics), cases: cases,
      location: reader.location)
  }

  private func enumCase(
    _ reader: DictionaryReader, reporting diagnostics: inout [Diagnostic]
  ) -> IntentEnum.Case? {
    let prefix = "INEnumValue"
    guard let name = reader.name(prefix + "Name", of: "An enum case", reporting: &diagnostics)
    else { return nil }
    let synonyms = reader.dictionaries(prefix + "Synonyms", "A synonym", reporting: &diagnostics)
      .map { synonym in
        IntentEnum.Synonym(
          word: synonym.text(prefix + "SynonymSynonym", reporting: &diagnostics),
          pronunciationHint: synonym.text(
            prefix + "SynonymPronunciationHint", reporting: &diagnostics))
      }
    return IntentEnum.Case(
      name: name, displayName: reader.text(prefix + "DisplayName", reporting: &diagnostics),
      index: reader.integer(prefix + "Index", reporting: &diagnostics),
      pronunciationHint: reader.text(prefix + "PronunciationHint", reporting: &diagnostics),
      synonyms: synonyms, location: reader.location)
  }

  func objectType(
    _ reader: DictionaryReader, reporting diagnostics: inout [Diagnostic]
  ) -> ObjectType? {
    guard let name = reader.name("INTypeName", of: "An object type", reporting: &diagnostics) else {
      return nil
    }
    let properties = reader.dictionaries("INTypeProperties", "A property", reporting: &diagnostics)
      .compactMap { property($0, reporting: &diagnostics) }
    return ObjectType(
      name: name, displayName: reader.text("INTypeDisplayName", reporting: &diagnostics),
      className: (reader.string("INTypeClassPrefix", reporting: &diagnostics) ?? "")
        + (reader.string("INTypeClassName", reporting: &diagnostics) ?? name),
      properties: displayOrdered(properties), location: reader.location)
  }

  private func property(
    _ reader: DictionaryReader, reporting diagnostics: inout [Diagnostic]
  ) -> (Int, ObjectType.Property)? {
    let prefix = "INTypeProperty"
    guard let name = reader.name(prefix + "Name", of: "A property", reporting: &diagnostics)
    else { return nil }
    let (limits, metadata) = metadata(reader, key: prefix + "Metadata", reporting: &diagnostics)
    let property = ObjectType.Property(
      name: name, displayName: reader.text(prefix + "DisplayName", reporting: &diagnostics),
      type: valueType(reader, prefix: prefix, reporting: &diagnostics),
      typeNamespace: typeNamespace(reader, prefix: prefix, reporting: &diagnostics),
      supportsMultipleValues: reader.boolean(
        prefix + "SupportsMultipleValues", reporting: &diagnostics) ?? false,
      isDefault: reader.boolean(prefix + "Default", reporting: &diagnostics) ?? false,
      limits: limits, metadata: metadata,
      tag: reader.integer(prefix + "Tag", reporting: &diagnostics), location: reader.location)
    return (reader.integer(prefix + "DisplayPriority", reporting: &diagnostics) ?? .max, property)
  }
}
