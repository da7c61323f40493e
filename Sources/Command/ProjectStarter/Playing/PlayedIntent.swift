internal import HostSimulation
internal import IntentDefinitions
internal import Interactions

/// The answers of a class for one intent: to all that hosts ask, with two rounds of marked values.
struct PlayedIntent {
  /// The cases for values that are missing, which come before all others.
  private(set) var lacking: [CaseTree.Case] = []
  private(set) var cases: [CaseTree.Case] = []
  /// Values that the answers depend on and no case tests.
  private(set) var remarks: [String] = []
  private(set) var displays: [String] = []
  private let player: ClassPlayer
  private let scenes: ScaffoldScenes
  private let rounds: [Interaction]

  /// The most values whose absence is tried (convention); a card shows a few.
  private static let maximumTrials = 12

  init(_ defined: AppIntents.Defined, by player: ClassPlayer, among scenes: ScaffoldScenes) {
    self.player = player
    self.scenes = scenes
    rounds = (0...1).map { player.interaction(defined, round: $0) }
    let situations = player.situations(of: rounds[0])
    var answers: [(situation: ClassPlayer.Situation, answer: TracedAnswer)] = []
    for situation in situations { answers.append((situation, answer(in: situation))) }
    if answers.allSatisfy(\.answer.isMute) {
      // The class may wait for something that only a device has.
      answers = answers.map { situation, answer in
        (situation, answer.doubted("it never answered when it ran here"))
      }
    }
    let tree = CaseTree(
      answers.map { CaseTree.Item($0.situation, of: rounds[0], $0.answer) })
    var seen: [Stage] = []
    let firsts = answers.filter { item in
      guard !seen.contains(item.situation.stage) else { return false }
      seen.append(item.situation.stage)
      return true
    }
    lacking = lackingCases(firsts, defined)
    cases = tree.cases
    tryOthers(firsts, defined)
    if player.onlyConfigures, let first = situations.first {
      displays = player.displays(first, of: rounds[0])
    }
  }

  private func plays(
    _ situation: ClassPlayer.Situation, _ change: ClassPlayer.Change = .init()
  ) -> (rounds: [PlayedAsk], resized: PlayedAsk) {
    var resized = change
    resized.isResized = true
    return (
      rounds.map { player.play(situation, of: $0, with: change) },
      player.play(situation, of: rounds[0], with: resized)
    )
  }

  private func answer(
    in situation: ClassPlayer.Situation, _ change: ClassPlayer.Change = .init()
  ) -> TracedAnswer {
    let played = plays(situation, change)
    return TracedAnswer(
      played.rounds, resized: played.resized, among: scenes, in: player.environment)
  }

  /// The values that a case can miss, each with its root.
  private func values(of intent: Intent) -> [(root: String, parameter: IntentParameter)] {
    (intent.parameters.map { ("intent", $0) } + intent.response.parameters.map { ("response", $0) })
      .filter { root, parameter in
        let all =
          root == "intent" ? rounds[0].parameters : rounds[0].stages.last?.responseValues ?? [:]
        return all[parameter.name] != nil
      }
  }

  /// The cases for values that are missing, where the class does something else then.
  private func lackingCases(
    _ answers: [(situation: ClassPlayer.Situation, answer: TracedAnswer)],
    _ defined: AppIntents.Defined
  ) -> [CaseTree.Case] {
    var found: [CaseTree.Case] = []
    for (root, parameter) in values(of: defined.intent).prefix(Self.maximumTrials) {
      var items: [CaseTree.Item] = []
      var isOther = false
      for (situation, base) in answers {
        let change = ClassPlayer.Change(root: root, name: parameter.name)
        let own = answer(in: situation, change)
        let play = player.play(situation, of: rounds[0], with: change)
        if base.explains(play, as: own) {
          items.append(CaseTree.Item(situation, of: rounds[0], base))
        } else {
          isOther = true
          items.append(CaseTree.Item(situation, of: rounds[0], own))
        }
      }
      guard isOther else { continue }
      let bases = Set(answers.map(\.answer))
      let lacks = ScaffoldNode.Entry(
        key: "lacks", value: .scalar(ScaffoldYAML.scalar("\(root).\(parameter.name)")))
      found += CaseTree(items).cases.filter { !bases.contains($0.answer) }.map {
        CaseTree.Case(tests: $0.tests + [lacks], answer: $0.answer, lacks: parameter.name)
      }
    }
    return found
  }

  /// Tries each other case of an enum, and each other Boolean: no case of a configuration tests them.
  private mutating func tryOthers(
    _ answers: [(situation: ClassPlayer.Situation, answer: TracedAnswer)],
    _ defined: AppIntents.Defined
  ) {
    for (root, parameter) in values(of: defined.intent) {
      let others = self.others(than: parameter, root: root, in: defined.definition)
      let isTold = others.contains { value in
        answers.contains { situation, base in
          let change = ClassPlayer.Change(root: root, name: parameter.name, value: value)
          let play = player.play(situation, of: rounds[0], with: change)
          return !base.explains(play, as: answer(in: situation, change))
        }
      }
      if isTold {
        remarks.append(
          "what it shows depends on the value of \(root).\(parameter.name), which no case can test")
      }
    }
  }

  private func others(
    than parameter: IntentParameter, root: String, in definition: IntentDefinition
  ) -> [IntentValue] {
    switch parameter.type {
    case .named("Boolean"): return [.boolean(false)]
    case .enumeration(let name) where !parameter.supportsMultipleValues:
      let all = definition.enumeration(named: name)?.namedCases ?? []
      return all.prefix(Self.maximumTrials).map { value in
        .enumCase(
          name: value.name,
          displayName: value.displayName.isEmpty ? value.name : value.displayName.text)
      }
    default: return []
    }
  }
}
