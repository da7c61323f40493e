@testable import OutputFolder
import SiteGeneration
import Diagnostics
import Foundation
import ProjectReading
import ProjectTestSupport
import SourceFormats
import TestSupport
import Testing
import TextTools

struct SiteGeneratorTests {
  private var project: SampleProject {
    var project = Sample.teaHouse(controller: CardBlockTests.controller)
    project["Tea.interaction.yml"] = CardBlockTests.interaction
    project["index.md"] = "# Tea House\n\nWelcome & enjoy <tea>.\n"
    project["guide/a.md"] = "# A\n\n[b](b.md)\n"
    project["guide/b.md"] = "# B\n\n```card\nintent: BrewTea\nstage: handle\n```\n"
    return project
  }

  @Test func sameBytesWithOneJobAndWithFour() async throws {
    let one = try await project.site(jobs: 1)
    let four = try await project.site(jobs: 4)
    #expect(one.tree == four.tree)
    #expect(one.diagnostics == four.diagnostics)
  }

  @Test func sameBytesTwice() async throws {
    let first = try await project.site(jobs: 2)
    for _ in 0..<3 { #expect(try await project.site(jobs: 3).tree == first.tree) }
  }

  @Test func everyPageHasItsPlace() async throws {
    let paths = try await project.site().tree.paths
    for path in [
      "index.html", "404.html", "findings/index.html", "rules/index.html", "catalogue.json",
      "assets/style.css", ".nojekyll", "docs/guide/a.html", "docs/guide/b.html",
      "intents/BrewTea/index.html", "intents/BrewTea/a-pot-of-green/index.html",
      "controllers/TeaIntentsUI-TeaController/index.html",
    ] { #expect(paths.contains(path)) }
  }

  @Test func everyHostAndBehaviorIsAState() async throws {
    let site = try await project.site()
    #expect(site.stateCount == 2 * 3 * 4)
    let json = try JSONSerialization.jsonObject(
      with: Data(site.tree.text(at: "catalogue.json").utf8))
    let catalogue = try #require(json as? [String: Any])
    let states = try #require(catalogue["states"] as? [[String: Any]])
    let ids = states.compactMap { $0["id"] as? String }
    #expect(ids.count == 24 && ids == ids.sorted() && Set(ids).count == 24)
    let custom = states.filter { $0["outcome"] as? String == "custom" }
    #expect(
      custom.compactMap { $0["id"] as? String } == [
        "BrewTea/a-pot-of-green/confirm/siri-locked/launch",
        "BrewTea/a-pot-of-green/confirm/siri/launch",
      ])
    for state in states {
      let card = try #require(state["card"] as? String)
      #expect(site.tree.paths.contains(card))
      let page = try #require(state["page"] as? String)
      let halves = page.split(separator: "#").map(String.init)
      #expect(site.tree.text(at: halves[0]).contains("id=\"\(halves[1])\""))
    }
  }

  @Test func catalogueHasOneEntryALine() async throws {
    let lines = try await project.site().tree.text(at: "catalogue.json").split(separator: "\n")
    #expect(lines.count(where: { $0.contains("\"hostDefault\": ") }) == 24)
    #expect(lines.allSatisfy { $0.hasPrefix("  {") || $0.hasPrefix(" ") || $0.hasPrefix("{") })
    #expect(lines.count(where: { $0.hasPrefix("  {\"name\"") }) == 1)
  }

  /// Scripts, quotes and other tricks in every text of a project stay text.
  @Test(arguments: [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "]]>", "{{{body}}}", "&amp;",
    "</svg><script>", "'onload='x", "\u{202E}abc", "a\u{8}b", "\u{FFFF}",
  ])
  func foreignTextStaysText(text: String) async throws {
    var project = SampleProject()
    let hostile = Sample.intent(
      "Brew", parameters: [Sample.parameter("tea", "String")],
      codes: [Sample.code("success", isSuccess: true, says: text)],
      extra: [
        ("INIntentDescription", .string(text.filter { !"\u{8}\u{FFFF}".contains($0) })),
        (
          "INIntentParameterCombinations",
          Sample.combinations([("tea", text.filter { !"\u{8}\u{FFFF}".contains($0) })])
        ),
      ])
    project["a.intentdefinition"] = Sample.definition([hostile]).file
      .replacing("\u{8}", with: "").replacing("\u{FFFF}", with: "")
    project["a.interaction.yml"] =
      "interaction: a\nintent: BrewIntent\nsays: \(jsonString(text.replacing("\u{FFFF}", with: "")))\n"
      + "parameters: {tea: \(jsonString(text.replacing("\u{FFFF}", with: "")))}\nstages: [handle]\n"
    let site = try await project.site()
    for path in site.tree.paths where path.hasSuffix(".svg") || path.hasSuffix(".html") {
      let page = site.tree.text(at: path)
      #expect(!page.contains("<script>alert"))
      #expect(!page.contains("<img src=x"))
      #expect(!page.contains("\u{8}"))
      if path.hasSuffix(".svg") {
        #expect(throws: Never.self) { try readXML(path: path, bytes: Array(page.utf8)) }
      }
    }
  }

  @Test func nothingToShowIsSaid() async throws {
    let site = try await SampleProject().site()
    #expect(site.diagnostics.map(\.rule.id) == ["nothing-found"])
    #expect(site.diagnostics.map(\.severity) == [.error])
    #expect(site.tree.paths.contains("index.html"))
  }

  /// A note of something else does not hide that there is nothing.
  @Test func nothingToShowIsSaidBesideANote() {
    let note = Diagnostic(.skippedLink, "The link points to nothing", at: SourceLocation(file: "a"))
    let project = ProjectReader.read(
      SourceListing(), settings: SiteSettings(), diagnostics: [note])
    #expect(project.diagnostics.map(\.rule.id) == ["skipped-link", "nothing-found"])
  }

  /// Xcode makes a definition without intents, which is one nevertheless.
  @Test func aDefinitionWithoutIntentsIsNoMissingDefinition() async throws {
    let project = SampleProject(["Tea.intentdefinition": Sample.definition([]).file])
    let finding = try #require(await project.findings().first)
    #expect(finding.message == "The source folder has no intent and no Markdown file")
    #expect(finding.location?.file == "Tea.intentdefinition")
  }

  @Test func settingsChangeWhatIsShown() async throws {
    var project = project
    project["site.yml"] =
      "title: Pots\nhosts: [maps]\nexclude: [guide]\nrules: {confirmation-not-required: off}\n"
    let site = try await project.site()
    #expect(site.stateCount == 8)
    #expect(!site.tree.paths.contains { $0.hasPrefix("docs/") })
    #expect(site.tree.text(at: "index.html").contains("Pots"))
  }
}
