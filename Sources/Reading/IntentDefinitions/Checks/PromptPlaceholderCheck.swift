internal import Diagnostics
internal import TextTools

extension IntentDefinition {
  /// Finds placeholders of prompts that nothing fills, and paths into object types that lead
  /// nowhere.
  func checkPromptPlaceholders(reporting diagnostics: inout [Diagnostic]) {
    for intent in shownIntents where intent.kind == .custom {
      for parameter in intent.parameters {
        let prompts = parameter.prompts.map { ($0.dialog, Self.promptNames) }
        let reasons = parameter.unsupportedReasons.map { ($0.dialog, Self.reasonNames) }
        for (dialog, more) in prompts + reasons {
          check(
            PhraseTemplate(dialog.text), among: intent.parameters, and: more,
            at: parameter.location, reporting: &diagnostics)
        }
      }
      for code in intent.response.codes {
        for dialog in [code.dialog, code.conciseDialog] {
          checkPaths(
            PhraseTemplate(dialog.text), among: intent.response.parameters, at: code.location,
            reporting: &diagnostics)
        }
      }
    }
  }

  /// The placeholders that Siri fills besides the parameters (observed).
  private static let promptNames: Set = ["count"]
  private static let reasonNames: Set = ["displayName", "minimumValue", "maximumValue", "count"]

  private func check(
    _ phrase: PhraseTemplate, among parameters: [IntentParameter], and more: Set<String>,
    at location: SourceLocation, reporting diagnostics: inout [Diagnostic]
  ) {
    let names = Set(parameters.map(\.name)).union(more)
    for placeholder in Set(phrase.placeholders).sorted() {
      let name = String(placeholder.prefix { $0 != "." })
      guard !names.contains(name) else { continue }
      diagnostics.report(
        .unknownPlaceholder, "'${\(placeholder)}' in a prompt is not a parameter", at: location,
        fix: nearestSpelling(to: name, among: names).map { "Write '\($0)'" }
          ?? "Choose it again in Xcode")
    }
    checkPaths(phrase, among: parameters, at: location, reporting: &diagnostics)
  }

  /// Checks `order.total` against the properties of the type of `order`.
  private func checkPaths(
    _ phrase: PhraseTemplate, among parameters: [IntentParameter], at location: SourceLocation,
    reporting diagnostics: inout [Diagnostic]
  ) {
    for placeholder in Set(phrase.placeholders).sorted() {
      let parts = placeholder.split(separator: ".").map { String($0) }
      guard parts.count > 1, let first = parameters.first(where: { $0.name == parts[0] }),
        case .object(let name?) = first.type, let type = objectType(named: name)
      else { continue }
      let names = type.properties.map(\.name)
      guard !names.isEmpty, !names.contains(parts[1]) else { continue }
      diagnostics.report(
        .unknownPlaceholder, "'\(name)' has no property '\(parts[1])' for '${\(placeholder)}'",
        at: location,
        fix: nearestSpelling(to: parts[1], among: names).map { "Write '\($0)'" }
          ?? "Choose it again in Xcode")
    }
  }
}
