@testable import OutputFolder
import Foundation
import ProjectTestSupport
import TestSupport
import Testing

@testable import SiteGeneration

/// An intent's page shows what its definition says, however odd it is.
struct IntentPageTests {
  @Test func intentPageShowsAllOfAParameterInSentences() throws {
    let page = try #require(
      DefinitionPages(Sample.completeDefinition.file)["intents/THBrewIntent/index.html"])
    let text = DefinitionPages.text(of: page)
    for expected in [
      "Brew tea Brews a pot", "Class THBrewIntent", "Verb Order", "Offered in Shortcuts, widgets",
      "asks before it is handled", "asks to unlock first", "Image pot",
      "Kind of tea tea String list key parameter · configurable · tag 2 line ",
      "cups Grade of Gra001 input · tag 5", "Shown when tea is green",
      "Range 2 to 9", "Negative numbers allowed", "Default Assam", "Placeholder A tea",
      "capital words, several lines, no autocorrection, no smart quotes, no smart dashes",
      "File types public.tea", "Sizes in widgets fixed, Medium 4",
      "Handler resolves it, has dynamic options, searches in them, "
        + "has a custom disambiguation prompt", "Confirmation prompt Really tea ?",
      "Refuses tooHot No: tooHot custom",
      "Refuses lessThanMinimumValue No: lessThanMinimumValue default",
      "Units Multiple, default Seconds, from Minutes, to Hours",
      "Date format Style, date Full, time Short",
      "Date template dMMM", "Called “Keep” when true, “Pour” when false",
      "Brew tea At once Siri suggestion · primary tea Tea.intentdefinition:",
      "Brew cups of tea Shortcuts summary · opens the app tea cups Tea.intentdefinition:",
      "success line ", "Ready in minutes minutes minutes minutes",
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

  /// Combinations without title or parameters, a relation whose parent was removed, an object
  /// without type, an enum that no file has, dialogue in Siri's words and text in several lines.
  @Test func oddDefinitionsStillSaySomething() throws {
    let list = Sample.definition([
      Sample.intent(
        "Brew",
        parameters: [
          Sample.parameter("tea", "Object"),
          Sample.parameter(
            "cup", "Integer",
            extra: [
              ("INIntentParameterEnumType", "Cup"),
              (
                "INIntentParameterRelationship",
                ["INIntentParameterRelationshipPredicateName": "HasAnyValue"]
              ),
            ]),
          Sample.parameter(
            "pot", "Boolean",
            extra: [
              (
                "INIntentParameterRelationship",
                [
                  "INIntentParameterRelationshipParentName": "gone",
                  "INIntentParameterRelationshipPredicateName": "HasAnyValue",
                ]
              ),
              (
                "INIntentParameterPromptDialogs",
                [
                  [
                    "INIntentParameterPromptDialogCustom": true,
                    "INIntentParameterPromptDialogFormatString": "Which\npot?",
                    "INIntentParameterPromptDialogType": "Primary",
                  ], ["INIntentParameterPromptDialogType": "DisambiguationSelection"],
                ]
              ),
            ]),
        ],
        extra: [
          (
            "INIntentParameterCombinations",
            Sample.combinations([("", ""), ("tea", "Brew ${tea.leaf} & ${}")])
          )
        ])
    ])
    let page = try #require(DefinitionPages(list.file)["intents/Brew/index.html"])
    let text = DefinitionPages.text(of: page)
    for expected in [
      "Tea tea Object line ", "Cup cup Cup line ",
      "Shown when gone has a value.", "Primary prompt Which pot?",
      "Prompts in Siri’s words Disambiguation selection",
      "Brew it Siri suggestion · no title · opens the app no parameters",
      "Brew tea.leaf &amp;", "Siri’s own words",
    ] {
      #expect(text.contains(expected), "\(expected)")
    }
    #expect(text.components(separatedBy: "Shown when").count == 2)
    #expect(page.contains("id=\"combination-suggestion-\"") && page.contains("Which\npot?"))
    #expect(!page.contains("#parameter-gone"))
  }

  @Test func eachStageOfAnInteractionIsThereAndALinkToItsPage() async throws {
    let project = Sample.teaHouse()
    let page = try await project.site().tree.text(at: "intents/BrewTea/index.html")
    let captions = page.matches(of: /alt="([^"]+), Siri"/).map { String($0.1) }
    #expect(
      captions.prefix(4) == [
        "Confirm", "Handled", "Handled: failure", "Handled: failureNoWater",
      ])
    #expect(page.contains(/rowgroup"><a href="[^"]+sample-values\/index.html">Sample values</))
  }

  @Test func partsOfOneNameHaveAnAnchorEach() throws {
    let twice = Sample.parameter("tea", "String")
    let list = Sample.definition([
      Sample.intent(
        "Brew", parameters: [twice, twice], codes: [Sample.code("a"), Sample.code("a")])
    ])
    let page = try #require(DefinitionPages(list.file)["intents/Brew/index.html"])
    for anchor in ["parameter-tea", "parameter-tea--2", "code-a", "code-a--2"] {
      #expect(page.contains("id=\"\(anchor)\""), "\(anchor)")
    }
  }
}
