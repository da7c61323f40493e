import Diagnostics
import HostSimulation
import Interactions
import ControllerConfigurations
import IntentDefinitions
import SourceFormats
import TestSupport
import Testing
import Views

/// A tea house with one intent of each lock restriction, an enum, an object type and a list.
enum Tea {
  static let intent = Sample.intent(
    "BrewTea",
    parameters: [
      Sample.parameter("tea", "Object", extra: [("INIntentParameterObjectType", "Tea")]),
      Sample.parameter("cups", "Integer"),
      Sample.parameter("size", "Integer", extra: [("INIntentParameterEnumType", "Cup")]),
      Sample.parameter("price", "CurrencyAmount"), Sample.parameter("hot", "Boolean"),
      Sample.parameter("strength", "Decimal"), Sample.parameter("at", "DateComponents"),
      Sample.parameter("steep", "TimeInterval"), Sample.parameter("note", "String"),
      Sample.parameter("guest", "Person"), Sample.parameter("place", "Placemark"),
      Sample.parameter("leaflet", "File"),
      Sample.parameter(
        "extras", "String", extra: [("INIntentParameterSupportsMultipleValues", true)]),
    ],
    codes: [
      Sample.code("success", isSuccess: true, says: "Ready in ${minutes} minutes."),
      Sample.code("failure"), Sample.code("noWater", says: "No water."),
      Sample.code("spilt", isSuccess: true),
    ],
    responseParameters: [Sample.responseParameter("minutes", "Integer")],
    extra: [
      ("INIntentUserConfirmationRequired", true),
      (
        "INIntentParameterCombinations",
        Sample.combinations([("tea", "Brew ${tea}"), ("tea,cups", "Brew ${cups} of ${tea}")])
      ),
    ])

  static let cup: PropertyList = [
    "INEnumName": "Cup",
    "INEnumValues": [
      ["INEnumValueName": "unknown"],
      ["INEnumValueName": "small", "INEnumValueDisplayName": "Small cup", "INEnumValueIndex": 1],
    ],
  ]

  static let type: PropertyList = [
    "INTypeName": "Tea",
    "INTypeProperties": [
      ["INTypePropertyName": "origin", "INTypePropertyType": "String"]
    ],
  ]

  static func intents(
    restricted: Bool = false, listed: Bool = false, interface: Bool = true,
    key: String = "IntentsRestrictedWhileLocked"
  ) throws -> AppIntents {
    let keys: [(String, PropertyList)] = restricted ? [("INIntentRestrictions", 1)] : []
    guard case .dictionary(let own) = intent else { throw Unreadable() }
    let list = Sample.definition(
      [.dictionary(own + keys), Sample.intent("Pour")], enums: [cup], types: [type])
    var diagnostics: [Diagnostic] = []
    let root = try readPropertyList(
      path: "Tea.intentdefinition", bytes: Array(list.file.utf8), reporting: &diagnostics)
    let definition = DefinitionReader(path: "Tea.intentdefinition")
      .read(root, reporting: &diagnostics)
    let names = ["BrewTeaIntent", "PourIntent"]
    var infos = [
      (
        "TeaIntents",
        Sample.info(ui: false, supports: names, restricted: listed ? names : [], key: key)
      )
    ]
    if interface { infos.append(("TeaIntentsUI", Sample.info(ui: true, supports: names))) }
    let extensions = try infos.compactMap { folder, info in
      let root = try readPropertyList(
        path: "\(folder)/Info.plist", bytes: Array(info.file.utf8), reporting: &diagnostics)
      return ExtensionInfoReader(path: "\(folder)/Info.plist").read(root, reporting: &diagnostics)
    }
    return AppIntents(
      definitions: [definition].compactMap(\.self), extensions: extensions,
      reporting: &diagnostics)
  }

  private struct Unreadable: Error {}

  /// A definition with a title that is translated, and two files of the app's own texts.
  static func strings() throws -> LocalizedStrings {
    let list = Sample.definition([Sample.intent("Brew")])
    var diagnostics: [Diagnostic] = []
    let root = try readPropertyList(
      path: "Tea.intentdefinition", bytes: Array(list.file.utf8), reporting: &diagnostics)
    let source = try #require(
      DefinitionSource(
        path: "Tea.intentdefinition", root: root, classPrefix: "", reporting: &diagnostics))
    let intents = AppIntents(
      definitions: [source.definition], extensions: [], reporting: &diagnostics)
    let files = [
      ("de.lproj/Tea.strings", "\"Ti0001\" = \"Tee kochen\";"),
      ("de.lproj/Localizable.strings", "\"greeting\" = \"Hallo\";"),
      ("en.lproj/Localizable.strings", "\"greeting\" = \"Hello\"; \"a.b: c\" = \"Odd\";"),
    ].map { (path: $0.0, bytes: Array($0.1.utf8)) }
    let localized = LocalizedIntents(
      intents, sources: [source], stringsFiles: files, reporting: &diagnostics)
    #expect(diagnostics.isEmpty)
    return LocalizedStrings(
      localizations: Array(localized.localizations.values), files: files)
  }
}

