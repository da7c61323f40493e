@testable import ProjectReading
import Diagnostics
import Foundation
import SiteGeneration
import Testing

/// The list of rules in the reference, with a link to the page of each.
struct ReferenceTests {
  @Test func theReferenceListsEveryRuleWithItsHeadline() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Content/reference/rules.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let missing = Rule.all.filter {
      !text.contains("\n- [`\($0.id)`](rule:\($0.id)) (\($0.severity.rawValue)): \($0.headline).\n")
    }
    #expect(missing.map(\.id) == [])
  }
}
