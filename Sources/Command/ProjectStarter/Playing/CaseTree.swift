internal import IntentDefinitions
internal import HostSimulation
internal import Interactions

/// The fewest cases that tell a class's answers apart.
struct CaseTree {
  private(set) var cases: [Case]

  struct Case: Hashable {
    var tests: [ScaffoldNode.Entry]
    let answer: TracedAnswer
    /// The name of the value that must be missing; nil where none must.
    var lacks: String?
  }

  /// A property of a situation that a case can test, in the order in which people would.
  enum Feature: String, CaseIterable {
    case status, code, context, behavior, parameters
  }

  struct Item: Hashable {
    let features: [Feature: String]
    let answer: TracedAnswer
  }

  init(_ items: [Item]) {
    cases = Self.cases(items, untested: Feature.allCases)
  }

  private static func cases(_ items: [Item], untested: [Feature]) -> [Case] {
    guard let first = items.first else { return [] }
    if items.allSatisfy({ $0.answer == first.answer }) {
      return [Case(tests: [], answer: first.answer)]
    }
    var best: [Case]?
    for feature in untested {
      var values: [String] = []
      for item in items {
        guard let value = item.features[feature], !values.contains(value) else { continue }
        values.append(value)
      }
      guard values.count > 1 else { continue }
      var groups: [(values: [String], cases: [Case])] = []
      for value in values {
        let own = cases(
          items.filter { $0.features[feature] == value },
          untested: untested.filter { $0 != feature })
        // A set of parameters is a test of its own.
        if feature != .parameters, let index = groups.firstIndex(where: { $0.cases == own }) {
          groups[index].values.append(value)
        } else {
          groups.append(([value], own))
        }
      }
      let all = groups.flatMap { group in
        group.cases.map { inner in
          Case(tests: [feature.entry(group.values)] + inner.tests, answer: inner.answer)
        }
      }
      if best.map({ all.count < $0.count }) ?? true { best = all }
    }
    // Nothing that a case can test tells them apart.
    return best ?? [
      Case(tests: [], answer: first.answer.doubted("it depends on something that no case can test"))
    ]
  }
}

extension CaseTree.Feature {
  fileprivate func entry(_ values: [String]) -> ScaffoldNode.Entry {
    ScaffoldNode.Entry(key: rawValue, value: node(values))
  }

  private func node(_ values: [String]) -> ScaffoldNode {
    guard self == .parameters else {
      return values.count == 1
        ? .scalar(ScaffoldYAML.scalar(values[0]))
        : .list(values.map { .scalar(ScaffoldYAML.scalar($0)) })
    }
    let paths = values[0].split(separator: " ")
    if paths.isEmpty { return .scalar("empty") }
    return .mapping([
      .init(
        key: "only", value: .list(paths.map { .scalar(ScaffoldYAML.scalar(String($0))) }))
    ])
  }
}

extension CaseTree.Item {
  init(_ situation: ClassPlayer.Situation, of interaction: Interaction, _ answer: TracedAnswer) {
    let stage = situation.stage
    features = [
      .status: stage.status(in: interaction.intent.response).rawValue, .code: stage.code ?? "",
      .context: situation.host.profile.context.rawValue,
      .behavior: situation.behavior.rawValue,
      .parameters: situation.parameters.map(\.subscripted).joined(separator: " "),
    ]
    self.answer = answer
  }
}
