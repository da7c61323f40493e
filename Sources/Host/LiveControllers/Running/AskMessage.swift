internal import HostSimulation
internal import IntentDefinitions
internal import Interactions
internal import Views

/// An ask of a host in the words of the pipe.
struct AskMessage {
  private let ask: Ask
  private let method: String
  private let strings: LocalizedStrings
  private let entry: [String: String]

  init(_ ask: Ask, method: String, strings: LocalizedStrings, entry: [String: String]) {
    self.ask = ask
    self.method = method
    self.strings = strings
    self.entry = entry
  }

  var message: HostMessage.Ask {
    let tag = ask.interaction.language
    let language = PseudoLanguage.isPseudo(tag) ? PseudoLanguage.base(of: tag) : tag
    return HostMessage.Ask(
      language: language, region: Self.region(of: language),
      strings: [
        "Localizable": strings.ids.reduce(into: [:]) { texts, id in
          texts[id] = strings.text(of: id, in: tag)
        }
      ], defaults: ["": samples], responses: [:], controller: entry,
      calls: earlierStages.map { call(at: $0) } + [call(at: ask.stage)])
  }

  /// The values from elsewhere: `sample:` of the interaction, in the app group's defaults.
  private var samples: [String: PipeValue] {
    ask.stage.sample.mapValues { ValueMessages.plain($0) }
  }

  /// The stages at which Maps has asked the same instance before.
  private var earlierStages: [Stage] {
    guard ask.stage.kind == .update else { return [] }
    let stages = ask.interaction.stages
    let end = stages.firstIndex(of: ask.stage) ?? 0
    return stages[..<end].filter { $0.kind == .handle || $0.kind == .update }
  }

  private func call(at stage: Stage) -> HostMessage.Call {
    let intent = ask.interaction.intent
    let values = ValueMessages(definition: ask.interaction.definition)
    var response: HostMessage.Values?
    if let code = stage.code {
      response = HostMessage.Values(
        class: intent.responseClassName, code: code,
        values: values.values(stage.responseValues, of: intent.response.parameters),
        activity: stage.activity.isEmpty
          ? nil : ["userInfo": .object(stage.activity.mapValues { ValueMessages.plain($0) })])
    }
    return HostMessage.Call(
      method: method,
      intent: HostMessage.Values(
        class: intent.className,
        values: values.values(ask.interaction.parameters, of: intent.parameters)),
      response: response, status: stage.status(in: intent.response).message,
      parameters: ask.parameters.map { ["class": $0.className, "path": $0.keyPath] },
      behavior: ask.behavior.rawValue, context: ask.context.rawValue,
      minimum: ask.minimumSize.message, maximum: ask.maximumSize.message)
  }

  /// The region of a tag; for a language alone, where most of its speakers who buy phones live
  /// (convention).
  private static func region(of tag: String) -> String {
    let parts = tag.split(separator: "-")
    if let region = parts.dropFirst().first(where: { $0.count == 2 }) {
      return region.uppercased()
    }
    let usual = [
      "en": "US", "ja": "JP", "zh": "CN", "ko": "KR", "ar": "SA", "pt": "BR", "he": "IL",
    ]
    let language = parts.first.map { $0.lowercased() } ?? "en"
    return usual[language] ?? language.uppercased()
  }
}

extension HandlingStatus {
  fileprivate var message: String { self == .deferredToApplication ? "deferred" : rawValue }
}

extension Size {
  fileprivate var message: [Double] { [width.value, height.value] }
}
