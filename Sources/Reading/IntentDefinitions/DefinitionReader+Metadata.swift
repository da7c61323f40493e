internal import Diagnostics
internal import SourceFormats

extension DefinitionReader {
  /// What stands under `…Metadata`; `key` is the whole key, which its own keys begin with.
  func metadata(
    _ reader: DictionaryReader, key: String, reporting diagnostics: inout [Diagnostic]
  ) -> (limits: ParameterLimits, metadata: ValueMetadata) {
    guard let values = reader.dictionary(key, "The metadata", reporting: &diagnostics) else {
      return (.none, .none)
    }
    let limits = limits(values, key: key, reporting: &diagnostics)
    let metadata = ValueMetadata(
      kind: values.string(key + "Type", reporting: &diagnostics),
      textInput: textInput(values, key: key, reporting: &diagnostics),
      placeholder: values.text(key + "Placeholder", reporting: &diagnostics),
      trueName: values.text(key + "TrueDisplayName", reporting: &diagnostics),
      falseName: values.text(key + "FalseDisplayName", reporting: &diagnostics),
      dateFormat: ValueMetadata.DateFormat(
        format: values.string(key + "Format", reporting: &diagnostics),
        dateStyle: values.string(key + "DateStyle", reporting: &diagnostics),
        timeStyle: values.string(key + "TimeStyle", reporting: &diagnostics),
        template: values.text(key + "Template", reporting: &diagnostics)),
      units: ValueMetadata.Units(
        unit: limits.unit,
        defaultUnit: values.string(key + "DefaultUnit", reporting: &diagnostics),
        minimum: values.string(key + "MinimumUnit", reporting: &diagnostics),
        maximum: values.string(key + "MaximumUnit", reporting: &diagnostics)),
      supportsNegativeNumbers: values.boolean(
        key + "SupportsNegativeNumbers", reporting: &diagnostics) ?? false,
      typeIdentifiers: values.dictionaries(key + "CustomUTIs", "A type", reporting: &diagnostics)
        .compactMap { $0.string("UTI", reporting: &diagnostics) })
    return (limits, metadata)
  }

  private func textInput(
    _ values: DictionaryReader, key: String, reporting diagnostics: inout [Diagnostic]
  ) -> ValueMetadata.TextInput {
    func flag(_ name: String) -> Bool {
      values.boolean(key + name, reporting: &diagnostics) ?? false
    }
    return ValueMetadata.TextInput(
      capitalization: values.string(key + "Capitalization", reporting: &diagnostics),
      isMultiline: flag("Multiline"), disablesAutocorrect: flag("DisableAutocorrect"),
      disablesSmartQuotes: flag("DisableSmartQuotes"),
      disablesSmartDashes: flag("DisableSmartDashes"))
  }

  /// An early version 1.1 wrote a `Range` dictionary in place of the two keys.
  private func limits(
    _ values: DictionaryReader, key: String, reporting diagnostics: inout [Diagnostic]
  ) -> ParameterLimits {
    let range = values.dictionary(key + "Range", "A range", reporting: &diagnostics)
    return ParameterLimits(
      defaultValue: defaultValue(values[key + "DefaultValue"]),
      minimum: values.number(key + "MinimumValue", reporting: &diagnostics)
        ?? range?.number("Minimum", reporting: &diagnostics),
      maximum: values.number(key + "MaximumValue", reporting: &diagnostics)
        ?? range?.number("Maximum", reporting: &diagnostics),
      unit: values.string(key + "Unit", reporting: &diagnostics))
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
