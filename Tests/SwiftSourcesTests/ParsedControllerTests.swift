import SwiftSources
import Diagnostics
import Testing

/// What the declarations of a class tell.
struct ParsedControllerTests {
  private func parsed(_ source: String, file: String = "Tea.swift") -> ParsedController? {
    let entry = ControllerSources.Entry(
      className: "TeaController", location: SourceLocation(file: "Main.storyboard"),
      isPrincipal: false, hasModule: true)
    return ControllerSources(
      [.init(path: file, bytes: Array(source.utf8))], start: .entry(entry), intents: []
    ).entryClass
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

  @Test(arguments: [
    ("var displaysMessage = true", true), ("let displaysMessage: Bool = true", true),
    ("var displaysMessage: Bool { get { return true } }", true),
    ("var displaysMessage: Bool {\n get { true }\n set { }\n}", true),
    ("var displaysMessage = false", false),
    ("var displaysMessage = true\nfunc stop() { self.displaysMessage = false }", false),
    ("var displaysMessage: Bool { isOpen }", false),
  ]) func tellsWhatIsDisplayed(property: String, isTrue: Bool) {
    let siri = "extension TeaController: INUIHostedViewSiriProviding {}"
    let found = parsed(
      tea("completion(desiredSize)", members: property, method: Self.old) + siri)
    #expect(found?.displays == (isTrue ? ["displaysMessage"] : []))
  }

  @Test func anImportOfATypeIsNoClass() {
    let source = "import class Pots.Pot\n" + tea("view.backgroundColor = .white")
    #expect(parsed(source)?.setsBackgrounds == true)
  }

  @Test func tellsWhetherBackgroundsAreSet() {
    #expect(parsed(tea("view.alpha = 1"))?.setsBackgrounds == false)
    #expect(parsed(tea("view.backgroundColor = .white"))?.setsBackgrounds == true)
  }

  @Test func tellsWhichMethodIsThere() {
    let flags = "var displaysMap: Bool { return true }\nvar displaysMessage: Bool { false }"
    let siri = "extension TeaController: INUIHostedViewSiriProviding {}"
    let only = parsed(
      tea("completion(desiredSize)", members: flags, method: Self.old) + siri)
    #expect(only?.hasConfigureOnly == true)
    #expect(only?.displays == ["displaysMap"])
    // No host asks a class that does not adopt the protocol.
    let alone = parsed(tea("completion(desiredSize)", members: flags, method: Self.old))
    #expect(alone?.displays.isEmpty == true)
    let both = Self.old + "}\n" + Self.view
    #expect(parsed(tea("completion(true, [], .zero)", method: both))?.hasConfigureOnly == false)
    #expect(parsed("class TeaController: UIViewController {}")?.hasConfigureOnly == false)
    #expect(parsed("class Other: UIViewController {}") == nil)
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
    let found = parsed(source, file: "Tea.m")
    #expect(found?.hasConfigureOnly == true)
    #expect(found?.displays == ["displaysMap"])
  }
}
