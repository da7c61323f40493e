package import HostSimulation
package import Interactions
internal import IntentDefinitions
/// When a case of a controller answers, or an element is drawn: all of its tests must hold.
///
/// A test that is nil was not written and always holds; a list means "any of these".
package struct CaseTest: Hashable, Sendable {
  package var intents: [String]?
  var responses: [String]?
  var statuses: [HandlingStatus]?
  package var codes: [String]?
  package var contexts: [HostedViewContext]?
  package var behaviors: [InteractiveBehavior]?
  package var parameters: ParameterTest?
  /// Key paths that must have a value.
  package var has: [KeyPathTest] = []
  /// Key paths that must not have one.
  var lacks: [KeyPathTest] = []
  package var isLocked: Bool?
  package var hosts: [String]?
  /// Flags of the interaction, any of which must be set.
  var samples: [String]?

  package static let always = CaseTest()

  package enum ParameterTest: Hashable, Sendable {
    case empty
    /// Any of these must be in the asked set.
    case contains([String])
    /// A set that must contain all of these.
    case all([String])
    /// The asked set must hold these and no others.
    case only([String])
  }

  /// `intent.soup` or, for short, `soup`.
  package struct KeyPathTest: Hashable, Sendable {
    package let root: Binding.Root
    package let path: [String]

    /// Nil for what is no path.
    package init?(_ source: String) {
      guard var parts = ValuePath(source)?.parts else { return nil }
      if let root = Binding.Root(rawValue: parts[0]), root != .string,
        parts.count > 1 || root == .row
      {
        self.root = root
        parts.removeFirst()
      } else {
        root = .intent
      }
      path = parts
    }
  }

  package func holds(in scope: BindingScope) -> Bool {
    let ask = scope.ask
    let intent = ask.interaction.intent
    let hasResponse = ask.stage.code != nil
    return parameters?.holds(for: ask) ?? true
      && isAny(intents) { $0 == intent.className || $0 == intent.name }
      && isAny(responses) { hasResponse && $0 == intent.responseClassName }
      && isAny(statuses) { $0 == ask.status }
      && isAny(codes) { $0 == ask.stage.code }
      && isAny(contexts) { $0 == ask.context }
      && isAny(behaviors) { $0 == ask.behavior }
      && isAny(hosts) { $0 == ask.host }
      && isAny(samples) { isSet(ask.stage.sample[$0]) }
      && isLocked.map { $0 == ask.isLocked } ?? true
      && has.allSatisfy { scope.value(root: $0.root, path: $0.path) != nil }
      && lacks.allSatisfy { scope.value(root: $0.root, path: $0.path) == nil }
  }

  private func isAny<Item>(_ items: [Item]?, _ matches: (Item) -> Bool) -> Bool {
    items?.contains(where: matches) ?? true
  }

  /// A flag is set unless it is missing, false or zero.
  private func isSet(_ value: IntentValue?) -> Bool {
    switch value {
    case nil, .boolean(false), .integer(0): false
    default: true
    }
  }
}

extension CaseTest.ParameterTest {
  package func holds(for ask: Ask) -> Bool {
    switch self {
    case .empty: ask.parameters.isEmpty
    case .contains(let paths): paths.contains { isAsked($0, in: ask) }
    case .all(let paths): paths.allSatisfy { isAsked($0, in: ask) }
    case .only(let paths):
      paths.allSatisfy { isAsked($0, in: ask) }
        && ask.parameters.allSatisfy { asked in paths.contains { isMatch($0, asked, in: ask) } }
    }
  }

  private func isAsked(_ path: String, in ask: Ask) -> Bool {
    ask.parameters.contains { isMatch(path, $0, in: ask) }
  }

  /// A plain key path is that of either class; one with its class is of no other.
  private func isMatch(_ path: String, _ parameter: HostParameter, in ask: Ask) -> Bool {
    parameter.subscripted == path || parameter == HostParameter(path, of: ask.interaction.intent)
  }
}
