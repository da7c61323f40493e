@testable import OutputFolder
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// How much of what can happen the interactions show.
struct CoverageTests {
  /// One intent with two codes and two combinations, and a controller with two cases.
  private func project(stages: String, settings: String = "") -> SampleProject {
    let combination: PropertyList = ["INIntentParameterCombinationTitle": "Brew"]
    let brew = Sample.intent(
      "Brew", parameters: [Sample.parameter("kind", "String")],
      extra: [
        (
          "INIntentParameterCombinations",
          .dictionary([("", combination), ("kind", combination)])
        )
      ])
    return SampleProject([
      "Tea.intentdefinition": Sample.definition([brew]).file,
      "View/Info.plist": SampleSite.plist("com.apple.intents-ui-service", ["BrewIntent"]),
      "view.controller.yml": """
      controller: View
      configureView:
        - {when: {status: success}, show: Cup, size: fitting}
        - {when: {status: failure}, show: Cup, size: fitting}
      layouts: {Cup: {label: Tea}}
      """,
      "tea.interaction.yml": """
      interaction: Green tea
      intent: BrewIntent
      parameters: {kind: green}
      stages: [\(stages)]
      """,
      "site.yml": "title: Teas\n\(settings)",
    ])
  }

  private func pages(_ project: SampleProject) async throws -> (coverage: String, intent: String) {
    let tree = try await project.site().tree
    return (tree.text(at: "coverage/index.md"), tree.text(at: "intents/Brew/index.md"))
  }

  @Test func whatNobodyTriesIsNamed() async throws {
    let pages = try await pages(project(stages: "handle"))
    // One of two codes, one of two combinations, one of two cases.
    #expect(pages.coverage.contains("show 50% of"))
    #expect(
      pages.coverage.contains(
        "| [Brew it](../intents/Brew/index.md#coverage) | 1 of 2 | 1 of 2 | `failure` `no parameters` |"
      ))
    #expect(pages.coverage.contains("| 1 of 2 | `case 2: status failure` |"))
  }

  @Test func everythingIsAHundredPercent() async throws {
    var all = project(stages: "handle, {handle: {code: failure}}")
    all["plain.interaction.yml"] = "interaction: Tea\nintent: BrewIntent\nstages: [handle]\n"
    let page = try await pages(all).coverage
    #expect(page.contains("show 100% of"), "\(page)")
  }

  /// Siri is the only host of custom intents, and asks for a confirmation only where the definition
  /// says so.
  @Test func whatTheHostNeverShowsIsUnreachable() async throws {
    let table = try await pages(project(stages: "confirm, handle")).intent
    let rows = table.split(separator: "\n")
    let success = try #require(rows.last { $0.hasPrefix("| `success`") })
    #expect(success.split(separator: "|").count { $0.contains("custom") } == 2)
    let failure = try #require(rows.last { $0.hasPrefix("| `failure`") })
    #expect(failure.split(separator: "|").count { $0.contains("never tried") } == 1)
    #expect(failure.split(separator: "|").count { $0.contains("unreachable") } == 1)
    #expect(rows.contains { $0.contains("unreachable, because the intent asks for no conf") })
  }

  @Test func theControllersPageSaysWhichCasesNeverAnswer() async throws {
    let site = try await project(stages: "handle").site()
    let path = try #require(
      site.tree.paths.first { $0.hasPrefix("controllers/") && $0.hasSuffix(".md") })
    let page = site.tree.text(at: path)
    #expect(page.contains("[`BrewIntent`](../../intents/Brew/index.md)"), "\(page)")
    #expect(page.contains("| status success | shows Cup | 3 | 12 states |"))
    #expect(page.contains("| status failure | shows Cup | 4 | never reached |"))
  }

  @Test(arguments: [(50, false), (51, true)])
  func lessThanTheSettingsDemandIsAnError(minimum: Int, isFound: Bool) async throws {
    let site = try await project(
      stages: "handle", settings: "coverage: {minimum: \(minimum)}\n"
    ).site()
    let found = site.diagnostics.filter { $0.rule.id == "coverage-under-minimum" }
    #expect(found.count == (isFound ? 1 : 0))
    if let finding = found.first {
      #expect(finding.severity == .error)
      #expect(finding.location?.description == "site.yml:2:21")
      #expect(finding.message.contains("50%") && finding.message.contains("51%"))
    }
  }

  @Test(arguments: ["101", "-1", "much", "{}"])
  func whatIsNoPercentageIsRefused(minimum: String) async throws {
    let site = try await project(
      stages: "handle", settings: "coverage: {minimum: \(minimum)}\n"
    ).site()
    #expect(site.diagnostics.contains { ["unknown-value", "wrong-type"].contains($0.rule.id) })
  }
}
