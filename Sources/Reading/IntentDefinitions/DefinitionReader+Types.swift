internal import Diagnostics

extension DefinitionReader {
  func enumeration(_ reader: DictionaryReader) -> IntentEnum? {
    guard let name = reader.name("INEnumName", of: "An enum") else { return nil }
    return IntentEnum(
      name: name, displayName: reader.text("INEnumDisplayName"), kind: reader.string("INEnumType"),
      cases: reader.dictionaries("INEnumValues", "An enum case").compactMap(enumCase),
      location: reader.location)
  }

  private func enumCase(_ reader: DictionaryReader) -> IntentEnum.Case? {
    let prefix = "INEnumValue"
    guard let name = reader.name(prefix + "Name", of: "An enum case") else { return nil }
    let synonyms = reader.dictionaries(prefix + "Synonyms", "A synonym").map { synonym in
      IntentEnum.Synonym(
        word: synonym.text(prefix + "SynonymSynonym"),
        pronunciationHint: synonym.text(prefix + "SynonymPronunciationHint"))
    }
    return IntentEnum.Case(
      name: name, displayName: reader.text(prefix + "DisplayName"),
      index: reader.integer(prefix + "Index"),
      pronunciationHint: reader.text(prefix + "PronunciationHint"),
      synonyms: synonyms, location: reader.location)
  }

  func objectType(_ reader: DictionaryReader) -> ObjectType? {
    guard let name = reader.name("INTypeName", of: "An object type") else { return nil }
    let properties = reader.dictionaries("INTypeProperties", "A property").compactMap(property)
    return ObjectType(
      name: name, displayName: reader.text("INTypeDisplayName"),
      className: (reader.string("INTypeClassPrefix") ?? "")
        + (reader.string("INTypeClassName") ?? name),
      properties: displayOrdered(properties), location: reader.location)
  }

  private func property(_ reader: DictionaryReader) -> (Int, ObjectType.Property)? {
    let prefix = "INTypeProperty"
    guard let name = reader.name(prefix + "Name", of: "A property") else { return nil }
    var property = ObjectType.Property(
      name: name, displayName: reader.text(prefix + "DisplayName"),
      type: valueType(reader, prefix: prefix), location: reader.location)
    (property.limits, property.metadata) = metadata(reader, key: prefix + "Metadata")
    property.typeNamespace = typeNamespace(reader, prefix: prefix)
    property.supportsMultipleValues = reader.boolean(prefix + "SupportsMultipleValues") ?? false
    property.isDefault = reader.boolean(prefix + "Default") ?? false
    property.tag = reader.integer(prefix + "Tag")
    return (reader.integer(prefix + "DisplayPriority") ?? .max, property)
  }
}
