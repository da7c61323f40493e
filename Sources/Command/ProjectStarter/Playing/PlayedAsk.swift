internal import IntentDefinitions
internal import HostSimulation
internal import Interactions
internal import Views

/// An ask, and what a class answered to it.
struct PlayedAsk: Hashable {
  let ask: Ask
  let answer: Answer

  /// The reply that counts; nil for an answer that shows nothing.
  var reply: Reply? {
    if case .replied(let replies, _) = answer.end { replies.first { $0.success } } else { nil }
  }

  /// The reply whose size a host takes: Maps looks at that of a refusal, too (observed).
  var sizedReply: Reply? {
    if case .replied(let replies, _) = answer.end { reply ?? replies.first } else { nil }
  }

  /// The controller's view.
  var root: View<String>? { reply?.view?.subviews.first }

  /// The values that a binding can show.
  var values: [String: IntentValue] {
    func object(_ values: [String: IntentValue]) -> IntentValue {
      .object(ObjectValue(identifier: nil, display: "", properties: values))
    }
    return [
      "intent": object(ask.interaction.parameters),
      "response": object(ask.stage.code == nil ? [:] : ask.stage.responseValues),
    ]
  }

  /// The texts that are shown, in their order, but for those of rows.
  var texts: [String] { root?.ownTexts ?? [] }
}

extension View<String> {
  fileprivate var ownTexts: [String] {
    isHidden ? [] : [content.label?.text].compactMap(\.self) + subviews.flatMap(\.ownTexts)
  }
}
