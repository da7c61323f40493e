import Diagnostics
import OutputFolder
import ProjectTestSupport
import SiteGeneration
import ProjectStarter
import TestSupport
import Testing

/// The cases and layouts that `init` begins.
struct ScaffoldCaseTests {
  private static let path = "Cardproof/TeaViewController.controller.yml"

  private func scene(_ id: String, _ name: String, text: String?) -> String {
    let label =
      text.map {
        "<label text=\"\($0)\" fixedFrame=\"YES\" id=\"l\(id)\"><rect key=\"frame\" x=\"20\" y=\"20\" "
          + "width=\"280\" height=\"20.5\"/></label>"
      } ?? ""
    return """
      <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="\(name)" id="\(id)" \
      customClass="\(name)"><view key="view" id="v\(id)">
      <rect key="frame" x="0.0" y="0.0" width="320" height="80"/><subviews>\(label)</subviews></view>
      </viewController></objects></scene>
      """
  }

  private func project(_ scenes: String...) -> SampleProject {
    var project = SampleProject([
      "Tea.intentdefinition":
        Sample.definition([Sample.brewTea, Sample.intent("PourTea")]).file,
      "TeaIntentsUI/Info.plist":
        Sample.info(ui: true, supports: ["BrewTeaIntent", "PourTeaIntent"]).file,
    ])
    project["TeaIntentsUI/MainInterface.storyboard"] = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="main"><scenes>\(scenes.joined(separator: "\n"))</scenes></document>
      """
    return project
  }

  @Test func eachIntentGetsTheSceneThatHasItsName() async throws {
    let project = project(
      scene("main", "TeaViewController", text: nil), scene("a", "XYZPourView", text: "Pour"),
      scene("b", "BrewViewController", text: "Brew"))
    let text = project.started[Self.path]
    #expect(
      text.hasSuffix(
        """
        configureView:
          - when: {intent: BrewTeaIntent}
            show: BrewTea
            open: true
          - when: {intent: PourTeaIntent}
            show: PourTea
            open: true
        layouts:
          BrewTea:
            storyboard: MainInterface
            scene: BrewViewController
          PourTea:
            storyboard: MainInterface
            scene: XYZPourView

        """), "\(text)")
    #expect(try await project.newFindings().isEmpty)
  }

  /// Which of them shows, and when, only the class knows.
  @Test func allScenesOfAnIntentAreLayouts() async throws {
    let project = project(
      scene("main", "TeaViewController", text: nil), scene("a", "BrewConfirmView", text: "Brew?"),
      scene("b", "BrewDoneView", text: "Done"))
    let text = project.started[Self.path]
    #expect(text.contains("    show: BrewTea\n    open: true\n"))
    let scene = "    storyboard: MainInterface\n    scene:"
    #expect(text.contains("  BrewTea:\n\(scene) BrewConfirmView\n"))
    #expect(text.contains("  BrewTea-2:\n\(scene) BrewDoneView\n"))
    // Neither is PourTea's.
    #expect(text.contains("- when: {intent: PourTeaIntent}\n    open: true\n"))
    #expect(try await project.newFindings().isEmpty)
  }

  /// While a case is open nothing looks as if it were the app's.
  @Test(.onlyInFullLane, arguments: [nil, "Tea"])
  func anOpenCaseChangesNoCard(text: String?) async throws {
    let project = project(scene("main", "TeaViewController", text: text))
    func states(_ project: SampleProject) async throws -> [String] {
      try await project.site().tree.text(at: "catalogue.json").split(separator: "\n")
        .filter { $0.contains("\"outcome\"") }.map { line in
          ["outcome", "controller", "digest"].map { key in
            let parts = line.split(separator: "\"\(key)\": \"", omittingEmptySubsequences: false)
            return String(parts.last?.prefix { $0 != "\"" } ?? "")
          }.joined(separator: " ")
        }
    }
    let before = try await states(project)
    #expect(before.allSatisfy { $0.contains(text == nil ? "unknown" : "designed") })
    let after = try await states(project.started)
    #expect(after.count == before.count && Set(after) == Set(before))
    let rule = text == nil ? "unknown-view" : "designed-view"
    let found = await project.started.findings().filter { $0.rule.id == rule }
    #expect(found.map { $0.location?.description } == ["\(Self.path):6:5"])
    #expect(found.first?.fix == "Fill in what the class does, and remove 'open'")
  }

  /// Each intent is its own: one that is filled in counts, whatever is open beside it.
  @Test(.onlyInFullLane) func aClosedCaseCountsBesideAnOpenOne() async throws {
    var project = project(scene("main", "TeaViewController", text: "Tea")).started
    project[Self.path] = project[Self.path].replacing(
      "    show: BrewTea\n    open: true\n", with: "    show: BrewTea\n")
    let catalog = try await project.site().tree.text(at: "catalogue.json")
    let states = catalog.split(separator: "\n").filter { $0.contains("\"outcome\"") }
    for state in states {
      let word = state.contains("\"intent\": \"BrewTea\"") ? "configured" : "designed"
      #expect(state.contains("\"controller\": \"\(word)\""), "\(state)")
    }
    let words = ["configured", "designed"]
    #expect(words.allSatisfy { word in states.contains { $0.contains(word) } })
  }

  /// The declarations of the class say which method a host calls, and what it shows of Siri's.
  @Test func takesFromTheClassWhichMethodItHas() async throws {
    var project = project(scene("main", "TeaViewController", text: "Tea"))
    project["TeaIntentsUI/TeaViewController.swift"] = """
      class TeaViewController: UIViewController, INUIHostedViewControlling,
        INUIHostedViewSiriProviding {
        var displaysMap: Bool { true }
        func configure(with interaction: INInteraction, context: INUIHostedViewContext,
          completion: @escaping (CGSize) -> Void) {
          titleLabel.text = interaction.intent.description
          completion(CGSize(width: view.bounds.width, height: 72))
        }
      }
      """
    #expect(project.started[Self.path].contains("\ndisplaysMap: true\nconfigure:\n  - when:"))
    #expect(try await project.newFindings().isEmpty)
  }
}
