internal import Diagnostics

extension IntentDefinition {
  /// The file as an indented tree, for `cardproof dump` and goldens.
  package var dump: String {
    var first = "definition \(path) model \(modelVersion ?? "unknown")"
    if let toolsVersion { first += " tools \(toolsVersion)" }
    if let namespace { first += " namespace \(namespace)" }
    var lines = [first]
    for intent in intents { lines += intent.dumpLines.map { "  " + $0 } }
    for enumeration in enums { lines += enumeration.dumpLines.map { "  " + $0 } }
    for type in objectTypes {
      let ofClass = type.className == type.name ? "" : " class \(type.className)"
      lines.append(
        "  type \(type.name)\(ofClass)\(type.displayName.quoted) \(type.location.place)")
      lines += type.properties.filter { !$0.isDefault }.flatMap { property in
        let array = property.supportsMultipleValues ? "[]" : ""
        return [
          "    \(property.name): \(property.type.displayName)\(array)"
            + property.displayName.quoted
        ] + property.metadata.dumpLines.map { "      " + $0 }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension IntentEnum {
  fileprivate var dumpLines: [String] {
    ["enum \(name)\(displayName.quoted) \(location.place)"]
      + cases.flatMap { value in
        [
          "  \(value.index) \(value.name) \"\(value.displayName.text)\""
            + value.pronunciationHint.said
        ]
          + value.synonyms.map { "    synonym\($0.word.quoted)\($0.pronunciationHint.said)" }
      }
  }
}

extension Intent {
  fileprivate var dumpLines: [String] {
    var lines = [
      "intent \(name) class \(className) \(location.place)",
      "  \"\(title.text)\" \(category)\(verb.map { " \($0)" } ?? "")"
        + (domain.map { ", domain \($0)" } ?? "")
        + (requiresUserConfirmation ? ", confirms" : "")
        + (lockRestriction == .none ? "" : ", restricted \(lockRestriction)"),
    ]
    let uses = [
      (isConfigurable, "shortcuts"), (isEligibleForSuggestions, "suggestions"),
      (isEligibleForWidgets, "widgets"), (isCustomizable, "customizable"),
    ].filter(\.0).map(\.1)
    if !uses.isEmpty { lines.append("  for \(uses.joined(separator: ", "))") }
    if !summary.isEmpty { lines.append("  description\(summary.quoted)") }
    let roles = [
      ("key", keyParameter), ("input", inputParameter), ("output", response.output),
      ("image", defaultImageName),
    ]
    lines += roles.compactMap { role, name in name.map { "  \(role) \($0)" } }
    lines += parameters.flatMap { $0.dumpLines("parameter") }.map { "  " + $0 }
    lines += combinations.map { combination in
      "  \(combination.use.rawValue) {\(combination.parameters.joined(separator: ","))}"
        + " \"\(combination.title.source)\""
        + (combination.subtitle.isEmpty ? "" : " \"\(combination.subtitle.source)\"")
        + (combination.isPrimary ? ", primary" : "")
        + (combination.supportsBackgroundExecution ? "" : ", opens the app")
    }
    lines += response.codes.map { code in
      "  code \(code.name)\(code.isSuccess ? " success" : "")\(code.dialog.quoted)"
        + (code.conciseDialog.isEmpty ? "" : ", short\(code.conciseDialog.quoted)")
    }
    lines += response.parameters.flatMap { $0.dumpLines("response parameter") }.map { "  " + $0 }
    return lines
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

extension LocalizedText {
  /// The text in quotes after a space; nothing for an empty one.
  var quoted: String { isEmpty ? "" : " \"\(text)\"" }

  fileprivate var said: String { isEmpty ? "" : ", said\(quoted)" }
}
