import Diagnostics
import IntentDefinitions
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Names in definitions that lead nowhere, and what no one uses.
struct DefinitionFindingTests {
  private static let rules: Set<Rule> = [
    .unknownParameter, .unknownPlaceholder, .repeatedName, .unusedType, .drawnTwice,
  ]

  private func findings(
    _ definition: PropertyList, more: KeyValuePairs<String, PropertyList> = [:]
  ) async throws -> [String] {
    var project = SampleProject(["Brew.intentdefinition": definition.file])
    for (path, plist) in more { project[path] = plist.file }
    return await project.findings().filter { Self.rules.contains($0.rule) }
      .map { "\($0.rule.id): \($0.message); \($0.fix ?? "")" }
  }

  private func intent(
    codes: [PropertyList] = Sample.standardCodes, combinations: [(String, String)] = [],
    extra: [(String, PropertyList)] = []
  ) -> PropertyList {
    Sample.intent(
      "Brew",
      parameters: [Sample.parameter("leaf", "String"), Sample.parameter("cups", "Integer")],
      codes: codes, responseParameters: [Sample.responseParameter("minutes", "Integer")],
      extra: [
        (
          "INIntentParameterCombinations",
          Sample.combinations(combinations.map { (parameters: $0.0, title: $0.1) })
        )
      ] + extra)
  }

  @Test func aGoodDefinitionHasNoFinding() async throws {
    let good = intent(
      codes: [Sample.code("success", isSuccess: true, says: "Wait ${minutes} minutes")],
      combinations: [("leaf,cups", "Brew ${cups} cups of ${leaf.displayString}")],
      extra: [("INIntentKeyParameter", "leaf")])
    #expect(try await findings(Sample.definition([good])) == [])
  }

  @Test func namesThatTheIntentHasNot() async throws {
    let broken = intent(
      codes: [Sample.code("success", isSuccess: true, says: "Wait ${minuts} minutes for ${leaf}")],
      combinations: [("leaf,cup", "Brew ${leef}")], extra: [("INIntentKeyParameter", "laef")])
    #expect(
      Set(try await findings(Sample.definition([broken]))) == [
        "unknown-parameter: The key parameter 'laef' is not a parameter of the intent; Write 'leaf'",
        "unknown-parameter: A combination has the parameter 'cup', but the intent has no such parameter; Write 'cups'",
        "unknown-placeholder: '${leef}' in a phrase is not a parameter; Write 'leaf'",
        "unknown-placeholder: '${minuts}' in the dialogue of 'success' is not a response parameter; Write 'minutes'",
        "unknown-placeholder: '${leaf}' in the dialogue of 'success' is not a response parameter; "
          + "Choose it again in Xcode, or add the parameter",
      ])
  }

  @Test func namesThatAreThereTwice() async throws {
    let twice = Sample.intent(
      "Brew",
      parameters: [Sample.parameter("leaf", "String"), Sample.parameter("leaf", "Integer")],
      codes: [Sample.code("success", isSuccess: true), Sample.code("success")])
    #expect(
      Set(try await findings(Sample.definition([twice]))) == [
        "repeated-name: The parameter 'leaf' appears twice; Rename one of the two",
        "repeated-name: The response code 'success' appears twice; Rename one of the two",
      ])
  }

  @Test func typesThatNothingHas() async throws {
    let used = Sample.intent(
      "Brew",
      parameters: [
        Sample.parameter(
          "size", "Integer", extra: [("INIntentParameterEnumType", "Size")]),
        Sample.parameter("pot", "Object", extra: [("INIntentParameterObjectType", "Pot")]),
      ])
    let definition = Sample.definition(
      [used],
      enums: ["Size", "Colour"].map { ["INEnumName": .string($0), "INEnumValues": []] },
      types: ["Pot", "Lid"].map { ["INTypeName": .string($0), "INTypeProperties": []] })
    #expect(
      Set(try await findings(definition)) == [
        "unused-type: No parameter has the enum 'Colour'; Remove it, unless your code uses the class that Xcode makes of it",
        "unused-type: No parameter has the type 'Lid'; Remove it, unless your code uses the class that Xcode makes of it",
      ])
  }

  @Test func anIntentThatTwoExtensionsDraw() async throws {
    let info = Sample.info(ui: true, supports: ["BrewIntent"])
    // Without a name that says so, they may be of two apps.
    #expect(
      try await findings(
        Sample.definition([intent()]), more: ["A/Info.plist": info, "B/Info.plist": info]) == [])
    let named = Sample.info(ui: true, supports: ["BrewIntent"], name: "Teas")
    let found = try await findings(
      Sample.definition([intent()]), more: ["A/Info.plist": named, "B/Info.plist": named])
    #expect(
      found == [
        "drawn-twice: 'BrewIntent' is supported by two Intents UI extensions; "
          + "Leave it in one of them, unless they belong to different apps"
      ])
  }
}
