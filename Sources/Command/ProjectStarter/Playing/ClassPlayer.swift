internal import CardLayout
internal import HostSimulation
internal import IntentDefinitions
internal import Interactions
internal import LiveControllers
internal import ProjectReading
internal import Views

/// Plays the asks of all hosts on a running class, with marked values.
struct ClassPlayer {
  let environment: LayoutEnvironment
  private let controllerClass: LiveControllerClass
  private let hosts: [HostSimulator]
  private let project: Project

  init(_ controller: RunningController, of info: ExtensionInfo, in project: Project) {
    let environment = LayoutEnvironment(images: project.images)
    let own = LiveControllerClass(
      controller, strings: project.localizedStrings,
      frames: { environment.frames(of: $0, in: $1, isRightToLeft: $2) })
    let app = HostedApp(
      name: project.appName, intents: project.intents, controllers: [info.path: own])
    var contexts: Set<HostedViewContext> = []
    hosts = project.hosts.filter { profile in
      (!profile.augmentsOnly.value || !own.implementsConfigureView)
        && contexts.insert(profile.context).inserted
    }.map { HostSimulator(profile: $0, app: app) }
    self.environment = environment
    self.project = project
    controllerClass = own
  }

  var onlyConfigures: Bool { !controllerClass.implementsConfigureView }

  /// An ask to play: where an intent stands, and who asks about what.
  struct Situation {
    let stage: Stage
    let host: HostSimulator
    let parameters: [HostParameter]
    let behavior: InteractiveBehavior
  }

  /// A change for one play.
  struct Change {
    /// A value that is another, or missing; its root is `intent` or `response`.
    var root = ""
    var name = ""
    var value: IntentValue?
    /// Whether the host has other limits.
    var isResized = false
  }

  /// The language of an intent's interactions.
  func language(of intent: Intent) -> String {
    project.interactions.first { $0.intent.className == intent.className }?.language ?? "en"
  }

  /// An interaction of an intent with marked values, and with all of its stages.
  func interaction(_ defined: AppIntents.Defined, round: Int) -> Interaction {
    let intent = defined.intent
    let sample = Interaction(
      sampling: intent, of: defined.definition, language: language(of: intent))
    var marks = MarkedValues(round: round)
    let parameters = marks.marked(sample.parameters, of: intent.parameters)
    let samples = SampleValues(definition: defined.definition, language: sample.language)
      .values(for: intent.response.parameters)
    let response = marks.marked(samples, of: intent.response.parameters)
    var stages = sample.stages
    if intent.kind == .custom {
      let codes = stages.filter { $0.kind == .handle }
      stages =
        [
          Stage(kind: .preview, code: nil), Stage(kind: .confirm, code: "ready"),
          Stage(kind: .progress, code: "inProgress"),
          Stage(kind: .handle, code: "continueInApp"),
        ] + codes.filter { $0.code != "continueInApp" }
    }
    return Interaction(
      name: sample.name, intent: intent, definition: defined.definition, parameters: parameters,
      stages: stages.map { stage in
        Stage(
          kind: stage.kind, code: stage.code, responseValues: stage.code == nil ? [:] : response)
      }, says: nil, language: sample.language, location: nil)
  }

  /// The asks of all hosts about an interaction.
  func situations(of interaction: Interaction) -> [Situation] {
    let tested = controllerClass.testedBehaviors
    return interaction.stages.flatMap { stage in
      hosts.flatMap { host in
        var sets: [[HostParameter]] = []
        for set in host.asks(of: interaction, in: stage) where !sets.contains(set) {
          sets.append(set)
        }
        let behaviors =
          host.profile.passesBehaviors && !tested.isEmpty ? InteractiveBehavior.allCases : [.none]
        return sets.flatMap { set in
          behaviors.map { Situation(stage: stage, host: host, parameters: set, behavior: $0) }
        }
      }
    }
  }

  /// The answer of the class in a situation, with the values of an interaction.
  func play(
    _ situation: Situation, of interaction: Interaction, with change: Change = Change()
  ) -> PlayedAsk {
    let index = interaction.stages.firstIndex {
      $0.kind == situation.stage.kind && $0.code == situation.stage.code
    }
    let own = index.map { interaction.stages[$0] } ?? situation.stage
    var values = (intent: interaction.parameters, response: own.responseValues)
    if change.root == "intent" { values.intent[change.name] = change.value }
    if change.root == "response" { values.response[change.name] = change.value }
    let stage = Stage(kind: own.kind, code: own.code, responseValues: values.response)
    let changed = Interaction(
      name: interaction.name, intent: interaction.intent, definition: interaction.definition,
      parameters: values.intent, stages: [stage], says: nil, language: interaction.language,
      location: nil)
    let profile = situation.host.profile
    let (minimum, maximum, screen) = (
      profile.minimumSize, profile.maximumSize, profile.screenSize
    )
    let ask = Ask(
      parameters: situation.parameters, interaction: changed, stage: stage,
      status: stage.status(in: interaction.intent.response), behavior: situation.behavior,
      context: profile.context, host: profile.name, isLocked: false,
      minimumSize: change.isResized
        ? Size(width: minimum.width - 32, height: minimum.height + 7) : minimum,
      maximumSize: change.isResized
        ? Size(width: maximum.width + 32, height: maximum.height + 150) : maximum,
      screenSize: change.isResized
        ? Size(width: screen.width + 32, height: screen.height + 150) : screen)
    let instance = controllerClass.instantiate()
    let method = instance.configureView ?? instance.configure
    return PlayedAsk(
      ask: ask, answer: method?(ask) ?? Answer(.unknown, answeredBy: "has no configure method"))
  }

  /// The flags of the class that are true, by their names.
  func displays(_ situation: Situation, of interaction: Interaction) -> [String] {
    let instance = controllerClass.instantiate()
    guard let configure = instance.configure else { return [] }
    _ = configure(play(situation, of: interaction).ask)
    let flags = instance.siriProviding
    return [
      flags?.displaysMap == true ? "displaysMap" : nil,
      flags?.displaysMessage == true ? "displaysMessage" : nil,
      flags?.displaysPaymentTransaction == true ? "displaysPaymentTransaction" : nil,
    ].compactMap(\.self)
  }
}
