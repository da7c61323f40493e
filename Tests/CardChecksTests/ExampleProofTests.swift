@testable import OutputFolder
import Diagnostics
import Foundation
import ProjectReading
import SitePages
import SiteGeneration
import TestSupport
import Testing

@testable import CardChecks

/// The product's own examples: each mistake is found where it is made on purpose, and nowhere else.
@Suite(.onlyInFullLane) struct ExampleProofTests {
  /// What the proofs find in `Content`, whatever `site.yml` makes of it.
  private static func findings() async throws -> [Diagnostic] {
    let content = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Content").standardizedFileURL
    let source = SourceFolder(path: content.path)
    var diagnostics: [Diagnostic] = []
    let settingsFile = try #require(source.file(named: SiteSettings.fileName))
    let settings = SiteSettings(settingsFile, reporting: &diagnostics)
    let files = try source.files(excluding: settings.excludes, reporting: &diagnostics)
    let project = ProjectReader.read(files, settings: settings, diagnostics: [])
    let generator = SiteGenerator(project, templates: try SiteTemplates(overrides: []), jobs: 2)
    return try await generator.site(to: .discard).diagnostics.filter {
      Rule.cardCheckRules.contains($0.rule)
    }
  }

  @Test func mistakesAreFoundWhereTheyAreMadeAndNowhereElse() async throws {
    let findings = try await Self.findings()
    let mistakes = findings.filter { $0.location?.file.contains("Mistakes") == true }
    let atWorst: Set = [Rule.textCutOffAtWorst, .contentOverflowAtWorst]
    #expect(Set(mistakes.map(\.rule)).isSuperset(of: Set(Rule.cardCheckRules).subtracting(atWorst)))
    let others = findings.filter { $0.location?.file.contains("Mistakes") == false }
    #expect(others.allSatisfy { $0.rule.severity == .note })
    #expect(Set(others.map(\.rule)).isSubset(of: atWorst))
    #expect(findings.allSatisfy { $0.location != nil && $0.fix != nil })
  }
}
