internal import Diagnostics
internal import SourceFormats
internal import TextTools

/// Finds the places of a definition that lack a key which Xcode always writes there, so that what
/// reads the file has to guess.
///
/// Only in files that Xcode wrote, which name its version.
struct MissingKeyCheck {
  /// The keys that Xcode always writes at a level and that something depends on (observed in all
  /// 389 definitions seen).
  private static let expected: [DefinitionLevel: [String]] = [
    .file: ["INIntents", "INEnums", "INIntentDefinitionModelVersion"],
    .enumeration: ["INEnumName", "INEnumValues", "INEnumType"],
    .enumCase: ["INEnumValueName", "INEnumValueDisplayName", "INEnumValueDisplayNameID"],
    .objectType: ["INTypeDisplayName", "INTypeDisplayNameID", "INTypeProperties"],
    .property: ["INTypePropertyType", "INTypePropertyTag", "INTypePropertyDisplayPriority"],
    .intent: ["INIntentCategory", "INIntentTitleID", "INIntentDescriptionID", "INIntentType"],
    .combination: ["INIntentParameterCombinationSupportsBackgroundExecution"],
    .parameter: [
      "INIntentParameterType", "INIntentParameterTag", "INIntentParameterDisplayPriority",
    ],
    .relationship: ["INIntentParameterRelationshipPredicateName"],
    .prompt: ["INIntentParameterPromptDialogType"],
    .unsupportedReason: ["INIntentParameterUnsupportedReasonFormatString"],
    .response: ["INIntentResponseCodes"],
    .responseParameter: [
      "INIntentResponseParameterType", "INIntentResponseParameterTag",
      "INIntentResponseParameterDisplayPriority",
    ],
  ]

  static func check(_ root: PropertyListNode, reporting diagnostics: inout [Diagnostic]) {
    guard root["INIntentDefinitionToolsVersion"] != nil else { return }
    visit(root, level: .file, reporting: &diagnostics)
  }

  /// Recursive, because the reader limits how deep values nest.
  private static func visit(
    _ node: PropertyListNode, level: DefinitionLevel, reporting diagnostics: inout [Diagnostic]
  ) {
    for item in node.array ?? [] { visit(item, level: level, reporting: &diagnostics) }
    guard let entries = node.entries else { return }
    let missing = (expected[level] ?? []).filter { node[$0] == nil }
    if !missing.isEmpty {
      diagnostics.report(
        .missingDefinitionKey,
        "\(missing.listedInQuotes) " + "\(missing.count == 1 ? "is" : "are") missing here",
        at: node.location,
        fix: "Change something at this place in Xcode and save the file, or restore the key")
    }
    let uses = level.keys.uses
    for entry in entries {
      switch uses[entry.key] {
      case .nested(let level): visit(entry.value, level: level, reporting: &diagnostics)
      case .keyed(let level):
        for phrase in entry.value.entries ?? [] {
          visit(phrase.value, level: level, reporting: &diagnostics)
        }
      case .model, .editorOnly, nil: break
      }
    }
  }
}
