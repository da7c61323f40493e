/// The keys that Xcode writes into one kind of dictionary of an `.intentdefinition`, and what
/// becomes of each.
///
/// They are what 389 versions of real files have (observed); there is no published schema. A test
/// holds them against the reader and against the reference.
package struct DefinitionKeys: Sendable {
  /// The use of each key.
  package let uses: [String: Use]
  /// The keys on which the rest of a definition depends: of the name, and of lists and dictionaries.
  var structure: Set<String> {
    Set(uses.filter { $0.value != .model && $0.value != .editorOnly }.keys).union(
      [nameKey].compactMap(\.self))
  }
  /// The key of the name, without which the dictionary says nothing; nil where it needs none.
  let nameKey: String?

  package enum Use: Hashable, Sendable {
    /// A key that is read and shown.
    case model
    /// A key that only serves Xcode's editor.
    case editorOnly
    /// A list of dictionaries of another kind.
    case nested(DefinitionLevel)
    /// A dictionary of dictionaries by keys that people choose.
    case keyed(DefinitionLevel)
  }

  /// `texts` have a twin with `ID` at its end.
  init(
    _ prefix: String, values: [String] = [], texts: [String] = [], editorOnly: [String] = [],
    nested: [String: DefinitionLevel] = [:], keyed: [String: DefinitionLevel] = [:]
  ) {
    var uses: [String: Use] = [:]
    for key in values + texts + texts.map({ $0 + "ID" }) { uses[prefix + key] = .model }
    for key in editorOnly { uses[prefix + key] = .editorOnly }
    for (key, level) in nested { uses[prefix + key] = .nested(level) }
    for (key, level) in keyed { uses[prefix + key] = .keyed(level) }
    self.uses = uses
    nameKey = values.contains("Name") ? prefix + "Name" : nil
  }
}

