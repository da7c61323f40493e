import Diagnostics
import ProjectTestSupport
import SiteGeneration
import ProjectStarter
import TestSupport
import Testing

/// What `init` writes where a class shows what no file has, or nothing.
struct ScaffoldStandInTests {
  private static let file = "Cardproof/TeaViewController.controller.yml"

  /// A storyboard whose only view is empty.
  private static let blank = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    initialViewController="vc"><scenes><scene sceneID="s"><objects>
    <viewController id="vc" customClass="TeaViewController"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="320" height="150"/></view></viewController>
    </objects></scene></scenes></document>
    """

  private func source(_ body: String) -> String {
    """
    class TeaViewController: UIViewController, INUIHostedViewControlling {
      func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {
        \(body)
      }
      var desiredSize: CGSize { extensionContext!.hostedViewMaximumAllowedSize }
    }
    """
  }

  /// What a label is called says nothing of it where that is only its place.
  @Test func aTitleFromElsewhereIsNoParameter() {
    var project = teaHouse([
      ("titleLabel", "label text=\"Title\""), ("detailLabel", "label text=\"Label\""),
    ])
    let parameters = ["title", "detail"].map { Sample.parameter($0, "String") }
    project["Tea.intentdefinition"] =
      Sample.definition([Sample.intent("BrewTea", parameters: parameters)]).file
    project["TeaIntentsUI/TeaViewController.swift"] = source(
      """
      titleLabel.text = store.words(now)
      detailLabel.text = "From \\(store.first) to \\(store.last)."
      completion(true, parameters, desiredSize)
      """)
    let text = project.started[Self.file]
    #expect(
      text.hasSuffix(
        """
              titleLabel: {text: "${sample.titleLabel}"}
              detailLabel: {text: "From ${sample.detailLabel}."}

        """), "\(text)")
  }

  /// Success with no size is no refusal, and no answer is neither.
  @Test func writesWhatHidesTheCardAndWhatNeverAnswers() async throws {
    var project = teaHouse([("titleLabel", "label text=\"Your tea\"")])
    func text(_ others: String) -> String {
      project["TeaIntentsUI/TeaViewController.swift"] = source(
        """
        guard interaction.intentHandlingStatus == .success else {
          \(others)
          return
        }
        completion(true, parameters, CGSize(width: 320, height: 65))
        """)
      return project.started[Self.file]
    }
    let hidden = text("completion(true, [], .zero)")
    #expect(
      hidden.contains(
        """
          - when: {intent: BrewTeaIntent}
            show: BrewTea
            size: zero
        """), "\(hidden)")
    let silent = text("")
    #expect(
      silent.contains(
        """
          - when: {intent: BrewTeaIntent}
            completes: never
        layouts:
        """), "\(silent)")
    #expect(try await project.newFindings().allSatisfy { $0.severity != .error })
  }

  @Test func saysThatTheClassComputesItsSize() {
    var project = teaHouse([("titleLabel", "label text=\"Your tea\"")])
    func text(_ height: String) -> String {
      project["TeaIntentsUI/TeaViewController.swift"] = source(
        "completion(true, parameters, CGSize(width: 320, height: \(height)))")
      return project.started[Self.file]
    }
    let computed = text("teas.count * 44")
    #expect(
      computed.contains("    size: {height: 40}  # the class computes its own\n"), "\(computed)")
    #expect(text("44").contains("    size: {height: 44}\n"))
    project["TeaIntentsUI/MainInterface.storyboard"] = Self.blank
    #expect(text("teas.count * 44").contains("    # The class computes its size.\n"))
  }

  /// A view that code adds on one way is not to be seen on another.
  @Test func showsWhatTheStoryboardHasWhereNoViewIsAdded() {
    var project = Sample.teaHouse()
    project["TeaIntentsUI/MainInterface.storyboard"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="vc"><scenes><scene sceneID="s"><objects>
      <viewController id="vc" customClass="TeaViewController"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="320" height="150"/></view></viewController>
      <view contentMode="scaleToFill" id="cup" customClass="CupView">
      <rect key="frame" x="0.0" y="0.0" width="240" height="80"/><subviews>
      <label text="Cup" fixedFrame="YES" id="l"><rect key="frame" x="20" y="20" width="100" \
      height="20"/></label></subviews></view>
      </objects></scene></scenes></document>
      """
    project["TeaIntentsUI/TeaViewController.swift"] = source(
      """
      if interaction.intentHandlingStatus == .success { view.addSubview(cupView) }
      completion(true, parameters, CGSize(width: 320, height: 90))
      """
    ).replacing("var desiredSize", with: "@IBOutlet var cupView: CupView!\n  var desiredSize")
    let text = project.started[Self.file]
    #expect(
      text.hasSuffix(
        """
          BrewTeaSuccess:
            storyboard: MainInterface
            scene: CupView
          BrewTea:
            storyboard: MainInterface

        """), "\(text)")
  }

  /// A layout of ours is none of the app's, and says so.
  @Test func saysThatALayoutOnlyStandsInForTheApps() {
    var project = Sample.teaHouse()
    project["TeaIntentsUI/MainInterface.storyboard"] = Self.blank
    func starter(_ body: String) -> ScaffoldFiles {
      project["TeaIntentsUI/TeaViewController.swift"] = source(
        "\(body)\ncompletion(true, parameters, self.desiredSize)")
      return project.starter
    }
    let blank = starter("")
    #expect(
      blank.missing == [
        "\(Self.file): TeaViewController shows an empty view so far; the layouts list the "
          + "parameters, for a beginning"
      ])
    let text = blank.files.first { $0.path == Self.file }?.text ?? ""
    #expect(text.contains("So far the app shows an empty view:"))
    #expect(text.contains("    # size: maximum, as the class asks, once the layout is drawn\n"))
    #expect(
      starter("view.addSubview(teaView)").missing == [
        "\(Self.file): Draw what TeaViewController draws in code; the layouts only list the "
          + "parameters"
      ])
  }
}
