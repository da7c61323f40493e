import Diagnostics
import ProjectTestSupport
import SiteGeneration
import ProjectStarter
import TestSupport
import Testing

/// What `init` takes from a class that shows more than the definition holds.
struct ScaffoldActivityTests {
  private func controller(_ body: String, members: String = "") -> String {
    """
    class TeaViewController: UIViewController, INUIHostedViewControlling {
      func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {
        \(body)
      }
      \(members)
    }
    """
  }

  /// The handler hands values over in the activity of its response.
  @Test func takesFromTheSourceWhatTheActivityHolds() async throws {
    var project = teaHouse([
      ("nameLabel", "label text=\"Label\""), ("pouredLabel", "label text=\"Label\""),
    ])
    project["TeaIntentsUI/TeaViewController.swift"] = controller(
      """
      let data = interaction.intentResponse?.userActivity?.userInfo
      nameLabel.text = data?["servedBy"] as? String ?? "Nobody"
      pouredLabel.text = "Poured: \\(interaction.intentResponse?.userActivity?.userInfo?["cups"] ?? 0)"
      completion(true, parameters, view.systemLayoutSizeFitting(small))
      """)
    let started = project.started
    let text = started["Cardproof/TeaViewController.controller.yml"]
    #expect(
      text.hasSuffix(
        """
              nameLabel: {text: "${activity.servedBy}"}
              pouredLabel: {text: "Poured: ${activity.cups}"}

        """), "\(text)")
    #expect(
      started["Cardproof/BrewTea.interaction.yml"].contains(
        """
        # The userInfo of the response's user activity.
        activity:
          cups: Cups
          servedBy: Served by
        stages:
        """), "\(started["Cardproof/BrewTea.interaction.yml"])")
    let found = try await project.newFindings()
    #expect(found.isEmpty, "\(found)")
  }

  /// The size is made for what the class draws, and the layout only lists the parameters.
  @Test func namesTheSizeOfAViewThatIsMadeInCode() async throws {
    var project = Sample.teaHouse()
    project["TeaIntentsUI/MainInterface.storyboard"] = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="vc"><scenes><scene sceneID="s"><objects>
      <viewController id="vc" customClass="TeaViewController"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="320" height="150"/></view></viewController>
      </objects></scene></scenes></document>
      """
    project["TeaIntentsUI/TeaViewController.swift"] = controller(
      "view.addSubview(teaView)\n"
        + "completion(true, parameters, CGSize(width: interaction.width, height: 240))")
    let text = project.started["Cardproof/TeaViewController.controller.yml"]
    #expect(
      text.contains(
        """
            show: BrewTea
            # size: {height: 240}, as the class asks, once the layout is drawn
        layouts:
        """), "\(text)")
    #expect(text.contains("Its views are made in code, so"))
    #expect(try await project.newFindings().isEmpty)
  }

  @Test func aSceneThatCodeFillsIsNotMadeInCode() {
    var project = teaHouse([("cups", "tableView")])
    project["TeaIntentsUI/TeaViewController.swift"] = controller(
      "completion(true, parameters, CGSize(width: interaction.width, height: 240))")
    let text = project.started["Cardproof/TeaViewController.controller.yml"]
    #expect(text.contains("Its scene is filled in code, so"), "\(text)")
  }

  /// A value that the class has from elsewhere is probably the parameter of its name.
  @Test func takesAValueForTheParameterOfItsName() async throws {
    var project = teaHouse([
      ("firstLabel", "label text=\"Label\""), ("teaLabel", "label text=\"Label\""),
    ])
    project["TeaIntentsUI/TeaViewController.swift"] = controller(
      """
      content = interaction.description
      firstLabel.text = order.tea
      completion(true, parameters, view.systemLayoutSizeFitting(small))
      """, members: "var order = Order()")
    let text = project.started["Cardproof/TeaViewController.controller.yml"]
    #expect(text.contains("firstLabel: {text: \"${intent.tea}\"}"), "\(text)")
    let found = try await project.newFindings()
    #expect(found.isEmpty, "\(found)")
  }

  @Test func writesAPartOfALimitWithPointsOnTop() async throws {
    var project = teaHouse([("teaLabel", "label text=\"Label\"")])
    project["TeaIntentsUI/TeaViewController.swift"] = controller(
      "teaLabel.text = interaction.intent.description\ncompletion(true, parameters, size)",
      members: """
        var size: CGSize {
          let least = extensionContext!.hostedViewMinimumAllowedSize
          return CGSize(width: least.width, height: least.height + 60)
        }
        """)
    let text = project.started["Cardproof/TeaViewController.controller.yml"]
    #expect(
      text.contains("size: {height: {fraction: 1, of: minimum, plus: 60}}"), "\(text)")
    #expect(try await project.newFindings().isEmpty)
  }
}
