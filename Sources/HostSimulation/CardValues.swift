internal import IntentDefinitions

/// The values of one stage that a host's own rows can show.
struct CardValues {
  let interaction: Interaction
  let stage: Stage
  let appName: String
  /// What `item` stands for in a section that there is for each item of a list.
  var item: IntentValue?

  /// The value at a path that starts with `intent`, `response`, `item` or `app`.
  ///
  /// As `parameterValue(for:)` would find it: nil for a missing path or index (convention).
  func value(at path: String) -> IntentValue? {
    let parts = path.split { ".[]".contains($0) }.map { String($0) }
    guard let root = parts.first else { return nil }
    switch root {
    case "item": return walk(parts.dropFirst(), from: item)
    case "app": return parts.dropFirst().first == "name" ? .text(appName) : nil
    case "intent", "response":
      guard let name = parts.dropFirst().first else { return nil }
      let values = root == "intent" ? interaction.parameters : responseValues
      return walk(parts.dropFirst(2), from: values[name])
    default: return nil
    }
  }

  private var responseValues: [String: IntentValue] {
    stage.code == nil ? [:] : stage.responseValues
  }

  private func walk(_ parts: ArraySlice<String>, from value: IntentValue?) -> IntentValue? {
    parts.reduce(value) { value, part in value?.property(part) }
  }

  /// The text of the first alternative whose placeholders all have a value.
  func text(_ alternatives: TextAlternatives?, status: HandlingStatus) -> String? {
    guard let alternatives else { return nil }
    let templates = alternatives.byStatus[status] ?? alternatives.usual
    return templates.lazy.compactMap { filled($0) }.first
  }

  private func filled(_ template: PhraseTemplate) -> String? {
    let writer = ValueText(language: interaction.language)
    var isComplete = true
    let text = template.filled { path in
      guard let value = value(at: path) else {
        isComplete = false
        return ""
      }
      return writer.text(value)
    }
    return isComplete && !text.isEmpty ? text : nil
  }

  /// The parameter of a path: its class by its root, and the path below it.
  func parameter(at path: String) -> HostParameter {
    let intent = interaction.intent
    let isResponse = path.hasPrefix("response.")
    return HostParameter(
      className: isResponse ? intent.responseClassName : intent.className,
      keyPath: String(path.drop { $0 != "." }.dropFirst()))
  }
}
