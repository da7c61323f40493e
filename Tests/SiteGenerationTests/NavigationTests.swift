@testable import OutputFolder
import ProjectTestSupport
import SiteGeneration
import Foundation
import ProjectReading
import TestSupport
import Testing

/// The links beside every page of a large site.
struct NavigationTests {
  private func menu(of html: String) throws -> Substring {
    try #require(html.firstMatch(of: #/<nav id="site.menu"(?<list>[\s\S]*?)</nav>/#)).output.list
  }

  /// How many interactions of an intent the navigation of one of them links to.
  private func links(interactions count: Int, on number: Int) async throws -> Int {
    let site = try await SampleSite(
      files: (1...count).map { number in
        (
          "\(number).interaction.yml",
          "interaction: Number \(number)\nintent: INSendMessageIntent\nstages: [handle]\n"
        )
      })
    let html = site.site.tree.text(at: "intents/INSendMessageIntent/number-\(number)/index.html")
    let navigation = try menu(of: html)
    #expect(navigation.contains("number-\(number)/index.html"))
    return navigation.components(separatedBy: "INSendMessageIntent/number-").count - 1
  }

  @Test func fewInteractionsAreAllThere() async throws {
    #expect(try await links(interactions: 12, on: 7) == 12)
  }

  /// Else the pages of one intent would all link to each other.
  @Test(arguments: [1, 60, 101])
  func ofVeryManyTheNeighboursAreThere(number: Int) async throws {
    #expect(try await links(interactions: 101, on: number) == 21)
  }

  @Test func intentsOfOneTitleAreToldApartByTheirClasses() async throws {
    let definition = Sample.definition([Sample.intent("RunScript"), Sample.intent("Script")])
      .file.replacing("RunScript it", with: "Run").replacing("Script it", with: "Run")
    let site = try await SampleProject(["Run.intentdefinition": definition]).site()
    let overview = site.tree.text(at: "index.html")
    #expect(overview.contains(">Run (RunScriptIntent)</a>"))
    #expect(overview.contains(">Run (ScriptIntent)</a>"))
    #expect(site.tree.text(at: "coverage/index.md").contains("| [Run (ScriptIntent)]("))
  }

  @Test func intentsStandInTheOrderOfTheirTitles() async throws {
    let definition = Sample.definition([Sample.intent("Alpha"), Sample.intent("Beta")])
      .file.replacing("Alpha it", with: "pour")
    let site = try await SampleProject(["Run.intentdefinition": definition]).site()
    let titles = try menu(of: site.tree.text(at: "index.html"))
      .matches(of: /intents\/[^"]+">([^<]+)<\/a>/).map { String($0.1) }
    #expect(titles == ["All intents", "Beta it", "pour"])
  }

  /// A page that the menu has no link to stands within the one above it.
  @Test func aPageOfARuleOrATypeMarksItsList() async throws {
    let definition = Sample.definition(
      [Sample.intent("Brew")], enums: [["INEnumName": "Size", "INEnumType": "Regular"]])
    let tree = try await SampleProject([
      "Tea.intentdefinition": definition.file, "a.md": "[x](nowhere.md)",
    ]).site().tree
    let marked = #/<a href="([^"]+)" aria-current="true">/#
    for (path, list) in [
      ("rules/dead-link/index.html", "../../rules/index.html"),
      ("definitions/Tea/enums/Size/index.html", "../../../../intents/index.html"),
    ] {
      let menu = try menu(of: tree.text(at: path))
      #expect(menu.matches(of: marked).map { String($0.1) } == [list], "\(path)")
    }
  }

  /// The interactions of several intents may have one name.
  @Test func thePageBeforeAnotherNamesTheIntentOfAnInteraction() async throws {
    let definition = Sample.definition([Sample.intent("Brew"), Sample.intent("Pour")]).file
    let tree = try await SampleProject(["Tea.intentdefinition": definition]).site().tree
    let page = tree.text(at: "intents/Pour/index.html")
    #expect(page.contains("Previous · Brew it</span> Sample values</a>"))
    #expect(page.contains("Next · Pour it</span> Sample values</a>"))
  }

  /// The titles of the groups of links beside the overview.
  private func groups(docs: [String]) async throws -> [String] {
    let site = try await SampleSite(files: docs.map { ($0, "# \($0)\n") })
    let navigation = try menu(of: site.site.tree.text(at: "index.html"))
    let title = /nav-title">(?:<span>[^<]*<\/span>)?([^<]*)</
    return navigation.matches(of: title).map { String($0.1) }
  }

  @Test func manyDocsAreGroupedByTheirFolder() async throws {
    let guide = (1...9).map { "guide/\($0).md" }
    let reference = (1...9).map { "reference/\($0).md" }
    #expect(try await groups(docs: guide + reference) == ["Guide", "Reference", "Project"])
  }

  @Test func fewDocsAndThoseOfOneFolderStandTogether() async throws {
    #expect(try await groups(docs: ["a/1.md", "b/2.md"]) == ["Docs", "Project"])
    #expect(try await groups(docs: (1...20).map { "guide/\($0).md" }) == ["Docs", "Project"])
  }

  @Test func whereThereIsNoDocNoGroupStandsEmpty() async throws {
    let site = try await SampleSite(
      files: [("a.interaction.yml", "interaction: A\nintent: INSendMessageIntent\n")])
    #expect(!site.site.tree.text(at: "index.html").contains(">Docs</p>"))
  }
}
