import Diagnostics
import SiteGeneration
import StarterFiles
import TestSupport
import Testing

/// What `init` writes where a class shows what no file has, or nothing.
struct StarterStandInTests {
  private static let file = "Cardproof/TeaViewController.controller.yml"

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

  /// A layout of ours is none of the app's, and says so.
  @Test func saysThatALayoutOnlyStandsInForTheApps() {
    var project = Sample.teaHouse()
    project["TeaIntentsUI/MainInterface.storyboard"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="vc"><scenes><scene sceneID="s"><objects>
      <viewController id="vc" customClass="TeaViewController"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="320" height="150"/></view></viewController>
      </objects></scene></scenes></document>
      """
    func starter(_ body: String) -> StarterFiles {
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
