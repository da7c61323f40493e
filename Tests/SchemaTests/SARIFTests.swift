@testable import ProjectReading
import Diagnostics
import Foundation
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// SARIF reports against the schema of the standard (OASIS, 2.1.0), which stands beside the corpus.
@Suite(.onlyInFullLane) struct SARIFTests {
  private static let schema: String? = Corpus.folder.flatMap { folder in
    let path = folder.deletingLastPathComponent().appending(path: "data/sarif-schema-2.1.0.json")
    return try? String(contentsOf: path, encoding: .utf8)
  }

  @Test(.enabled(if: schema != nil, "The schema of SARIF is not beside the corpus"))
  func reportsAreValid() throws {
    let place = SourceLocation(file: "a b/ü.yml", line: 3, column: 7)
    let hostile = "</script>\u{1}\u{202E}\"\\ ${x}"
    let findings = Rule.all.map { rule in
      Diagnostic(
        rule, "'\(hostile)' is odd", at: place, notes: [.init("Look", at: place)], fix: "Do")
    }
    let documents = [findings, [], [Diagnostic(.deadLink, "x", at: nil, notes: [.init("y")])]].map {
      SchemaValidation.Document(
        schema: "sarif",
        text: DiagnosticSARIF(
          version: "1", rules: Rule.all, below: "App", help: { ($0.id, $0.id, $0.id, $0.id) },
          source: { _ in "text" }
        ).text(for: $0))
    }
    let wrong = SchemaValidation.Document(
      schema: "sarif", text: documents[0].text.replacing("\"runs\"", with: "\"run\""))
    let validation = try SchemaValidation.run(
      documents + [wrong], others: ["sarif": try #require(Self.schema)])
    #expect(validation.documents.dropLast().flatMap { $0 } == [])
    #expect(validation.documents.last?.isEmpty == false)
  }

  /// Slips in YAML, a property list and Markdown, as `check --format sarif` reports them.
  @Test(.enabled(if: schema != nil, "The schema of SARIF is not beside the corpus"))
  func fixesAreValid() async throws {
    var tea = Sample.teaHouse(
      controller: "controller: Tea\nextension: TeaIntentsUI\nconfigureVeiw: []\nlayouts: {}\n")
    tea["TeaIntents/Info.plist"] = tea["TeaIntents/Info.plist"]
      .replacing("BrewTeaIntent", with: "BrewTea")
    tea["Guides/tea ü.md"] = "# Tea\n"
    tea["index.md"] = "[tea](Gides/tea%20ü.md)\n\n<!-- cardproof:allow dead-link late -->\n"
    let project = tea.project
    let findings = await tea.findings()
    let fixable = findings.filter { !project.edits(for: $0).isEmpty }
    let files = Set(fixable.flatMap { project.edits(for: $0).map(\.file) })
    #expect(
      files.isSuperset(of: ["Tea.controller.yml", "TeaIntents/Info.plist", "index.md"]),
      "\(findings)")
    let text = DiagnosticSARIF(
      version: "1", rules: Rule.all, below: "My App", help: { ($0.id, $0.id, $0.id, $0.id) },
      source: project.text, edits: project.edits
    ).text(for: findings)
    #expect(text.ranges(of: "\"fixes\": [").count == fixable.count)
    let wrong = text.replacing("\"artifactChanges\"", with: "\"artifactChange\"")
    let validation = try SchemaValidation.run(
      [text, wrong].map { .init(schema: "sarif", text: $0) },
      others: ["sarif": try #require(Self.schema)])
    #expect(validation.documents.first == [])
    #expect(validation.documents.last?.isEmpty == false)
  }
}
