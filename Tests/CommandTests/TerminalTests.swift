import Foundation
import TestSupport
import Testing

/// What a person sees on a terminal, and what a log must never have.
struct TerminalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("[A cup](cup.md)\n", at: "tea/tea.md")
  }

  /// Runs the binary with a terminal of its own as all three files.
  private func shown(
    _ words: [String], environment: [String: String] = [:]
  ) throws -> String {
    let terminal = "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)"
    return try CommandLineRun(
      words, in: folder.path(""),
      environment: ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 },
      through: ["/usr/bin/env", "python3", "-c", terminal]
    ).output
  }

  private static let escape = "\u{1B}["

  @Test func aTerminalHasColoursAndALineThatGoesAway() throws {
    let text = try shown(["build", "tea", "--output", "site"])
    #expect(text.contains("\rMaking the pages of"))
    #expect(text.contains("\r\(Self.escape)K"))
    #expect(text.contains("\(Self.escape)1;33mwarning:\(Self.escape)0m"))
  }

  @Test func coloursCanBeTurnedOff() throws {
    let text = try shown(
      ["build", "tea", "--output", "site", "--quiet"], environment: ["NO_COLOR": "1"])
    #expect(text.contains("warning:") && !text.contains(Self.escape))
  }

  @Test func aDumbTerminalGetsPlainText() throws {
    let text = try shown(["build", "tea", "--output", "site"], environment: ["TERM": "dumb"])
    #expect(text.contains("warning:") && !text.contains(Self.escape))
  }

  @Test func aLogGetsPlainText() throws {
    let run = try CommandLineRun(
      ["build", "tea", "--output", "site"], in: folder.path(""),
      environment: ["TERM": "xterm", "NO_COLOR": ""])
    #expect(run.errors.contains("warning:"))
    #expect(!(run.output + run.errors).contains(Self.escape))
    #expect(!run.errors.contains("Making"))
  }
}
