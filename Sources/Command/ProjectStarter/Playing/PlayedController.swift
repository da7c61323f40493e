internal import HostSimulation
internal import IntentDefinitions
internal import Interactions
internal import LiveControllers
internal import ProjectReading
internal import TextTools

/// Makes the configuration of a class from what it answers when it runs; no method body is read.
struct PlayedController {
  let configuration: ScaffoldConfiguration

  /// Takes the running class, and what is known without running it: names and digest.
  init(
    _ controller: RunningController, of info: ExtensionInfo, for intents: [AppIntents.Defined],
    skeleton: ScaffoldConfiguration, among scenes: ScaffoldScenes, in project: Project
  ) {
    let player = ClassPlayer(controller, of: info, in: project)
    var cases: [ScaffoldConfiguration.Case] = []
    var layouts: [ScaffoldConfiguration.Layout] = []
    var remarks: [String] = []
    var displays: [String] = []
    for defined in intents {
      let played = PlayedIntent(defined, by: player, among: scenes)
      let own = played.lacking + played.cases
      let names = Self.names(
        of: played.cases + played.lacking, of: defined.intent, taken: layouts.map(\.name))
      layouts += names.layouts
      for made in own {
        var answer = made.answer.entries
        if let layout = made.answer.layout, let name = names.names[layout] {
          answer.insert(.init(key: "show", value: .scalar(ScaffoldYAML.scalar(name))), at: 0)
        }
        let tests = made.tests.map { "\($0.key) \($0.value.flow)" }.joined(separator: ", ")
        remarks += made.answer.faults.map { fault in
          "\(defined.intent.name)\(tests.isEmpty ? "" : ", \(tests)"): \(fault)"
        }
        cases.append(
          .init(
            intent: defined.intent.className, tests: made.tests, answer: answer,
            isOpen: !made.answer.isWhole))
      }
      remarks += played.remarks.map { "\(defined.intent.name): \($0)" }
      displays += played.displays.filter { !displays.contains($0) }
    }
    var configuration = skeleton
    configuration.remarks =
      [
        "Written from what \(skeleton.className) answered when 'cardproof init --run-controllers' ran it."
      ]
      + (remarks.isEmpty
        ? [] : ["Not traced; an open case has no effect until you fill it in and remove 'open':"])
      + Set(remarks).sorted().map { "- \($0)." }
    configuration.cases = cases
    configuration.layouts = layouts
    configuration.displays = displays
    configuration.hasConfigureOnly = player.onlyConfigures
    self.configuration = configuration
  }

  /// Names for the layouts of an intent: its own, with what a case tests where there are several.
  private static func names(
    of cases: [CaseTree.Case], of intent: Intent, taken: [String]
  ) -> (names: [[ScaffoldNode.Entry]: String], layouts: [ScaffoldConfiguration.Layout]) {
    var names: [[ScaffoldNode.Entry]: String] = [:]
    var layouts: [ScaffoldConfiguration.Layout] = []
    let isOnly = Set(cases.filter { $0.lacks == nil }.compactMap(\.answer.layout)).count < 2
    for made in cases {
      guard let layout = made.answer.layout, names[layout] == nil else { continue }
      var name = intent.addressName
      if !isOnly, let word = made.tests.first?.value.firstWord { name += "-\(word)" }
      if let lacks = made.lacks { name += "-without-\(lacks)" }
      let stem = name
      var number = 2
      while taken.contains(name) || names.values.contains(name) {
        name = "\(stem)-\(number)"
        number += 1
      }
      names[layout] = name
      layouts.append(.init(name: name, content: layout))
    }
    return (names, layouts)
  }
}

extension ScaffoldNode {
  /// The word of a test, or the first of several.
  fileprivate var firstWord: String? {
    switch self {
    case .scalar(let word): word
    case .list(let items): items.first?.firstWord
    default: nil
    }
  }
}
