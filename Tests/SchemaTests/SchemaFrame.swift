import Diagnostics
@testable import HostSimulation
@testable import Interactions
@testable import ControllerConfigurations
import IntentDefinitions
import ProjectReading
import SourceFormats
import Testing
import Views

/// A place where an object of a schema stands in a file, for the product's own reader.
struct SchemaFrame: Sendable, CustomTestStringConvertible {
  let schema: String
  /// The name of the definition; empty for the whole file.
  let object: String
  /// The file, with ● in place of the object.
  let file: String
  /// What the object needs so that it is one of these.
  let given: [String: String]
  /// For an element: what it is.
  let kind: String?
  /// Whether the object has one key only.
  let isSingle: Bool

  init(
    _ schema: String, _ object: String, _ file: String = "●", given: [String: String] = [:],
    kind: String? = nil, isSingle: Bool = false
  ) {
    self.schema = schema
    self.object = object
    self.file = file
    self.given = given
    self.kind = kind
    self.isSingle = isSingle
  }

  var testDescription: String { "\(schema) \(object) \(kind ?? "")" }

  /// What the reader says of the object with these entries besides.
  func findings(_ entries: [String: String]) throws -> [Diagnostic] {
    let all = given.merging(entries) { _, own in own }.sorted { $0.key < $1.key }
    let object = "{" + all.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    let text = file.split(separator: "●", omittingEmptySubsequences: false)
      .joined(separator: object)
    var diagnostics: [Diagnostic] = []
    if schema == "site" {
      let source = SourceFile(path: "site.yml", bytes: Array(text.utf8))
      _ = SiteSettings(source, reporting: &diagnostics)
      return diagnostics
    }
    let root = try readYAML(
      SourceText(path: "sample", text: text), reporting: &diagnostics)
    switch schema {
    case "controller":
      _ = ControllerReader(scenes: sampleScenes).read(root, reporting: &diagnostics)
    case "host": _ = diagnostics.adding { HostProfileReader(findings: $0).read(root) }
    default:
      let intents = AppIntents(definitions: [], extensions: [], reporting: &diagnostics)
      var localized = LocalizedIntents(
        intents, sources: [], stringsFiles: [], reporting: &diagnostics)
      _ = InteractionReader(intents: intents, defaultLanguage: "en")
        .read(root, in: &localized, reporting: &diagnostics)
    }
    return diagnostics
  }
}

extension SchemaFrame {
  /// Every object of every schema that allows no keys but its own.
  static let all: [SchemaFrame] =
    settings + interactions + hosts + controllers + elements

  private static let settings = [
    SchemaFrame("site", ""), SchemaFrame("site", "app", "app: ●"),
    SchemaFrame("site", "coverage", "coverage: ●"),
    SchemaFrame("site", "rules", "rules: ●"), SchemaFrame("site", "variant", "variants: [●]"),
  ]

  private static let interactions = [
    SchemaFrame(
      "interaction", "",
      given: ["interaction": "A", "intent": "INSendMessageIntent", "stages": "[handle]"]),
    SchemaFrame(
      "interaction", "stageMapping",
      "{interaction: A, intent: INSendMessageIntent, stages: [●]}", isSingle: true),
  ]

  private static let hosts: [SchemaFrame] = {
    let fact = ["value": "1", "certainty": "observed", "source": "A"]
    let card = "intents: [INSendMessageIntent], certainty: observed, source: A"
    return [
      SchemaFrame("host", "", given: ["profile": "a", "title": "A", "context": "mapsCard"]),
      SchemaFrame("host", "fact", "screenWidth: ●", given: fact),
      SchemaFrame(
        "host", "fact", "augmentsOnly: ●", given: fact.merging(["value": "true"]) { $1 }),
      SchemaFrame(
        "host", "fact", "customIntents: ●", given: fact.merging(["value": "whole"]) { $1 }),
      SchemaFrame(
        "host", "fact", "siriProviding: {displaysMap: ●}",
        given: fact.merging(["value": "[]"]) { $1 }),
      SchemaFrame("host", "siriProviding", "siriProviding: ●"),
      SchemaFrame("host", "chrome", "chrome: ●"),
      SchemaFrame("host", "wideScreen", "wideScreen: ●"),
      SchemaFrame(
        "host", "fact", "wideScreen: {side: ●}",
        given: fact.merging(["value": "leading"]) { $1 }),
      SchemaFrame(
        "host", "card", "cards: [●]",
        given: ["intents": "[A]", "certainty": "observed", "source": "A"]),
      SchemaFrame("host", "section", "cards: [{\(card), sections: [●]}]"),
      SchemaFrame("host", "row", "cards: [{\(card), sections: [{row: ●}]}]"),
      SchemaFrame("host", "textByStatus", "cards: [{\(card), sections: [{row: {title: ●}}]}]"),
    ]
  }()

