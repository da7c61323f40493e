package import Diagnostics

extension Rule {
  package static let missingDefinitionKey = Rule("missing-definition-key", .note)
  package static let untitledIntent = Rule("untitled-intent", .warning)
  package static let unnamedParameter = Rule("unnamed-parameter", .note)
  package static let missingResponseCode = Rule("missing-response-code", .warning)
  package static let wrongSuccessFlag = Rule("wrong-success-flag", .warning)
  package static let repeatedEnumCase = Rule("repeated-enum-case", .warning)
  package static let enumWithoutUnknown = Rule("enum-without-unknown", .note)
  package static let unknownType = Rule("unknown-type", .warning)
  package static let impossibleRange = Rule("impossible-range", .warning)
  package static let defaultOutOfRange = Rule("default-out-of-range", .warning)
  package static let unknownDefault = Rule("unknown-default", .warning)
  package static let relationshipNeverHolds = Rule("relationship-never-holds", .warning)
  package static let repeatedCombination = Rule("repeated-combination", .warning)
  package static let severalPrimaryCombinations = Rule("several-primary-combinations", .note)
  package static let placeholderNotInCombination = Rule("placeholder-not-in-combination", .warning)
  package static let missingSummary = Rule("missing-summary", .note)
  package static let repeatedTag = Rule("repeated-tag", .warning)

  /// The rules for what stands in a definition.
  static let definitionContentRules: [Rule] = [
    .missingDefinitionKey, .untitledIntent, .unnamedParameter, .missingResponseCode,
    .wrongSuccessFlag, .repeatedEnumCase, .enumWithoutUnknown, .unknownType, .impossibleRange,
    .defaultOutOfRange, .unknownDefault, .relationshipNeverHolds, .repeatedCombination,
    .severalPrimaryCombinations, .placeholderNotInCombination, .missingSummary, .repeatedTag,
  ]
}
