package import IntentDefinitions

extension Interaction {
  /// The interaction of an intent for which the project has none: sample values, and one stage for
  /// each response code, or for each handling status of a system intent.
  package convenience init(
    sampling intent: Intent, of definition: IntentDefinition, language: String
  ) {
    let samples = SampleValues(definition: definition, language: language)
    let responseValues = samples.values(for: intent.response.parameters)
    self.init(
      name: "Sample values", intent: intent, definition: definition,
      parameters: samples.values(for: intent.parameters),
      stages: intent.kind == .system
        ? intent.systemStages(responseValues) : intent.customStages(responseValues),
      says: nil, language: language, location: nil)
  }
}

extension Intent {
  /// The code of a stage that names none, for an intent whose response may lack the usual one: one
  /// without success is taken over by the app.
  func usualCode(instead code: String) -> String {
    let names = response.codes.map(\.name)
    guard kind == .system, !names.contains(code) else { return code }
    return [code, "continueInApp", "handleInApp", "ready"].first(where: names.contains) ?? code
  }

  /// A stage for each code, after a confirmation where the definition asks for one.
  ///
  /// Failures come last, wherever the definition has them: people look for the card of what goes
  /// well (convention).
  fileprivate func customStages(_ responseValues: [String: IntentValue]) -> [Stage] {
    let confirm =
      requiresUserConfirmation
      ? [Stage(kind: .confirm, code: "ready", responseValues: responseValues)] : []
    var codes: [String] = []
    for code in response.codes.map(\.name) where !codes.contains(code) { codes.append(code) }
    let fails = { (code: String) in HandlingStatus(code: code, of: response) == .failure }
    codes = codes.filter { !fails($0) } + codes.filter(fails)
    return confirm
      + codes.map { Stage(kind: .handle, code: $0, responseValues: responseValues) }
  }

  /// A stage for each handling status that the response's codes lead to, by its first code.
  ///
  /// A system intent has up to fourteen codes, and its own card shows no more than the status.
  fileprivate func systemStages(_ responseValues: [String: IntentValue]) -> [Stage] {
    var statuses: Set<HandlingStatus> = [.unspecified]
    return response.codes.compactMap { code -> Stage? in
      let status = HandlingStatus(code: code.name, of: response)
      guard statuses.insert(status).inserted else { return nil }
      let kind: Stage.Kind =
        switch status {
        case .ready, .userConfirmationRequired: .confirm
        case .inProgress: .progress
        case .unspecified, .success, .failure, .deferredToApplication: .handle
        }
      // What failed has nothing to tell, and what nobody agreed to has not begun.
      let values: [String: IntentValue] =
        switch status {
        case .failure: [:]
        case .ready: responseValues.mapValues { SystemSamples.beforeItBegins($0, of: className) }
        default: responseValues
        }
      return Stage(kind: kind, code: code.name, responseValues: values)
    }
  }
}
