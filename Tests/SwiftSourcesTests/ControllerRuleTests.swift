import SwiftSources
import Diagnostics
import Testing

/// What each rule finds in a controller's text, and what it leaves alone.
struct ControllerRuleTests {
  private static let head =
    "func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,\n"
    + "  interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,\n"
    + "  completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {\n"

  /// A class with `configureView` around a body, and other members.
  private func tea(_ body: String, members: String = "") -> String {
    "class TeaController: UIViewController, INUIHostedViewControlling {\n"
      + "\(Self.head)_ = interaction\n\(body)\n}\n\(members)\n}"
  }

  private func found(
    _ source: String, file: String = "Tea.swift", entry: ControllerSources.Entry? = nil,
    intents: [String] = []
  ) -> [String] {
    ControllerSources(
      [.init(path: file, bytes: Array(source.utf8))],
      start: entry.map { .entry($0) } ?? .unknown, intents: intents
    ).findings().map(\.rule.id)
  }

  private static let reply = "completion(true, parameters, desiredSize)"

  @Test(arguments: [
    reply, "if x { \(reply) } else { completion(false, [], .zero) }",
    "guard let a = b else {\n completion(false, [], .zero)\n return\n }\n\(reply)",
    "load { value in\n guard value else { return }\n \(reply)\n }",
    "DispatchQueue.main.async { \(reply) }", "if let done = completion as Any? { _ = done }",
    "switch s {\ncase .ready: \(reply)\ndefault:\n completion(false, [], .zero)\n}",
    "if a { \(reply)\n return }\nif b { \(reply)\n return }\ncompletion(false, [], .zero)",
    "if a { \(reply) }\nif !a { completion(false, [], .zero) }",
    "if #available(iOS 12, *) { \(reply) }", "self.done = completion", "defer { \(reply) }\nreturn",
    "for x in y { if x { \(reply)\n return } }\ncompletion(false, [], .zero)",
    "#if DEBUG\n\(reply)\n#else\n\(reply)\n#endif", "do { try x()\n\(reply) } catch { \(reply) }",
    "if a { \(reply) } else if !a { \(reply) }", "finish(completion)",
    "let text = \"\\(completion(true, [], \"}\"))\"", "return completion(true, parameters, size)",
    "Task { await x()\n\(reply) }", "/* return */ \(reply) // return",
    "if completion != nil { \(reply) }", "switch s {\ncase .a: \(reply)\ncase .b: \(reply)\n}",
    "switch s {\ndefault: break\n} \(reply)", "let data = try? Data(contentsOf: file)\n\(reply)",
    "DispatchQueue.global().async { let d = try? Data(contentsOf: URL(string: \"https://a.b\")!)\n"
      + "\(reply) }",
    "if let r = interaction.intentResponse as? TeaResponse { show(r) }\n\(reply)",
    "if status == .success { show(interaction.intentResponse as! TeaResponse) }\n\(reply)",
    "if interaction.intentResponse != nil { show() }\n\(reply)",
    "completion(true, parameters, CGSize(width: width, height: 120))",
    "completion(false, parameters, .zero)", "completion(false, [], CGSize(width: 0, height: 0))",
    "let size = context?.maximum ?? CGSize(width: 320, height: 100)\ncompletion(true, [], size)",
  ]) func saysNothingOf(body: String) {
    #expect(found(tea(body)) == [])
  }

