package import Diagnostics

extension Rule {
  package static let missingDefinitionKey = Rule(
    "missing-definition-key", .note, "Keep the keys that Xcode always writes",
    why: "Tools that read the file have to guess the value.")
  package static let untitledIntent = Rule(
    "untitled-intent", .warning, "Give each intent a title",
    why: "People see the name of the class, and the App Store rejects the app (ITMS-90626).")
  package static let unnamedParameter = Rule(
    "unnamed-parameter", .note, "Give each parameter a display name",
    why: "Siri and Shortcuts show the name from your code.")
  package static let missingResponseCode = Rule(
    "missing-response-code", .warning, "Keep the codes success and failure",
    why: "Xcode makes a case of each code, so your handler cannot answer with the missing one.")
  package static let wrongSuccessFlag = Rule(
    "wrong-success-flag", .warning, "Mark success as a success, and failure as a failure",
    why: "A code without the flag counts as a failure: Siri apologizes although all went well.")
  package static let repeatedEnumCase = Rule(
    "repeated-enum-case", .warning, "Give each enum case its own name and index",
    why:
      "Xcode makes one case of each, so the generated enum does not compile. A case without an "
      + "index has the raw value 0.")
  package static let enumWithoutUnknown = Rule(
    "enum-without-unknown", .note, "Make case 0 of an enum 'unknown'",
    why: "A parameter without a value is 0, so your code cannot tell it from a chosen one.")
  package static let unknownType = Rule(
    "unknown-type", .warning, "Use a type that exists",
    why: "Xcode generates no class for it, so the code does not compile.")
  package static let impossibleRange = Rule(
    "impossible-range", .warning, "Make the minimum less than the maximum",
    why: "Siri refuses every value and asks again without end.")
  package static let defaultOutOfRange = Rule(
    "default-out-of-range", .warning, "Keep a default within its limits",
    why: "Siri refuses the value that the definition itself proposes.")
  package static let unknownDefault = Rule(
    "unknown-default", .warning, "Use a case of the enum as the default",
    why: "The parameter has no default.")
  package static let relationshipNeverHolds = Rule(
    "relationship-never-holds", .warning, "Depend on a value that the parent can have",
    why: "Shortcuts always hides the parameter, and Siri never asks for it.")
  package static let repeatedCombination = Rule(
    "repeated-combination", .warning, "Write each combination of parameters once",
    why: "The order of the names means nothing, so one of the two phrases is never used.")
  package static let severalPrimaryCombinations = Rule(
    "several-primary-combinations", .note, "Mark one primary combination",
    why: "Siri may suggest any of them first.")
  package static let placeholderNotInCombination = Rule(
    "placeholder-not-in-combination", .warning, "Use placeholders of the combination itself",
    why:
      "Siri uses the phrase if exactly these parameters have values, so the other placeholder is "
      + "a gap.")
  package static let missingSummary = Rule(
    "missing-summary", .note, "Write a summary for Shortcuts",
    why: "The editor shows only the title, without places for the parameters.")
  package static let repeatedTag = Rule(
    "repeated-tag", .warning, "Give each parameter its own tag",
    why: "Shortcuts that people have made know a parameter by its tag, even after you rename it.")

  /// The rules for what stands in a definition.
  static let definitionContentRules: [Rule] = [
    .missingDefinitionKey, .untitledIntent, .unnamedParameter, .missingResponseCode,
    .wrongSuccessFlag, .repeatedEnumCase, .enumWithoutUnknown, .unknownType, .impossibleRange,
    .defaultOutOfRange, .unknownDefault, .relationshipNeverHolds, .repeatedCombination,
    .severalPrimaryCombinations, .placeholderNotInCombination, .missingSummary, .repeatedTag,
  ]
}
