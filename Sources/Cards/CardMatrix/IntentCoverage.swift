package import Interactions
package import HostSimulation
package import IntentDefinitions

/// The coverage of one intent.
package struct IntentCoverage: Sendable {
  package let intent: Intent
  package let situations: [Situation]
  package let combinations: [Combination]

  /// A response code or handling status, in all contexts.
  package struct Situation: Sendable {
    /// Nil for a stage without a response.
    package let code: String?
    package let status: HandlingStatus
    package let contexts: [Context]
    /// Why the host never comes here; nil where it may.
    package let obstacle: String?
  }

  /// A situation in one context.
  package struct Context: Sendable {
    package let context: HostedViewContext
    /// Whether the host shows the intent in this context at all.
    package let isReachable: Bool
    /// The outcomes for each behavior, in the order of the behaviors; none where nobody tried.
    package let outcomes: [[HostedCard.Outcome]]

    package var isTried: Bool { outcomes.contains { !$0.isEmpty } }
  }

  /// A set of parameters, with the interactions that have values for just these.
  package struct Combination: Sendable {
    package let parameters: [String]
    package let interactions: [Interaction]
  }

  package var situationShare: Coverage.Share {
    Coverage.Share(
      situations.filter { $0.obstacle == nil }.flatMap(\.contexts).filter(\.isReachable)
        .map(\.isTried))
  }

  package var combinationShare: Coverage.Share {
    Coverage.Share(combinations.map { !$0.interactions.isEmpty })
  }

  package var share: Coverage.Share { situationShare + combinationShare }

  package init(_ intent: Intent, _ parts: [CardsOfInteraction], hosts: [HostProfile]) {
    self.intent = intent
    var seenContexts: Set<HostedViewContext> = []
    let contexts = hosts.map(\.context).filter { seenContexts.insert($0).inserted }
    let reachable = Set(hosts.filter { $0.reasonNotShown(of: intent) == nil }.map(\.context))
    let samples = parts.reduce(into: Set()) { $0.formUnion($1.statistics.samples) }
    let tried = Dictionary(grouping: samples) { Key(code: $0.code, of: intent) }
    situations = Self.keys(of: intent, tried: tried.keys).map { key in
      Situation(
        code: key.code, status: key.status,
        contexts: contexts.map { context in
          let own = (tried[key] ?? []).filter { $0.context == context }
          return Context(
            context: context, isReachable: reachable.contains(context),
            outcomes: InteractiveBehavior.allCases.map { behavior in
              let outcomes = Set(own.filter { $0.behavior == behavior }.map(\.outcome))
              return HostedCard.Outcome.allCases.filter(outcomes.contains)
            })
        },
        obstacle: key.code == "ready" && intent.kind == .custom && !intent.requiresUserConfirmation
          ? "the intent asks for no confirmation" : nil)
    }
    let byParameters = Dictionary(grouping: parts.map(\.interaction)) { Set($0.parameters.keys) }
    var sets: Set<Set<String>> = []
    combinations = intent.combinations.filter { sets.insert(Set($0.parameters)).inserted }.map {
      combination in
      Combination(
        parameters: combination.parameters,
        interactions: byParameters[Set(combination.parameters)] ?? [])
    }
  }

  /// The key of a situation: of a system intent the status only.
  private struct Key: Hashable {
    let code: String?
    let status: HandlingStatus

    init(code: String?, of intent: Intent) {
      status = code.map { HandlingStatus(code: $0, of: intent.response) } ?? .unspecified
      self.code = intent.kind == .system ? nil : code
    }
  }

  /// The situations of the definition, then others that were tried.
  private static func keys(
    of intent: Intent, tried: some Collection<Key>
  ) -> [Key] {
    let codes =
      (intent.kind == .custom && intent.requiresUserConfirmation ? ["ready"] : [])
      + intent.response.codes.map(\.name).filter { $0 != "unspecified" }
    var seen: Set<Key> = []
    let own = codes.map { Key(code: $0, of: intent) }.filter { seen.insert($0).inserted }
    let others = tried.filter { !seen.contains($0) }
      .sorted { ($0.code ?? "", $0.status.rawValue) < ($1.code ?? "", $1.status.rawValue) }
    return own + others
  }
}
