import ProjectTestSupport
import SiteComparison
import SiteGeneration
import OutputFolder
import TestSupport
import Testing

/// The site of a project that attacks, and the report of a comparison, opened in Chromium: nothing runs.
///
/// A page that took the attack for markup would load `x`, or try what its policy forbids, which the
/// console tells.
@Suite(.onlyInFullLane) struct AttackedPageTests {
  @Test func nothingOfAnAttackRuns() async throws {
    let site = try await Attack.project().site()
    #expect(site.stateCount > 0)
    #expect(site.tree.text(at: "catalogue.json").contains("\"outcome\": \"custom\""))
    #expect(Attack.problems(in: site.tree) == [])
    var sites = try BuiltSites()
    try sites.add(
      pages: Dictionary(
        uniqueKeysWithValues: site.tree.paths.map { ($0, site.tree.text(at: $0)) }), as: "attacked",
      isOnlyOpened: true)
    let edited = try await Attack.project(label: "b").site()
    let (base, head) = (try compared(site.tree), try compared(edited.tree))
    let comparison = SiteComparison(base: base, head: head)
    #expect(comparison.changedCount > 0)
    let report = try ComparisonReport(
      comparison, base: base, head: head, failingOn: .changes)
    var tree = OutputTree()
    for (path, text) in report.files { tree.add(text, at: path) }
    #expect(Attack.problems(in: tree) == [])
    try sites.add(pages: report.files, as: "report", isOnlyOpened: true)
    let found = try BrowserReport.make(of: sites.checked)
    for check in ["console", "requests"] {
      let problems = found.problems[check] ?? []
      #expect(problems == [], "\(check): \(problems.prefix(10).joined(separator: "\n"))")
    }
    #expect(found.counts["console"] ?? 0 >= 20)
  }

  private func compared(_ tree: OutputTree) throws -> ComparedSite {
    let catalogue = try CatalogFile(
      path: "catalogue.json", bytes: tree.files["catalogue.json"] ?? [])
    return ComparedSite(catalogue) { path in
      tree.files[path].map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
