import SystemCalls
import TestSupport
import Testing
import TextTools

struct ProgramTests {
  private func shell(
    _ script: String, in folder: String? = nil, _ variables: [String: String] = [:],
    input: String = "/dev/null", milliseconds: Int? = nil
  ) throws -> Program.Outcome {
    try Program("sh", ["-c", script], in: folder, variables: variables, input: input)
      .run(milliseconds: milliseconds)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func keepsOutputErrorsAndStatusApart() throws {
    let outcome = try shell("echo out; echo err >&2; exit 3")
    #expect(text(outcome.output) == "out\n" && text(outcome.errors) == "err\n")
    #expect(outcome.status == 3 && !outcome.isTooLate)
  }

  @Test func readsBothStreamsHoweverMuchTheyCarry() throws {
    let outcome = try shell("head -c 300000 /dev/zero >&2; head -c 500000 /dev/zero")
    #expect(outcome.output.count == 500_000 && outcome.errors.count == 300_000)
  }

  @Test func worksInItsFolderWithItsVariablesAndItsInput() throws {
    let folder = try TemporaryFolder()
    try folder.write("line\n", at: "input")
    try folder.makeFolder("inside")
    let outcome = try shell(
      "basename \"$PWD\"; echo \"$WORD\"; cat", in: folder.path("inside"), ["WORD": "a = b"],
      input: folder.path("input"))
    #expect(text(outcome.output) == "inside\na = b\nline\n")
  }

  @Test func passesWordsAsTheyAre() throws {
    let words = ["", "a b", "$(id)", "ü\n"]
    let outcome = try Program("sh", ["-c", "printf '%s|' \"$@\"", "sh"] + words).run()
    #expect(text(outcome.output) == words.map { "\($0)|" }.joined())
  }

  @Test func endsAProgramThatTakesTooLongWithAllThatItStarted() throws {
    let outcome = try shell("echo on; sleep 60 & sleep 60", milliseconds: 200)
    #expect(outcome.isTooLate && outcome.status == 128 + 9 && text(outcome.output) == "on\n")
  }

  @Test func aSignalCountsAsInAShell() throws {
    #expect(try shell("kill -KILL $$").status == 128 + 9)
  }

  @Test func whatCannotBeStartedFails() {
    #expect(throws: SystemFailure.self) { try Program("/nowhere/program", []).run() }
    #expect(throws: SystemFailure.self) { try Program("sh", [], in: "/nowhere").run() }
  }
}
