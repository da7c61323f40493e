import Foundation
import ProjectTestSupport
import TestSupport
import Testing
import TextTools

struct DumpTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Sample.teaHouse().write(to: folder, at: "tea")
  }

  private func run(_ words: String...) throws -> CommandLineRun {
    try CommandLineRun(words, in: folder.path(""))
  }

  @Test(arguments: [
    ("definition", "definition Tea.intentdefinition model 1.2 namespace Tea001\n  intent BrewTea"),
    ("host", "== BrewTea/sample-values/confirm/siri/none\noutcome unknown"),
    ("layout", "== BrewTea/sample-values/confirm/siri/none\ndrawing "),
    ("card", "== BrewTea/sample-values/confirm/siri/none\n<svg "),
    ("catalogue", "{\"version\": 2, \"generator\": \"cardproof 0.1.0\""),
  ])
  func everyStageCanBeSeen(stage: String, beginning: String) throws {
    let run = try run("dump", stage, "tea")
    // The controller of the project is not known, which is a note.
    #expect(run.status == 0 && run.errors.hasSuffix("\n1 note\n"))
    #expect(run.output.hasPrefix(beginning))
  }

  @Test func oneStateCanBeSeen() throws {
    let run = try run(
      "dump", "card", "tea", "--state", "BrewTea/sample-values/handle/maps/launch")
    #expect(run.output.hasPrefix("<svg ") && run.output.hasSuffix("</svg>\n"))
  }

  @Test func unknownStateIsAFindingWithTheNearestSpelling() throws {
    let run = try run("dump", "host", "tea", "--state", "BrewTea/sample-values/handle/map/launch")
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.contains("fix: Write 'BrewTea/sample-values/handle/maps/launch'"))
  }

  /// Who has mistyped a name is told that, and not what else there is to say of the project.
  @Test func unknownStateIsAllThatIsSaidOfAProjectWithoutErrors() throws {
    try folder.write("interaction: Green\nintent: BrewTeaIntent\n", at: "tea/Green.yml")
    let known = try run("dump", "host", "tea", "--state", "BrewTea/sample-values/handle/siri/none")
    #expect(known.status == 0 && known.errors.contains("Green.yml"), "\(known.errors)")
    let unknown = try run("dump", "host", "tea", "--state", "BrewTea/sample-values/handle/siri/non")
    #expect(unknown.status == 1 && unknown.errors.contains("handle/siri/none'"))
    #expect(!unknown.errors.contains("Green.yml"), "\(unknown.errors)")
  }

  @Test(arguments: ["definition", "host", "layout", "card"]) func writesJSON(stage: String) throws {
    let run = try run("dump", stage, "tea", "--format", "json")
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    }
  }
}
