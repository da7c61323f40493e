package import Diagnostics

extension Rule {
  package static let unknownIntent = Rule("unknown-intent", .error)
  package static let unknownValue = Rule("unknown-value", .error)
  package static let outOfRange = Rule("value-out-of-range", .warning)

  /// The rules of interactions.
  package static let interactionRules: [Rule] = [.unknownIntent, .unknownValue, .outOfRange]
}
