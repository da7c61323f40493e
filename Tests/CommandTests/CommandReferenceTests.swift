import Foundation
import Testing

/// The reference of the command line against what the binary says of itself.
struct CommandReferenceTests {
  private static func page() throws -> String {
    try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Content/reference/command-line.md"), encoding: .utf8)
  }

  private func help(_ words: String...) throws -> String {
    try CommandLineRun(words + ["--help"], in: "/").output
  }

  /// Every command with its help, in the order of the overview.
  private func commands() throws -> [(name: String, help: String)] {
    let names = try help().matches(of: /(?m)^  ([a-z]+) {2,}/).map { String($0.1) }
    return try names.map { ($0, try help($0)) }
  }

  private func options(in text: String) -> Set<String> {
    Set(text.matches(of: /--[a-z][a-z-]*/).map { String($0.0) }).subtracting([
      "--help", "--version",
    ])
  }

  /// The part of the page about a command.
  private func section(_ name: String) throws -> String {
    let parts = try Self.page().split(separator: "\n## ", omittingEmptySubsequences: false)
    return parts.first { $0.hasPrefix("cardproof \(name)") }.map { String($0) } ?? ""
  }

  @Test func everyOptionOfEveryCommandStandsInTheReference() throws {
    let commands = try commands()
    #expect(commands.count >= 6)
    let build = options(in: try section("build"))
    for (name, help) in commands {
      let section = try section(name)
      #expect(!section.isEmpty, "\(name)")
      // "The other options are those of `build`".
      let known = options(in: section).union(section.contains("those of `build`") ? build : [])
      #expect(options(in: help).subtracting(known) == [], "\(name)")
    }
  }

  @Test func everyValueOfAnOptionStandsInTheReference() throws {
    for (name, help) in try commands() {
      let section = try section(name) + (try section("build"))
      for line in help.matches(of: /(?m)^  --[a-z-]+ [A-Z]+ .*: (.+)\. Default/) {
        for word in line.1.split(whereSeparator: { ", ".contains($0) }) where word != "or" {
          #expect(section.contains("`\(word)`"), "\(name): \(word)")
        }
      }
    }
  }

  @Test func theReferenceNamesNoOptionThatThereIsNot() throws {
    let known = Set(try commands().flatMap { options(in: $0.help) })
    #expect(options(in: try Self.page()).subtracting(known) == [])
  }

  @Test func everyExitStatusStandsInTheReference() throws {
    let listed = try help().matches(of: /\b([0-9]{1,2}) [a-z]/).map { String($0.1) }
    #expect(listed.count >= 6)
    let page = try Self.page()
    #expect(listed.filter { !page.contains("\n- \($0): ") } == [])
  }
}
