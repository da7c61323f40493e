internal import Diagnostics
internal import IntentDefinitions
internal import PageMarkup
internal import TextTools

/// The phrases and response codes on an intent's page.
struct PhrasesContext {
  private let intent: Intent

  init(_ intent: Intent) {
    self.intent = intent
  }

  /// How many phrases are in sight (convention): more are folded under their number.
  private static let mostInSight = 6

  /// The number of the phrases, where they are folded.
  var foldedCount: String? {
    let count = intent.combinations.count
    return count > Self.mostInSight ? counted(count, "phrase") : nil
  }

  /// The phrases, the primary one first, then in the order of the model.
  var combinations: TemplateValue {
    let ordered =
      intent.combinations.filter(\.isPrimary) + intent.combinations.filter { !$0.isPrimary }
    return .list(ordered.map(combination))
  }

  private func combination(_ combination: ParameterCombination) -> TemplateValue {
    let key = combination.parameters.joined(separator: "-")
    return .object([
      "anchor": .text(SitePaths.anchor("combination-\(combination.use.rawValue)", key)),
      "use": .text(combination.use == .suggestion ? "Siri suggestion" : "Shortcuts summary"),
      "isPrimary": .boolean(combination.isPrimary),
      "hasTitle": .boolean(!combination.title.isEmpty),
      "segments": combination.title.isEmpty
        ? .phrase(PhraseTemplate(plain: intent.displayTitle)) : .phrase(combination.title),
      "subtitle": combination.subtitle.isEmpty
        ? .missing : .object(["segments": .phrase(combination.subtitle)]),
      "opensApp": .boolean(!combination.supportsBackgroundExecution),
      "parameters": .list(combination.parameters.map { .object(["name": .text($0)]) }),
      "place": combination.location.shortValue,
    ])
  }

  var codes: TemplateValue {
    let anchors = SitePaths.anchors("code", intent.response.codes.map(\.name))
    return .list(
      zip(intent.response.codes, anchors).map { code, anchor in
        .object([
          "anchor": .text(anchor), "name": .text(code.name),
          "isSuccess": .boolean(code.isSuccess),
          "dialog": .object(["segments": .phrase(code.dialogPhrase)]),
          "concise": .object(["segments": .phrase(PhraseTemplate(code.conciseDialog.text))]),
          "place": code.location.shortValue,
        ])
      })
  }
}
