internal import Diagnostics
internal import TextTools

extension IntentDefinition {
  /// Finds parameters that are shown only when another one has a value that it can never have.
  func checkRelationships(reporting diagnostics: inout [Diagnostic]) {
    for intent in shownIntents {
      for parameter in intent.parameters {
        guard let relationship = parameter.relationship else { continue }
        guard let parent = intent.parameter(named: relationship.parent) else {
          diagnostics.report(
            .unknownParameter,
            "'\(parameter.name)' depends on '\(relationship.parent)', but the intent has no such parameter",
            at: parameter.location,
            fix: nearestSpelling(to: relationship.parent, among: intent.parameters.map(\.name)).map
            { "Write '\($0)'" } ?? "Choose the parent again in Xcode")
          continue
        }
        guard let reason = reason(relationship.predicate, of: parent) else { continue }
        diagnostics.report(
          .relationshipNeverHolds, "'\(parameter.name)' is never shown: \(reason)",
          at: parameter.location, notes: [.init("The parent is here", at: parent.location)],
          fix: "Choose the parent's value again in Xcode")
      }
    }
  }

  /// Why a predicate can never hold; nil when it can, or nobody knows.
  private func reason(
    _ predicate: ParameterRelationship.Predicate, of parent: IntentParameter
  ) -> String? {
    switch (predicate, parent.type) {
    case (.isCase(let value), .enumeration(let name)):
      guard let cases = enumeration(named: name)?.cases,
        !cases.contains(where: { $0.name == value })
      else { return nil }
      return "'\(name)' has no case '\(value)'"
    case (.isCase, .named("Boolean")): return "'\(parent.name)' is not an enum"
    case (.isBoolean, .named(let type)) where type != "Boolean":
      return "'\(parent.name)' is not a Boolean"
    case (.isBoolean, .enumeration), (.isBoolean, .object):
      return "'\(parent.name)' is not a Boolean"
    default: return nil
    }
  }
}
