import Diagnostics
import Foundation
import HostSimulation
import Interactions
import ControllerConfigurations
import IntentDefinitions
import SourceFormats
import TestSupport
import Testing
import Views

/// The reference of our formats: every example reads, and every word of the format is there.
struct ReferencePageTests {
  private static let content = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Content")

  private func page(_ name: String) throws -> String {
    try String(
      contentsOf: Self.content.appending(path: "\(name).md"), encoding: .utf8)
  }

  /// The fenced blocks of YAML that begin with a key.
  private func examples(_ page: String, beginningWith key: String) -> [String] {
    page.split(separator: "```yaml\n").dropFirst().compactMap { part in
      part.split(separator: "```", maxSplits: 1).first.map { String($0) }
    }.filter { $0.hasPrefix("\(key):") }
  }

  @Test(arguments: [
    ("reference/controller-configuration", 5), ("guide/controllers", 5), ("guide/storyboards", 2),
    ("guide/run-your-controller", 1), ("reference/running-controllers", 1),
  ])
  func everyControllerOfAPageReads(name: String, least: Int) throws {
    let examples = examples(try page(name), beginningWith: "controller")
    #expect(examples.count >= least)
    for example in examples {
      let reading = Reading(example) { root, diagnostics in
        ControllerReader(scenes: Self.scenes).read(root, reporting: &diagnostics)
      }
      #expect(reading.value != nil)
      // A page sets the outlets of its scene one after the other.
      #expect(reports(reading.diagnostics.filter { $0.rule != .outletNeverSet }) == "")
    }
  }

  /// The scenes that the page speaks of.
  private static let scenes: SceneCatalog = {
    let place = SourceLocation(file: "MainInterface.storyboard")
    func view(
      _ id: String, _ content: ViewContent<String>, _ subviews: [View<String>] = []
    ) -> View<String> {
      View(content, subviews: subviews, object: SceneObject(id: id, frame: nil), at: place)
    }
    let text = LabelContent(
      text: "Label", font: .style(.body), color: .semantic(.label), lines: 1,
      lineBreak: .truncatingTail, alignment: .natural)
    let label = ViewContent<String>.label(text)
    func outlet(_ name: String) -> SceneOutlet {
      SceneOutlet(name: name, destinations: [name], at: place)
    }
    func scene(_ name: String, _ isInitial: Bool, _ views: [View<String>]) -> InterfaceScene {
      InterfaceScene(
        path: place.file, names: [name], isInitial: isInitial,
        view: view(name, .container(.view), views),
        outlets: views.compactMap(\.object?.id).map(outlet), at: place)
    }
    let cell = SceneCell(
      id: "cell", reuseIdentifier: "ItemCell",
      view: view("content", .container(.view), [view("nameLabel", label)]),
      height: nil, outlets: [outlet("nameLabel")])
    let table = SceneTable(cells: [cell], rows: [], hasSeparators: true)
    return SceneCatalog([
      scene("Orders", true, [view("tableView", .table(table))]),
      scene(
        "OrderViewController", false,
        [
          view("titleLabel", label), view("waitLabel", label), view("errorLabel", label),
          view("soupImageView", .image(ImageContent(name: "", mode: .fit))),
          view("progressView", .control(.progress(0, tint: .semantic(.tint)))),
        ]),
    ])
  }()

  @Test func everyProfileOfTheGuideReads() throws {
    let examples = examples(try page("guide/hosts"), beginningWith: "profile")
    #expect(!examples.isEmpty)
    for example in examples {
      var diagnostics: [Diagnostic] = []
      let root = try readYAML(
        SourceText(path: "page.host.yml", text: example), reporting: &diagnostics)
      let profiles = try HostProfiles(projectRoots: [root], reporting: &diagnostics)
      let names = Set(profiles.names).subtracting(HostProfile.builtInNames)
      let name = try #require(names.first)
      #expect(profiles.profile(named: name, reporting: &diagnostics) != nil)
      #expect(diagnostics.isEmpty)
    }
  }

  @Test(arguments: ["reference/interaction", "guide/interactions"])
  func everyInteractionOfAPageReads(name: String) throws {
    let path = "examples/SpokeStreet/SpokeStreet.intentdefinition"
    let bytes = try Data(contentsOf: Self.content.appending(path: path))
    var diagnostics: [Diagnostic] = []
    let root = try readPropertyList(
      path: path, bytes: Array(bytes), reporting: &diagnostics)
    let definition = try #require(
      DefinitionReader(path: path).read(root, reporting: &diagnostics))
    let intents = AppIntents(
      definitions: [definition], extensions: [], reporting: &diagnostics)
    let examples = examples(try page(name), beginningWith: "interaction")
    #expect(!examples.isEmpty)
    for example in examples {
      let reading = Reading(example) { root, diagnostics in
        var localized = LocalizedIntents(
          intents, sources: [], stringsFiles: [], reporting: &diagnostics)
        return InteractionReader(intents: intents, defaultLanguage: "en")
          .read(root, in: &localized, reporting: &diagnostics)
      }
      #expect(reading.value != nil)
      #expect(reading.report == "")
    }
  }

  @Test(arguments: [
    "controller", "extension", "configureView", "configure", "displaysMap", "displaysMessage",
    "displaysPaymentTransaction", "layouts", "when", "show", "refuse: true", "size", "returns",
    "given", "none", "all", "completes", "never", "twice", "crash: true", "intent", "response",
    "status", "code", "context", "behavior", "parameters", "has", "lacks", "locked", "host",
    "sample", "empty", "maximum", "minimum", "zero", "fitting", "number", "percent", "duration",
    "count", "uppercase", "siri", "lockScreen", "string(id)",
  ])
  func everyWordOfAControllerStandsInTheReference(word: String) throws {
    #expect(try page("reference/controller-configuration").contains("`\(word)`"))
  }

  @Test func everyStatusBehaviorAndFormatStandsInTheReference() throws {
    let text = try page("reference/controller-configuration")
    let words =
      HandlingStatus.allCases.map(\.rawValue) + InteractiveBehavior.allCases.map(\.rawValue)
      + HostedViewContext.allCases.map(\.rawValue) + PluralCategory.allCases.map(\.rawValue)
    #expect(words.filter { !text.contains("`\($0)`") } == [])
    let formats = ValueFormat.spellings.map { $0.prefix { $0 != "(" } }
    #expect(formats.filter { !text.contains("`\($0)") } == [])
  }
}
