import Diagnostics
import HostSimulation
import Interactions
import IntentDefinitions
import SourceFormats
import TestSupport
import Testing

/// One card of a system intent, with a controller that answers by the set that it is asked about.
struct Play {
  let card: HostedCard
  /// The sets of the asks, without their class names.
  let asked: [String]
  let behaviors: [InteractiveBehavior]
  let calls: [String]

  var instances: Int { calls.count { $0 == "instance" } }
  var transcript: String { card.transcript.text }

  /// What each section looks like, with its number.
  var looks: [String] {
    card.sections.map { section in
      switch section.appearance {
      case .custom(let view): "\(section.number) custom \(view.size)"
      case .standard(let row): "\(section.number) \(row.kind.rawValue)"
      case .empty: "\(section.number) empty"
      case .hidden: "\(section.number) hidden"
      case .unknown(let unknown): "\(section.number) unknown \(unknown.name)"
      }
    }
  }

  init(
    _ className: String, _ parameters: [String: IntentValue],
    response: [String: IntentValue] = [:], host: String = "siri", profile: String? = nil,
    stage: Stage? = nil, isLocked: Bool = false, behavior: InteractiveBehavior = .none,
    augments: Answer? = nil, flags: SiriProviding? = nil, replies: [String: Answer],
    both: Bool = false, neither: Bool = false,
    augmenting: (@Sendable (Ask) -> Answer)? = nil
  ) throws {
    let defined = try #require(SystemDefinition.intent(className))
    let stage = stage ?? Stage(kind: .handle, code: "success", responseValues: response)
    let interaction = Interaction(
      name: "A", intent: defined.intent, definition: defined.definition, parameters: parameters,
      stages: stage.kind == .update
        ? [Stage(kind: .handle, code: "success", responseValues: response), stage] : [stage],
      says: nil, language: "en", location: nil)
    let replacing: (@Sendable (Ask) -> Answer) = { ask in
      replies[Play.set(ask.parameters)] ?? .reply(false)
    }
    var configure = augmenting
    if let augments { configure = { _ in augments } }
    let controller = RecordingClass(
      configureView: neither || configure != nil && !both ? nil : replacing,
      configure: configure, siriProviding: flags)
    let info = Sample.info(ui: true, supports: [className])
    var diagnostics: [Diagnostic] = []
    let root = try readPropertyList(
      path: "UI/Info.plist", bytes: Array(info.file.utf8), reporting: &diagnostics)
    let interface = ExtensionInfoReader(path: "UI/Info.plist")
      .read(root, reporting: &diagnostics)
    let intents = AppIntents(
      definitions: [], extensions: [try #require(interface)], reporting: &diagnostics)
    let app = HostedApp(
      name: "Tea House", intents: intents, controllers: ["UI/Info.plist": controller])
    card = HostSimulator(profile: try Play.profile(host, profile), app: app)
      .card(interaction, stage: stage, isLocked: isLocked, behavior: behavior)
    asked = controller.asks.map { Play.set($0.parameters) }
    behaviors = controller.asks.map(\.behavior)
    calls = controller.calls
  }

  static func profile(_ host: String, _ text: String?) throws -> HostProfile {
    guard let text else { return try HostProfile.builtIn(host) }
    var diagnostics: [Diagnostic] = []
    let root = try readYAML(
      SourceText(path: "a.host.yml", text: text), reporting: &diagnostics)
    let profiles = try HostProfiles(projectRoots: [root], reporting: &diagnostics)
    let name = try #require(root.entries?.first?.value.string)
    let profile = profiles.profile(named: name, reporting: &diagnostics)
    #expect(reports(diagnostics).isEmpty)
    return try #require(profile)
  }

  private static func set(_ parameters: [HostParameter]) -> String {
    "{\(parameters.map(\.subscripted).joined(separator: ", "))}"
  }

  /// Parameters of an intent class, for replies.
  static func all(_ className: String, _ paths: [String]) -> [HostParameter] {
    paths.map { HostParameter(className: className, keyPath: $0) }
  }
}

/// The card of a ride: the empty set, the pickup map, the ride option, driver with vehicle.
struct Ride {
  let play: Play

  static let mapFlag = SiriProviding(
    displaysMap: true, displaysMessage: false, displaysPaymentTransaction: false)

  init(
    host: String = "siri", stage: Stage? = nil, isLocked: Bool = false,
    behavior: InteractiveBehavior = .nextView, augments: Answer? = nil,
    flags: SiriProviding? = nil, replies: [String: Answer] = [:], both: Bool = false,
    neither: Bool = false, augmenting: (@Sendable (Ask) -> Answer)? = nil
  ) throws {
    let status = ObjectValue(
      identifier: nil, display: "On its way",
      properties: ["driver": .person("Ben"), "vehicle": .person("Volta")])
    let stage =
      stage.map { given in
        Stage(
          kind: given.kind, code: given.code, responseValues: ["rideStatus": .object(status)],
          frame: given.kind == .update ? 2 : 1)
      }
      ?? Stage(
        kind: .handle, code: "success", responseValues: ["rideStatus": .object(status)])
    play = try Play(
      "INRequestRideIntent",
      ["pickupLocation": .person("1 Main Street"), "rideOptionName": .text("Standard")],
      host: host, stage: stage, isLocked: isLocked, behavior: behavior, augments: augments,
      flags: flags, replies: replies, both: both, neither: neither, augmenting: augmenting)
  }

  var card: HostedCard { play.card }
  var asked: [String] { play.asked }
  var looks: [String] { play.looks }
  var instances: Int { play.instances }
  var behaviors: [InteractiveBehavior] { play.behaviors }
  var calls: [String] { play.calls }
  var transcript: String { play.transcript }

  /// Parameters of the intent, or of the response where a path starts with `Response`.
  static func parameters(_ paths: String...) -> [HostParameter] {
    paths.map { path in
      path.hasPrefix("Response.")
        ? HostParameter(
          className: "INRequestRideIntentResponse", keyPath: String(path.dropFirst(9)))
        : HostParameter(className: "INRequestRideIntent", keyPath: path)
    }
  }
}

extension IntentValue {
  static func person(_ name: String) -> IntentValue {
    .object(
      ObjectValue(
        identifier: nil, display: name,
        properties: ["displayName": .text(name), "title": .text(name)]))
  }

  static let money = IntentValue.currency(amount: 12.5, code: "EUR")
}
