internal import Diagnostics
internal import SourceFormats

extension DefinitionReader {
  /// The phrases of an intent: those that Siri suggests, then those of the Shortcuts editor, each
  /// sorted by key, because a property list's dictionary has no order.
  func combinations(
    _ reader: DictionaryReader, reporting diagnostics: inout [Diagnostic]
  ) -> [ParameterCombination] {
    let uses: [(ParameterCombination.Use, String)] = [
      (.suggestion, "INIntentParameterCombinations"),
      (.shortcut, "INIntentManagedParameterCombinations"),
    ]
    return uses.flatMap { use, key -> [ParameterCombination] in
      guard let all = reader.dictionary(key, "The phrases", reporting: &diagnostics) else {
        return []
      }
      return all.entries.sorted { $0.key < $1.key }.compactMap { entry in
        DictionaryReader(entry.value, "A phrase", reporting: &diagnostics)
          .map { combination($0, use: use, entry: entry, reporting: &diagnostics) }
      }
    }
  }

  private func combination(
    _ reader: DictionaryReader, use: ParameterCombination.Use, entry: PropertyListEntry,
    reporting diagnostics: inout [Diagnostic]
  ) -> ParameterCombination {
    let prefix = "INIntentParameterCombination"
    return ParameterCombination(
      use: use, parameters: entry.key.split(separator: ",").map { String($0) },
      title: reader.text(prefix + "Title", reporting: &diagnostics),
      subtitle: reader.text(prefix + "Subtitle", reporting: &diagnostics),
      isPrimary: reader.boolean(prefix + "IsPrimary", reporting: &diagnostics) ?? false,
      supportsBackgroundExecution: reader.boolean(
        prefix + "SupportsBackgroundExecution", reporting: &diagnostics) ?? false,
      location: entry.keyLocation)
  }

  func response(
    _ reader: DictionaryReader, reporting diagnostics: inout [Diagnostic]
  ) -> IntentResponse {
    guard
      let response = reader.dictionary("INIntentResponse", "A response", reporting: &diagnostics)
    else { return .none }
    let prefix = "INIntentResponseCode"
    let codes = response.dictionaries(
      "INIntentResponseCodes", "A response code", reporting: &diagnostics
    ).compactMap { code -> ResponseCode? in
      guard
        let name = code.name(prefix + "Name", of: "A response code", reporting: &diagnostics)
      else { return nil }
      return ResponseCode(
        name: name,
        isSuccess: code.boolean(prefix + "Success", reporting: &diagnostics) ?? false,
        dialog: code.text(prefix + "FormatString", reporting: &diagnostics),
        conciseDialog: code.text(prefix + "ConciseFormatString", reporting: &diagnostics),
        location: code.location)
    }
    let parameters = response.dictionaries(
      "INIntentResponseParameters", "A response parameter", reporting: &diagnostics
    ).compactMap { parameter($0, prefix: "INIntentResponseParameter", reporting: &diagnostics) }
    return IntentResponse(
      parameters: displayOrdered(parameters), codes: codes,
      output: response.string("INIntentResponseOutput", reporting: &diagnostics))
  }
}
