import CardLayout
import CardChecks
import Diagnostics
import HostSimulation
import ProjectTestSupport
import TestSupport

@testable import CardMatrix

/// A tea house with one controller, whose cards are proved.
struct ProvedTea {
  /// The configuration with its marks; the layout is what follows `layouts:`.
  let source: MarkedSource
  var interaction = """
    interaction: A pot of green
    intent: BrewTeaIntent
    parameters: {tea: Green, cups: 2}
    stages: [{handle: {minutes: 3}}]
    """
  var settings = "hosts: [siri]"
  var otherFiles: [String: String] = [:]

  /// A controller that always shows one layout.
  init(layout: String, size: String = "fitting", returns: String = "given") {
    let lines = layout.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    " + $0 }.joined(separator: "\n")
    source = MarkedSource(
      """
      controller: TeaController
      configureView:
        - {show: Tea, size: \(size), returns: \(returns)}
      layouts:
        Tea:
      \(lines)
      """, file: "Tea.controller.yml")
  }

  var project: SampleProject {
    var project = Sample.teaHouse(controller: source.text)
    project["Tea.interaction.yml"] = interaction
    project["site.yml"] = settings
    for (path, text) in otherFiles { project[path] = text }
    return project
  }

  /// What the proofs find, without what other rules find.
  func findings() async -> [Diagnostic] {
    await allFindings().filter { Rule.cardCheckRules.contains($0.rule) }
  }

  func allFindings() async -> [Diagnostic] {
    await CardMatrixBuilder(project.project).states(jobs: 1).diagnostics
  }

  /// What is wrong with each card, in the order in which its page says it.
  func faults() async -> [[LayoutIssue]] {
    await CardMatrixBuilder(project.project).states(jobs: 1).states.map(\.faults)
  }

  /// The findings as `id at ①`, for those who only want to know which and where.
  func summary() async -> [String] {
    await findings().map { finding in
      let index = finding.location.flatMap { source.places.firstIndex(of: $0) }
      return "\(finding.rule.id) \(index.map { "at \($0 + 1)" } ?? "elsewhere")"
    }
  }
}