  @Test(arguments: [
    ("", "source-completion-missing"), ("print(parameters)", "source-completion-missing"),
    ("guard let a = b else { return }\n\(reply)", "source-completion-missing"),
    ("if a { return }\n\(reply)", "source-completion-missing"),
    ("if interaction.intentHandlingStatus == .success {\n\(reply)\n}", "source-completion-missing"),
    ("switch s {\ncase .ready: \(reply)\ndefault: break\n}", "source-completion-missing"),
    ("if a { \(reply) }\ncompletion(false, [], .zero)", "source-completion-twice"),
    (
      "if a { \(reply) } else { \(reply) }\ncompletion(false, [], .zero)", "source-completion-twice"
    ),
    ("\(reply)\n\(reply)", "source-completion-twice"),
    ("completion(true, parameters, .zero)", "source-zero-size"),
    ("completion(true, [], CGSize.zero)", "source-zero-size"),
    ("completion(true, parameters, CGSize(width: 320, height: 90))", "source-fixed-width"),
    ("completion(true, [], CGSize(width: 0, height: 0))", "source-zero-size"),
    (
      "let high = CGSize(width: 320, height: 90)\ncompletion(true, parameters, high)",
      "source-fixed-width"
    ),
    ("completion(true, parameters, .init(width: 320, height: 90))", "source-fixed-width"),
    (
      "completion(true, parameters, CGSize.init(width: CGFloat(320), height: h))",
      "source-fixed-width"
    ),
    (
      "var size = limit\nsize.width = 320\ncompletion(true, parameters, size)",
      "source-fixed-width"
    ),
    ("let none = CGSize()\ncompletion(true, parameters, none)", "source-zero-size"),
    ("show(interaction.intentResponse as! TeaResponse)\n\(reply)", "source-forced-response"),
    ("show(interaction.intentResponse!)\n\(reply)", "source-forced-response"),
    ("show(parameters.first!)\n\(reply)", "source-first-parameter"),
    (
      "let s = DispatchSemaphore(value: 0)\nload { s.signal() }\ns.wait()\n\(reply)",
      "source-waiting"
    ),
    ("let d = try? Data(contentsOf: URL(string: \"https://a.b/c\")!)\n\(reply)", "source-waiting"),
    ("view.addGestureRecognizer(tap)\n\(reply)", "source-touch"),
    ("b.addTarget(self, action: #selector(go), for: .touchUpInside)\n\(reply)", "source-touch"),
    ("present(child, animated: false)\n\(reply)", "source-presents"),
    ("view.addSubview(child.view)\n\(reply)", "source-presents"),
  ]) func finds(body: String, rule: String) {
    #expect(found(tea(body)) == [rule])
  }

  @Test func readsAFixedWidthThroughAConstantAndNotThroughAVariableOrACondition() {
    let call = "completion(true, parameters, CGSize(width: wide, height: 90))"
    #expect(found(tea(call, members: "private let wide: CGFloat = 320")) == ["source-fixed-width"])
    #expect(found(tea(call, members: "private var wide: CGFloat = 320")) == [])
    let sometimes =
      "var size = limit\nif small { size.width = 320 }\ncompletion(true, parameters, size)"
    #expect(found(tea(sometimes)) == [])
  }

  @Test func readsAFixedWidthOfAProperty() {
    let fixed = "var desiredSize: CGSize {\n  return CGSize(width: 320, height: 150)\n}"
    #expect(found(tea(Self.reply, members: fixed)) == ["source-fixed-width"])
    let other = "var desiredSize: CGSize { x ?? CGSize(width: 320, height: 150) }"
    #expect(found(tea(Self.reply, members: other)) == [])
    let none = "var desiredSize: CGSize { CGSize(width: 0, height: 0) }"
    #expect(found(tea(Self.reply, members: none)) == ["source-zero-size"])
    let changed = "var size = CGSize(width: 320, height: 90)\nsize.width = width\n"
    #expect(found(tea(changed + "completion(true, parameters, size)")) == [])
  }

