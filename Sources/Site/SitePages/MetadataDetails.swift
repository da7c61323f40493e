internal import IntentDefinitions

/// The metadata of a value: default, limits, keyboard, format and units, line by line.
struct MetadataDetails {
  private let limits: ParameterLimits
  private let metadata: ValueMetadata

  init(_ limits: ParameterLimits, _ metadata: ValueMetadata) {
    self.limits = limits
    self.metadata = metadata
  }

  /// The lines; the page leaves out those without a text.
  var rows: [DetailRow] {
    [
      DetailRow("Default", limits.defaultValue.map(Self.text) ?? ""),
      DetailRow("Range", range),
      DetailRow("Kind", metadata.kind ?? ""),
      DetailRow("Negative numbers", metadata.supportsNegativeNumbers ? "allowed" : ""),
      DetailRow("Units", units), DetailRow("Text input", textInput),
      DetailRow("Placeholder", phrase: metadata.placeholder),
      DetailRow("Called", booleanNames),
      DetailRow("Date format", dateFormat),
      DetailRow("Date template", phrase: metadata.dateFormat.template),
      DetailRow("File types", metadata.typeIdentifiers.joined(separator: ", ")),
    ]
  }

  private var range: String {
    switch (limits.minimum, limits.maximum) {
    case (let minimum?, let maximum?): "\(Self.number(minimum)) to \(Self.number(maximum))"
    case (let minimum?, nil): "at least \(Self.number(minimum))"
    case (nil, let maximum?): "at most \(Self.number(maximum))"
    case (nil, nil): ""
    }
  }

  private var units: String {
    let units = metadata.units
    return [
      units.unit, units.defaultUnit.map { "default \($0)" }, units.minimum.map { "from \($0)" },
      units.maximum.map { "to \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
  }

  private var booleanNames: String {
    [(metadata.trueName, "true"), (metadata.falseName, "false")].filter { !$0.0.isEmpty }
      .map { "“\($0.0.text)” when \($0.1)" }.joined(separator: ", ")
  }

  private var textInput: String {
    let input = metadata.textInput
    return [
      input.capitalization.map(Self.capitals), input.isMultiline ? "several lines" : nil,
      input.disablesAutocorrect ? "no autocorrection" : nil,
      input.disablesSmartQuotes ? "no smart quotes" : nil,
      input.disablesSmartDashes ? "no smart dashes" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }

  private static func capitals(_ name: String) -> String {
    switch name {
    case "None": "no capitals"
    case "Words": "capital words"
    case "Sentences": "capital at the start of a sentence"
    case "AllCharacters": "all capitals"
    default: "capitals: \(name)"
    }
  }

  private var dateFormat: String {
    let format = metadata.dateFormat
    return [
      format.format, format.dateStyle.map { "date \($0)" }, format.timeStyle.map { "time \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  private static func text(_ value: ParameterLimits.DefaultValue) -> String {
    switch value {
    case .text(let text): text
    case .integer(let number): String(number)
    case .number(let number): Self.number(number)
    case .boolean(let flag): String(flag)
    }
  }
}
