import Foundation
import TestSupport
import Testing

/// Classes that run in part: a card says what it lacks, and what was left out is no fault of the class.
@Suite(.onlyInFullLane, .serialized)
struct PartlyRunningTests {
  private static let partly = """
    import IntentsUI
    import Steeping

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      private let nameLabel = UILabel(frame: CGRect(x: 300, y: 20, width: 200, height: 24))

      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        let shape = UserDefaults.standard.string(forKey: "shape") ?? ""
        if shape == "blank" {
          view.addSubview(Steam(of: nameLabel))
          completion(true, parameters, CGSize(width: 320, height: 64))
          return
        }
        view.addSubview(nameLabel)
        if shape == "cut" { nameLabel.steep(for: 3) }
        if shape == "request" {
          URLSession.shared.dataTask(with: URL(string: "https://tea.example/a.json")!) { _, _, _ in
          }.resume()
        }
        if shape == "fit" {
          nameLabel.text = "Tea"
          nameLabel.frame.size = nameLabel.sizeThatFits(CGSize(width: 200, height: 100))
        }
        if shape == "opening", let url = URL(string: "tea:") { UIApplication.shared.open(url) }
        if shape == "silent" {
          Steeper.steep { completion(true, parameters, .zero) }
          return
        }
        if shape == "branch" {
          if Steeper.isHot {
            completion(true, parameters, CGSize(width: 320, height: 64))
            return
          }
          completion(false, parameters, .zero)
          return
        }
        if shape == "state" {
          var teas: [String] = []
          teas = Steeper.teas
          completion(!teas.isEmpty, parameters, CGSize(width: 320, height: 64))
          return
        }
        if shape == "short" { nameLabel.text = "\\(cups())" }
        if shape == "quick" { rest() }
        if shape == "crash" {
          var name: String?
          name = Steeper.name
          nameLabel.text = name!
        }
        if shape == "file", let url = Bundle.main.url(forResource: "teas", withExtension: "json"),
          let data = try? Data(contentsOf: url),
          let names = try? JSONDecoder().decode([String].self, from: data)
        {
          nameLabel.text = names.joined(separator: ", ")
        }
        completion(true, parameters, CGSize(width: 320, height: 64))
      }
      private func cups() -> Int { pot() }
      private func rest() { stay() }
    }
    """