  /// A configuration with one case and one layout.
  private static func controller(_ answer: String, _ layout: String = "{label: a}") -> String {
    "{controller: C, configureView: [\(answer)], layouts: {A: \(layout)}}"
  }

  private static let controllers: [SchemaFrame] = {
    let size = { (rule: String) in controller("{show: A, size: \(rule)}") }
    let style = { (entry: String) in controller("{show: A}", "{label: a, \(entry)}") }
    let inside = { (entry: String) in
      controller("{show: A}", "{view: true, views: [{label: a, \(entry)}]}")
    }
    return [
      SchemaFrame("controller", "", given: ["controller": "C", "configureView": "[]"]),
      SchemaFrame("controller", "run", "{controller: C, run: ●}"),
      SchemaFrame(
        "controller", "storyboard", controller("{show: A}", "●"), given: ["storyboard": "Main"]),
      SchemaFrame(
        "controller", "outlet",
        controller("{show: A}", "{storyboard: Main, outlets: {title: ●}}")),
      SchemaFrame("controller", "case", controller("●"), given: ["show": "A"]),
      SchemaFrame(
        "controller", "completesLate", controller("{show: A, completes: ●}"), given: ["after": "1"]),
      SchemaFrame(
        "controller", "afterwards", controller("{show: A, afterwards: ●}"),
        given: ["after": "1", "show": "A"]),
      SchemaFrame("controller", "when", controller("{show: A, when: ●}")),
      SchemaFrame("controller", "when", style("when: ●")),
      SchemaFrame(
        "controller", "askedSet", controller("{show: A, when: {parameters: ●}}"),
        given: ["all": "[a]"]),
      SchemaFrame("controller", "sides", size("●")),
      SchemaFrame("controller", "fraction", size("{width: ●}"), given: ["fraction": "1"]),
      SchemaFrame("controller", "ratio", size("{width: ●}"), given: ["ratio": "1"]),
      SchemaFrame("controller", "rows", size("{height: ●}"), given: ["rows": "response.a"]),
      SchemaFrame("controller", "priorities", style("hugging: ●")),
      SchemaFrame("controller", "insets", style("insets: ●")),
      SchemaFrame("controller", "parentShare", inside("width: ●"), given: ["fraction": "1"]),
      SchemaFrame("controller", "aspectRatio", inside("height: ●"), given: ["ratio": "1"]),
      SchemaFrame("controller", "border", style("border: ●")),
      SchemaFrame("controller", "systemFont", style("font: ●")),
      SchemaFrame(
        "controller", "colorTwins", style("color: ●"), given: ["light": "\"#000000\""]),
    ]
  }()

  /// What an element of each kind needs.
  static let kinds: [String: [String: String]] = [
    "label": ["label": "a"], "text": ["text": "a"], "image": ["image": "a"],
    "stack": ["stack": "horizontal"], "view": ["view": "true"], "blur": ["blur": "thin"],
    "table": ["table": "response.a", "row": "{label: a}"], "separator": ["separator": "true"],
    "spacer": ["spacer": "0"], "map": ["map": "true"], "chart": ["chart": "[1]"],
    "progress": ["progress": "0.5"], "spinner": ["spinner": "large"], "custom": ["custom": "A"],
    "button": ["button": "a"], "switch": ["switch": "true"], "textField": ["textField": "a"],
    "slider": ["slider": "0.5"], "gesture": ["gesture": "tap"], "overlay": ["overlay": "true"],
    "symbol": ["symbol": "drop.fill"],
  ]

  private static let elements = kinds.keys.sorted().map { kind in
    SchemaFrame(
      "controller", "element", controller("{show: A}", "●"), given: kinds[kind] ?? [:], kind: kind)
  }
}

/// One scene with a label and an outlet to it.
private let sampleScenes: SceneCatalog = {
  let place = SourceLocation(file: "Main.storyboard")
  let text = LabelContent(
    text: "Title", font: .style(.body), color: .semantic(.label), lines: 1,
    lineBreak: .truncatingTail, alignment: .natural)
  let label = View(.label(text), object: SceneObject(id: "b", frame: nil), at: place)
  let view = View(
    .container(.view), subviews: [label], object: SceneObject(id: "a", frame: nil), at: place)
  return SceneCatalog([
    InterfaceScene(
      path: place.file, names: ["Main"], isInitial: true, view: view,
      outlets: [SceneOutlet(name: "title", destinations: ["b"], at: place)], at: place)
  ])
}()
