import ProjectTestSupport
import SiteComparison
import TestSupport
import Testing

/// Findings that only one of two sites has, also those of no card.
struct FindingChangeTests {
  /// The example with a parameter of another name, which a binding of the layout still has.
  private var renamed: SampleProject {
    var project = FerryProject.project
    project["Ferry.controller.yml"] = FerryProject.controller.replacing(
      "${intent.port}", with: "${intent.harbour}")
    return project
  }

  @Test func namesABindingThatIsBroken() async throws {
    #expect(FerryProject.controller.contains("${intent.port}"))
    let comparison = try await Compared.comparison(renamed)
    let new = comparison.findings.filter { $0.event == .new }
    let finding = try #require(new.first { $0.message.contains("harbour") && $0.isRegression })
    #expect(finding.place.hasPrefix("Ferry.controller.yml:"))
    #expect(comparison.fails(on: .regressions))
    let reports = [
      comparison.text, comparison.markdown(), comparison.json,
      comparison.junit(failingOn: .regressions),
      try await Compared.report(renamed).files["index.html"] ?? "",
    ]
    for report in reports {
      #expect(report.contains("harbour") && report.contains(finding.rule), "\(report.prefix(400))")
    }
    #expect(comparison.summary.hasSuffix("new finding\(new.count == 1 ? "" : "s")"))
    #expect(comparison.text.contains("(Ferry.controller.yml:"))
  }

  @Test func aFindingThatIsMendedIsGone() async throws {
    let comparison = SiteComparison(
      base: try await BuiltProject(renamed).site, head: try await BuiltProject.ferry.site)
    #expect(comparison.findings.contains { $0.event == .gone && $0.message.contains("harbour") })
    #expect(!comparison.findings.contains { $0.isRegression })
  }

  /// What stands above a finding, and numbers in its sentence, make no new one.
  @Test func aFindingThatMovedIsTheSame() async throws {
    var moved = renamed
    moved["Ferry.controller.yml"] = "# A remark\n\n" + moved["Ferry.controller.yml"]
    let comparison = SiteComparison(
      base: try await BuiltProject(renamed).site, head: try await BuiltProject(moved).site)
    #expect(comparison.findings.isEmpty && comparison.groups.isEmpty)
    var renamedFile = renamed
    renamedFile["Harbour.controller.yml"] = renamedFile["Ferry.controller.yml"]
    renamedFile.files["Ferry.controller.yml"] = nil
    let other = SiteComparison(
      base: try await BuiltProject(renamed).site, head: try await BuiltProject(renamedFile).site)
    #expect(other.findings.isEmpty)
  }

  /// A file that is new may have findings of its own; nothing of it was fine before.
  @Test func aFindingInANewFileIsNoRegression() async throws {
    var head = FerryProject.project
    head["new.interaction.yml"] = "interaction: New\nintent: BookFerryIntent\nsages: []\n"
    let comparison = try await Compared.comparison(head)
    let finding = try #require(comparison.findings.first { $0.rule == "unknown-key" })
    #expect(finding.event == .new && !finding.isRegression)
    // What new cards break, old ones did not: their own changes say so.
    let hasRegressions = comparison.hasRegressions
    #expect(!hasRegressions)
  }
}