  @Test func aCardSaysWhatItsClassCameTo() throws {
    let folder = try RunningProject.folder(
      Self.partly, shapes: ["cut", "request", "opening", "file"])
    try folder.write("[\"Sencha\", \"Assam\"]", at: "tea/TeaIntentsUI/Data/teas.json")
    let host = try CommandLineRun(
      ["dump", "host", ".", "--run-controllers"], in: folder.path("tea"))
    for step in [
      "Reaches code that was left out: nameLabel.steep(for: 3)",
      "Asks for https://tea.example/a.json, gets nothing",
      "Uses UIApplication.open(_:options:completionHandler:), which has no effect here",
    ] {
      #expect(host.output.contains("controller: \(step)"), "\(step)")
    }
    let layout = try CommandLineRun(
      ["dump", "layout", ".", "--run-controllers"], in: folder.path("tea"))
    #expect(layout.output.contains("\"Sencha, Assam\""))
    #expect(layout.output.contains("\"1 statement left out\""))
    #expect(layout.output.contains("\"1 request without an answer\""))
    // The layout of the whole ones is judged, by the names of the class.
    let check = try CommandLineRun(["check", ".", "--run-controllers"], in: folder.path("tea"))
    let overflow = check.output.components(separatedBy: "\n\n").first {
      $0.contains("[content-overflow]")
    }
    #expect(overflow?.contains("'nameLabel' sticks out") == true, "\(check.output)")
    #expect(overflow?.contains("/cut/") == false)
    // What an answer would bring may fill the view.
    let blank = check.output.components(separatedBy: "\n\n").first { $0.contains("[blank-view]") }
    #expect(
      blank?.contains("/opening/") == true && blank?.contains("/request/") == false,
      "\(blank ?? "")"
    )
  }

  @Test func codeThatIsTooShortForANumberTellsItsPlace() throws {
    let folder = try RunningProject.folder(Self.partly, shapes: ["short", "quick"])
    let host = try CommandLineRun(
      ["dump", "host", ".", "--run-controllers"], in: folder.path("tea")
    ).output
    #expect(host.contains("stops where pot() was left out"), "\(host)")
    #expect(host.contains("Reaches code that was left out: stay()"), "\(host)")
    let layout = try CommandLineRun(
      ["dump", "layout", ".", "--run-controllers"], in: folder.path("tea"))
    #expect(layout.output.contains("\"1 statement left out\""), "\(layout.output)")
    #expect(
      layout.output.contains("\"The class stops where pot() was left out\""), "\(layout.output)")
  }

  @Test func aCardSaysWhatTheSystemMissesUnseen() throws {
    let extended =
      Self.partly + """

        extension TeaViewController: SteepingDelegate {
          func didSteep() { nameLabel.text = "Steeped" }
        }

        """
    let unused =
      Self.partly + """

        private func stir(_ tea: Steeper) {}

        """
    for (source, says) in [(extended, true), (unused, false)] {
      let folder = try RunningProject.folder(source, shapes: ["plain", "opening"])
      let host = try CommandLineRun(
        ["dump", "host", ".", "--run-controllers"], in: folder.path("tea"))
      let cards = host.output.components(separatedBy: "\n== ").filter {
        $0.contains("/handle/siri/")
      }
      #expect(cards.count == 8)
      for card in cards {
        #expect(card.contains("was left out: SteepingDelegate") == says, "\(card)")
      }
      let check = try CommandLineRun(["check", ".", "--run-controllers"], in: folder.path("tea"))
      let findings = check.output.components(separatedBy: "[statement-left-out]").count - 1
      #expect(findings >= 1, "\(check.output)")
    }
  }

  @Test func aLabelTakesNoMoreRoomThanItsText() throws {
    let folder = try RunningProject.folder(Self.partly, shapes: ["fit"])
    let layout = try CommandLineRun(
      ["dump", "layout", ".", "--run-controllers"], in: folder.path("tea"))
    let line = layout.output.split(separator: "\n").first { $0.contains("nameLabel") } ?? ""
    let width = line.split(separator: " ").lazy.compactMap { word in
      word.split(separator: "×").first.flatMap { word.contains("×") ? Double($0) : nil }
    }.first
    #expect(try #require(width) < 60, "\(line)")
  }

  @Test func whatWasLeftOutIsNoFaultOfTheClass() throws {
    let folder = try RunningProject.folder(
      Self.partly, shapes: ["silent", "crash", "branch", "state", "blank"])
    let host = try CommandLineRun(
      ["dump", "host", ".", "--run-controllers"], in: folder.path("tea"))
    for cut in ["Steeper.steep {", "name = Steeper.name, which was left out"] {
      #expect(host.output.contains("may do something else with \(cut)"), "\(host.output)")
    }
    for outcome in ["default", "custom"] {
      #expect(!host.output.contains("outcome \(outcome)"), "\(host.output)")
    }
    let check = try CommandLineRun(["check", ".", "--run-controllers"], in: folder.path("tea"))
    for rule in ["completion-missing", "controller-crash"] {
      #expect(!check.output.contains("[\(rule)]"), "\(check.output)")
    }
  }

  @Test func aClassInObjectiveCIsNotRun() throws {
    let folder = try RunningProject.folder("", shapes: ["plain"])
    try folder.write("", at: "tea/TeaIntentsUI/TeaViewController.swift")
    try folder.write(
      """
      #import <IntentsUI/IntentsUI.h>
      @interface TeaViewController : UIViewController <INUIHostedViewControlling>
      @end
      @implementation TeaViewController
      - (void)configureViewForParameters:(NSSet<INParameter *> *)parameters
          ofInteraction:(INInteraction *)interaction
          interactiveBehavior:(INUIInteractiveBehavior)behavior
          context:(INUIHostedViewContext)context
          completion:(void (^)(BOOL, NSSet<INParameter *> *, CGSize))completion {
        completion(YES, parameters, CGSizeMake(320, 64));
      }
      @end

      """, at: "tea/TeaIntentsUI/TeaViewController.m")
    let check = try CommandLineRun(["check", ".", "--run-controllers"], in: folder.path("tea"))
    #expect(
      check.output.contains(
        "'TeaViewController' is written in Objective-C, and only Swift runs [controller-cannot-run]"
      ),
      "\(check.output)")
  }
}
