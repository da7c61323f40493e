import Diagnostics
import ProjectTestSupport
import SiteGeneration
import ProjectStarter
import TestSupport
import Testing

/// What `init` writes for SiriKit's own intents, whose parameters a host asks for one by one.
struct ScaffoldSystemTests {
  @Test func systemIntentsGetFilesAsWell() async throws {
    var project = SampleProject()
    project["UI/Info.plist"] =
      Sample.info(ui: true, supports: ["INRequestRideIntent", "INSendMessageIntent"]).file
    #expect(project.starter.files.count == 4)
    #expect(try await project.newFindings().isEmpty)
  }

  /// As Xcode's template has it: each of the host's questions is answered with the view.
  @Test(arguments: [
    ("completion(true, parameters, size)", "    returns: given  # as the class does\n", true),
    ("if parameters.isEmpty { completion(true, parameters, size) }", "    returns: all\n", false),
  ])
  func aClassThatHandsBackWhatItIsGivenStandsSeveralTimes(
    body: String, line: String, isDouble: Bool
  ) async throws {
    var project = SampleProject()
    project["TeaIntentsUI/Info.plist"] =
      Sample.info(ui: true, supports: ["INStartWorkoutIntent"]).file
    project["TeaIntentsUI/MainInterface.storyboard"] = storyboard([
      ("titleLabel", "label text=\"Label\"")
    ])
    project["TeaIntentsUI/TeaViewController.swift"] = """
      class TeaViewController: UIViewController, INUIHostedViewControlling {
        func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {
          titleLabel.text = interaction.intent.description
          \(body)
        }
      }
      """
    let file = try #require(project.starter.files.first { $0.path.hasSuffix(".controller.yml") })
    #expect(file.text.contains(line), "\(file.text)")
    let rules = try await project.newFindings().map(\.rule.id)
    #expect(rules.contains("double-display") == isDouble)
  }

  /// Siri asks about the title of a workout before it asks with the empty set.
  @Test func aSceneStandsBesideTheTitleOfASystemCardOnce() async throws {
    var project = SampleProject()
    project["TeaIntentsUI/Info.plist"] =
      Sample.info(ui: true, supports: ["INStartWorkoutIntent"]).file
    project["TeaIntentsUI/MainInterface.storyboard"] = storyboard([
      ("titleLabel", "label text=\"Label\"")
    ])
    let file = try #require(project.starter.files.first { $0.path.hasSuffix(".controller.yml") })
    #expect(file.text.contains("- when: {intent: INStartWorkoutIntent, parameters: empty}\n"))
    #expect(try await project.newFindings().filter { $0.rule.id != "low-contrast" }.isEmpty)
  }
}
