internal import SourceFormats

extension DefinitionReader {
  /// Reads the metadata under `…Metadata`; `key` is the whole key, which its own keys begin with.
  func metadata(
    _ reader: DictionaryReader, key: String
  ) -> (limits: ParameterLimits, metadata: ValueMetadata) {
    guard let values = reader.dictionary(key, "The metadata") else { return (.none, .none) }
    let limits = limits(values, key: key)
    let metadata = ValueMetadata(
      kind: values.string(key + "Type"), textInput: textInput(values, key: key),
      placeholder: values.text(key + "Placeholder"),
      trueName: values.text(key + "TrueDisplayName"),
      falseName: values.text(key + "FalseDisplayName"),
      dateFormat: ValueMetadata.DateFormat(
        format: values.string(key + "Format"),
        dateStyle: values.string(key + "DateStyle"),
        timeStyle: values.string(key + "TimeStyle"),
        template: values.text(key + "Template")),
      units: ValueMetadata.Units(
        unit: limits.unit,
        defaultUnit: values.string(key + "DefaultUnit"),
        minimum: values.string(key + "MinimumUnit"),
        maximum: values.string(key + "MaximumUnit")),
      supportsNegativeNumbers: values.boolean(key + "SupportsNegativeNumbers") ?? false,
      typeIdentifiers: values.dictionaries(key + "CustomUTIs", "A type")
        .compactMap { $0.string("UTI") })
    return (limits, metadata)
  }

  private func textInput(_ values: DictionaryReader, key: String) -> ValueMetadata.TextInput {
    func flag(_ name: String) -> Bool { values.boolean(key + name) ?? false }
    return ValueMetadata.TextInput(
      capitalization: values.string(key + "Capitalization"),
      isMultiline: flag("Multiline"), disablesAutocorrect: flag("DisableAutocorrect"),
      disablesSmartQuotes: flag("DisableSmartQuotes"),
      disablesSmartDashes: flag("DisableSmartDashes"))
  }

  /// An early version 1.1 wrote a `Range` dictionary in place of the two keys.
  private func limits(_ values: DictionaryReader, key: String) -> ParameterLimits {
    let range = values.dictionary(key + "Range", "A range")
    return ParameterLimits(
      defaultValue: defaultValue(values[key + "DefaultValue"]),
      minimum: values.number(key + "MinimumValue") ?? range?.number("Minimum"),
      maximum: values.number(key + "MaximumValue") ?? range?.number("Maximum"),
      unit: values.string(key + "Unit"))
  }

  private func defaultValue(_ node: PropertyListNode?) -> ParameterLimits.DefaultValue? {
    switch node?.content {
    case .string(let text): .text(text)
    case .integer(let number): .integer(number)
    case .real(let number): .number(number)
    case .boolean(let flag): .boolean(flag)
    case .data, .date, .array, .dictionary, nil: nil
    }
  }
}
