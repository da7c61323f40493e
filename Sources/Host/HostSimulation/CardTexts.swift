internal import Interactions
internal import IntentDefinitions

/// The words of a card that come from the definition: phrases, dialogue, buttons.
struct CardTexts {
  let interaction: Interaction
  let stage: Stage
  let appName: String

  private var writer: ValueText { ValueText(language: interaction.language) }

  /// The row of a custom intent: image, title and subtitle from the phrase whose parameters are
  /// filled, and the app's name (observed fields).
  var defaultRow: DefaultRow {
    let intent = interaction.intent
    let phrase = intent.combination(filling: Set(interaction.parameters.keys))
    func text(_ template: PhraseTemplate?) -> String {
      template.map { filled($0, from: interaction.parameters, of: intent.parameters) } ?? ""
    }
    let title = text(phrase?.title)
    let subtitle = text(phrase?.subtitle)
    let person = intent.defaultImageName == nil ? self.person : nil
    return DefaultRow(
      kind: person == nil ? .shortcut : .contact,
      imageName: intent.defaultImageName ?? person?.identifier,
      title: title.isEmpty ? intent.displayTitle : title,
      subtitle: subtitle.isEmpty ? nil : subtitle,
      // The strip above says it already; of SiriKit's own intents nobody saw it twice (convention).
      footnote: intent.kind == .custom ? appName : nil, person: person?.display)
  }

  /// Whose picture or initials stand on the card of an intent without an image of its own
  /// (observed); of several people the key parameter's (convention).
  private var person: ObjectValue? {
    let intent = interaction.intent
    let people = intent.parameters.filter { $0.type == .named("Person") }
    let first = people.first { $0.name == intent.keyParameter } ?? people.first
    guard let first else { return nil }
    return switch interaction.parameters[first.name] {
    case .object(let person): person
    case .list(let items): if case .object(let person) = items.first { person } else { nil }
    default: nil
    }
  }

  /// The dialogue: the response code's dialogue, or nil where the app leaves the words to Siri.
  var dialogue: String? {
    guard let code, !code.dialog.isEmpty else { return nil }
    return filled(
      code.dialogPhrase, from: stage.responseValues,
      of: interaction.intent.response.parameters)
  }

  /// The placeholders of the dialogue that have no value.
  var unfilledPlaceholders: [String] {
    (code?.dialogPhrase.placeholders ?? []).filter {
      value(at: $0, in: stage.responseValues) == nil
    }
  }

  private var code: ResponseCode? { interaction.intent.response.code(named: stage.code) }

  /// The buttons of a confirm card; the affirmative one has the host's own title for the intent,
  /// or carries the intent's verb.
  func confirmButtons(affirmative title: String?) -> [String] {
    let words = HostWords(language: interaction.language)
    let own = title.map { HostPhrases(language: interaction.language).text($0) }
    return [words.cancel, own ?? interaction.intent.verb ?? words.goOn]
  }

  /// A phrase with its placeholders filled; one without a value stays to be seen.
  private func filled(
    _ template: PhraseTemplate, from values: [String: IntentValue], of parameters: [IntentParameter]
  ) -> String {
    template.filled { path in
      let metadata = parameters.first { $0.name == path }?.metadata
      return value(at: path, in: values).map { writer.text($0, metadata: metadata) } ?? "‹\(path)›"
    }
  }

  /// The value at a dotted path.
  private func value(at name: String, in values: [String: IntentValue]) -> IntentValue? {
    values.value(at: name.split(separator: ".").map { String($0) })
  }
}
