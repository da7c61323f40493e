import Diagnostics
import Foundation
import ProjectReading
import RuleGuide
import TestSupport
import Testing

/// A class, and the configuration that `init --run-controllers` writes from what it answers.
struct ClassShape: Sendable, CustomTestStringConvertible {
  let name: String
  /// The methods of the class.
  let methods: String
  /// What the file must say.
  let says: [String]

  var testDescription: String { name }

  /// A class whose `configureView` has a body; `label` is a label in its view, `width` the widest.
  static func view(_ name: String, _ body: String, says: [String]) -> ClassShape {
    ClassShape(
      name: name,
      methods: """
          func configureView(
            for parameters: Set<INParameter>, of interaction: INInteraction,
            interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
            completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
          ) {
            guard let intent = interaction.intent as? BrewTeaIntent else {
              return completion(false, [], .zero)
            }
            let response = interaction.intentResponse as? BrewTeaIntentResponse
            let width = extensionContext?.hostedViewMaximumAllowedSize.width ?? 320
            label.text = "\\(intent.cups?.intValue ?? 0) × \\(intent.tea ?? "")"
            \(body)
          }
        """, says: says)
  }

  /// Every way in which real controllers answer.
  static let all: [ClassShape] = [
    .view(
      "shows", "completion(true, parameters, CGSize(width: width, height: 64))",
      says: ["size: {height: 64}", "${intent.cups} × ${intent.tea}", "lacks: intent.cups"]),
    .view(
      "refuses before it is done",
      """
      guard interaction.intentHandlingStatus == .success else {
        return completion(false, [], .zero)
      }
      label.text = "\\(response?.minutes?.intValue ?? 0) minutes"
      completion(true, parameters, CGSize(width: width, height: 64))
      """,
      says: ["refuse: true", "status: success", "\"${response.minutes} minutes\""]),
    .view(
      "tells codes apart",
      """
      label.text = response?.code == .failure ? "No water" : "Tea"
      completion(true, parameters, CGSize(width: width, height: 64))
      """, says: ["status: failure", "label: No water", "label: Tea"]),
    .view(
      "tells behaviors apart",
      """
      label.text = interactiveBehavior == .launch ? "Open" : "Look"
      completion(true, parameters, CGSize(width: width, height: 64))
      """, says: ["behavior: launch", "label: Open"]),
    .view(
      "tells contexts apart",
      """
      completion(context == .siriSnippet, parameters, CGSize(width: width, height: 64))
      """, says: ["context: siriSnippet", "context: mapsCard", "refuse: true"]),
    .view(
      "has the maximum",
      "completion(true, parameters, extensionContext!.hostedViewMaximumAllowedSize)",
      says: ["size: maximum"]),
    .view(
      "has half of it",
      """
      let most = extensionContext!.hostedViewMaximumAllowedSize
      completion(true, parameters, CGSize(width: most.width, height: most.height / 2))
      """, says: ["{fraction: 0.5, of: maximum}"]),
    .view("has no size", "completion(true, parameters, .zero)", says: ["size: zero"]),
    .view(
      "answers twice",
      """
      completion(true, parameters, CGSize(width: width, height: 64))
      completion(false, [], .zero)
      """, says: ["completes: twice"]),
    .view(
      "answers late",
      """
      DispatchQueue.main.asyncAfter(deadline: .now() + 12) {
        completion(true, parameters, CGSize(width: width, height: 64))
      }
      """, says: ["completes: {after: 12}"]),
    .view(
      "answers soon",
      """
      DispatchQueue.main.async {
        completion(true, parameters, CGSize(width: width, height: 64))
      }
      """, says: ["size: {height: 64}"]),
    .view(
      "answers at success only",
      """
      if interaction.intentHandlingStatus == .success {
        completion(true, parameters, CGSize(width: width, height: 64))
      }
      """, says: ["completes: never"]),
    .view(
      "crashes before there is a response",
      """
      label.text = "\\(response!.minutes?.intValue ?? 0) minutes"
      completion(true, parameters, CGSize(width: width, height: 64))
      """, says: ["crash: true"]),
    .view(
      "has children",
      """
      let child = UIViewController()
      addChild(child)
      child.view.autoresizingMask = []
      child.view.frame = CGRect(x: 40, y: 52, width: 200, height: 32)
      child.view.backgroundColor = interaction.intentHandlingStatus == .ready ? .systemRed : .systemTeal
      view.addSubview(child.view)
      child.didMove(toParent: self)
      completion(true, parameters, CGSize(width: width, height: 100))
      """, says: ["background: red", "background: teal"]),
    .view(
      "has a text of its own width in a view of a fixed one",
      """
      let panel = UIView(frame: CGRect(x: 0, y: 44, width: 240, height: 56))
      panel.autoresizingMask = []
      panel.backgroundColor = .systemTeal
      let name = UILabel()
      name.text = intent.tea
      name.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(name)
      view.addSubview(panel)
      NSLayoutConstraint.activate([
        name.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 24),
        name.topAnchor.constraint(equalTo: panel.topAnchor, constant: 10),
      ])
      completion(true, parameters, CGSize(width: width, height: 100))
      """, says: ["leading: 24, trailing: 24"]),
    .view(
      "has a child on a ground of the same color",
      """
      view.backgroundColor = .systemTeal
      let child = UIView()
      child.backgroundColor = .systemTeal
      child.translatesAutoresizingMaskIntoConstraints = false
      child.addSubview(label)
      view.addSubview(child)
      NSLayoutConstraint.activate([
        child.widthAnchor.constraint(equalTo: view.widthAnchor),
        child.heightAnchor.constraint(equalTo: view.heightAnchor),
        child.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        child.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        label.leadingAnchor.constraint(equalTo: child.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: -20),
        label.topAnchor.constraint(equalTo: child.topAnchor, constant: 20),
      ])
      completion(true, parameters, CGSize(width: width, height: 180))
      """, says: ["background: teal"]),
    ClassShape(
      name: "augments",
      methods: """
          var displaysMap: Bool { true }
          func configure(
            with interaction: INInteraction, context: INUIHostedViewContext,
            completion: @escaping (CGSize) -> Void
          ) {
            label.text = (interaction.intent as? BrewTeaIntent)?.tea
            completion(CGSize(width: 320, height: 72))
          }
        """, says: ["configure:", "{width: 320, height: 72}", "${intent.tea}"]),
    ClassShape(
      name: "has both methods",
      methods: """
          func configure(
            with interaction: INInteraction, context: INUIHostedViewContext,
            completion: @escaping (CGSize) -> Void
          ) { completion(.zero) }


        """
          + view("", "completion(true, parameters, CGSize(width: width, height: 64))", says: [])
          .methods,
      says: ["configureView:"]),
  ]

