import Diagnostics
import ProjectTestSupport
import SiteGeneration
import Testing

/// What is said of contrast where a class sets backgrounds in code.
struct CodeBackgroundTests {
  private func notes(_ body: String, at path: String) async throws -> [String] {
    var project = teaHouse([("titleLabel", "label text=\"Your tea\"")])
    let file = "TeaIntentsUI/MainInterface.storyboard"
    project[file] = project[file].replacing(
      "<subviews>",
      with:
        "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\" colorSpace=\"custom\"/><subviews>")
    project[path] = """
      class TeaViewController: UIViewController, INUIHostedViewControlling {
        func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {
          \(body)
          completion(true, parameters, CGSize(width: 320, height: 60))
        }
      }
      """
    let findings = await project.started.findings().filter {
      $0.rule.id == "low-contrast"
    }
    #expect(!findings.isEmpty)
    return findings.flatMap(\.notes).filter { $0.message.contains("backgroundColor") }
      .map { "\($0.location?.description ?? ""): \($0.message)" }
  }

  @Test func saysThatTheBackgroundIsAnotherInTheApp() async throws {
    let path = "TeaIntentsUI/TeaViewController.swift"
    #expect(
      try await notes("view.backgroundColor = .white", at: path) == [
        "\(path):1:7: The class sets a 'backgroundColor' in code, which is not drawn"
      ])
    #expect(try await notes("view.alpha = 1", at: path).isEmpty)
  }
}
