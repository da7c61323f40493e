extension IntentParameter {
  func dumpLines(_ kind: String) -> [String] {
    var line = "\(kind) \(name): \(type.displayName)\(supportsMultipleValues ? "[]" : "")"
    line += " \"\(displayName.text)\""
    if let value = limits.defaultValue { line += ", default \(value.text)" }
    if let minimum = limits.minimum { line += ", from \(minimum)" }
    if let maximum = limits.maximum { line += ", to \(maximum)" }
    if let relationship { line += ", when \(relationship.parent) \(relationship.predicate.text)" }
    let marks = [
      (supportsResolution, "resolved"), (choices.areDynamic, "dynamic"),
      (choices.supportsSearch, "searchable"),
      (choices.hasCustomDisambiguation, "own disambiguation"), (isConfigurable, "configurable"),
    ].filter(\.0).map(\.1)
    var lines = [line] + (marks.isEmpty ? [] : ["  " + marks.joined(separator: ", ")])
    lines += metadata.dumpLines.map { "  " + $0 }
    if !arraySizes.isEmpty {
      let sizes = arraySizes.map { "\($0.sizeClass) \($0.size)" }.joined(separator: ", ")
      lines.append("  \(hasFixedSizeArray ? "fixed " : "")sizes \(sizes)")
    }
    lines += prompts.map { prompt in
      "  prompt \(prompt.kind)\(prompt.isCustom ? "" : " default")\(prompt.dialog.quoted)"
    }
    lines += unsupportedReasons.map { reason in
      "  unsupported \(reason.code)\(reason.isDefault ? " default" : "")"
        + "\(reason.isCustom ? " custom" : "")\(reason.dialog.quoted)"
    }
    return lines
  }
}

extension ValueMetadata {
  var dumpLines: [String] {
    let input = [
      textInput.capitalization.map { "capitals \($0)" },
      textInput.isMultiline ? "several lines" : nil,
      textInput.disablesAutocorrect ? "no autocorrection" : nil,
      textInput.disablesSmartQuotes ? "no smart quotes" : nil,
      textInput.disablesSmartDashes ? "no smart dashes" : nil,
    ].compactMap(\.self).joined(separator: ", ")
    let date = [dateFormat.format, dateFormat.dateStyle, dateFormat.timeStyle]
      .compactMap(\.self).joined(separator: " ")
    let measures = [
      units.unit, units.defaultUnit.map { "default \($0)" }, units.minimum.map { "from \($0)" },
      units.maximum.map { "to \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
    let names =
      trueName.isEmpty && falseName.isEmpty ? "" : "\"\(trueName.text)\", \"\(falseName.text)\""
    let lines = [
      ("kind", kind ?? ""), ("text", input), ("date", date),
      ("date template", dateFormat.template.text), ("units", measures), ("true, false", names),
      ("placeholder", placeholder.text), ("types", typeIdentifiers.joined(separator: ", ")),
      ("negative numbers", supportsNegativeNumbers ? "yes" : ""),
    ]
    return lines.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
  }
}

extension ParameterLimits.DefaultValue {
  fileprivate var text: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let flag): String(flag)
    }
  }
}

extension ParameterRelationship.Predicate {
  fileprivate var text: String {
    switch self {
    case .hasAnyValue: "has a value"
    case .isCase(let name): "is \(name)"
    case .isBoolean(let flag): "is \(flag)"
    case .other(let name): "fulfils \(name)"
    }
  }
}
