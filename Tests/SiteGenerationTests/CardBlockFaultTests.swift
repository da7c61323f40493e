import Diagnostics
import ProjectTestSupport
import SiteGeneration
import SourceFormats
import TestSupport
import Testing

/// Faults of card blocks that were found by these tests.
struct CardBlockFaultTests {
  private func project(_ block: String) -> SampleProject {
    var project = Sample.teaHouse(controller: CardBlockTests.controller)
    project["Tea.interaction.yml"] = CardBlockTests.interaction
    project["a.md"] = "# A\n\n```card\n\(block)\n```\n"
    return project
  }

  /// The place is that of the value that names nothing, not that of the block.
  @Test(arguments: [
    "intent: ①BrewTee", "intent: BrewTea\nstage: ①confrim", "intent: BrewTea\nhost: ①map",
    "intent: BrewTea\ninteraction: ①A pot of gren\nstage: confirm",
  ])
  func unknownNamesArePointedAt(marked: String) async throws {
    let sample = MarkedSource(marked, file: "a.md")
    let site = try await project(sample.text).site()
    #expect(site.diagnostics.map(\.rule.id) == ["unknown-card"])
    #expect(site.diagnostics.map(\.location?.line) == [sample.places[0].line + 3])
    #expect(site.diagnostics.map(\.location?.column) == [sample.places[0].column])
  }

  /// An empty block is not an empty file.
  @Test(arguments: ["", "   "]) func anEmptyBlockIsAskedForAnIntent(block: String) async throws {
    let site = try await project(block).site()
    #expect(site.diagnostics.count == 1)
    #expect(site.diagnostics.first?.rule != .emptyFile)
    #expect(site.diagnostics.first?.location?.file == "a.md")
  }

  /// A block that names no intent draws whatever comes first, which is not what anyone asked for.
  @Test func aBlockWithoutAnIntentIsAFinding() async throws {
    let site = try await project("stage: confirm").site()
    #expect(site.diagnostics.count == 1)
  }
}