  var source: String {
    """
    import IntentsUI

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      private let label = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
          label.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        ])
      }

    \(methods)
    }

    """
  }
}

/// The configuration that is written from a class gives the cards of the class.
@Suite(.onlyInFullLane)
struct InitFromClassTests {
  @Test(arguments: ClassShape.all) func givesTheCardsOfTheClass(shape: ClassShape) throws {
    let folder = try project(shape.source)
    let ran = try cards(in: folder, running: true)
    #expect(ran.count >= 24)
    let run = try CommandLineRun(["init", ".", "--run-controllers"], in: folder.path("tea"))
    // What it says itself: no card is another, and no case is open.
    #expect(!run.output.contains("to do"), "\(run.output)")
    let path = "tea/Cardproof/TeaViewController.controller.yml"
    let file = folder.text(at: path) ?? ""
    for text in shape.says { #expect(file.contains(text), "\(text)\n\(file)") }
    #expect(!file.contains("open: true"), "\(file)")
    let configured = try cards(in: folder, running: false)
    for (id, card) in ran.sorted(by: { $0.key < $1.key }) {
      #expect(configured[id] == card, "\(id)\n\(file)")
    }
    let check = try CommandLineRun(["check", ".", "--run-controllers"], in: folder.path("tea"))
    #expect(!check.output.contains("[configuration-differs]"), "\(check.output)")
  }

  /// A text that is computed is no binding; its case stays open, and the file says why.
  @Test func saysWhatItCannotTrace() throws {
    let shape = ClassShape.view(
      "computes",
      """
      label.text = String((intent.tea ?? "").reversed())
      completion(true, parameters, CGSize(width: width, height: 64))
      """, says: [])
    let folder = try project(shape.source)
    let run = try CommandLineRun(["init", ".", "--run-controllers"], in: folder.path("tea"))
    let file = folder.text(at: "tea/Cardproof/TeaViewController.controller.yml") ?? ""
    #expect(file.contains("open: true"), "\(file)")
    #expect(file.contains("a text changes with the values, and no binding gives it"), "\(file)")
    #expect(run.output.contains("remove 'open' from each case"), "\(run.output)")
    // An open case is another card, and says so itself.
    #expect(!run.output.contains("Compare "), "\(run.output)")
  }

  /// A project with a class; its interaction has a confirmation and a result.
  private func project(_ source: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let rule = try #require(Rule.all.first { $0.id == "controller-cannot-run" })
    let page = try #require(RulePage(of: rule))
    for (path, bytes) in page.right.files { try folder.write(bytes, at: "tea/\(path)") }
    try folder.write(source, at: "tea/TeaIntentsUI/TeaViewController.swift")
    return folder
  }

  /// The texts, the outcome and the size of each state's card, by its id.
  private func cards(in folder: TemporaryFolder, running: Bool) throws -> [String: [Substring]] {
    let run = try CommandLineRun(
      ["dump", "layout", "."] + (running ? ["--run-controllers"] : []), in: folder.path("tea"))
    var cards: [String: [Substring]] = [:]
    for card in run.output.components(separatedBy: "== ") {
      let lines = card.split(separator: "\n")
      guard let id = lines.first else { continue }
      cards[String(id)] = lines.dropFirst().compactMap { line in
        let own = line.drop { $0 == " " }
        if own.hasPrefix("hosted view") { return own.prefix { $0 != "c" } }
        return own.firstIndex(of: "\"").map { own[$0...] }
      }
    }
    return cards
  }
}
