import SwiftSources
import Diagnostics
import Testing

/// What a class answers for an intent with a status, as far as its conditions tell.
struct WrittenAnswerTests {
  private static let swiftMethod =
    "func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,\n"
    + "  interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,\n"
    + "  completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {\n"

  private func written(
    _ body: String, members: String = "", intents: [String] = ["BrewTeaIntent"]
  ) -> ParsedController? {
    read(
      "class TeaController: UIViewController, INUIHostedViewControlling {\n"
        + "\(Self.swiftMethod)\(body)\n}\n\(members)\n}", file: "Tea.swift", intents: intents)
  }

  private func read(
    _ source: String, file: String, intents: [String] = ["BrewTeaIntent"]
  ) -> ParsedController? {
    let entry = ControllerSources.Entry(
      className: "TeaController", location: SourceLocation(file: "Main.storyboard"),
      isPrincipal: false, hasModule: true)
    return ControllerSources(
      [.init(path: file, bytes: Array(source.utf8))], start: .entry(entry), intents: intents
    ).written
  }

  /// Each answer in a line: its status, its height, and what it sets.
  private func lines(_ written: ParsedController?, to intent: String = "BrewTeaIntent") -> [String]
  {
    written?.answers(to: .init(intent)).map { "\($0.status ?? "rest"): \(line($0))" } ?? []
  }

  private func line(_ answer: InferredAnswer) -> String {
    guard answer.completes else { return "never answers" }
    guard !answer.refuses else { return "refuses" }
    let height = if case .points(let points)? = answer.height { "\(points)" } else { "?" }
    let texts = answer.texts.map { text in
      "\(text.outlet)="
        + (text.parts?.map { if case .literal(let text) = $0 { text } else { "$" } }.joined()
          ?? "?")
    }
    return "\(height) \(texts.joined(separator: " "))".trimmed
  }

  /// What a method is called with belongs to the status with which it is called.
  @Test func followsCallsWithTextsOfTheirOwn() {
    let body = """
      if interaction.intentHandlingStatus == .success {
        self.show(status: "Brewed", isHot: true)
      } else {
        self.show(status: "No tea", isHot: false)
      }
      completion(true, parameters, CGSize(width: 320, height: 80))
      """
    let members = """
      func show(status: String, isHot: Bool) {
        label.text = status
        noteLabel.isHidden = isHot
      }
      """
    let written = written(body, members: members)
    #expect(lines(written) == ["success: 80.0 label=Brewed", "rest: 80.0 label=No tea"])
    let answers = written?.answers(to: .init("BrewTeaIntent")) ?? []
    #expect(answers.map(\.hidden) == [["noteLabel"], []])
    #expect(answers.map(\.seen) == [[], ["noteLabel"]])
  }

