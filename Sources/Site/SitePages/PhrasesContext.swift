internal import Diagnostics
internal import IntentDefinitions
internal import PageMarkup
internal import TextTools

/// The phrases and response codes on an intent's page.
extension Intent {
  /// How many phrases are in sight (convention): more are folded under their number.
  private static let mostInSight = 6

  /// The number of the phrases, where they are folded.
  var foldedPhraseCount: String? {
    let count = combinations.count
    return count > Self.mostInSight ? counted(count, "phrase") : nil
  }

  /// The phrases, the primary one first, then in the order of the model.
  var phraseValues: TemplateValue {
    let ordered = combinations.filter(\.isPrimary) + combinations.filter { !$0.isPrimary }
    return .list(ordered.map(value))
  }

  private func value(_ combination: ParameterCombination) -> TemplateValue {
    let key = combination.parameters.joined(separator: "-")
    return .object([
      "anchor": .text(SitePaths.anchor("combination-\(combination.use.rawValue)", key)),
      "use": .text(combination.use == .suggestion ? "Siri suggestion" : "Shortcuts summary"),
      "isPrimary": .boolean(combination.isPrimary),
      "hasTitle": .boolean(!combination.title.isEmpty),
      "segments": combination.title.isEmpty
        ? .phrase(PhraseTemplate(plain: displayTitle)) : .phrase(combination.title),
      "subtitle": combination.subtitle.isEmpty
        ? .missing : .object(["segments": .phrase(combination.subtitle)]),
      "opensApp": .boolean(!combination.supportsBackgroundExecution),
      "parameters": .list(combination.parameters) { ["name": .text($0)] },
      "place": combination.location.shortValue,
    ])
  }

  var codeValues: TemplateValue {
    let anchors = SitePaths.anchors("code", response.codes.map(\.name))
    return .list(zip(response.codes, anchors)) { code, anchor in
      [
        "anchor": .text(anchor), "name": .text(code.name),
        "isSuccess": .boolean(code.isSuccess),
        "dialog": .object(["segments": .phrase(code.dialogPhrase)]),
        "concise": .object(["segments": .phrase(PhraseTemplate(code.conciseDialog.text))]),
        "place": code.location.shortValue,
      ]
    }
  }
}
