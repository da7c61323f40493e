/// A definition that has every key which Xcode is known to write, each with an effect of its own.
///
/// No namespace is the file's own where a type has one, so that it shows.
extension Sample {
  package static let completeDefinition: PropertyList = [
    "INEnums": [cupEnum], "INTypes": [leafType], "INIntentDefinitionModelVersion": "1.2",
    "INIntentDefinitionToolsVersion": "13.1", "INIntentDefinitionNamespace": "Tea001",
    "INIntentDefinitionSystemVersion": "21A559", "INIntentDefinitionToolsBuildVersion": "13A1030d",
    "INIntents": [completeIntent, customisedIntent],
  ]

  private static let cupEnum: PropertyList = .dictionary(
    [
      ("INEnumName", "Cup"), ("INEnumType", "Regular"), ("INEnumGeneratesHeader", true),
      (
        "INEnumValues",
        [
          .dictionary(
            [
              ("INEnumValueName", "small"), ("INEnumValueIndex", 3),
              (
                "INEnumValueSynonyms",
                [
                  .dictionary(
                    text("INEnumValueSynonymSynonym", "tiny")
                      + text("INEnumValueSynonymPronunciationHint", "tie nee"))
                ]
              ),
            ] + text("INEnumValueDisplayName", "Small cup")
              + text("INEnumValuePronunciationHint", "smawl"))
        ]
      ),
    ] + text("INEnumDisplayName", "Cup size"))

  private static let leafType: PropertyList = .dictionary(
    [
      ("INTypeName", "Leaf"), ("INTypeLastPropertyTag", 101),
      ("INTypeClassName", "TeaLeaf"), ("INTypeClassPrefix", "CP"),
      (
        "INTypeProperties",
        [
          .dictionary(
            [
              ("INTypePropertyName", "identifier"), ("INTypePropertyType", "String"),
              ("INTypePropertyDefault", true), ("INTypePropertyDisplayPriority", 500),
              ("INTypePropertyTag", 1), ("INTypePropertySupportsMultipleValues", true),
            ] + text("INTypePropertyDisplayName", "Its name")),
          member("INTypeProperty", "grade", enumName: "Grade", tag: 100),
          member("INTypeProperty", "garden", objectName: "Garden", tag: 101),
        ]
      ),
    ] + text("INTypeDisplayName", "Tea leaf"))

  private static let customisedIntent: PropertyList = [
    "INIntentName": "StartWorkout", "INIntentClassName": "INStartWorkoutIntent",
    "INIntentType": "System", "INIntentDomain": "Workouts", "INIntentCustomizable": true,
    "INIntentCategory": "system",
  ]

  private static let completeIntent: PropertyList = .dictionary(
    [
      ("INIntentName", "Brew"), ("INIntentType", "Custom"), ("INIntentClassPrefix", "TH"),
      ("INIntentCategory", "order"), ("INIntentVerb", "Order"), ("INIntentConfigurable", true),
      ("INIntentEligibleForWidgets", true), ("INIntentIneligibleForSuggestions", true),
      ("INIntentKeyParameter", "tea"), ("INIntentInput", "cups"), ("INIntentRestrictions", 1),
      ("INIntentUserConfirmationRequired", true), ("INIntentDefaultImageName", "pot"),
      ("INIntentLastParameterTag", 7),
      (
        "INIntentParameterCombinations",
        [
          "tea": .dictionary(
            [
              ("INIntentParameterCombinationIsPrimary", true),
              ("INIntentParameterCombinationIsLinked", true),
              ("INIntentParameterCombinationSupportsBackgroundExecution", true),
            ] + text("INIntentParameterCombinationTitle", "Brew ${tea}")
              + text("INIntentParameterCombinationSubtitle", "At once"))
        ]
      ),
      (
        "INIntentManagedParameterCombinations",
        [
          "tea,cups": .dictionary(
            [("INIntentParameterCombinationUpdatesLinked", true)]
              + text("INIntentParameterCombinationTitle", "Brew ${cups} of ${tea}"))
        ]
      ), ("INIntentParameters", [teaParameter, cupsParameter, leafParameter]),
      ("INIntentResponse", completeResponse),
    ] + text("INIntentTitle", "Brew tea") + text("INIntentDescription", "Brews a pot"))

  private static let teaParameter: PropertyList = .dictionary(
    [
      ("INIntentParameterName", "tea"), ("INIntentParameterType", "String"),
      ("INIntentParameterTag", 2), ("INIntentParameterDisplayPriority", 3),
      ("INIntentParameterSupportsMultipleValues", true), ("INIntentParameterFixedSizeArray", 1),
      ("INIntentParameterConfigurable", true), ("INIntentParameterCustomDisambiguation", true),
      ("INIntentParameterSupportsDynamicEnumeration", true),
      ("INIntentParameterSupportsResolution", true), ("INIntentParameterSupportsSearch", true),
      (
        "INIntentParameterArraySizes",
        [["INIntentParameterArraySizeSize": 4, "INIntentParameterArraySizeSizeClass": "Medium"]]
      ),
      (
        "INIntentParameterPromptDialogs",
        [
          .dictionary(
            [
              ("INIntentParameterPromptDialogCustom", true),
              ("INIntentParameterPromptDialogType", "Confirmation"),
            ] + text("INIntentParameterPromptDialogFormatString", "Really ${tea}?"))
        ]
      ),
      (
        "INIntentParameterUnsupportedReasons",
        [reason("tooHot", "Custom"), reason("lessThanMinimumValue", "Default")]
      ),
      (
        "INIntentParameterMetadata",
        metadata(
          "INIntentParameterMetadata",
          [
            ("Capitalization", "Words"), ("Multiline", true), ("DisableAutocorrect", true),
            ("DisableSmartDashes", true), ("DisableSmartQuotes", true),
            ("SupportsNegativeNumbers", "YES"), ("CustomUTIs", [["UTI": "public.tea"]]),
            ("Range", ["Minimum": 2.0, "Maximum": 9.0]),
          ], texts: [("DefaultValue", "Assam"), ("Placeholder", "A tea")])
      ),
    ] + text("INIntentParameterDisplayName", "Kind of tea"))

