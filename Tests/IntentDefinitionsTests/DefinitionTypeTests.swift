import IntentDefinitions
import TestSupport
import Testing

/// Enums, object types and responses of definitions.
struct DefinitionTypeTests {
  private func value(_ name: String, _ index: Int? = nil) -> PropertyList {
    .dictionary(
      [("INEnumValueName", .string(name)), ("INEnumValueDisplayName", .string(name.uppercased()))]
        + (index.map { [("INEnumValueIndex", .integer($0))] } ?? []))
  }

  private func enumeration(_ values: [PropertyList]) -> IntentEnum? {
    DefinitionReading(
      Sample.definition(
        [], enums: [["INEnumName": "Cup", "INEnumValues": .array(values)]])
    ).definition?.enums.first
  }

  @Test func leftOutIndexIsZeroAndOrderIsTheFiles() {
    let cup = enumeration([value("unknown"), value("large", 2), value("small", 1)])
    #expect(cup?.cases.map(\.name) == ["unknown", "large", "small"])
    #expect(cup?.cases.map(\.index) == [0, 2, 1])
    #expect(cup?.firstNamedCase?.name == "large")
  }

  @Test func anEnumMayDoWithoutUnknown() {
    #expect(enumeration([value("a", 0), value("b", 1)])?.firstNamedCase?.name == "a")
    #expect(enumeration([value("unknown")])?.firstNamedCase?.name == "unknown")
    #expect(enumeration([])?.firstNamedCase == nil)
  }

  @Test func readsSynonyms() {
    let value: PropertyList = [
      "INEnumValueName": "small",
      "INEnumValueSynonyms": [["INEnumValueSynonymSynonym": "tiny"]],
    ]
    #expect(enumeration([value])?.cases.first?.synonyms.map(\.word.text) == ["tiny"])
  }

  @Test func objectTypesShowTheirPropertiesByPriority() throws {
    func property(_ name: String, _ priority: Int, isDefault: Bool = false) -> PropertyList {
      .dictionary(
        [
          ("INTypePropertyName", .string(name)), ("INTypePropertyType", "String"),
          ("INTypePropertyDisplayPriority", .integer(priority)),
        ] + (isDefault ? [("INTypePropertyDefault", true)] : []))
    }
    let reading = DefinitionReading(
      Sample.definition(
        [],
        types: [
          [
            "INTypeName": "Tea", "INTypeDisplayName": "A tea",
            "INTypeProperties": [
              property("origin", 5), property("identifier", 1, isDefault: true),
              property("price", 4),
            ],
          ]
        ]))
    let type = try #require(reading.definition?.objectTypes.first)
    #expect(type.properties.map(\.name) == ["identifier", "price", "origin"])
    #expect(type.properties.map(\.isDefault) == [true, false, false])
    #expect(reading.definition?.objectType(named: "Tea") == type)
    #expect(reading.definition?.objectType(named: "Soup") == nil)
  }

  @Test func responseMayBeMissingOrEmpty() {
    for response: PropertyList? in [nil, [:], ["INIntentResponseCodes": []]] {
      let keys: [(String, PropertyList)] =
        [("INIntentName", "Brew")] + (response.map { [("INIntentResponse", $0)] } ?? [])
      let reading = DefinitionReading(Sample.definition([.dictionary(keys)]))
      #expect(reading.intent?.response == IntentResponse.none && reading.report.isEmpty)
    }
  }

  @Test func codesKeepTheFilesOrderAndAbsentMeansFailure() {
    let reading = DefinitionReading(
      Sample.definition([
        Sample.intent(
          "Brew",
          codes: [
            Sample.code("failure"), Sample.code("success", isSuccess: true, says: "Done"),
            Sample.code("partly", isSuccess: true),
            Sample.code("late", says: "Wait ${order.total}"),
          ])
      ]))
    let codes = reading.intent?.response.codes
    #expect(codes?.map(\.name) == ["failure", "success", "partly", "late"])
    #expect(codes?.map(\.isSuccess) == [false, true, true, false])
    #expect(codes?.map(\.dialog.text) == ["", "Done", "", "Wait ${order.total}"])
  }

  @Test func textsMayShareAnID() {
    let reading = DefinitionReading(
      Sample.definition([
        Sample.intent("A"), Sample.intent("B"),
      ]))
    #expect(reading.definition?.intents.map(\.title.id) == ["Ti0001", "Ti0001"])
    #expect(reading.report.isEmpty)
  }
}
