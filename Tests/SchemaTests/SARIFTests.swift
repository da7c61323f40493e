import Diagnostics
import Foundation
import SiteGeneration
import TestSupport
import Testing

/// SARIF reports against the schema of the standard (OASIS, 2.1.0), which stands beside the corpus.
struct SARIFTests {
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
        text: DiagnosticSARIF(version: "1", rules: Rule.all, below: "App") { _ in "text" }
          .text(for: $0))
    }
    let wrong = SchemaValidation.Document(
      schema: "sarif", text: documents[0].text.replacing("\"runs\"", with: "\"run\""))
    let validation = try SchemaValidation.run(
      documents + [wrong], others: ["sarif": try #require(Self.schema)])
    #expect(validation.documents.dropLast().flatMap { $0 } == [])
    #expect(validation.documents.last?.isEmpty == false)
  }
}
