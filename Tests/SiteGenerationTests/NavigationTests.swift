import Foundation
import SiteGeneration
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

  /// The titles of the groups of links beside the overview.
  private func groups(docs: [String]) async throws -> [String] {
    let site = try await SampleSite(files: docs.map { ($0, "# \($0)\n") })
    let navigation = try menu(of: site.site.tree.text(at: "index.html"))
    return navigation.matches(of: /nav-title">([^<]*)</).map { String($0.1) }
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
