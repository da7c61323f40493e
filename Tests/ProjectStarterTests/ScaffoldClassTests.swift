@testable import ProjectReading
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import ProjectStarter
import TestSupport
import Testing

/// Which class `init` writes a configuration for.
struct ScaffoldClassTests {
  /// Where no file names the class, it is the one that can be hosted; with two nothing tells.
  @Test(arguments: [
    ([], "TeaViewController"),
    (["class PotViewController: UIViewController {}"], "TeaViewController"),
    (
      ["class PotViewController: UIViewController, INUIHostedViewControlling {}"],
      "IntentViewController"
    ),
  ])
  func takesTheOnlyHostedClassWhereNoStoryboardNamesIt(others: [String], name: String) throws {
    var project = Sample.teaHouse()
    project["TeaIntentsUI/Tea.swift"] = """
      class TeaViewController: UIViewController, INUIHostedViewControlling {
        func configure(with interaction: INInteraction, context: INUIHostedViewContext,
          completion: @escaping (CGSize) -> Void) {
          completion(CGSize(width: 320, height: 72))
        }
      }
      \(others.joined())
      """
    let file = try #require(project.starter.files.first { $0.path.hasSuffix(".controller.yml") })
    #expect(file.path == "Cardproof/\(name).controller.yml")
    #expect(file.text.contains("controller: \(name)\n"))
    #expect(file.text.contains("configure:\n") == (name == "TeaViewController"))
  }

  /// A class of a framework is not in the extension's files, whatever else is.
  @Test func aClassOfAnotherModuleIsNotTheOneBesideIt() throws {
    var project = teaHouse([("teaLabel", "label text=\"Label\"")])
    let path = "TeaIntentsUI/MainInterface.storyboard"
    project[path] = project[path].replacing(
      "customClass=\"TeaViewController\"",
      with: "customClass=\"TeaViewController\" customModule=\"TeaKit\"")
    project["TeaIntentsUI/Pot.swift"] = """
      class PotViewController: UIViewController, INUIHostedViewControlling {}
      """
    #expect(project.project.entryControllers.values.allSatisfy { $0.parsed == nil })
    #expect(project.starter.files.contains { $0.text.contains("controller: TeaViewController\n") })
  }
}
