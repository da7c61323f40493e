import SwiftSources
import Diagnostics
import Testing

/// What the text of a class tells of its method and of its size.
struct WrittenControllerTests {
  private func written(_ source: String, file: String = "Tea.swift") -> ParsedController? {
    let entry = ControllerSources.Entry(
      className: "TeaController", location: SourceLocation(file: "Main.storyboard"),
      isPrincipal: false, hasModule: true)
    return ControllerSources(
      [.init(path: file, bytes: Array(source.utf8))], start: .entry(entry), intents: []
    ).written
  }

  /// The height that a class answers with.
  private func height(of source: String, file: String = "Tea.swift") throws -> WrittenHeight? {
    try #require(written(source, file: file)?.answers(to: .init("TeaIntent")).last).height
  }

  private static let view =
    "func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,\n"
    + "  interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,\n"
    + "  completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {\n"
  private static let old =
    "func configure(with interaction: INInteraction, context: INUIHostedViewContext,\n"
    + "  completion: @escaping (CGSize) -> Void) {\n"

  private func tea(_ body: String, members: String = "", method: String = view) -> String {
    "class TeaController: UIViewController, INUIHostedViewControlling {\n"
      + "\(method)\(body)\n}\n\(members)\n}"
  }

  private static let allowed = "extensionContext!.hostedViewMaximumAllowedSize"
  private static let least = "extensionContext!.hostedViewMinimumAllowedSize"

  @Test(
    arguments: [
      ("completion(true, parameters, CGSize(width: 320, height: 180))", "", .points(180)),
      (
        "completion(true, parameters, self.desiredSize)",
        "var desiredSize: CGSize {\n return self.\(allowed)\n}", .maximum
      ),
      (
        "completion(true, parameters, desiredSize)",
        "var desiredSize: CGSize { extensionContext?.hostedViewMinimumAllowedSize ?? .zero }",
        .minimum
      ),
      (
        "completion(true, [], desiredSize)",
        "var desiredSize: CGSize {\n let width = self.extensionContext?"
          + ".hostedViewMaximumAllowedSize.width ?? 320\n"
          + " return CGSize(width: width, height: 180.5)\n}", .points(180.5)
      ),
      (
        "let high: CGFloat = 90\nlet size = CGSize(width: 1, height: high)\n"
          + "completion(true, [], size)", "", .points(90)
      ),
      (
        "completion(true, [], CGSize(width: 1, height: rowHeight))",
        "private let rowHeight: CGFloat = 44", .points(44)
      ),
      ("var size = \(allowed)\nsize.height = 120\ncompletion(true, [], size)", "", .points(120)),
      (
        "let most = \(allowed)\ncompletion(true, [], CGSize(width: most.width, height: most.height))",
        "", .maximum
      ),
      (
        "completion(true, [], CGSize(width: 1, height: \(allowed).height / 4))", "",
        .fraction(0.25, of: .maximum, plus: 0)
      ),
      (
        "completion(true, [], size)",
        "var size: CGSize { CGSize(width: 1, height: \(least).height + 60) }",
        .fraction(1, of: .minimum, plus: 60)
      ),
      (
        "let edge: CGFloat = 10\nlet high = (\(allowed).height - 2 * edge) / 2\n"
          + "completion(true, [], CGSize.init(width: 1, height: high))", "",
        .fraction(0.5, of: .maximum, plus: -10)
      ),
      (
        "completion(true, [], .init(width: 1, height: CGFloat(3 * rowHeight) + 20.0))",
        "let rowHeight = 44", .points(152)
      ),
      ("completion(true, [], CGSize.init(width: 1, height: 150))", "", .points(150)),
      (
        "let size = CGSize(width: 1, height: 300)\ncompletion(true, [], self.size)",
        "var size: CGSize { \(allowed) }", .maximum
      ),
      (
        "completion(true, [], CGSize(width: 1, height: Self.high))", "static let high = 96",
        .points(96)
      ),
      (
        "completion(true, [], size(of: interaction))",
        "func size(of one: INInteraction) -> CGSize {\n"
          + " guard let context = extensionContext else { return .zero }\n"
          + " return CGSize(width: 1, height: context.hostedViewMaximumAllowedSize.height - 40)\n}",
        .fraction(1, of: .maximum, plus: -40)
      ),
      (
        "guard a else { completion(false, [], CGSize(width: 1, height: 9))\n return }\n"
          + "completion(true, [], CGSize(width: 1, height: 70))", "", .points(70)
      ),
      (
        "done = completion\nask(desiredSize)",
        "var desiredSize: CGSize { CGSize(width: 1, height: 60) }", .points(60)
      ),
      ("completion(true, [], CGSize(width: 1, height: a ? 10 : 20))", "", .points(20)),
      ("completion(true, [], view.systemLayoutSizeFitting(.zero))", "", .fitting),
      (
        "let fit = view.systemLayoutSizeFitting(small)\n"
          + "completion(true, [], CGSize(width: 1, height: fit.height))", "", .fitting
      ),
      (
        "let size = \(allowed)\ncompletion(true, [], CGSize(width: 1, height: min(size.height, 90)))",
        "", .points(90)
      ),
      (
        "let low = \(allowed)\ncompletion(true, [], CGSize(width: 1, height: max(44, 30)))", "",
        .points(44)
      ),
      (
        "completion(true, [], CGSize(width: 1, height: max(120,"
          + " extensionContext!.hostedViewMinimumAllowedSize.height)))", "", .points(120)
      ),
    ] as [(String, String, WrittenHeight)])
  func tellsAHeight(body: String, members: String, expected: WrittenHeight) throws {
    #expect(try height(of: tea(body, members: members)) == expected)
  }

