internal import Diagnostics
internal import SourceFormats

extension DefinitionReader {
  /// The phrases of an intent: those that Siri suggests, then those of the Shortcuts editor, each
  /// sorted by key, because a property list's dictionary has no order.
  func combinations(_ reader: DictionaryReader) -> [ParameterCombination] {
    let uses: [(ParameterCombination.Use, String)] = [
      (.suggestion, "INIntentParameterCombinations"),
      (.shortcut, "INIntentManagedParameterCombinations"),
    ]
    return uses.flatMap { use, key -> [ParameterCombination] in
      guard let all = reader.dictionary(key, "The phrases") else { return [] }
      return all.entries.sorted { $0.key < $1.key }.compactMap { entry in
        DictionaryReader(entry.value, "A phrase", reporting: all.diagnostics)
          .map { combination($0, use: use, entry: entry) }
      }
    }
  }

  private func combination(
    _ reader: DictionaryReader, use: ParameterCombination.Use, entry: PropertyListEntry
  ) -> ParameterCombination {
    let prefix = "INIntentParameterCombination"
    return ParameterCombination(
      use: use, parameters: entry.key.split(separator: ",").map { String($0) },
      title: reader.text(prefix + "Title"),
      subtitle: reader.text(prefix + "Subtitle"),
      isPrimary: reader.boolean(prefix + "IsPrimary") ?? false,
      supportsBackgroundExecution: reader.boolean(prefix + "SupportsBackgroundExecution") ?? false,
      location: entry.keyLocation)
  }

  func response(_ reader: DictionaryReader) -> IntentResponse {
    guard let response = reader.dictionary("INIntentResponse", "A response") else { return .none }
    let prefix = "INIntentResponseCode"
    let codes = response.dictionaries("INIntentResponseCodes", "A response code").compactMap {
      code in
      code.name(prefix + "Name", of: "A response code").map { name in
        ResponseCode(
          name: name, isSuccess: code.boolean(prefix + "Success") ?? false,
          dialog: code.text(prefix + "FormatString"),
          conciseDialog: code.text(prefix + "ConciseFormatString"), location: code.location)
      }
    }
    return IntentResponse(
      parameters: parameters(response, "INIntentResponseParameter", "A response parameter"),
      codes: codes,
      output: response.string("INIntentResponseOutput"))
  }
}
