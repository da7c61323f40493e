import Foundation
import SiteGeneration
import TestSupport
import Testing

/// The dumps of every stage, for each folder in `Cases`: what is in `input` against `expected`.
///
/// `CARDPROOF_RECORD=1 swift test --filter GoldenTests` writes what is expected; read the difference
/// before you commit it.
struct GoldenTests {
  @Test(arguments: GoldenCase.names) func everyStageIsAsRecorded(name: String) async throws {
    let golden = GoldenCase(name)
    let actual = try await golden.actual()
    if GoldenCase.isRecording {
      try golden.record(actual)
      return
    }
    let problems = golden.differences(from: actual)
    #expect(problems.isEmpty, "\n\(problems.joined(separator: "\n"))")
  }

  @Test func thereAreCases() {
    #expect(GoldenCase.names.count >= 9)
  }
}

/// The runner itself: nothing may pass that was not compared.
struct GoldenCaseTests {
  private let folder: TemporaryFolder
  private var golden: GoldenCase { GoldenCase("sample", in: folder.url) }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("same\n", at: "sample/expected/host.txt")
  }

  @Test func sameTextIsNoDifference() {
    #expect(golden.differences(from: ["host.txt": "same\n"]).isEmpty)
  }

  @Test func missingGoldenFailsAndIsNotWritten() {
    let problems = golden.differences(from: ["host.txt": "same\n", "card.txt": "new"])
    #expect(problems.count == 1 && problems.first?.contains("card.txt") == true)
    #expect(!folder.exists("sample/expected/card.txt"))
  }

  @Test func staleGoldenFails() {
    #expect(golden.differences(from: [:]).first?.contains("host.txt") == true)
  }

  @Test func differenceShowsTheFirstLineInBothVersions() throws {
    try folder.write("a\nb\nc\n", at: "sample/expected/host.txt")
    let problem = try #require(golden.differences(from: ["host.txt": "a\nx\ny\n"]).first)
    #expect(
      problem == """
        sample/expected/host.txt:2 differs
          expected: b
          actual:   x
        """)
    let shorter = try #require(golden.differences(from: ["host.txt": "a\n"]).first)
    #expect(shorter.contains("host.txt:2 differs") && shorter.contains("expected: b"))
  }

  @Test func recordingWritesAndRemovesStaleFiles() throws {
    try golden.record(["site/a.html": "A"])
    #expect(try folder.tree(below: "sample/expected").keys.sorted() == ["site/a.html"])
  }
}
