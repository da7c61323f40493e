@testable import OutputFolder
@testable import ProjectReading
import Diagnostics
import RuleGuide
import SiteComparison
import SitePages
import SiteGeneration
import TestSupport
import Testing

/// Every rule has a page, and its two examples behave as they say.
struct RulePageTests {
  private static let rules = (Rule.all + Rule.siteComparisonRules).sorted { $0.id < $1.id }
  private static let pages = rules.compactMap { RulePage(of: $0) }

  @Test func everyRuleHasAPageAndEveryPageARule() {
    #expect(Self.pages.allSatisfy { RulePage.headline(of: $0.rule) == $0.headline })
    #expect(Self.rules.map(\.id).filter { !RulePage.ids.contains($0) } == [])
    #expect(RulePage.ids.subtracting(Self.rules.map(\.id)).sorted() == [])
    #expect(Self.pages.count == RulePage.ids.count, "a page cannot be read")
  }

  /// Examples of commands are run with the binary; see `RuleCommandTests`.
  @Test(
    .onlyInFullLane,
    arguments: pages.filter { $0.wrong.commands == nil }.map(\.rule.id))
  func theWrongExampleBreaksTheRuleAndTheRightOneKeepsIt(id: String) async throws {
    let page = try #require(Self.pages.first { $0.rule.id == id })
    let wrong = try await findings(of: page.wrong)
    #expect(wrong.contains { $0.rule == page.rule }, "\(describe(wrong))")
    let right = try await findings(of: page.right)
    #expect(!right.contains { $0.rule == page.rule }, "\(describe(right))")
    #expect(!right.contains { $0.severity == .error }, "\(describe(right))")
    guard id.hasPrefix("source-") else { return }
    // A controller shows one fault and no other, and the right one shows none.
    #expect(page.remarks.contains { $0.contains("without types") })
    #expect(Set(wrong.map(\.rule.id).filter { $0.hasPrefix("source-") }) == [id])
    #expect(!right.contains { $0.rule.id.hasPrefix("source-") }, "\(describe(right))")
  }

  @Test func aPageSaysAllThatThereIsToSayAtATerminal() throws {
    let page = try #require(Self.pages.first { $0.rule.id == "dead-link" })
    #expect(
      RulePageText(page).text == """
        dead-link (warning)

        Link to a page that exists.

        Why     A reader who follows the link finds nothing.
        Fix     Correct the link, or add what it leads to.
        Source  Cardproof checks every link of a document (convention)

        Wrong

          tea.md

            See [the menu](menu.md).

        Right

          tea.md

            See [the menu](https://example.com/menu).

        """)
  }

  @Test(arguments: [
    ("fix: A.\n\n## Wrong\n", "'headline' is missing"),
    ("why: A.\nfix: A.\nheadline: A\n", "'certainty' is missing"),
    ("certainty: sure\nsource: A\nfix: A.\n", "'sure' is not a certainty"),
    ("certainty: observed\nsource: A\nfix: A.\nproject: soup\n", "there is no project 'soup'"),
    ("certainty: observed\nsource: A\nfix: A.\ncolour: red\n", "'colour' is not a setting"),
    ("certainty: observed\nsource: A\nfix: A.\n", "the section 'Wrong' is missing"),
    ("certainty: observed\nsource: A\nfix: A.\n\n## Wrong\n", "'Wrong' shows nothing"),
    (
      "certainty: observed\nsource: A\nfix: A.\n\n## Wrong\n```yaml a.yml\n",
      "a block of 'Wrong' is not closed"
    ),
  ])
  func aMalformedPageIsNone(text: String, fault: String) throws {
    let error = #expect(throws: RulePageReader.Fault.self) {
      let words = text.contains("certainty:") ? "headline: A\nwhy: A.\n" : ""
      _ = try RulePageReader(words + text).page(of: try #require(Self.rules.first))
    }
    #expect(error?.description == fault)
  }

  private func findings(of example: RuleExample) async throws -> [Diagnostic] {
    do throws(Diagnostic) {
      // Pages find nothing but faults of a project's own templates.
      let overrides = example.templateFiles
      if overrides.isEmpty { return await ProjectAnalysis(example.project, jobs: 1).findings }
      return try await SiteGenerator(
        example.project, templates: try SiteTemplates(overrides: overrides), jobs: 1
      ).site(to: .discard).diagnostics
    } catch {
      return [error]
    }
  }

  private func describe(_ findings: [Diagnostic]) -> String {
    findings.map { "\($0.location?.description ?? "") \($0.rule.id): \($0.message)" }
      .joined(separator: "\n")
  }
}
