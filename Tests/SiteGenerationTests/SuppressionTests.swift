@testable import ProjectReading
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Comments that silence one rule in one place.
struct AllowanceTests {
  private func findings(
    _ text: String, at path: String = "a.md", rules: Set<String> = ["dead-link"]
  ) async throws -> [String] {
    var project = Sample.teaHouse()
    project[path] = text
    return await project.findings()
      .filter {
        rules.union(["useless-allowance"]).contains($0.rule.id) && $0.location?.file == path
      }
      .map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.message)" }
  }

  @Test(arguments: [
    // Alone, it is about the next line that has anything; behind something, about its own.
    (
      "<!-- cardproof:allow dead-link later -->\n\n[a](b.md)\n\n[c](d.md)\n",
      ["5:1 There is no file 'd.md'"]
    ),
    (
      "[a](b.md) <!-- cardproof:allow dead-link later -->\n[c](d.md)\n",
      ["2:1 There is no file 'd.md'"]
    ),
    (
      "[a](b.md)\n<!-- cardproof:allow dead-link later -->\n",
      [
        "1:1 There is no file 'b.md'", "2:6 Line 2 has no finding of 'dead-link'",
      ]
    ),
    (
      "<!-- cardproof:allow dead-link -->\n\n[a](b.md)\n",
      ["1:6 The comment does not say why 'dead-link' is allowed here"]
    ),
    (
      "<!-- cardproof:allow dead-lnk later -->\n\n[a](b.md)\n",
      ["1:6 'dead-lnk' is not the id of a rule", "3:1 There is no file 'b.md'"]
    ),
    ("<!-- cardproof:allow -->\n", ["1:6 The comment names no rule"]),
    // The line below may have a comment of its own behind it.
    (
      "<!-- cardproof:allow dead-link later -->\n[a](b.md) <!-- cardproof:allow raw-html x -->\n",
      ["2:16 Line 2 has no finding of 'raw-html'"]
    ),
    // Where it is only written about, it is no comment.
    ("Write `cardproof:allow dead-link`.\n", []),
    ("```\n<!-- cardproof:allow dead-link x -->\n```\n", []),
  ])
  func silenceOneRuleInOnePlace(text: String, expected: [String]) async throws {
    #expect(try await findings(text) == expected)
  }

  @Test(arguments: [
    "/* cardproof:allow stale-translation old */", "// cardproof:allow stale-translation old",
  ])
  func workInStringsWithEitherComment(comment: String) async throws {
    let path = "de.lproj/Tea.strings"
    #expect(
      try await findings("\(comment)\n\"x\" = \"y\";\n", at: path, rules: ["stale-translation"])
        == [])
    #expect(
      try await findings("\"x\" = \"y\";\n", at: path, rules: ["stale-translation"]).count == 1)
  }

  @Test func aCommentIsForOneRule() async throws {
    var project = Sample.teaHouse()
    project["a.md"] = "<!-- cardproof:allow dead-link,raw-html later -->\n\n[a](b.md)\n"
    let finding = await project.findings().first { $0.rule == .uselessAllowance }
    #expect(finding?.fix == "Write a comment for each rule")
  }

  @Test func workInYAML() async throws {
    let text = """
      interaction: A
      intent: BrewTeaIntent
      # cardproof:allow unknown-key read by another tool
      colour: red
      parameters: {leaf: green, lef: x} # cardproof:allow unknown-key on purpose
      flavour: sweet

      """
    #expect(
      try await findings(
        text, at: "A.interaction.yml", rules: ["unknown-key"])
        == ["6:1 The key 'flavour' is unknown here"])
  }

  /// An allowed finding is none for any report, and one that is turned off still counts as allowed.
  @Test func settingsComeAfterAllowances() async throws {
    var project = Sample.teaHouse()
    project["site.yml"] = "rules: {dead-link: off}\n"
    project["a.md"] = "<!-- cardproof:allow dead-link later -->\n\n[a](b.md)\n"
    let site = try await project.site()
    #expect(!site.diagnostics.contains { $0.location?.file == "a.md" })
  }

  @Test(arguments: [
    ("cardproof: allow", 6), ("Cardproof:allow", 6), ("cardproof:alow", 6), ("cardproof allow", 6),
    ("cardproof:ignore", 6), ("cardproof-disable", 6),
  ])
  func aCommentThatIsNearlyOneIsAFinding(written: String, column: Int) async throws {
    #expect(
      try await findings("<!-- \(written) dead-link later -->\n\n[a](b.md)\n") == [
        "1:\(column) '\(written)' allows nothing", "3:1 There is no file 'b.md'",
      ])
  }

  @Test(arguments: [
    "<!-- cardproof: the cards of this page -->\n", "<!-- cardproof: allow all of it -->\n",
    "Write cardproof: allow dead-link.\n", "```\n<!-- cardproof: allow dead-link x -->\n```\n",
  ])
  func whatIsOnlySaidIsNoSuchComment(text: String) async throws {
    #expect(try await findings(text) == [])
  }
}
