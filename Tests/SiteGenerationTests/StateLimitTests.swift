@testable import ProjectReading
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import SourceFormats
import TestSupport
import Testing

/// Files that ask for more states than anybody looks at.
@Suite(.onlyInFullLane) struct StateLimitTests {
  private static let variants = """
    variants:
      - {width: 300}
      - {width: 380}
      - {width: 460}
      - {width: 540}
      - {width: 620}
      - {width: 700}
      - {width: 780}
      - {width: 860}
      - {width: 940}
      - {width: 1020}
      - {width: 1100}

    """

  @Test func anInteractionOfAHundredThousandStatesIsCutWithAFinding() async throws {
    var project = Sample.teaHouse()
    project["site.yml"] = Self.variants
    project["many.interaction.yml"] =
      "interaction: Many\nintent: BrewTeaIntent\nstages:\n"
      + String(repeating: "  - handle: {minutes: 3}\n", count: 1000)
    let read = project.project
    let finding = try #require(read.diagnostics.first { $0.rule == .overLimit })
    #expect(finding.message.hasPrefix("The interaction's 1000 stages make 144000 states; 69 are"))
    #expect(finding.location == SourceLocation(file: "many.interaction.yml"))
    let states = try await project.generator().snapshot()
    #expect(states.cardCount > 0)
  }

  /// An interaction that is cut to no stage still has its page.
  @Test func aDefinitionOfManyIntentsIsCutWithAFinding() throws {
    let intents = (0..<1200).map { Sample.intent("Brew\($0)", codes: [Sample.code("success")]) }
    var project = SampleProject(["Tea.intentdefinition": Sample.definition(intents).file])
    project["site.yml"] = "hosts: [siri, maps]\n" + Self.variants
    let findings = project.project.diagnostics.filter { $0.rule == .overLimit }
    #expect(
      findings.map(\.message) == [
        "The project makes more than 150000 states; Cardproof draws none of the rest"
      ])
  }

  @Test func aRealInteractionIsNotCut() async throws {
    var project = Sample.teaHouse()
    project["site.yml"] = "title: Tea\n"
    let site = try await project.site()
    #expect(site.stateCount == 48)
    #expect(!site.diagnostics.contains { $0.rule == .overLimit })
  }
}
