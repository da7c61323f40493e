package import Diagnostics

extension Rule {
  package static let missingDefinitionKey = Rule(
    "missing-definition-key", .note, "A definition should have the keys that Xcode always writes",
    why: "What reads the file has to guess what the key would say.")
  package static let untitledIntent = Rule(
    "untitled-intent", .warning, "An intent should have a title",
    why: "People see the name of the class, and the App Store refuses the app (ITMS-90626).")
  package static let unnamedParameter = Rule(
    "unnamed-parameter", .note, "A parameter should have a display name",
    why: "Siri and Shortcuts show the name that the code has.")
  package static let missingResponseCode = Rule(
    "missing-response-code", .warning, "A response should have the codes success and failure",
    why:
      "Xcode makes a case of each code, so that a handler cannot answer with one that is missing.")
  package static let wrongSuccessFlag = Rule(
    "wrong-success-flag", .warning, "A response code should count as what it is called",
    why: "A code without the flag counts as a failure: Siri apologises for what went well.")
  package static let repeatedEnumCase = Rule(
    "repeated-enum-case", .warning, "Cases of an enum should have different names and indexes",
    why: "Xcode makes one case of each name and each raw value, so the generated enum does not "
      + "compile. A case without an index has the raw value 0.")
  package static let enumWithoutUnknown = Rule(
    "enum-without-unknown", .note, "The case 0 of an enum should be unknown",
    why: "A parameter without a value is 0, so nobody can tell it from one that was chosen.")
  package static let unknownType = Rule(
    "unknown-type", .warning, "A parameter should have a type that there is",
    why: "Xcode makes no class of it, so the generated code does not compile.")
  package static let impossibleRange = Rule(
    "impossible-range", .warning, "The minimum of a parameter should be below its maximum",
    why: "Siri refuses every value, and asks again without end.")
  package static let defaultOutOfRange = Rule(
    "default-out-of-range", .warning, "A default should be within the limits of its parameter",
    why: "Siri refuses the value that the definition itself proposes.")
  package static let unknownDefault = Rule(
    "unknown-default", .warning, "A default should be a case of its parameter's enum",
    why: "Nothing is preset, as if there were no default.")
  package static let relationshipNeverHolds = Rule(
    "relationship-never-holds", .warning, "A parameter should be shown for a value that there is",
    why: "Shortcuts hides the parameter for ever, and Siri never asks for it.")
  package static let repeatedCombination = Rule(
    "repeated-combination", .warning, "A combination of parameters should stand there once",
    why: "The order of the names means nothing, so one of the two phrases is never used.")
  package static let severalPrimaryCombinations = Rule(
    "several-primary-combinations", .note, "One combination at most should be the primary one",
    why: "Which of them Siri suggests first is left to chance.")
  package static let placeholderNotInCombination = Rule(
    "placeholder-not-in-combination", .warning,
    "A phrase should have placeholders of its own combination only",
    why: "The phrase is used when just these parameters have values, so the other one is a hole.")
  package static let missingSummary = Rule(
    "missing-summary", .note, "An intent that Shortcuts offers should have a summary there",
    why: "The editor shows the bare title, without places for the parameters.")
  package static let repeatedTag = Rule(
    "repeated-tag", .warning, "Parameters of an intent should have different tags",
    why: "Shortcuts that people have made know a parameter by its tag after it was renamed.")

  /// The rules for what stands in a definition.
  static let definitionContentRules: [Rule] = [
    .missingDefinitionKey, .untitledIntent, .unnamedParameter, .missingResponseCode,
    .wrongSuccessFlag, .repeatedEnumCase, .enumWithoutUnknown, .unknownType, .impossibleRange,
    .defaultOutOfRange, .unknownDefault, .relationshipNeverHolds, .repeatedCombination,
    .severalPrimaryCombinations, .placeholderNotInCombination, .missingSummary, .repeatedTag,
  ]
}
