@testable import ProjectReading
import Diagnostics
import Foundation
import SiteGeneration
import Testing

/// The product's own reference tells the whole truth about what the code knows.
struct ReferenceTests {
  @Test func everyRuleStandsInTheReferenceWithItsSeverity() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Content/reference/rules.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let missing = Rule.all.filter { !text.contains("`\($0.id)` (\($0.severity.rawValue))") }
    #expect(missing.map(\.id) == [])
  }
}
