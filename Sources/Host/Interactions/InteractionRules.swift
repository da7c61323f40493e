package import Diagnostics

extension Rule {
  package static let unknownIntent = Rule(
    "unknown-intent", .error, "An interaction or test must name an intent that a definition has",
    why: "Without its definition the intent has no parameters, no phrases and no response codes.")
  package static let unknownValue = Rule(
    "unknown-value", .error, "A name must be one of those that the definition or format gives",
    why: "The host would never see such a value.")
  package static let outOfRange = Rule(
    "value-out-of-range", .warning, "A value should be within the limits of its parameter",
    why: "Siri asks again for a value outside the definition's limits, so no card is ever shown.")

  /// The rules of interactions.
  package static let interactionRules: [Rule] = [.unknownIntent, .unknownValue, .outOfRange]
}