  @Test(arguments: [
    "completion(true, [], size(of: interaction))", "completion(true, [], view.bounds.size)",
    "completion(true, [], CGSize(width: 1, height: a ? 10 : high))",
    "completion(true, [], CGSize(width: 1, height: min(high, 20)))",
    "var rows: CGFloat = 0\nrows += 3\ncompletion(true, [], CGSize(width: 1, height: rows))",
    "completion(true, [], CGSize(width: 1, height: a ? 10))",
    "completion(true, [], CGSize(width: 1, height: min()))",
    "if a { completion(true, [], CGSize(width: 1, height: 10)) }\n"
      + "else { completion(true, [], CGSize(width: 1, height: 20)) }",
    "var size = \(allowed)\nif a { size = small }\ncompletion(true, [], size)",
    "var size = \(allowed)\nsize.height += 4\ncompletion(true, [], size)",
    "completion(true, [], CGSize(width: 1, height: -4))", "completion(false, [], .zero)",
    "completion(true, [], CGSize(width: 1, height: high + 20))",
    "completion(true, [], CGSize(width: 1, height: \(allowed).height * \(least).height))",
    "completion(true, [], CGSize(width: 1, height: 20 - 44))",
    "completion(true, [], CGSize(width: 1, height: 44 / 0))",
    "let a = b\nlet b = a\ncompletion(true, [], a)", "completion(true, [], \"size\")", "completion",
    "done = completion\n}\nvar desiredSize: CGSize { CGSize(width: 1, height: 60) }\nfunc f() {",
  ]) func tellsNoHeight(body: String) throws {
    #expect(written(tea(body)) != nil)
    #expect(try height(of: tea(body)) == nil)
  }

  @Test func whatAVariableHoldsFirstIsNoHeight() throws {
    let body = "completion(true, [], CGSize(width: 1, height: min(height, 300)))"
    #expect(
      try height(of: tea(body, members: "var height: CGFloat = 0"))
        == nil)
    #expect(
      try height(of: tea(body, members: "let height: CGFloat = 70"))
        == .points(70))
  }

  @Test(arguments: [
    ("var displaysMessage = true", true), ("let displaysMessage: Bool = true", true),
    ("var displaysMessage: Bool { get { return true } }", true),
    ("var displaysMessage: Bool {\n get { true }\n set { }\n}", true),
    ("var displaysMessage = false", false),
    ("var displaysMessage = true\nfunc stop() { self.displaysMessage = false }", false),
    ("var displaysMessage: Bool { isOpen }", false),
  ]) func tellsWhatIsDisplayed(property: String, isTrue: Bool) {
    let siri = "extension TeaController: INUIHostedViewSiriProviding {}"
    let found = written(
      tea("completion(desiredSize)", members: property, method: Self.old) + siri)
    #expect(found?.displays == (isTrue ? ["displaysMessage"] : []))
  }

  @Test func tellsWhetherViewsAreMade() {
    #expect(written(tea("completion(true, [], .zero)"))?.makesViews == false)
    #expect(written(tea("view.addSubview(label)"))?.makesViews == true)
    #expect(
      written(tea("let one = UIHostingController(rootView: TeaView())"))?.makesViews == true)
  }

  @Test func tellsWhichMethodIsThere() {
    let flags = "var displaysMap: Bool { return true }\nvar displaysMessage: Bool { false }"
    let siri = "extension TeaController: INUIHostedViewSiriProviding {}"
    let only = written(
      tea("completion(desiredSize)", members: flags, method: Self.old) + siri)
    #expect(only?.hasConfigureOnly == true)
    #expect(only?.displays == ["displaysMap"])
    // No host asks a class that does not adopt the protocol.
    let alone = written(tea("completion(desiredSize)", members: flags, method: Self.old))
    #expect(alone?.displays.isEmpty == true)
    let both = Self.old + "}\n" + Self.view
    #expect(written(tea("completion(true, [], .zero)", method: both))?.hasConfigureOnly == false)
    #expect(written("class TeaController: UIViewController {}")?.hasConfigureOnly == false)
    #expect(written("class Other: UIViewController {}") == nil)
  }

  @Test func readsObjectiveC() {
    let source = """
      @interface TeaController : UIViewController <INUIHostedViewControlling,
          INUIHostedViewSiriProviding>
      @end
      @implementation TeaController
      - (void)configureWithInteraction:(INInteraction *)interaction
          context:(INUIHostedViewContext)context completion:(void (^)(CGSize))completion {
        if (!interaction) { return completion((CGSize){[self desiredSize].width, 90}); }
        if (completion) { completion([self desiredSize]); }
      }
      - (CGSize)desiredSize { CGFloat height = 45.f + 45.0f; return CGSizeMake(320, height); }
      - (BOOL)displaysMap { return YES; }
      @end
      """
    let found = written(source, file: "Tea.m")
    #expect(found?.hasConfigureOnly == true)
    #expect(found?.answers(to: .init("TeaIntent")).last?.height == .points(90))
    #expect(found?.displays == ["displaysMap"])
  }

  /// A height may be a part of the width, which is that of the card.
  @Test(arguments: [
    ("width / 1.6", WrittenHeight.ratio(1.6)), ("min(most.height, width/1.6)", .ratio(1.6)),
    ("most.width * 0.5", .ratio(2)), ("view.bounds.width", .ratio(1)), ("(width - 20) / 2", nil),
    ("names.width / 2", nil), ("max(most.height, width)", nil),
  ])
  func readsAHeightThatIsAPartOfTheWidth(height expression: String, expected: WrittenHeight?) throws
  {
    let size = """
      var size: CGSize {
        let most = \(Self.allowed)
        let width = most.width
        let height = \(expression)
        return CGSize(width: width, height: height)
      }
      """
    #expect(try height(of: tea("completion(true, [], size)", members: size)) == expected)
  }
}
