internal import Diagnostics

extension IntentDefinition {
  /// The file as an indented tree, for `cardproof dump` and goldens.
  package var dump: String {
    var lines = ["definition \(path) model \(modelVersion ?? "unknown")"]
    for intent in intents { lines += intent.dumpLines.map { "  " + $0 } }
    for enumeration in enums {
      lines.append("  enum \(enumeration.name) \(enumeration.location.place)")
      lines += enumeration.cases.map { "    \($0.index) \($0.name) \"\($0.displayName.text)\"" }
    }
    for type in objectTypes {
      lines.append("  type \(type.name) \(type.location.place)")
      lines += type.properties.filter { !$0.isDefault }.map {
        "    \($0.name): \($0.type.displayName)\($0.supportsMultipleValues ? "[]" : "")"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Intent {
  fileprivate var dumpLines: [String] {
    var lines = [
      "intent \(name) class \(className) \(location.place)",
      "  \"\(title.text)\" \(category)\(verb.map { " \($0)" } ?? "")"
        + (requiresUserConfirmation ? ", confirms" : "")
        + (lockRestriction == .none ? "" : ", restricted \(lockRestriction)"),
    ]
    lines += parameters.map { "  " + $0.dumpLine("parameter") }
    lines += combinations.map { combination in
      "  \(combination.use.rawValue) {\(combination.parameters.joined(separator: ","))}"
        + " \"\(combination.title.source)\""
        + (combination.subtitle.isEmpty ? "" : " \"\(combination.subtitle.source)\"")
        + (combination.isPrimary ? ", primary" : "")
    }
    lines += response.codes.map { code in
      "  code \(code.name)\(code.isSuccess ? " success" : "")"
        + (code.dialog.isEmpty ? "" : " \"\(code.dialog.text)\"")
    }
    lines += response.parameters.map { "  " + $0.dumpLine("response parameter") }
    return lines
  }
}

extension IntentParameter {
  fileprivate func dumpLine(_ kind: String) -> String {
    var line = "\(kind) \(name): \(type.displayName)\(supportsMultipleValues ? "[]" : "")"
    line += " \"\(displayName.text)\""
    if let value = limits.defaultValue { line += ", default \(value.text)" }
    if let minimum = limits.minimum { line += ", from \(minimum)" }
    if let maximum = limits.maximum { line += ", to \(maximum)" }
    if let relationship { line += ", when \(relationship.parent) \(relationship.predicate.text)" }
    return line
  }
}

extension PhraseTemplate {
  /// The text as it is written.
  package var source: String { filled { "${\($0)}" } }
}

extension SourceLocation {
  /// Line and column, where the file is already known.
  fileprivate var place: String { "\(line):\(column)" }
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
