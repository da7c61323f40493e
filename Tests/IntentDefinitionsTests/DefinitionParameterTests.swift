import IntentDefinitions
import TestSupport
import Testing

struct DefinitionParameterTests {
  private func parameter(_ type: String, _ extra: [(String, PropertyList)] = [])
    -> DefinitionReading
  {
    DefinitionReading(
      Sample.definition([
        Sample.intent("Brew", parameters: [Sample.parameter("tea", type, extra: extra)])
      ]))
  }

  @Test(arguments: [
    ("String", nil, nil, ValueType.named("String")), ("Integer", "Cup", nil, .enumeration("Cup")),
    ("Object", nil, "Tea", .object("Tea")), ("Object", nil, nil, .object(nil)),
    ("CurrencyAmount", nil, nil, .named("CurrencyAmount")),
    ("Whatever", nil, nil, .named("Whatever")),
  ])
  func readsTypes(type: String, enumName: String?, objectName: String?, expected: ValueType) {
    var extra: [(String, PropertyList)] = []
    if let enumName { extra.append(("INIntentParameterEnumType", .string(enumName))) }
    if let objectName { extra.append(("INIntentParameterObjectType", .string(objectName))) }
    let reading = parameter(type, extra)
    #expect(reading.intent?.parameters.first?.type == expected && reading.report.isEmpty)
  }

  @Test func readsLimitsAndDefault() throws {
    let reading = parameter(
      "Integer",
      [
        (
          "INIntentParameterMetadata",
          [
            "INIntentParameterMetadataDefaultValue": 3, "INIntentParameterMetadataMinimumValue": 1,
            "INIntentParameterMetadataMaximumValue": 40.5, "INIntentParameterMetadataUnit": "Cup",
          ]
        )
      ])
    let limits = try #require(reading.intent?.parameters.first?.limits)
    #expect(limits.defaultValue == .integer(3) && limits.minimum == 1 && limits.maximum == 40.5)
    #expect(limits.unit == "Cup" && reading.report.isEmpty)
  }

  @Test func emptyDataIsNoLimit() {
    let reading = parameter(
      "Integer",
      [
        (
          "INIntentParameterMetadata",
          [
            "INIntentParameterMetadataMinimumValue": .emptyData,
            "INIntentParameterMetadataMaximumValue": .emptyData,
          ]
        )
      ])
    #expect(reading.intent?.parameters.first?.limits == ParameterLimits.none)
    #expect(reading.report.isEmpty)
  }

  @Test(arguments: [
    (PropertyList.string("small"), ParameterLimits.DefaultValue.text("small")), (2, .integer(2)),
    (2.5, .number(2.5)), (true, .boolean(true)),
  ])
  func readsDefaultsAsTheyAreTyped(value: PropertyList, expected: ParameterLimits.DefaultValue) {
    let reading = parameter(
      "Integer", [("INIntentParameterMetadata", ["INIntentParameterMetadataDefaultValue": value])])
    #expect(reading.intent?.parameters.first?.limits.defaultValue == expected)
    #expect(reading.report.isEmpty)
  }

  @Test func readsRelationships() throws {
    let cases: [(PropertyList, ParameterRelationship.Predicate)] = [
      (["INIntentParameterRelationshipPredicateName": "HasAnyValue"], .hasAnyValue),
      (
        [
          "INIntentParameterRelationshipPredicateName": "EnumHasExactValue",
          "INIntentParameterRelationshipPredicateValue": "small",
        ], .isCase("small")
      ),
      (
        [
          "INIntentParameterRelationshipPredicateName": "BooleanHasExactValue",
          "INIntentParameterRelationshipPredicateValue": true,
        ], .isBoolean(true)
      ),
      (["INIntentParameterRelationshipPredicateName": "BooleanHasExactValue"], .isBoolean(false)),
      (["INIntentParameterRelationshipPredicateName": "Odd"], .other("Odd")),
    ]
    for (keys, predicate) in cases {
      guard case .dictionary(let entries) = keys else { continue }
      let relation = PropertyList.dictionary(
        entries + [("INIntentParameterRelationshipParentName", "pot")])
      let reading = parameter("String", [("INIntentParameterRelationship", relation)])
      let relationship = try #require(reading.intent?.parameters.first?.relationship)
      #expect(relationship == ParameterRelationship(parent: "pot", predicate: predicate))
      #expect(reading.report.isEmpty)
    }
  }

  @Test func aRelationWithoutParentIsNone() {
    let reading = parameter(
      "String",
      [
        (
          "INIntentParameterRelationship",
          ["INIntentParameterRelationshipPredicateName": "HasAnyValue"]
        )
      ])
    #expect(reading.intent?.parameters.first?.relationship == nil && reading.report.isEmpty)
  }

  @Test func displayPriorityOrdersParameters() {
    func parameter(_ name: String, _ priority: Int?) -> PropertyList {
      Sample.parameter(
        name, "String",
        extra: priority.map { [("INIntentParameterDisplayPriority", .integer($0))] } ?? [])
    }
    let reading = DefinitionReading(
      Sample.definition([
        Sample.intent(
          "Brew",
          parameters: [
            parameter("e", nil), parameter("c", 2), parameter("d", 2), parameter("a", 0),
            parameter("b", 1),
          ])
      ]))
    #expect(reading.intent?.parameters.map(\.name) == ["a", "b", "c", "d", "e"])
  }

  @Test func aParameterWithoutDisplayNameShowsItsName() {
    let reading = DefinitionReading(
      Sample.definition([
        Sample.intent("Brew", parameters: [["INIntentParameterName": "tea"]])
      ]))
    #expect(reading.intent?.parameters.first?.displayName.text == "tea")
    #expect(reading.intent?.parameters.first?.type == .named("String"))
  }

  @Test func readsPromptsWithAndWithoutText() {
    let reading = parameter(
      "String",
      [
        (
          "INIntentParameterPromptDialogs",
          [
            ["INIntentParameterPromptDialogType": "Configuration"],
            [
              "INIntentParameterPromptDialogFormatString": "Which\ntea?",
              "INIntentParameterPromptDialogFormatStringID": "some.long.id",
              "INIntentParameterPromptDialogType": "Primary",
            ],
          ]
        )
      ])
    let prompts = reading.intent?.parameters.first?.prompts
    #expect(prompts?.map(\.kind) == ["Configuration", "Primary"])
    #expect(prompts?.last?.dialog == LocalizedText("Which\ntea?", id: "some.long.id"))
    #expect(reading.report.isEmpty)
  }

  @Test func arraysAreMarked() {
    let reading = parameter("String", [("INIntentParameterSupportsMultipleValues", true)])
    #expect(reading.intent?.parameters.first?.supportsMultipleValues == true)
  }
}