  @Test func knowsTheSignaturesOfBothLanguages() {
    let old = Self.head.replacing("  interactiveBehavior: INUIInteractiveBehavior,", with: "")
    let beta =
      "class A: UIViewController, INUIHostedViewControlling {\n\(old)_ = interaction\n"
      + "completion(true, parameters, size)\n}\n}"
    #expect(found(beta) == ["source-signature"])
    #expect(found(beta.replacing("func", with: "@objc(a:b:) func")) == [])
    let optional =
      "class A: UIViewController, INUIHostedViewControlling {\n"
      + "func configure(with interaction: INInteraction!, context: INUIHostedViewContext,"
      + " completion: ((CGSize) -> Void)!) {\nif let completion = completion {\n"
      + "show(interaction)\ncompletion(size)\n}\n}\n}"
    #expect(found(optional) == [])
    let asynchronous =
      "class A: UIViewController, INUIHostedViewControlling {\n"
      + "func configure(with interaction: INInteraction, context: INUIHostedViewContext) async"
      + " -> CGSize { interaction.size }\n}"
    #expect(found(asynchronous) == [])
    #expect(
      found("class A: UIViewController, INUIHostedViewControlling {}") == ["source-no-configure"])
    #expect(found("class A: Base, INUIHostedViewControlling {}") == [])
  }

  @Test func readsObjectiveC() {
    let method =
      "- (void)configureViewForParameters:(NSSet <INParameter *> *)parameters "
      + "ofInteraction:(INInteraction *)interaction "
      + "interactiveBehavior:(INUIInteractiveBehavior)interactiveBehavior "
      + "context:(INUIHostedViewContext)context completion:(void (^)(BOOL success, "
      + "NSSet <INParameter *> *configured, CGSize size))completion {\n"
    let source = { (body: String) in
      "#define A { \\\n {\n@interface T : UIViewController <INUIHostedViewControlling>\n@end\n"
        + "@implementation T\n\(method)[self show:interaction];\n\(body)\n}\n@end"
    }
    let reply = "if (completion) { completion(YES, parameters, size); }"
    #expect(found(source(reply), file: "T.m") == [])
    #expect(found(source("// completion"), file: "T.m") == ["source-completion-missing"])
    #expect(
      found(source("completion(YES, parameters, CGSizeMake(320, 90));"), file: "T.m")
        == ["source-fixed-width"])
    #expect(
      found(
        source(reply).replacing(" interactiveBehavior:(INUI", with: " behavior:(INUI"), file: "T.m")
        == ["source-signature"])
  }

  @Test func readsWhatTheClassSaysThatItShows() {
    let providing = "extension TeaController: INUIHostedViewSiriProviding"
    let flag = "var displaysMap: Bool {\n return true\n}"
    #expect(
      found(tea(Self.reply) + "\n\(providing) {\(flag)}") == ["source-providing-unread"])
    let old =
      "class TeaController: UIViewController, INUIHostedViewControlling {\n"
      + "func configure(with i: INInteraction, context: INUIHostedViewContext, completion: "
      + "@escaping (CGSize) -> Void) { show(i)\n completion(size) }\n"
    #expect(found("\(old)}\n\(providing) {\(flag)}") == [])
    #expect(found("\(old)\(flag)\n}") == ["source-providing-unread"])
    let no = flag.replacing("true", with: "false")
    #expect(found("\(old)}\n\(providing) {\(no)}") == ["source-providing-false"])
    #expect(
      found("\(old)}\n\(providing) {var displaysMap: Bool { log()\n return false }}") == [])
  }

  @Test func readsWhatAClassOfObjectiveCSaysThatItShows() {
    func source(_ adopted: String, _ value: String) -> String {
      "@interface T () <INUIHostedViewControlling\(adopted)>\n@end\n@implementation T\n"
        + "- (void)configureWithInteraction:(INInteraction *)interaction "
        + "context:(INUIHostedViewContext)context completion:(void (^)(CGSize))completion {\n"
        + "[self show:interaction];\ncompletion(size);\n}\n"
        + "- (BOOL)displaysMap {\n return \(value);\n}\n@end"
    }
    let adopted = ", INUIHostedViewSiriProviding"
    #expect(found(source(adopted, "YES"), file: "T.m") == [])
    #expect(found(source("", "YES"), file: "T.m") == ["source-providing-unread"])
    #expect(found(source(adopted, "NO"), file: "T.m") == ["source-providing-false"])
  }

  @Test func seesAGuardOnALineOfItsOwn() {
    let body = "guard\n let tea = interaction.tea,\n let cups = tea.cups\nelse {\n return\n}\n"
    #expect(found(tea(body + Self.reply)) == ["source-completion-missing"])
  }

  @Test func seesAViewThatIsTheSameForAll() {
    let source = tea(Self.reply).replacing("_ = interaction\n", with: "")
    #expect(found(source) == ["source-interaction-unread"])
    let refusing = source.replacing(Self.reply, with: "completion(false, [], .zero)")
    #expect(found(refusing) == [])
    let inText = tea(Self.reply).replacing("_ = interaction", with: "print(\"\\(interaction)\")")
    #expect(found(inText) == [])
  }

  @Test func seesAMapWhereMapsShowsTheView() {
    let source = tea(Self.reply, members: "let map = MKMapView()")
    #expect(found(source, intents: ["INRequestRideIntent"]) == ["source-map-view"])
    #expect(found(source, intents: ["INSendMessageIntent"]) == [])
  }

  @Test func checksTheClassWithWhichTheSystemStarts() {
    let place = Diagnostics.SourceLocation(file: "Info.plist", line: 3, column: 1)
    let entry = { (name: String, isPrincipal: Bool) in
      ControllerSources.Entry(
        className: name, location: place, isPrincipal: isPrincipal, hasModule: !isPrincipal)
    }
    #expect(found(tea(Self.reply), entry: entry("TeaController", false)) == [])
    #expect(
      found(tea(Self.reply), entry: entry("OldController", false)) == ["source-unknown-class"])
    #expect(found(tea(Self.reply), entry: entry("TeaController", true)) == ["source-no-module"])
    #expect(
      found("@objc(TeaController)\n" + tea(Self.reply), entry: entry("TeaController", true)) == [])
    let plain = tea(Self.reply).replacing(", INUIHostedViewControlling", with: "")
    #expect(found(plain, entry: entry("TeaController", false)) == ["source-not-hosted"])
    #expect(
      found(
        plain + "\nextension TeaController: INUIHostedViewControlling {}",
        entry: entry("TeaController", false)) == [])
    #expect(
      found(
        plain.replacing("UIViewController", with: "UIViewController, Hosting"),
        entry: entry("TeaController", false)) == [])
  }

  @Test func namesTheExactPlace() throws {
    let finding = try #require(
      ControllerSources(
        [
          .init(
            path: "é.swift",
            bytes: Array("/* é\n*/ /*é*/ \(tea("\(Self.reply); \(Self.reply)"))".utf8))
        ],
        start: .unknown, intents: []
      ).findings().first)
    #expect(finding.location == .init(file: "é.swift", line: 7, column: 44))
    #expect(finding.notes.last?.message == "Cardproof reads the text of the code, without types")
  }

  @Test(arguments: [
    ("func viewDidLoad() { let s = extensionContext!.hostedViewMaximumAllowedSize }", true),
    (
      "func viewDidLoad() { later { self.s = self.extensionContext!.hostedViewMaximumAllowedSize } }",
      false
    ),
    ("func viewDidAppear() { s = extensionContext!.hostedViewMaximumAllowedSize }", false),
    ("var size: CGSize { extensionContext!.hostedViewMaximumAllowedSize }", false),
  ]) func sizesAreNotKnownBeforeTheConfigureMethod(member: String, isFound: Bool) {
    #expect(found(tea(Self.reply, members: member)) == (isFound ? ["source-early-size"] : []))
  }

  @Test func viewsPileUpWhereMapsConfiguresAgain() {
    let ride = ["INRequestRideIntent"]
    let adds = tea("view.addSubview(label)\n\(Self.reply)")
    #expect(found(adds, intents: ride) == ["source-views-pile-up"])
    #expect(found(adds, intents: ["INSendMessageIntent"]) == [])
    let guarded = tea("if isFirst { view.addSubview(label) }\n\(Self.reply)")
    #expect(found(guarded, intents: ride) == [])
    let removes = tea(
      "clear()\nview.addSubview(label)\n\(Self.reply)",
      members: "func clear() { view.subviews.forEach { $0.removeFromSuperview() } }")
    #expect(found(removes, intents: ride) == [])
  }

  @Test func customIntentsHaveNoParametersToCompare() {
    let source = tea("let p = parameters.filter { $0.parameterKeyPath == \"tea\" }\n\(Self.reply)")
    #expect(found(source, intents: ["BrewTeaIntent"]) == ["source-parameters-unasked"])
    #expect(found(source, intents: ["BrewTeaIntent", "INSendMessageIntent"]) == [])
    #expect(found(source) == [])
  }

  @Test func anIntentOfAnotherClassIsNotForced() {
    let source = tea("let tea = interaction.intent as! BrewTeaIntent\n\(Self.reply)")
    #expect(found(source, intents: ["BrewTeaIntent", "PourTeaIntent"]) == ["source-forced-intent"])
    #expect(found(source, intents: ["BrewTeaIntent"]) == [])
    let asked = tea(
      "guard interaction.intent is BrewTeaIntent else {\ncompletion(false, [], .zero)\nreturn\n}\n"
        + "let tea = interaction.intent as! BrewTeaIntent\n\(Self.reply)")
    #expect(found(asked, intents: ["BrewTeaIntent", "PourTeaIntent"]) == [])
  }
}
