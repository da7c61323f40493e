import Diagnostics
import Foundation
import PageMarkup
import SourceFormats
import TestSupport
import Testing

@testable import SiteGeneration

/// The pages of intents, enums and object types show what the definition says.
struct DefinitionPagesTests {
  /// The text of all pages that show a definition, without cards: by path.
  private func pages(_ definition: String, more: [String: String] = [:]) throws -> [String: String]
  {
    var listing = SourceListing()
    let files = more.merging(["Tea.intentdefinition": definition]) { first, _ in first }
    listing.files = files.sorted { $0.key < $1.key }
      .map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let project = ProjectReader.read(listing, settings: SiteSettings(), diagnostics: [])
    let list = PageList(
      project, states: CardStates(states: [], drawings: [:], diagnostics: []), documents: [],
      findings: [])
    let renderer = TemplateRenderer(templates: try SiteTemplates(overrides: []).parsed)
    var pages: [String: String] = [:]
    for page in list.pages
    where page.path.hasPrefix("intents/") || page.path.hasPrefix("definitions/") {
      var diagnostics: [Diagnostic] = []
      pages[page.path] = try renderer.render(
        page.template, with: page.context, diagnostics: &diagnostics
      ).html
      #expect(diagnostics.isEmpty)
    }
    return pages
  }

  /// Another name for a key changes a page: so each key of the table is shown.
  @Test func everyModelKeyIsShown() throws {
    let text = Sample.completeDefinition.file
    let complete = try pages(text)
    for key in DefinitionKeyTable.modelKeys {
      let without = text.replacing("<key>\(key)</key>", with: "<key>ZZ\(key)</key>")
      #expect(try pages(without) != complete, "\(key)")
    }
  }

  @Test func keysForTheEditorChangeNoPage() throws {
    let text = Sample.completeDefinition.file
    let complete = try pages(text)
    for key in DefinitionKeyTable.editorOnlyKeys {
      let without = text.replacing("<key>\(key)</key>", with: "<key>ZZ\(key)</key>")
      #expect(try pages(without) == complete, "\(key)")
    }
  }

  @Test func intentPageShowsAllOfAParameterInSentences() throws {
    let page = try #require(
      pages(Sample.completeDefinition.file)["intents/THBrewIntent/index.html"])
    let text = plain(page)
    for expected in [
      "Brew tea Brews a pot", "Class THBrewIntent", "Verb Order", "Offered in Shortcuts, widgets",
      "asks before it is handled", "asks to unlock first", "Image pot",
      "Kind of tea tea String list key parameter · configurable · tag 2 Tea.intentdefinition:",
      "cups Grade of Gra001 input · tag 5", "Shown when tea is green",
      "Range 2 to 9", "Negative numbers allowed", "Default Assam", "Placeholder A tea",
      "capital words, several lines, no autocorrection, no smart quotes, no smart dashes",
      "File types public.tea", "Sizes in widgets fixed, Medium 4",
      "Handler resolves it, lists its values while it runs, searches in them, "
        + "tells values apart in words of its own", "Confirmation prompt Really tea ?",
      "Refuses tooHot No: tooHot custom",
      "Refuses lessThanMinimumValue No: lessThanMinimumValue default",
      "Units Multiple, default Seconds, from Minutes, to Hours",
      "Date format Style, date Full, time Short",
      "Date template dMMM", "Called “Keep” when true, “Pour” when false",
      "Brew tea At once Siri suggestion · primary tea Tea.intentdefinition:",
      "Brew cups of tea Shortcuts summary · opens the app tea cups Tea.intentdefinition:",
      "success Tea.intentdefinition:", "Ready in minutes minutes minutes minutes",
    ] {
      #expect(text.contains(expected), "\(expected)")
    }
    for anchor in [
      "parameter-tea", "parameter-cups", "parameter-leaf", "response-minutes", "response-pot",
      "code-success", "combination-suggestion-tea", "combination-shortcut-tea-cups",
    ] {
      #expect(page.contains("id=\"\(anchor)\""), "\(anchor)")
    }
    #expect(page.contains(##"<a href="#parameter-tea"><em>tea</em></a> is <em>green</em>."##))
    #expect(page.contains(##"<dt>Key parameter</dt><dd><a href="#parameter-tea">tea</a>"##))
    #expect(page.contains(##"<dt>Output</dt><dd><a href="#response-minutes">minutes</a>"##))
    let order = ["cups", "tea", "leaf"].map { page.range(of: "id=\"parameter-\($0)\"")?.lowerBound }
    #expect(order == order.sorted { ($0 ?? page.endIndex) < ($1 ?? page.endIndex) })
  }

  @Test func enumPageShowsIndexesSynonymsAndHints() throws {
    let page = try #require(
      pages(Sample.completeDefinition.file)["definitions/Tea/enums/Cup/index.html"])
    let text = plain(page)
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
      pages(Sample.completeDefinition.file)["definitions/Tea/types/Leaf/index.html"])
    let text = plain(page)
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
    let pages = try pages(
      file("Tea001", "Brew", cup: "Two002"),
      more: ["Kit/en.lproj/Two.intentdefinition": file("Two002", "Boil", cup: "Two002")])
    let first = try #require(pages["definitions/Tea/enums/Cup/index.html"])
    let second = try #require(pages["definitions/Kit/Two/enums/Cup/index.html"])
    #expect(plain(first).contains("Cup of Tea001") && plain(second).contains("Cup of Two002"))
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
    let page = try #require(pages(list.file)["intents/INStartWorkoutIntent/index.html"])
    #expect(page.contains("index.html#type-INWorkoutGoalUnitType\">WorkoutGoalUnitType</a>"))
    #expect(page.contains("id=\"type-INWorkoutGoalUnitType\""))
  }

  @Test func listOfIntentsHasTheWordsThatPeopleLookFor() throws {
    let page = try #require(pages(Sample.completeDefinition.file)["intents/index.html"])
    let text = plain(page)
    for expected in [
      "Brew tea THBrewIntent order, Order Brews a pot Brew tea Brew cups of tea "
        + "The cups, Kind of tea, The leaf", "StartWorkout INStartWorkoutIntent system",
      "Tea.intentdefinition Model version 1.2 Written by Xcode 13.1 Namespace Tea001 Intents 2",
      "Enums Cup size Cup", "Object types Tea leaf Leaf",
    ] {
      #expect(text.contains(expected), "\(expected)")
    }
    #expect(page.contains("<li id=\"intent-THBrewIntent\">") && !page.contains("<script"))
  }

  @Test func partsOfOneNameHaveAnAnchorEach() throws {
    let twice = Sample.parameter("tea", "String")
    let list = Sample.definition([
      Sample.intent(
        "Brew", parameters: [twice, twice], codes: [Sample.code("a"), Sample.code("a")])
    ])
    let page = try #require(pages(list.file)["intents/Brew/index.html"])
    for anchor in ["parameter-tea", "parameter-tea--2", "code-a", "code-a--2"] {
      #expect(page.contains("id=\"\(anchor)\""), "\(anchor)")
    }
  }

  /// The text of a page's main part without tags, in single spaces.
  private func plain(_ page: String) -> String {
    let main = page.range(of: "<main").map { page[$0.lowerBound...] } ?? page[...]
    return main.replacing(#/<[^>]*>/#, with: " ").replacing("&#39;", with: "'")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
