internal import ControllerConfigurations
internal import HostSimulation
internal import IntentDefinitions
internal import Interactions
internal import TextTools
internal import Views

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An ask of a host in the words of the pipe.
struct AskMessage {
  private let ask: Ask
  private let method: String
  /// The texts that code can look up.
  private let texts: LanguageTexts
  private let controller: RunningController

  init(
    _ ask: Ask, method: String, texts: LanguageTexts, controller: RunningController
  ) {
    self.ask = ask
    self.method = method
    self.texts = texts
    self.controller = controller
  }

  func message(isDark: Bool) -> HostMessage.Ask {
    let tag = ask.interaction.language
    let language = PseudoLanguage.isPseudo(tag) ? PseudoLanguage.base(of: tag) : tag
    return HostMessage.Ask(
      language: language, region: Self.region(of: language),
      isRightToLeft: PseudoLanguage.isRightToLeft(tag), screen: ask.screenSize.message,
      appearance: isDark ? "dark" : "light", strings: texts.strings, plurals: texts.plurals,
      defaults: defaults,
      keychain: (controller.world.run?.keychain ?? [:]).mapValues { ValueMessages.plain($0) },
      responses: responses, controller: controller.entry,
      calls: earlierStages.map { call(at: $0) } + [call(at: ask.stage)])
  }

  /// The values of `UserDefaults`: those of `run:`, and before them the `sample:` of the interaction.
  private var defaults: [String: PipeValue] {
    (controller.world.run?.defaults ?? [:]).merging(ask.stage.sample) { $1 }
      .mapValues { ValueMessages.plain($0) }
  }

  /// The answers of the network: those of `run:`, and before them a `sample:` that is named by an address.
  private var responses: [String: PipeValue] {
    let files = controller.world.run?.responses ?? [:]
    let own = ask.stage.sample.filter { $0.key.contains("://") }
    return files.mapValues { response in
      switch response {
      case .status(let status): .answer(status: status)
      case .file(let file): .answer(controller.world.bodies[file.path] ?? [])
      }
    }.merging(
      own.mapValues { value in
        if case .integer(let status) = value { return .answer(status: status) }
        return .object(["body": ValueMessages.plain(value)])
      }
    ) { $1 }
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
        activity: activity(at: stage))
    }
    return HostMessage.Call(
      method: method,
      intent: HostMessage.Values(
        class: intent.className,
        values: values.values(ask.interaction.parameters, of: intent.parameters)),
      response: response, status: stage.status(in: intent.response).message,
      parameters: ask.parameters.map { ["class": $0.className, "path": $0.subscripted] },
      behavior: ask.behavior.rawValue, context: ask.context.rawValue,
      minimum: ask.minimumSize.message, maximum: ask.maximumSize.message)
  }

  private func activity(at stage: Stage) -> [String: PipeValue]? {
    guard !stage.activity.isEmpty || stage.activityType != nil else { return nil }
    let values = stage.activity.mapValues { ValueMessages.plain($0) }
    return ["userInfo": .object(values), "type": .text(stage.activityType ?? "")]
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

extension PipeValue {
  /// An answer of the network without a body.
  fileprivate static func answer(status: Int) -> PipeValue {
    .object(["status": .integer(status), "body": .text("")])
  }

  /// An answer of the network; a body that is not text is sent as Base64.
  fileprivate static func answer(_ body: [UInt8]) -> PipeValue {
    let text = String(validating: body, as: UTF8.self)
    return .object([
      "body": text.map { .text($0) } ?? .object(["data": .text(Data(body).base64EncodedString())])
    ])
  }
}

extension HandlingStatus {
  fileprivate var message: String { self == .deferredToApplication ? "deferred" : rawValue }
}

extension Size {
  fileprivate var message: [Double] { [width.value, height.value] }
}