extension HostedCard {
  /// What was said about the controller; many samples leave the dialogue without a value.
  var controllerFindings: [Diagnostic] {
    diagnostics.filter { $0.rule != .unfilledDialogue && !Rule.controllerRules.contains($0.rule) }
  }
}

/// What reading a YAML sample gives, with what was said about it.
struct Reading<Value> {
  let value: Value?
  let diagnostics: [Diagnostic]

  init(_ text: String, _ read: (YAMLNode, inout [Diagnostic]) -> Value?) {
    var diagnostics: [Diagnostic] = []
    do throws(Diagnostic) {
      let root = try readYAML(
        SourceText(path: "sample", text: text), reporting: &diagnostics)
      value = read(root, &diagnostics)
    } catch {
      value = nil
      diagnostics.append(error)
    }
    self.diagnostics = diagnostics
  }

  var report: String { reports(diagnostics) }
}

func readInteraction(_ text: String, language: String = "en") throws -> Reading<Interaction> {
  let intents = try Tea.intents()
  return Reading(text) { root, diagnostics in
    var localized = LocalizedIntents(
      intents, sources: [], stringsFiles: [], reporting: &diagnostics)
    return InteractionReader(intents: intents, defaultLanguage: language)
      .read(root, in: &localized, reporting: &diagnostics)
  }
}

func readController(_ text: String) -> Reading<ControllerConfiguration> {
  Reading(text) { root, diagnostics in ControllerReader().read(root, reporting: &diagnostics) }
}

/// A class of controllers for tests, which counts its instances and keeps what it is asked.
final class RecordingClass: HostedViewControllerClass {
  let name = "RecordingController"
  let basis = ControllerBasis.configured
  private let configureView: (@Sendable (Ask) -> Answer)?
  private let configure: (@Sendable (Ask) -> Answer)?
  private let siriProviding: SiriProviding?
  private let log = Log()

  init(
    configureView: (@Sendable (Ask) -> Answer)? = nil,
    configure: (@Sendable (Ask) -> Answer)? = nil, siriProviding: SiriProviding? = nil
  ) {
    self.configureView = configureView
    self.configure = configure
    self.siriProviding = siriProviding
  }

  var implementsConfigureView: Bool { configureView != nil }
  var implementsConfigure: Bool { configure != nil }
  var testedBehaviors: Set<InteractiveBehavior> { Set(InteractiveBehavior.allCases) }

  func instantiate() -> any HostedViewController {
    log.add("instance")
    return Instance(
      configureView: recorded("configureView", configureView),
      configure: recorded("configure", configure), siriProviding: siriProviding)
  }

  private func recorded(
    _ call: String, _ method: (@Sendable (Ask) -> Answer)?
  ) -> (@Sendable (Ask) -> Answer)? {
    guard let method else { return nil }
    return { [log] ask in
      log.add(call, ask)
      return method(ask)
    }
  }

  var calls: [String] { log.calls }
  var asks: [Ask] { log.asks }

  private struct Instance: HostedViewController {
    let configureView: (@Sendable (Ask) -> Answer)?
    let configure: (@Sendable (Ask) -> Answer)?
    let siriProviding: SiriProviding?
  }
}

/// What happened, in order; hosts play one card on one thread, and so does each test.
private final class Log: @unchecked Sendable {
  private(set) var calls: [String] = []
  private(set) var asks: [Ask] = []

  func add(_ call: String, _ ask: Ask? = nil) {
    calls.append(call)
    if let ask { asks.append(ask) }
  }
}

extension Answer {
  /// A reply that comes at once.
  static func reply(
    _ success: Bool, _ parameters: [HostParameter] = [], width: Points = 377, height: Points = 100
  ) -> Answer {
    Answer(
      .replied(
        [
          Reply(
            success: success, parameters: parameters, size: Size(width: width, height: height),
            view: nil)
        ], after: 0), answeredBy: "a test")
  }
}
