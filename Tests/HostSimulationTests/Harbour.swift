import Diagnostics
import HostSimulation
import Interactions
import ControllerConfigurations
import IntentDefinitions
import SourceFormats
import TestSupport
import Testing
import Views

/// A harbour kitchen whose Intents UI extension draws its own intents and some of SiriKit's.
enum Harbour {
  private static let definition = Sample.definition([
    Sample.intent(
      "OrderMeal",
      parameters: [
        Sample.parameter("meal", "Object"), Sample.parameter("quantity", "Integer"),
        Sample.parameter("table", "Integer"),
      ],
      codes: [
        Sample.code("success", isSuccess: true), Sample.code("failure"),
        Sample.code("soldOut", says: "Sold out."),
      ],
      responseParameters: [
        Sample.responseParameter("price", "CurrencyAmount"),
        Sample.responseParameter("waitTime", "TimeInterval"),
        Sample.responseParameter("reason", "String"),
        Sample.responseParameter(
          "items", "String", extra: [("INIntentResponseParameterSupportsMultipleValues", true)]),
      ], extra: [("INIntentUserConfirmationRequired", true)]),
    Sample.intent(
      "CheckTide", parameters: [Sample.parameter("pier", "String")],
      responseParameters: [Sample.responseParameter("level", "Decimal")]),
  ])

  private static let supported = [
    "OrderMealIntent", "CheckTideIntent", "INRequestRideIntent", "INSendMessageIntent",
    "INSendPaymentIntent", "INStartWorkoutIntent",
  ]

  static func intents() throws -> AppIntents {
    var diagnostics: [Diagnostic] = []
    let root = try readPropertyList(
      path: "Harbour.intentdefinition", bytes: Array(definition.file.utf8),
      reporting: &diagnostics)
    let info = try readPropertyList(
      path: "HarbourUI/Info.plist",
      bytes: Array(Sample.info(ui: true, supports: supported).file.utf8), reporting: &diagnostics)
    return AppIntents(
      definitions: [
        DefinitionReader(path: "Harbour.intentdefinition").read(root, reporting: &diagnostics)
      ].compactMap(\.self),
      extensions: [
        ExtensionInfoReader(path: "HarbourUI/Info.plist").read(info, reporting: &diagnostics)
      ].compactMap(\.self), reporting: &diagnostics)
  }

  /// What a host shows for the last stage of an interaction, a line for each section.
  ///
  /// A view that fits its content is 20 points high for each label.
  static func card(_ controller: String, _ scene: ControllerShape.Scene) throws -> HostedCard {
    let (simulator, plan) = try plan(controller, scene)
    return simulator.card(plan, behavior: scene.behavior)
  }

  /// The host of a scene, and what it knows before it asks anybody.
  static func plan(
    _ controller: String, _ scene: ControllerShape.Scene
  ) throws -> (HostSimulator, PlannedCard) {
    let intents = try intents()
    let configuration = Reading("controller: HarbourController\n" + controller) {
      root, diagnostics in
      ControllerReader(intents: intents).read(root, reporting: &diagnostics)
    }
    #expect(configuration.diagnostics.allSatisfy { $0.severity != .error })
    let interaction = Reading("interaction: A\n" + scene.interaction) { root, diagnostics in
      var localized = LocalizedIntents(
        intents, sources: [], stringsFiles: [], reporting: &diagnostics)
      return InteractionReader(intents: intents, defaultLanguage: "en")
        .read(root, in: &localized, reporting: &diagnostics)
    }
    #expect(interaction.report.isEmpty)
    let configured = ConfiguredControllerClass(
      try #require(configuration.value), appName: "Harbour",
      fittingHeight: { element, _ in Points(sixtyFourths: 64 * 20 * element.texts.count) })
    let app = HostedApp(
      name: "Harbour", intents: intents, controllers: ["HarbourUI/Info.plist": configured])
    let value = try #require(interaction.value)
    let simulator = HostSimulator(profile: try HostProfile.builtIn(scene.host), app: app)
    let stage = try #require(value.stages.last)
    return (simulator, simulator.plan(value, stage: stage, isLocked: scene.isLocked))
  }
}

/// A shape that real controllers have, and what comes of it.
struct ControllerShape: Sendable, CustomTestStringConvertible {
  let name: String
  let controller: String
  let scenes: [Scene]

  init(_ name: String, _ controller: String, _ scenes: [Scene]) {
    self.name = name
    self.controller = controller
    self.scenes = scenes
  }

  var testDescription: String { name }

  struct Scene: Sendable {
    let interaction: String
    let host: String
    let isLocked: Bool
    let behavior: InteractiveBehavior
    let expected: String

    init(
      _ interaction: String, host: String = "siri", isLocked: Bool = false,
      behavior: InteractiveBehavior = .none, _ expected: String
    ) {
      self.interaction = interaction
      self.host = host
      self.isLocked = isLocked
      self.behavior = behavior
      self.expected = expected
    }
  }
}

extension HostedCard {
  /// The outcome and the asks, the sections, and the rules of what was found.
  var summary: String {
    let rules = Set(controllerFindings.map(\.rule.id)).sorted()
    return
      (["\(outcome.rawValue), \(askCount) asked"] + sections.map(\.summary)
      + (rules.isEmpty ? [] : ["! " + rules.joined(separator: ", ")])).joined(separator: "\n")
  }
}

extension ShownSection {
  fileprivate var summary: String {
    switch appearance {
    case .custom(let view):
      "\(number) \(view.size): \((view.element?.texts ?? []).joined(separator: " | "))"
    case .standard(let row): "\(number) \(row.kind.rawValue)"
    case .empty: "\(number) empty"
    case .hidden: "\(number) hidden"
    case .unknown(let unknown): "\(number) unknown \(unknown.name)"
    }
  }
}

extension View<String> {
  /// The texts of labels, and the names of images and of boxes.
  fileprivate var texts: [String] {
    all.compactMap { element in
      switch element.content {
      case .label(let label): label.text
      case .image(let image): "[\(image.name)]"
      case .namedBox(let name): "<\(name)>"
      default: nil
      }
    }
  }
}
