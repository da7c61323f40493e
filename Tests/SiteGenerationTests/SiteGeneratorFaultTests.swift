import Interactions
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import OutputFolder
import TestSupport
import Testing

/// Faults of whole sites that were found by these tests.
struct SiteGeneratorFaultTests {
  /// Classes are what tells intents apart; the same name with another prefix is another intent.
  @Test func intentsOfOneNameHavePagesOfTheirOwn() async throws {
    let site = try await SampleProject([
      "site.yml": "title: Brewery",
      "a.intentdefinition": Sample.definition([
        Sample.intent("Brew", extra: [("INIntentClassPrefix", "A")]),
        Sample.intent("Brew", extra: [("INIntentClassPrefix", "B")]),
      ]).file,
    ]).site()
    #expect(site.diagnostics.isEmpty)
    let pages = site.tree.paths.filter {
      $0.hasPrefix("intents/") && $0.hasSuffix(".html") && $0.split(separator: "/").count == 3
    }
    #expect(pages.count == 2)
    #expect(pages.contains { site.tree.text(at: $0).contains("ABrewIntent") })
    #expect(pages.contains { site.tree.text(at: $0).contains("BBrewIntent") })
  }

  @Test func anInteractionOfASystemIntentIsNotDroppedInSilence() async throws {
    var project = SampleProject()
    project["a.intentdefinition"] =
      Sample.definition([
        .dictionary([
          ("INIntentName", "SendMessage"), ("INIntentType", "System"),
          ("INIntentClassName", "INSendMessageIntent"),
        ])
      ]).file
    project["a.interaction.yml"] = "interaction: Hello\nintent: INSendMessageIntent\n"
    let site = try await project.site()
    let isShown = site.tree.paths.contains { $0.contains("hello") }
    #expect(isShown || site.diagnostics.contains { $0.location?.file == "a.interaction.yml" })
  }

  /// The name of a file's ending is written in other ways, too; nothing is ignored in silence.
  @Test(arguments: ["README.MD", "Tea.Controller.yml", "Tea.Interaction.YML", "T.IntentDefinition"])
  func endingsInCapitalsAreRead(path: String) async throws {
    var project = Sample.teaHouse()
    project["site.yml"] = "hosts: []\n"
    project[path] = "<<<<<<< HEAD\n"
    let site = try await project.site()
    let isShown = site.tree.paths.contains { $0.contains("README") }
    #expect(isShown || site.diagnostics.contains { $0.location?.file == path })
  }

  @Test func aLongNameDoesNotStopTheBuild() async throws {
    var project = Sample.teaHouse()
    project["site.yml"] = "hosts: [maps]\n"
    let name = String(repeating: "long name ", count: 40)
    project["a.interaction.yml"] = "interaction: \(name)\nintent: BrewTeaIntent\nstages: [handle]\n"
    let folder = try TemporaryFolder()
    let tree = try await project.site().tree
    #expect(throws: Never.self) { try OutputWriter(path: folder.path("site")).write(tree) }
  }

  /// An empty pattern covers nothing; it must not hide the whole project.
  @Test(arguments: ["\"\"", "/"]) func anEmptyExcludeHidesNothing(pattern: String) async throws {
    var project = Sample.teaHouse()
    project["site.yml"] = "hosts: []\nexclude: [\(pattern)]\n"
    #expect(try await project.site().tree.paths.contains("intents/BrewTea/index.html"))
  }
}
