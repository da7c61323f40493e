import Foundation
import TestSupport
import Testing

/// The pages of enums and object types, and the links to them.
struct TypePageTests {
  @Test func enumPageShowsIndexesSynonymsAndHints() throws {
    let page = try #require(
      DefinitionPages(Sample.completeDefinition.file)["definitions/Tea/enums/Cup/index.html"])
    let text = DefinitionPages.text(of: page)
    for expected in [
      "Cup size Enum Cup", "Kind Regular", "Namespace Tea001", "3 small Tea.intentdefinition:",
      "Small cup said “smawl” tiny said “tie nee”", "Used by Nothing in this project.",
    ] {
      #expect(text.contains(expected), "\(expected)")
    }
    #expect(page.contains("<tr id=\"case-small\">"))
  }

  @Test func objectTypePageShowsPropertiesByPriority() throws {
    let page = try #require(
      DefinitionPages(Sample.completeDefinition.file)["definitions/Tea/types/Leaf/index.html"])
    let text = DefinitionPages.text(of: page)
    for expected in [
      "Tea leaf Object type Leaf", "Its name identifier String list every type has it · tag 1",
      "The grade grade Grade of Gra001 tag 100", "Called “Keep” when true, “Pour” when false",
    ] {
      #expect(text.contains(expected), "\(expected)")
    }
    let grade = try #require(page.range(of: "id=\"property-grade\""))
    let identifier = try #require(page.range(of: "id=\"property-identifier\""))
    #expect(grade.lowerBound < identifier.lowerBound)
  }

  /// Two files have an enum of one name; the namespace says whose is meant.
  @Test func typesOfOneNameBelongToTheirFiles() throws {
    func file(_ namespace: String, _ intent: String, cup: String) -> String {
      let parameter = Sample.parameter(
        "cup", "Integer",
        extra: [
          ("INIntentParameterEnumType", "Cup"),
          ("INIntentParameterEnumTypeNamespace", .string(cup)),
        ])
      return Sample.definition(
        [Sample.intent(intent, parameters: [parameter])],
        enums: [["INEnumName": "Cup", "INEnumDisplayName": .string("Cup of \(namespace)")]]
      ).file.replacing("Tea001", with: namespace)
    }
    let pages = try DefinitionPages(
      file("Tea001", "Brew", cup: "Two002"),
      more: ["Kit/en.lproj/Two.intentdefinition": file("Two002", "Boil", cup: "Two002")])
    let first = try #require(pages["definitions/Tea/enums/Cup/index.html"])
    let second = try #require(pages["definitions/Kit/Two/enums/Cup/index.html"])
    #expect(
      DefinitionPages.text(of: first).contains("Cup of Tea001")
        && DefinitionPages.text(of: second).contains("Cup of Two002"))
    for intent in ["Brew", "Boil"] {
      let page = try #require(pages["intents/\(intent)/index.html"])
      #expect(page.contains(#"<a href="../../definitions/Kit/Two/enums/Cup/index.html">Cup</a>"#))
      #expect(second.contains("intents/\(intent)/index.html#parameter-cup"))
      #expect(!first.contains("#parameter-cup"))
    }
  }

  @Test func typesOfSiriKitLeadToItsDefinition() throws {
    let list = Sample.definition([
      .dictionary([
        ("INIntentName", "StartWorkout"), ("INIntentClassName", "INStartWorkoutIntent"),
        ("INIntentType", "System"),
        (
          "INIntentParameters",
          [
            Sample.parameter(
              "goalUnit", "Integer",
              extra: [
                ("INIntentParameterEnumType", "WorkoutGoalUnitType"),
                ("INIntentParameterEnumTypeNamespace", "System"),
              ])
          ]
        ),
      ])
    ])
    let page = try #require(DefinitionPages(list.file)["intents/INStartWorkoutIntent/index.html"])
    #expect(page.contains("index.html#type-INWorkoutGoalUnitType\">WorkoutGoalUnitType</a>"))
    #expect(page.contains("id=\"type-INWorkoutGoalUnitType\""))
  }
}