  /// The definition's own response codes are told apart as statuses are.
  @Test func followsConditionsAboutTheResponseCode() {
    let body = """
      guard let response = interaction.intentResponse as? BrewTeaIntentResponse else { return }
      if response.code == .soldOut {
        label.text = "Sold out"
        completion(true, parameters, CGSize(width: 320, height: 80))
        return
      }
      switch response.code {
      case .served: label.text = "Served"
      case .success, .ready: label.text = "Tea"
      default: completion(false, [], .zero); return
      }
      completion(true, parameters, CGSize(width: 320, height: 100))
      """
    let answers = written(body)?.answers(
      to: .init(
        "BrewTeaIntent",
        codes: [
          .init("served", isSuccess: true), .init("soldOut", isSuccess: false),
          .init("noWater", isSuccess: false),
        ]))
    #expect(
      answers?.map { "\($0.code ?? $0.status ?? "rest") \(line($0))" } == [
        "served 100.0 label=Served", "soldOut 80.0 label=Sold out", "ready 100.0 label=Tea",
        "success 100.0 label=Tea", "rest refuses",
      ])
  }

  /// A variable has its first value until a way gives it another.
  @Test func followsAVariableThatGetsItsTextInBranches() {
    let body = """
      var words = "Tea"
      if interaction.intentHandlingStatus == .success {
        words = "Served"
      } else if interaction.intentHandlingStatus == .failure, isClosed {
        words = "Closed"
      }
      label.text = words
      completion(true, parameters, CGSize(width: 320, height: 90))
      """
    #expect(
      lines(written(body)) == [
        "success: 90.0 label=Served", "failure: 90.0 label=Tea label=Closed",
        "rest: 90.0 label=Tea",
      ])
    #expect(
      lines(written(body.replacing("words = \"Served\"", with: "words += \"!\""))).allSatisfy {
        $0.hasSuffix(" label=?")
      })
  }

  /// What an answer shows is told by the types that its way names, or by properties that hold them.
  @Test func namesTheTypesThatAnAnswerSurelyUses() {
    let body = """
      switch interaction.intentHandlingStatus {
      case .ready: attach(InvoiceController(for: intent))
      case .success: show()
      case .failure: if isDone { attach(StoryController()) }
      default: attach(storyboard.instantiateViewController(withIdentifier: "Wait"))
      }
      completion(true, parameters, size)
      """
    let members = "@IBOutlet var doneView: DoneView!\nfunc show() { view.addSubview(doneView) }"
    let types: Set = ["InvoiceController", "DoneView", "StoryController", "Wait"]
    let answers = written(body, members: members)?.answers(to: .init("BrewTeaIntent", types: types))
    #expect(
      answers?.map { "\($0.status ?? "rest"): \($0.types.sorted().joined(separator: " "))" } == [
        "ready: InvoiceController", "success: DoneView", "failure: ", "rest: Wait",
      ])
  }

  @Test func namesTheTypesThatGettersOfObjectiveCReturn() {
    let source = """
      @interface TeaController ()
      @property (nonatomic, strong) PourController *pourController;
      @end
      @implementation TeaController
      - (void)configureViewForParameters:(NSSet <INParameter *> *)parameters
          ofInteraction:(INInteraction *)interaction
          interactiveBehavior:(INUIInteractiveBehavior)interactiveBehavior
          context:(INUIHostedViewContext)context
          completion:(void (^)(BOOL success, NSSet <INParameter *> *p, CGSize size))completion {
        if ([interaction.intent isKindOfClass:[BrewTeaIntent class]]) {
          [self.view addSubview:self.brewController.view];
        } else if ([interaction.intent isKindOfClass:[PourTeaIntent class]]) {
          [self.view addSubview:_pourController.view];
        }
        completion(YES, parameters, [self desiredSize]);
      }
      - (BrewController *)brewController {
        if (!_brewController) { _brewController = [self make]; }
        return _brewController;
      }
      @end
      """
    let found = read(source, file: "Tea.m", intents: ["BrewTeaIntent", "PourTeaIntent"])
    let types: Set = ["BrewController", "PourController"]
    #expect(
      found?.answers(to: .init("BrewTeaIntent", types: types)).map(\.types) == [["BrewController"]])
    #expect(
      found?.answers(to: .init("PourTeaIntent", types: types)).map(\.types) == [["PourController"]])
  }

  @Test func followsConditionsAboutTheStatus() {
    let body = """
      if interaction.intentHandlingStatus == .ready {
        label.text = "Ready?"
        completion(true, parameters, CGSize(width: 320, height: 100))
      } else if interaction.intentHandlingStatus == .success || isDone {
        label.text = intent.tea
        completion(true, parameters, CGSize(width: 320, height: 200))
      } else {
        completion(false, parameters, .zero)
      }
      """
    #expect(
      lines(written(body, members: "let intent: BrewTeaIntent")) == [
        "ready: 100.0 label=Ready?", "success: 200.0 label=$", "rest: 200.0 label=$",
      ])
    let sure = body.replacing(" || isDone", with: "")
    #expect(lines(written(sure, members: "let intent: BrewTeaIntent")).last == "rest: refuses")
  }

  @Test func followsAStatusThroughASwitchAndAConstant() {
    let body = """
      guard interaction.intent is BrewTeaIntent else {
        completion(false, [], .zero)
        return
      }
      let size: CGSize
      switch interaction.intentHandlingStatus {
      case .ready, .inProgress: size = show("Wait", high: 40)
      case .success: size = self.finish()
      case .failure: size = .zero
      @unknown default: size = .zero
      }
      completion(size != .zero, parameters, size)
      """
    let members = """
      func show(_ text: String, high: CGFloat) -> CGSize { CGSize(width: 320, height: 76) }
      func finish() -> CGSize {
        doneLabel.text = "Done"
        let frame = CGRect(origin: .zero, size: CGSize(width: 320, height: 90))
        view.frame = frame
        return frame.size
      }
      """
    #expect(
      lines(written(body, members: members)) == [
        "ready: 76.0", "inProgress: 76.0", "success: 90.0 doneLabel=Done", "failure: refuses",
        "rest: refuses",
      ])
    #expect(
      lines(written(body, members: members), to: "PourTeaIntent").allSatisfy {
        $0.hasSuffix("refuses")
      })
  }

  @Test func followsACodeOfTheResponseAndAConstantOfBranches() {
    let body = """
      let title: String
      if let response = interaction.intentResponse as? BrewTeaIntentResponse,
        response.code == BrewTeaIntentResponseCode.success {
        title = "Brewed"
      } else {
        title = "Cold"
      }
      titleLabel.text = title
      completion(true, parameters, CGSize(width: 1, height: 60))
      """
    #expect(
      lines(written(body)) == [
        "success: 60.0 titleLabel=Brewed", "rest: 60.0 titleLabel=Cold",
      ])
  }

  @Test func tellsIntentsApart() {
    let body = """
      switch interaction.intent {
      case let intent as BrewTeaIntent:
        label.text = "Brew"
      case is PourTeaIntent:
        label.text = "Pour"
      default:
        completion(false, [], .zero)
        return
      }
      completion(true, parameters, CGSize(width: 1, height: 60))
      """
    let found = written(body)
    #expect(lines(found) == ["rest: 60.0 label=Brew"])
    #expect(lines(found, to: "PourTeaIntent") == ["rest: 60.0 label=Pour"])
    #expect(lines(found, to: "SipTeaIntent") == ["rest: refuses"])
  }

  @Test func takesBothWaysWhereAConditionAsksForAnythingElse() {
    let body = """
      if store.isOpen { label.text = "Open" } else { label.text = "Closed" }
      guard let tea = store.tea else { return completion(false, [], .zero) }
      switch (interaction.intentResponse, tea) {
      case (let response as BrewTeaIntentResponse, .some) where response.isHot:
        completion(true, parameters, CGSize(width: 1, height: 60))
      default: completion(false, parameters, size)
      }
      """
    #expect(lines(written(body)) == ["rest: 60.0 label=Open label=Closed"])
    #expect(lines(written(body), to: "PourTeaIntent") == ["rest: refuses"])
  }

  @Test func aCompletionThatIsKeptRefusesNothing() {
    let kept = "guard a else { return completion(false, [], .zero) }\ndone = completion"
    #expect(lines(written(kept)) == ["rest: ?"])
    let asked = "if let completion = completion { completion(false, [], .zero) }"
    #expect(lines(written(asked)) == ["rest: refuses"])
  }

  @Test func readsObjectiveC() {
    let source = """
      @implementation TeaController
      - (void)configureWithInteraction:(INInteraction *)interaction \
      context:(INUIHostedViewContext)context completion:(void (^)(CGSize))completion {
        if ([interaction.intent isKindOfClass:[BrewTeaIntent class]] &&
            (interaction.intentHandlingStatus == INIntentHandlingStatusReady)) {
          self.label.text = @"Ready?";
          if (completion) { completion(CGSizeMake(320, 80)); }
        } else if (interaction.intentHandlingStatus != INIntentHandlingStatusSuccess) {
          if (completion) { completion(CGSizeZero); }
        } else {
          CGRect frame = CGRectMake(0, 0, 320, 30);
          completion(frame.size);
        }
      }
      @end
      """
    let found = read(source, file: "Tea.m")
    #expect(
      lines(found) == ["ready: 80.0 label=Ready?", "success: 30.0", "rest: refuses"])
    #expect(
      lines(found, to: "PourTeaIntent") == ["ready: refuses", "success: 30.0", "rest: refuses"])
  }

  @Test func tellsWhatIsHiddenForSure() {
    let body = """
      reset()
      if interaction.intentHandlingStatus == .failure {
        errorView.isHidden = false
        teaView.isHidden = true
      }
      if store.isEmpty { cupView.isHidden = true }
      load { self.potView.isHidden = true }
      sugarView.isHidden = store.isEmpty
      completion(true, [], CGSize(width: 1, height: 60))
      """
    let members = """
      func viewDidLoad() { self.milkView?.isHidden = true }
      func reset() {
        noteView.isHidden = false
        errorView.isHidden = status == nil
        sugarView.isHidden = true
      }
      func later() { noteView.isHidden = true\n later() }
      func never() { limeView.isHidden = true }
      """
    let answers = written(body, members: members)?.answers(to: .init("BrewTeaIntent")) ?? []
    #expect(answers.map(\.status) == ["failure", nil])
    #expect(answers.map(\.hidden) == [["teaView", "milkView"], ["milkView"]])
    #expect(answers.map(\.seen) == [[], []])
    let plain = written("aView.isHidden = false\ncompletion(true, [], size)")
    #expect(plain?.answers(to: .init("")).map(\.seen) == [["aView"]])
  }

  @Test func namesWhatNoClassEverNames() {
    let found = written(
      "titleLabel.text = \"Tea\"\nprint(\"\\(priceLabel.text)\")\ncompletion(true, [], size)",
      members: "@IBOutlet weak var titleLabel: UILabel!\n@IBOutlet var cupLabel: UILabel!")
    let classes = ["TeaController"]
    #expect(found?.leavesAlone("cupLabel", of: classes) == true)
    #expect(found?.leavesAlone("potLabel", of: classes) == true)
    #expect(found?.leavesAlone("titleLabel", of: classes) == false)
    #expect(found?.leavesAlone("priceLabel", of: classes) == false)
    #expect(found?.leavesAlone("cupLabel", of: ["OtherController"]) == false)
  }

  @Test func aHalfWrittenMethodTellsNothing() {
    for body in ["if", "guard else {}", "switch {}", "if a {", "switch a { case", "else if {}"] {
      #expect(lines(written(body)).count <= 1)
    }
  }

  /// Conditions of any length and depth; each sign in turn would look at all that follow.
  @Test(arguments: [("!", ""), ("(", ")"), ("!(", ")"), ("done && ", ""), ("(done && ", ")")])
  func followsConditionsOfAnyDepth(open: String, close: String) {
    let condition =
      String(repeating: open, count: 2000) + "interaction.intentHandlingStatus == .ready"
      + String(repeating: close, count: 2000)
    let body = """
      if \(condition) { label.text = "Ready?" }
      completion(true, parameters, CGSize(width: 320, height: 100))
      """
    #expect(lines(written(body)) == ["ready: 100.0 label=Ready?", "rest: 100.0"])
  }
}

extension String {
  fileprivate var trimmed: String {
    hasSuffix(" ") ? String(dropLast()) : self
  }
}
