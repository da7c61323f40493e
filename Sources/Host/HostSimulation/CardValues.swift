internal import Interactions
internal import IntentDefinitions

/// The values of one stage that a host's own rows can show.
struct CardValues {
  let interaction: Interaction
  let stage: Stage
  let appName: String
  /// The item of a section that repeats over a list.
  var item: IntentValue?

  /// The value at a path that starts with `intent`, `response`, `item` or `app`.
  ///
  /// As `parameterValue(for:)` would find it: nil for a missing path or index (convention).
  func value(at path: String) -> IntentValue? {
    guard let parts = ValuePath(path)?.parts else { return nil }
    let below = parts.dropFirst()
    return switch parts[0] {
    case "item": below.reduce(item) { value, part in value?.property(part) }
    case "app": below.first == "name" ? .text(appName) : nil
    case "intent": interaction.parameters.value(at: below)
    case "response": stage.code == nil ? nil : stage.responseValues.value(at: below)
    default: nil
    }
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
    let text = HostPhrases(language: interaction.language).template(template).filled { path in
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
