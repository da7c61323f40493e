import CardMatrix
import Diagnostics
import HostSimulation
import Interactions
import ProjectReading
import ProjectTestSupport
import TestSupport
import Testing

/// A class whose text forces what it may not be given crashes there on the cards, too.
struct ForcedCastTests {
  private static let cases = """
    controller: TeaController
    configureView: [{show: A}]
    layouts: {A: {label: "${intent.tea}"}}
    """

  private func project(
    _ body: String, method: String = Self.configureView, cases: String? = Self.cases
  )
    -> SampleProject
  {
    var project = Sample.teaHouse(controller: cases)
    project["TeaIntentsUI/TeaController.swift"] = """
      class TeaController: UIViewController, INUIHostedViewControlling {
        \(method) {
          \(body)
          completion(true, parameters, size)
        }
      }
      """
    project["TeaIntentsUI/MainInterface.storyboard"] = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="vc">
      <scenes><scene sceneID="s"><objects><viewController id="vc" customClass="TeaController"/></objects>
      </scene></scenes></document>
      """
    project["site.yml"] = "hosts: [siri, siri-ios10]"
    project["A.interaction.yml"] =
      "interaction: A\nintent: BrewTeaIntent\nparameters: {tea: green, cups: 1}\n"
      + "stages: [preview, handle]"
    return project
  }

  private static let configureView =
    "func configureView(for parameters: Set<INParameter>, of interaction: INInteraction, "
    + "interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext, "
    + "completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)"

  private func cards(_ project: SampleProject, on host: String = "siri") async -> [String] {
    let states = await CardMatrixBuilder(project.project).states(jobs: 1).states
    return states.filter { $0.isHostDefault && $0.host.name == host && !$0.isLocked }.map { state in
      let steps = state.card.transcript.steps.map(\.words)
      let isLost = steps.contains("Loses the extension to a crash")
      return "\(state.stage.kind) \(state.card.outcome)\(isLost ? " crash" : "")"
    }
  }

  @Test(arguments: [
    "let response = interaction.intentResponse as! BrewTeaIntentResponse",
    "let response = interaction.intentResponse!",
    "show((interaction.intentResponse as! BrewTeaIntentResponse).minutes)",
  ]) func aForcedResponseIsMissingInAPreview(body: String) async throws {
    let project = project(body)
    #expect(await cards(project) == ["preview standard crash", "handle custom"])
    #expect(project.project.diagnostics.contains { $0.rule.id == "source-forced-response" })
  }

  @Test(arguments: [
    "let response = interaction.intentResponse as? BrewTeaIntentResponse",
    "guard interaction.intentResponse != nil else { return }\nshow(interaction.intentResponse!)",
    "let intent = interaction.intent as! BrewTeaIntent",
    "let intent = interaction.intent as! INIntent",
  ]) func whatIsAskedForOrThereCrashesNothing(body: String) async throws {
    #expect(await cards(project(body)) == ["preview custom", "handle custom"])
  }

  @Test func anIntentOfAnotherClassCannotBeForced() async throws {
    let project = project("let intent = interaction.intent as! SteepTeaIntent")
    #expect(await cards(project) == ["preview standard crash", "handle standard crash"])
  }

  @Test func aClassThatNothingElseTellsOfCrashesAllTheSame() async throws {
    let project = project("let response = interaction.intentResponse!", cases: nil)
    #expect(await cards(project) == ["preview standard crash", "handle unknown"])
  }

  /// A host without `configureView` does not come there.
  @Test func aMethodThatIsNotCalledCrashesNothing() async throws {
    let project = project("let response = interaction.intentResponse!")
    #expect(await cards(project, on: "siri-ios10").allSatisfy { !$0.contains("forces") })
  }
}
