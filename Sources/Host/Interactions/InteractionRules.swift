package import Diagnostics

extension Rule {
  package static let unknownIntent = Rule(
    "unknown-intent", .error, "Name an intent that exists",
    why: "Without its definition, the intent has no parameters, phrases or response codes.")
  package static let unknownValue = Rule(
    "unknown-value", .error, "Use a name that the definition or the format has",
    why: "The host would never get this value.")
  package static let outOfRange = Rule(
    "value-out-of-range", .warning, "Keep values within the limits of their parameter",
    why: "Siri asks again for a value outside of the limits, so it never shows this card.")

  /// The rules of interactions.
  package static let interactionRules: [Rule] = [.unknownIntent, .unknownValue, .outOfRange]
}
