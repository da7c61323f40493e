import Diagnostics
import HostSimulation
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Parts of a controller configuration that no interaction can reach.
struct DeadPartTests {
  private func findings(_ controller: String, sample: String) async throws -> [String] {
    var project = Sample.teaHouse(controller: controller)
    project["A.interaction.yml"] =
      "interaction: A\nintent: BrewTeaIntent\n\(sample)\nstages: [handle]\n"
    return await project.findings()
      .filter { [.unusedLayout, .sampleNeverSet, .unreachableCase].contains($0.rule) }
      .map { "\($0.location?.line ?? 0): \($0.message); \($0.fix ?? "")" }
  }

  @Test func layoutsThatNoCaseShowsAndSamplesThatNobodySets() async throws {
    let controller = """
      controller: TeaViewController
      configureView:
        - {when: {sample: membr}, show: Tea}
        - {when: {sample: [member, guest]}, show: Tea}
        - refuse: true
      layouts:
        Tea: {stack: vertical, views: [{label: a, when: {sample: kettle}}]}
        Pot: {label: b}

      """
    let expected = [
      "3: No interaction sets the sample 'membr'; Write 'member'",
      "4: No interaction sets the sample 'guest'; Write 'sample: {guest: true}' into an interaction",
      "7: No interaction sets the sample 'kettle'; Write 'sample: {kettle: true}' into an interaction",
      "8: No case shows the layout 'Pot'; Remove it, or show it in a case",
    ]
    #expect(try await findings(controller, sample: "sample: {member: true}") == expected)
  }

  @Test func aConfigurationThatIsUsedInFullHasNoFinding() async throws {
    let controller = """
      controller: TeaViewController
      configureView:
        - {when: {sample: member, status: ready}, show: Tea}
        - {when: {sample: member, status: success}, show: Tea}
        - {show: Tea}
      layouts:
        Tea: {label: a}

      """
    #expect(try await findings(controller, sample: "sample: {member: false}") == [])
  }
}
