import HostSimulation
import TestSupport
import Testing

@testable import SiteGeneration

/// What the record of an interaction is called.
struct RecordNameTests {
  /// The name of the record of an interaction with three stages, after others, the first of which has as many as are given.
  private func name(afterStages count: Int) throws -> (name: String, stages: Int) {
    var project = KeptCards.project
    project["site.yml"] =
      "variants:\n" + (1...12).map { "  - {width: \($0 + 300)}\n" }.joined()
    for file in ["a", "b", "c"] { project.files["\(file).interaction.yml"] = nil }
    for number in 1...16 {
      project["a\(number).interaction.yml"] =
        "interaction: Before \(number)\nintent: BrewTeaIntent\nstages:\n"
        + String(repeating: "  - handle\n", count: number == 1 ? count : 60)
    }
    project["z.interaction.yml"] =
      "interaction: Last\nintent: BrewTeaIntent\nstages: [handle, handle, handle]\n"
    let read = project.project
    let number = try #require(read.interactions.firstIndex { $0.name == "Last" })
    let names = RecordNames(read, tool: "cardproof of this test")
    return (names.name(ofInteraction: number), read.interactions[number].stages.count)
  }

  /// Interactions before it leave room for all of its stages, or for none: then the same file makes
  /// other cards.
  @Test func tellsHowManyStagesAreDrawn() throws {
    let whole = try name(afterStages: 57)
    let other = try name(afterStages: 58)
    let cut = try name(afterStages: 60)
    #expect(whole.stages == 3 && other.stages == 3 && cut.stages == 0)
    #expect(whole.name == other.name)
    #expect(whole.name != cut.name)
  }
}
