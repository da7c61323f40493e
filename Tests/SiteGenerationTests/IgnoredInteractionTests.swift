import Diagnostics
import HostSimulation
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// A view that shows the same for every interaction is a finding only where interactions differ.
struct IgnoredInteractionTests {
  /// An intent without any parameter looks the same in every interaction.
  @Test func aViewOfAnIntentWithoutParametersHasNothingToBind() async throws {
    let controller = """
      controller: TeaViewController
      configureView:
        - {when: {intent: StopIntent}, show: Stop}
      layouts:
        Stop: {stack: vertical, insets: 20, views: [{label: Stop}]}

      """
    func project(_ parameters: [PropertyList]) -> SampleProject {
      SampleProject([
        "Tea.intentdefinition": Sample.definition([
          Sample.intent("Stop", parameters: parameters, codes: [Sample.code("success")])
        ]).file,
        "TeaIntents/Info.plist": Sample.info(ui: false, supports: ["StopIntent"]).file,
        "TeaIntentsUI/Info.plist": Sample.info(ui: true, supports: ["StopIntent"]).file,
        "Tea.controller.yml": controller,
      ])
    }
    func ignores(_ project: SampleProject) async throws -> Bool {
      await project.findings().contains { $0.rule == .viewIgnoresInteraction }
    }
    #expect(try await !ignores(project([])))
    #expect(try await ignores(project([Sample.parameter("tea", "String")])))
  }
}
