import Diagnostics
import Foundation
import SourceFormats
import TestSupport
import Testing

/// The lines that the guide has for continuous integration, run as they stand there.
struct GuideLinesTests {
  private let repository: TeaRepository
  private var folder: TemporaryFolder { repository.folder }

  init() throws {
    repository = try TeaRepository()
    // A finding that is an error makes a build end with 1, and the site is written all the same.
    try folder.write("interaction: x\nintent: NoIntent\n", at: "repository/App/x.interaction.yml")
    try repository.commit("Make a mistake")
    try repository.git("tag", "base")
    try repository.git("clone", "--quiet", "--bare", ".", folder.path("origin"))
    try repository.git("remote", "add", "origin", folder.path("origin"))
    try repository.git("fetch", "--quiet", "origin")
    try folder.write(
      TeaRepository.controller.replacing("Ready", with: "Poured"),
      at: "repository/App/Tea.controller.yml")
    try repository.commit("Change it again")
    try folder.makeFolder("tools")
    try folder.link("tools/cardproof", to: try TeaRepository.binary.path)
  }

  /// Runs lines of shell as a CI does: the first that fails ends it.
  private func run(_ lines: String, _ environment: [String: String] = [:]) throws -> Int32 {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try repository.run(
      "bash", ["-e", "-c", lines],
      environment: environment.merging(["PATH": "\(folder.path("tools")):\(path)"]) { $1 })
    return outcome.status
  }

  /// The code blocks of a language below a heading, until the next.
  private func blocks(_ language: String, below heading: String) throws -> [String] {
    let page = TeaRepository.package.appending(path: "Content/guide/ci.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "\n\(heading)\n"), "there is no '\(heading)'")
    let rest = text[start.upperBound...]
    let section = rest[..<(rest.range(of: "\n#")?.lowerBound ?? rest.endIndex)]
    return section.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  private func yaml(_ text: String) throws -> YAMLNode {
    var diagnostics: [Diagnostic] = []
    return try readYAML(
      SourceText(path: "ci.md", text: text), reporting: &diagnostics)
  }

  @Test func thePlainShell() throws {
    let lines = try blocks("sh", below: "## A plain shell")
    #expect(lines.count == 1)
    #expect(try run(lines[0]) == 0)
    let report = folder.text(at: "repository/_comparison/comparison.md")
    #expect(report?.contains("Poured") == true)
  }

  @Test func gitLab() throws {
    let job = try yaml(try #require(try blocks("yaml", below: "## GitLab").first))
    var keys = try #require(job.entries?.first { $0.key == "cards" }?.value.entries)
    keys.removeAll { $0.key != "script" }
    let script = try #require(keys.first?.value.items).compactMap(\.string)
    let status = try run(
      script.joined(separator: "\n"),
      [
        "CI_JOB_URL": "https://example.com/tea/house/-/jobs/7",
        "CI_PROJECT_URL": "https://example.com/tea/house", "CI_COMMIT_SHA": "main",
        "CI_MERGE_REQUEST_DIFF_BASE_SHA": try repository.git("rev-parse", "base"),
      ])
    #expect(status == 0)
    #expect(folder.exists("repository/cards/report/junit.xml"))
    let comment = folder.text(at: "repository/cards/report/comparison.md")
    #expect(comment?.contains("/jobs/7/artifacts/raw/cards/report/before/") == true)
  }

  @Test func snapshots() throws {
    try repository.git("rm", "--quiet", "App/x.interaction.yml")
    let lines = try blocks("sh", below: "## Snapshots")
    #expect(lines.count == 2)
    #expect(try run(lines[0]) == 0)
    #expect(try run(lines[1]) == 0)
    try folder.write(TeaRepository.controller, at: "repository/App/Tea.controller.yml")
    #expect(try run(lines[1]) == 1)
  }
}
