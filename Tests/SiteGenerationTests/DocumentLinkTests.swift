@testable import ProjectReading
@testable import OutputFolder
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Links of documents: what they become, and what is said about those that lead nowhere.
struct DocumentLinkTests {
  private func project(_ text: String, at path: String = "guide/a.md") -> SampleProject {
    var project = Sample.teaHouse()
    project["site.yml"] = "hosts: []\n"
    project[path] = text
    project["b.md"] = "# B\n"
    project["guide/c d.md"] = "# C\n"
    project["guide/tea.json"] = "{}\n"
    project["guide/tea.svg"] = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    return project
  }

  @Test(arguments: [
    ("[b](../b.md)", "href=\"../../docs/b.html\""),
    ("[b](../b.md#b)", "href=\"../../docs/b.html#b\""),
    ("[c](c%20d.md)", "href=\"../../docs/guide/c-d-"),
    ("[a](./a.md)", "href=\"../../docs/guide/a.html\""),
    ("[tea](intent:BrewTeaIntent)", "href=\"../../intents/BrewTea/index.html\""),
    ("[tea](intent:BrewTea)", "href=\"../../intents/BrewTea/index.html\""),
    ("[here](#part)\n\n## Part", "href=\"#part\""),
    ("[web](https://example.com/a.md)", "href=\"https://example.com/a.md\""),
    ("![tea](tea.svg)", "src=\"../../images/guide/tea.svg\""),
    ("[tea](tea.svg)", "href=\"../../images/guide/tea.svg\""),
    ("[tea](tea.json)", "href=\"../../files/guide/tea.json\""),
    ("[tea](./tea.json#/leaf)", "href=\"../../files/guide/tea.json#/leaf\""),
  ])
  func leadToPages(markdown: String, html: String) async throws {
    let site = try await project(markdown).site()
    let page = site.tree.text(at: "docs/guide/a.html")
    #expect(page.contains(html))
    #expect(!site.diagnostics.contains { $0.rule == .deadLink })
  }

  @Test(arguments: [
    ("allRules: true\n", "text-cut-off", nil),
    ("allRules: true\n", "text-cut-of", "There is no rule 'text-cut-of'"),
    ("", "text-cut-off", "Only a site with a page for every rule can link to 'rule:text-cut-off'"),
  ])
  func rulesHaveLinks(settings: String, id: String, message: String?) async throws {
    var project = project("[cut](rule:\(id))")
    project["site.yml"] = "hosts: []\n\(settings)"
    let site = try await project.site()
    let page = site.tree.text(at: "docs/guide/a.html")
    #expect(page.contains("href=\"../../rules/text-cut-off/index.html\"") == (message == nil))
    #expect(
      site.diagnostics.filter { $0.rule == .deadLink }.map(\.message) == [message].compactMap { $0 }
    )
  }

  @Test func theListOfRulesHasALinkInEverySite() async throws {
    let site = try await project("[rules](rule:)").site()
    let page = site.tree.text(at: "docs/guide/a.html")
    #expect(page.contains("href=\"../../rules/index.html\""))
    #expect(!site.diagnostics.contains { $0.rule == .deadLink })
  }

  @Test func onlyImagesThatAPageShowsAreCopied() async throws {
    let used = try await project("![tea](tea.svg)").site()
    #expect(used.tree.paths.contains("images/guide/tea.svg"))
    let unused = try await project("no picture").site()
    #expect(!unused.tree.paths.contains { $0.hasPrefix("images/") })
  }

  @Test func onlyJSONFilesThatAPageLinksToAreCopied() async throws {
    let used = try await project("[tea](tea.json) and [tea](tea.json)").site()
    #expect(used.tree.text(at: "files/guide/tea.json") == "{}\n")
    let unused = try await project("no link").site()
    #expect(!unused.tree.paths.contains { $0.hasPrefix("files/") })
  }

  @Test(arguments: [
    ("①[x](nowhere.md)", "There is no file 'guide/nowhere.md'"),
    ("text ①[x](../c.md)", "There is no file 'c.md'"),
    ("①![x](soup.svg)", "There is no file 'guide/soup.svg'"),
    ("①[x](intent:BrewTee)", "There is no intent 'BrewTee'"),
    ("①![x](../b.md)", "'b.md' is not an image of a known kind"),
    ("①![x](tea.json)", "'guide/tea.json' is not an image of a known kind"),
    ("①[x](tee.json)", "There is no file 'guide/tee.json'"),
    ("- a\n- ①[x](b.mdx)", "There is no file 'guide/b.mdx'"),
  ])
  func deadOnesAreFindingsWithAPlace(marked: String, message: String) async throws {
    let sample = MarkedSource(marked, file: "guide/a.md")
    let site = try await project(sample.text).site()
    let dead = site.diagnostics.filter { $0.rule == .deadLink }
    #expect(dead.map(\.message) == [message])
    #expect(dead.map(\.location) == [sample.places[0]])
    #expect(dead.allSatisfy { $0.fix != nil && $0.severity == .warning })
    #expect(site.tree.paths.contains("docs/guide/a.html"))
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd"])
  func dangerousSchemesNeverReachAPage(address: String) async throws {
    let site = try await project("[x](\(address))").site()
    #expect(!site.tree.text(at: "docs/guide/a.html").contains(address.prefix(8)))
    #expect(site.diagnostics.contains { $0.location?.file == "guide/a.md" })
  }

  @Test func frontMatterGivesTitleOrderAndIntent() async throws {
    var project = project("---\ntitle: Zed\norder: 1\nintent: BrewTeaIntent\n---\nText")
    project["b.md"] = "---\norder: 2\n---\n# Bee"
    let site = try await project.site()
    let own = site.diagnostics.compactMap { $0.location?.file }.filter { $0.hasSuffix(".md") }
    #expect(own.isEmpty)
    #expect(site.tree.text(at: "intents/BrewTea/index.html").contains("docs/guide/a.html"))
    let index = site.tree.text(at: "index.html")
    let zed = try #require(index.firstRange(of: "docs/guide/a.html"))
    let bee = try #require(index.firstRange(of: "docs/b.html"))
    #expect(zed.lowerBound < bee.lowerBound)
  }

  @Test(arguments: [
    ("---\n①titel: A\n---\nx", "unknown-key", "Write 'title'"),
    ("---\norder: ①first\n---\nx", "wrong-type", "Write digits only, without quotes"),
  ])
  func frontMatterMistakesHaveAPlaceAndAFix(marked: String, rule: String, fix: String) async throws
  {
    let sample = MarkedSource(marked, file: "guide/a.md")
    let site = try await project(sample.text).site()
    let own = site.diagnostics.filter { $0.location?.file == "guide/a.md" }
    #expect(own.map(\.rule.id) == [rule])
    #expect(own.map(\.location) == [sample.places[0]])
    #expect(own.map(\.fix) == [fix])
    #expect(site.tree.paths.contains("docs/guide/a.html"))
  }
}