  /// Its display priority brings it before the first one.
  private static let cupsParameter: PropertyList = .dictionary(
    entries(of: member("INIntentParameter", "cups", enumName: "Grade", tag: 5))
      + [
        ("INIntentParameterDisplayPriority", 1),
        (
          "INIntentParameterRelationship",
          [
            "INIntentParameterRelationshipParentName": "tea",
            "INIntentParameterRelationshipPredicateName": "EnumHasExactValue",
            "INIntentParameterRelationshipPredicateValue": "green",
          ]
        ),
      ])

  private static let leafParameter = member(
    "INIntentParameter", "leaf", objectName: "Garden", tag: 6,
    limits: [("MinimumValue", 1), ("MaximumValue", 40)])

  private static let completeResponse: PropertyList = [
    "INIntentResponseOutput": "minutes", "INIntentResponseLastParameterTag": 4,
    "INIntentResponseCodes": [
      .dictionary(
        [("INIntentResponseCodeName", "success"), ("INIntentResponseCodeSuccess", true)]
          + text("INIntentResponseCodeFormatString", "Ready in ${minutes} minutes")
          + text("INIntentResponseCodeConciseFormatString", "${minutes} minutes"))
    ],
    "INIntentResponseParameters": [
      .dictionary([
        ("INIntentResponseParameterName", "late"), ("INIntentResponseParameterType", "Boolean"),
        ("INIntentResponseParameterDisplayPriority", 8),
        ("INIntentResponseParameterSupportsMultipleValues", true),
      ]), member("INIntentResponseParameter", "minutes", enumName: "Grade", tag: 3),
      member("INIntentResponseParameter", "pot", objectName: "Garden", tag: 4),
    ],
  ]
}

// MARK: - Parts

/// A parameter or property of a type that another file has, with all metadata that the three kinds
/// share.
private func member(
  _ prefix: String, _ name: String, enumName: String? = nil, objectName: String? = nil, tag: Int,
  limits: [(String, PropertyList)] = []
) -> PropertyList {
  let type: [(String, PropertyList)] =
    enumName.map {
      [
        ("Type", "Integer"), ("EnumType", .string($0)), ("EnumTypeNamespace", "Gra001"),
      ]
    } ?? objectName.map {
      [("Type", "Object"), ("ObjectType", .string($0)), ("ObjectTypeNamespace", "Gar001")]
    } ?? []
  let own = type + [("Name", .string(name)), ("Tag", .integer(tag))]
  let metadata = metadata(
    prefix + "Metadata",
    limits + [
      ("Type", "DateTime"), ("Format", "Style"), ("DateStyle", "Full"), ("TimeStyle", "Short"),
      ("Unit", "Multiple"), ("DefaultUnit", "Seconds"), ("MinimumUnit", "Minutes"),
      ("MaximumUnit", "Hours"),
    ], texts: [("TrueDisplayName", "Keep"), ("FalseDisplayName", "Pour"), ("Template", "dMMM")])
  return .dictionary(
    own.map { (prefix + $0.0, $0.1) }
      + [
        (prefix + "Metadata", metadata), (prefix + "DisplayPriority", .integer(tag + 1)),
      ].filter { !($0.0 == "INIntentParameterDisplayPriority" && name == "cups") }
      + text(prefix + "DisplayName", "The \(name)"))
}

private func metadata(
  _ prefix: String, _ values: [(String, PropertyList)], texts: [(String, String)]
) -> PropertyList {
  .dictionary(
    values.map { (prefix + $0.0, $0.1) } + texts.flatMap { text(prefix + $0.0, $0.1) })
}

private func reason(_ code: String, _ flag: String) -> PropertyList {
  .dictionary(
    [
      ("INIntentParameterUnsupportedReasonCode", .string(code)),
      ("INIntentParameterUnsupportedReason\(flag)", true),
    ] + text("INIntentParameterUnsupportedReasonFormatString", "No: \(code)"))
}

/// A text and its string id, which is made of the text.
private func text(_ key: String, _ text: String) -> [(String, PropertyList)] {
  [(key, .string(text)), (key + "ID", .string("id of \(key) \(text)"))]
}

private func entries(of list: PropertyList) -> [(String, PropertyList)] {
  if case .dictionary(let entries) = list { entries } else { [] }
}
