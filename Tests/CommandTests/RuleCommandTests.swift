@testable import ProjectReading
import Diagnostics
import Foundation
import RuleGuide
import SiteComparison
import SiteGeneration
import TestSupport
import Testing

/// The examples of rules that show only when commands run, as a person would run them.
struct RuleCommandTests {
  private static let pages = RulePage.ids.sorted()
    .compactMap { id in (Rule.all + Rule.siteComparisonRules).first { $0.id == id } }.compactMap {
      RulePage(of: $0)
    }
    .filter { $0.wrong.commands != nil }

  @Test(arguments: pages.map(\.rule.id))
  func theWrongCommandsBreakTheRuleAndTheRightOnesKeepIt(id: String) throws {
    let page = try #require(Self.pages.first { $0.rule.id == id })
    let wrong = try run(page.wrong)
    #expect(wrong.contains("[\(id)]"), "\(wrong)")
    let right = try run(page.right)
    #expect(!right.contains("[\(id)]") && !right.contains("error:"), "\(right)")
  }

  @Test func thereAreSome() { #expect(Self.pages.count >= 4) }

  /// All that the commands of an example print.
  private func run(_ example: RuleExample) throws -> String {
    let folder = try TemporaryFolder()
    for (path, bytes) in example.files { try folder.write(bytes, at: "tea/\(path)") }
    let binary = try #require(CommandLineRun.binary, "cardproof is not beside the tests")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "(\(example.commands ?? "")\n) >../out 2>&1"]
    process.currentDirectoryURL = URL(filePath: folder.path("tea"))
    var environment = ProcessInfo.processInfo.environment.filter {
      ["PATH", "XDG_CACHE_HOME"].contains($0.key)
    }
    let path = environment["PATH"] ?? "/usr/bin:/bin"
    environment["PATH"] = "\(binary.deletingLastPathComponent().path):\(path)"
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    return folder.text(at: "out") ?? ""
  }
}