/// The kinds of dictionaries in an `.intentdefinition`.
package enum DefinitionLevel: String, CaseIterable, Sendable {
  case file
  case enumeration, enumCase, synonym
  case objectType, property, propertyMetadata
  case intent, combination
  case parameter, parameterMetadata, relationship, prompt, unsupportedReason, arraySize
  case response, responseCode, responseParameter, responseParameterMetadata
  case range, uniformType

  package var keys: DefinitionKeys { Self.table[self] ?? DefinitionKeys("") }

  /// Every level with its keys.
  private static let table = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.definedKeys) })

  private var definedKeys: DefinitionKeys {
    switch self {
    case .file:
      DefinitionKeys(
        "IN",
        values: [
          "IntentDefinitionModelVersion", "IntentDefinitionToolsVersion",
          "IntentDefinitionNamespace",
        ],
        editorOnly: ["IntentDefinitionSystemVersion", "IntentDefinitionToolsBuildVersion"],
        nested: ["Enums": .enumeration, "Types": .objectType, "Intents": .intent])
    case .enumeration:
      DefinitionKeys(
        "INEnum", values: ["Name", "Type"], texts: ["DisplayName"], editorOnly: ["GeneratesHeader"],
        nested: ["Values": .enumCase])
    case .enumCase:
      DefinitionKeys(
        "INEnumValue", values: ["Name", "Index"], texts: ["DisplayName", "PronunciationHint"],
        nested: ["Synonyms": .synonym])
    case .synonym:
      DefinitionKeys("INEnumValueSynonym", texts: ["Synonym", "PronunciationHint"])
    case .objectType:
      DefinitionKeys(
        "INType", values: ["Name", "ClassName", "ClassPrefix"], texts: ["DisplayName"],
        editorOnly: ["LastPropertyTag"],
        nested: ["Properties": .property])
    case .property:
      DefinitionKeys(
        "INTypeProperty", values: Self.member + ["Default"], texts: ["DisplayName"],
        nested: ["Metadata": .propertyMetadata])
    case .intent:
      DefinitionKeys(
        "INIntent",
        values: [
          "Name", "Type", "Category", "Verb", "ClassName", "ClassPrefix", "Domain", "Customizable",
          "Configurable", "EligibleForWidgets", "IneligibleForSuggestions", "KeyParameter", "Input",
          "UserConfirmationRequired", "Restrictions", "DefaultImageName",
        ],
        texts: ["Title", "Description"], editorOnly: ["LastParameterTag"],
        nested: ["Parameters": .parameter, "Response": .response],
        keyed: [
          "ParameterCombinations": .combination, "ManagedParameterCombinations": .combination,
        ])
    case .combination:
      DefinitionKeys(
        "INIntentParameterCombination", values: ["IsPrimary", "SupportsBackgroundExecution"],
        texts: ["Title", "Subtitle"], editorOnly: ["IsLinked", "UpdatesLinked"])
    case .parameter:
      DefinitionKeys(
        "INIntentParameter",
        values: Self.member + [
          "Configurable", "CustomDisambiguation", "FixedSizeArray", "SupportsDynamicEnumeration",
          "SupportsResolution", "SupportsSearch",
        ],
        texts: ["DisplayName"],
        nested: [
          "Metadata": .parameterMetadata, "Relationship": .relationship, "PromptDialogs": .prompt,
          "UnsupportedReasons": .unsupportedReason, "ArraySizes": .arraySize,
        ])
    case .relationship:
      DefinitionKeys(
        "INIntentParameterRelationship", values: ["ParentName", "PredicateName", "PredicateValue"])
    case .prompt:
      DefinitionKeys(
        "INIntentParameterPromptDialog", values: ["Type", "Custom"], texts: ["FormatString"])
    case .unsupportedReason:
      DefinitionKeys(
        "INIntentParameterUnsupportedReason", values: ["Code", "Custom", "Default"],
        texts: ["FormatString"])
    case .arraySize: DefinitionKeys("INIntentParameterArraySize", values: ["Size", "SizeClass"])
    case .response:
      DefinitionKeys(
        "INIntentResponse", values: ["Output"], editorOnly: ["LastParameterTag"],
        nested: ["Codes": .responseCode, "Parameters": .responseParameter])
    case .responseCode:
      DefinitionKeys(
        "INIntentResponseCode", values: ["Name", "Success"],
        texts: ["FormatString", "ConciseFormatString"])
    case .responseParameter:
      DefinitionKeys(
        "INIntentResponseParameter", values: Self.member, texts: ["DisplayName"],
        nested: ["Metadata": .responseParameterMetadata])
    case .parameterMetadata: Self.metadata("INIntentParameterMetadata")
    case .responseParameterMetadata: Self.metadata("INIntentResponseParameterMetadata")
    case .propertyMetadata: Self.metadata("INTypePropertyMetadata")
    case .range: DefinitionKeys("", values: ["Minimum", "Maximum"])
    case .uniformType: DefinitionKeys("", values: ["UTI"])
    }
  }

  /// The keys that parameters, response parameters and properties share.
  private static let member = [
    "Name", "Type", "EnumType", "EnumTypeNamespace", "ObjectType", "ObjectTypeNamespace",
    "SupportsMultipleValues", "DisplayPriority", "Tag",
  ]

  /// Metadata is the same for parameters, response parameters and properties, although not every
  /// key has been seen in each of them.
  private static func metadata(_ prefix: String) -> DefinitionKeys {
    DefinitionKeys(
      prefix,
      values: [
        "Type", "Capitalization", "Multiline", "DisableAutocorrect", "DisableSmartDashes",
        "DisableSmartQuotes", "MinimumValue", "MaximumValue", "SupportsNegativeNumbers", "Unit",
        "DefaultUnit", "MinimumUnit", "MaximumUnit", "Format", "DateStyle", "TimeStyle",
      ],
      texts: ["DefaultValue", "TrueDisplayName", "FalseDisplayName", "Placeholder", "Template"],
      nested: ["CustomUTIs": .uniformType, "Range": .range])
  }
}
