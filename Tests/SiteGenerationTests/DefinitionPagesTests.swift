import TestSupport
import Testing

@testable import SiteGeneration

/// The pages of intents, enums and object types show every key that has a meaning, and no other.
struct DefinitionPagesTests {
  /// Another name for a key changes a page: so each key of the table is shown.
  @Test(.onlyInFullLane) func everyModelKeyIsShown() throws {
    let text = Sample.completeDefinition.file
    let complete = try DefinitionPages(text)
    for key in DefinitionKeyTable.modelKeys {
      let other = "ZZ\(String(key.reversed()))"
      let without = text.replacing("<key>\(key)</key>", with: "<key>\(other)</key>")
      #expect(try DefinitionPages(without) != complete, "\(key)")
    }
  }

  @Test func keysForTheEditorChangeNoPage() throws {
    let text = Sample.completeDefinition.file
    let complete = try DefinitionPages(text)
    for key in DefinitionKeyTable.editorOnlyKeys {
      let other = "ZZ\(String(key.reversed()))"
      let without = text.replacing("<key>\(key)</key>", with: "<key>\(other)</key>")
      #expect(try DefinitionPages(without) == complete, "\(key)")
    }
  }

  @Test func listOfIntentsHasTheWordsThatPeopleLookFor() throws {
    let page = try #require(DefinitionPages(Sample.completeDefinition.file)["intents/index.html"])
    let text = DefinitionPages.text(of: page)
    for expected in [
      "Brew tea THBrewIntent order, Order Brews a pot Brew tea Brew cups of tea "
        + "The cups, Kind of tea, The leaf", "StartWorkout INStartWorkoutIntent system",
      "Tea.intentdefinition Model version 1.2 Written by Xcode 13.1 Namespace Tea001 Intents 2",
      "Enums Cup size Cup", "Object types Tea leaf Leaf",
    ] {
      #expect(text.contains(expected), "\(expected)")
    }
    #expect(page.contains("<li id=\"intent-THBrewIntent\">") && !page.contains("<script>"))
  }
}
