package import IntentDefinitions

extension Interaction {
  /// The interaction of an intent for which the project has none: sample values, and one stage for
  /// each response code.
  ///
  /// A confirmation stage comes first where the definition asks for one.
  package init(sampling intent: Intent, of definition: IntentDefinition, language: String) {
    let samples = SampleValues(definition: definition)
    let responseValues = samples.values(for: intent.response.parameters)
    let confirm =
      intent.requiresUserConfirmation
      ? [Stage(kind: .confirm, code: "ready", responseValues: responseValues)] : []
    var codes: [String] = []
    for code in intent.response.codes.map(\.name) where !codes.contains(code) { codes.append(code) }
    self.init(
      name: "Sample values", intent: intent, definition: definition,
      parameters: samples.values(for: intent.parameters),
      stages: confirm
        + codes.map { Stage(kind: .handle, code: $0, responseValues: responseValues) },
      says: nil, language: language, location: nil)
  }
}
